/** Somebody one may want to avoid or to report: by a message or a chair of a table, or from one's company. */
import type { Avoid } from "../net/types";

export interface Somebody {
  name: string;
  whom: Avoid;
  /** What they wrote, when it is about a message. */
  text?: string;
}
