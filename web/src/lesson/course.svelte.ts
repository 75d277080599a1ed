/** One scene of a lesson under way: its table, what the teacher says, how far the learner is. */
import type { Catalogue } from "../i18n/catalogue";
import { SEAT_CLOSE, SEAT_OPEN } from "../i18n/catalogue";
import { houseEdition } from "../net/games";
import { me } from "../me/me.svelte";
import { Room } from "../live/room.svelte";
import type { GameInfo, Lecture, LessonInfo, SceneInfo, View } from "../net/types";
import { inLanguage } from "../i18n/languages";
import { speech, t } from "../i18n/words.svelte";
import { TableController } from "../table/table_controller.svelte";
import { LessonWire } from "./wire";

export class Course extends TableController {
  lecture = $state.raw<Lecture | null>(null);
  trouble = $state<unknown>(null);
  readonly lesson: LessonInfo;
  readonly scene: SceneInfo;

  constructor(
    readonly lessons: LessonInfo[],
    /** The numbers of lesson and scene, from 1. */
    readonly chapter: number,
    readonly number: number,
    game: GameInfo,
    words: Catalogue,
  ) {
    const lesson = lessons[chapter - 1] as LessonInfo;
    const scene = lesson.scenes[number - 1] as SceneInfo;
    let taught = (_: Lecture): void => undefined;
    let wire: LessonWire | undefined;
    super(new Room(`lesson-${game.slug}`, (hear) => (wire = new LessonWire(game.slug, `${game.slug}/lessons/${chapter}/${number}`, scene, hear, (lecture) => taught(lecture)))), game, words);
    this.lesson = lesson;
    this.scene = scene;
    taught = (lecture) => (this.lecture = lecture);
    this.restart = async () => {
      this.trouble = null;
      await wire?.begin().catch((error: unknown) => (this.trouble = error));
    };
    void this.restart();
  }

  /** Play the scene from its beginning. */
  readonly restart: () => Promise<void>;

  /** Lessons are played with the house edition. */
  override edition(): Promise<View> {
    return houseEdition(this.slug);
  }

  override get names(): string[] {
    return super.names.map((name, seat) => (seat === this.scene.seat ? (me.person?.name ?? t("lesson-you")) : name));
  }

  /** Has the table on the screen caught up with what the teacher says? */
  get ready(): boolean {
    return this.lecture !== null && !this.room.playback.behind;
  }

  get done(): boolean {
    return this.ready && this.lecture?.done === true;
  }

  get last(): boolean {
    return this.number === this.lesson.scenes.length;
  }

  /** The lesson after this one, if there is one. */
  get following(): LessonInfo | undefined {
    return this.lessons[this.chapter];
  }

  /** The teacher's words, seats marked for their emblems. */
  get says(): string {
    const text = this.lecture ? inLanguage(this.lecture.says, speech.language) : "";
    return text.replace(/\{(\d)\}/g, `${SEAT_OPEN}$1${SEAT_CLOSE}`);
  }

  /** Aim at a move that is right. */
  show(): void {
    const token = this.lecture?.hint[0];
    if (token) this.aim(token);
  }
}
