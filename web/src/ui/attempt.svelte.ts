/** Something that a person asks the house for: whether it is under way, and in words why it failed. */
import { words } from "../i18n/trouble";
import { Trouble } from "../net/api";

export class Attempt {
  busy = $state(false);
  fault = $state("");
  status = $state(0); // of the refusal, 0 if there was none

  /** Do it; ``said``: other words for a refusal of that status. */
  async run(act: () => Promise<void>, said: Record<number, string> = {}): Promise<void> {
    [this.busy, this.fault, this.status] = [true, "", 0];
    try {
      await act();
    } catch (error) {
      this.status = error instanceof Trouble ? error.status : 0;
      this.fault = said[this.status] ?? words(error);
    } finally {
      this.busy = false;
    }
  }
}
