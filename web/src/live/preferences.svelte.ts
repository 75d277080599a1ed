/** How the reader likes to play; this browser remembers it. */
import { recall, remember } from "../platform/storage";

/** Calm, brisk, at once: how many times faster than drawn others' moves are shown; 0 takes no time at all. */
export const PACES = ["1", "2", "0"];
const OFF = "off";

class Preferences {
  pace = $state(PACES.find((one) => one === recall("others")) ?? "1");
  /** One tap plays what is not grave; otherwise the first tap only aims. */
  oneTap = $state(recall("one-tap") !== OFF);
  /** A move that everybody can see to be the only one plays itself. */
  onlyMove = $state(recall("only-move") !== OFF);

  get speed(): number {
    return Number(this.pace);
  }

  choosePace(wanted: string): void {
    this.pace = wanted;
    remember("others", wanted);
  }

  setOneTap(on: boolean): void {
    this.oneTap = on;
    remember("one-tap", on ? "on" : OFF);
  }

  setOnlyMove(on: boolean): void {
    this.onlyMove = on;
    remember("only-move", on ? "on" : OFF);
  }
}

export const preferences = new Preferences();
