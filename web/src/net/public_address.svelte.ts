/** What addresses begin with that are given to others: whoever sits at the machine itself calls the house localhost. */
import { api } from "./api";

let base = $state(location.origin);
let asked = false;

/** The address of the house for other people, `path` behind it; this page's own until the house has answered. */
export function outside(path: string): string {
  if (!asked) {
    asked = true;
    void api.address().then(
      (found) => (base = found.base),
      () => (asked = false),
    );
  }
  return base + path;
}

/** An address as people read it. */
export function spoken(link: string): string {
  return link.replace(/^https?:\/\//, "");
}
