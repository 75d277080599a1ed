/** The Champion's analysis of the game one sees again: asked for, waited for, looked up by step. */
import { api } from "./api";
import type { Analysis, AnalysisView, Judged } from "../net/types";
import { decisionAt } from "./curves";

const PATIENCE = 700;

export class Insight {
  view = $state.raw<AnalysisView>({ state: "none", done: 0, total: 0, analysis: null });
  fault = $state<unknown>(null);
  /** Has the house said whether there is one? */
  known = $state(false);
  private timer = 0;

  constructor(readonly game: string) {
    void this.follow(() => api.analysis(game));
  }

  get analysis(): Analysis | null {
    return this.view.analysis;
  }

  get waiting(): boolean {
    return this.view.state === "waiting" || this.view.state === "running";
  }

  /** How much of the work is done, 0 to 1. */
  get progress(): number {
    return this.view.total ? this.view.done / this.view.total : 0;
  }

  /** The decision that led to the moment after so many steps. */
  at(step: number): Judged | null {
    return this.analysis ? decisionAt(this.analysis.decisions, step) : null;
  }

  ask(): Promise<void> {
    return this.follow(() => api.analyse(this.game));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async follow(question: () => Promise<AnalysisView>): Promise<void> {
    try {
      this.view = await question();
      this.fault = null;
    } catch (error) {
      this.fault = error;
      return;
    } finally {
      this.known = true;
    }
    if (this.waiting) this.timer = window.setTimeout(() => void this.follow(() => api.analysis(this.game)), PATIENCE);
  }
}
