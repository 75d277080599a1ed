/** A moment of a finished game tried again, against the Champion's answer. */
import { ExerciseController } from "../exercise/exercise.svelte";
import type { Catalogue } from "../i18n/catalogue";
import { ask } from "../net/api";
import { editionOf } from "../net/games";
import type { Beat, Exercise, GameInfo, Retried, RetryVerdict, TableView, View } from "../net/types";
import { chairName } from "../table/names";

/** Where the house answers about a moment. */
export function pathOf(table: string, step: number): string {
  return `/api/tables/${encodeURIComponent(table)}/moments/${step}`;
}

export class RetryController extends ExerciseController {
  /** The last choice that was not as good. */
  wrong = $state.raw<Retried | null>(null);
  /** What was tried in the end, the answer and the choice of the game. */
  verdict = $state.raw<RetryVerdict | null>(null);
  /** Was the answer looked up? */
  given = $state(false);
  private readonly path: string;

  constructor(
    game: GameInfo,
    words: Catalogue,
    readonly finished: TableView,
    step: number,
    exercise: Exercise,
  ) {
    let judge = (_: string): Promise<Beat[]> => Promise.resolve([]);
    const path = pathOf(finished.id, step);
    super(game, words, path, exercise, (token) => judge(token));
    this.path = path;
    judge = (token) => this.judge(token);
  }

  /** The reader decides for this seat, whoever sat on it. */
  override get names(): string[] {
    return this.finished.chairs.map((chair) => chairName(chair));
  }

  override edition(): Promise<View> {
    return editionOf(this.finished.id);
  }

  async giveUp(): Promise<void> {
    const verdict = await ask<RetryVerdict>("POST", `${this.path}/answer`);
    this.given = true;
    this.verdict = verdict;
    this.show(verdict.beats);
  }

  private async judge(token: string): Promise<Beat[]> {
    const verdict = await ask<RetryVerdict>("POST", `${this.path}/try`, { token });
    this.wrong = verdict.right ? null : verdict.tried;
    if (verdict.right) this.verdict = verdict;
    return verdict.beats;
  }
}
