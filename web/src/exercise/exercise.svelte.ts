/** One position on the real board, at which the reader decides once. */
import type { Catalogue } from "../i18n/catalogue";
import { t } from "../i18n/words.svelte";
import { Room } from "../live/room.svelte";
import { me } from "../me/me.svelte";
import { houseEdition } from "../net/games";
import type { Beat, Exercise, GameInfo, View } from "../net/types";
import { TableController } from "../table/table_controller.svelte";
import { ExerciseWire } from "./wire";

export class ExerciseController extends TableController {
  /** The seat that the reader decides for. */
  readonly own: number;
  private readonly wire: ExerciseWire;

  /** `path`: where the house answers about the position; `judge`: what a choice leads to, nothing if it is not played. */
  constructor(game: GameInfo, words: Catalogue, path: string, exercise: Exercise, judge: (token: string) => Promise<Beat[]>) {
    let wire: ExerciseWire | undefined;
    super(new Room(path, (hear) => (wire = new ExerciseWire(game.slug, path, exercise, hear, judge))), game, words);
    this.own = exercise.seat.seat;
    this.wire = wire as unknown as ExerciseWire;
    this.wire.watch();
  }

  /** Show on the board what a choice leads to. */
  protected show(beats: Beat[]): void {
    this.wire.play(beats);
  }

  /** Such positions are of the house edition. */
  override edition(): Promise<View> {
    return houseEdition(this.slug);
  }

  /** A reader whom nobody knows gets a name: "Vous passe" is no sentence. The boards still say "you". */
  override get names(): string[] {
    return super.names.map((name, seat) => (seat === this.own ? (me.person?.name ?? t("lesson-pupil")) : name));
  }

  /** Has the board caught up with what was decided? */
  get ready(): boolean {
    return !this.room.playback.behind;
  }
}
