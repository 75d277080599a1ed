import { inFrames } from "../platform/frame";

/** Lets parts of something come a frame after each other: drawn all at once they would hold the page up for several frames. */
export class InFrames {
  /** How many of the later parts are there. */
  at = $state(0);

  /** To be made while a component is set up. `isOn`: is the thing there; `parts`: how many come after its first. */
  constructor(isOn: () => boolean, parts: number) {
    $effect(() => (isOn() ? inFrames(parts, (at) => (this.at = at)) : undefined));
  }
}
