/** A puzzle under way: tries, hint, answer. */
import { ExerciseController } from "../exercise/exercise.svelte";
import type { Catalogue } from "../i18n/catalogue";
import { ask } from "../net/api";
import type { Beat, GameInfo, PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzleVerdict, PuzzleView } from "../net/types";
import { isFound, isOver, wrongs, type Marks } from "./marks";
import { progress } from "./progress.svelte";

export class PuzzleController extends ExerciseController {
  readonly info: PuzzleInfo;
  readonly choices: PuzzleView["exercise"]["seat"]["choices"];
  marks = $state<Marks>("");
  hint = $state.raw<PuzzleHint | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** The last choice that was not the best. */
  wrong = $state<string | null>(null);
  private readonly path: string;

  constructor(
    game: GameInfo,
    words: Catalogue,
    found: PuzzleView,
    /** Is it the puzzle of today? Then it counts for the streak. */
    readonly daily: boolean,
  ) {
    let judge = (_: string): Promise<Beat[]> => Promise.resolve([]);
    const path = `/api/games/${game.slug}/puzzles/${found.info.id}`;
    super(game, words, path, found.exercise, (token) => judge(token));
    this.path = path;
    this.info = found.info;
    this.choices = found.exercise.seat.choices;
    this.marks = progress.of(found.info);
    judge = (token) => this.judge(token);
    if (this.over) void this.reveal().catch((error: unknown) => this.blame(error));
  }

  get over(): boolean {
    return isOver(this.marks);
  }

  get found(): boolean {
    return isFound(this.marks);
  }

  /** Tries that are left. */
  get left(): number {
    return this.info.tries - wrongs(this.marks);
  }

  /** What a choice is called on its ticket. */
  label(token: string): string {
    const choice = this.choices.find((one) => one.token === token);
    return choice ? this.say(choice.label) : token;
  }

  async takeHint(): Promise<void> {
    this.hint ??= await ask<PuzzleHint>("POST", `${this.path}/hint`);
    if (!this.marks.includes("h")) this.mark("h");
  }

  async giveUp(): Promise<void> {
    if (!this.over) this.mark("a");
    await this.reveal();
  }

  /** Show the answer, and on the board what it leads to. */
  private async reveal(): Promise<void> {
    const answer = await ask<PuzzleAnswer>("POST", `${this.path}/answer`);
    const token = answer.tokens[0] ?? "";
    const shown = await ask<PuzzleVerdict>("POST", `${this.path}/try`, { token });
    this.answer = answer;
    this.show(shown.beats);
  }

  private async judge(token: string): Promise<Beat[]> {
    const verdict = await ask<PuzzleVerdict>("POST", `${this.path}/try`, { token });
    if (verdict.right) {
      this.wrong = null;
      this.answer = verdict.answer;
      this.mark("o");
      return verdict.beats;
    }
    this.wrong = token;
    this.mark("x");
    if (this.left <= 0) await this.giveUp();
    return [];
  }

  private mark(mark: string): void {
    this.marks += mark;
    progress.keep(this.info, this.marks, this.daily);
  }
}
