/** Why the values cannot be played, in the reader's words where one value alone is at fault. */
import { t } from "../i18n/words.svelte";
import { keyName, partName } from "./names";
import type { EditionDraft } from "./draft.svelte";

export function accepted(draft: EditionDraft): string {
  const one = draft.keys.find((known) => known.key === draft.key);
  if (!one || outside(draft, one.key) === false) return draft.fault;
  const name = keyName(draft.words, one.key);
  if (one.words?.length) return t("pen-accepts-words", { name, words: one.words.map((word) => partName(draft.words, word)).join(", ") });
  const bounds = { name, low: one.low ?? 0, high: one.high ?? 0 };
  return one.longest ? t("pen-accepts-list", { ...bounds, shortest: one.shortest ?? 0, longest: one.longest }) : t("pen-accepts-number", bounds);
}

/** Is it the bounds of the value that are broken? Else the house names a rule between values, in its own words. */
function outside(draft: EditionDraft, key: string): boolean {
  const one = draft.keys.find((known) => known.key === key);
  const value = draft.value(key);
  if (!one || one.words?.length) return true;
  const numbers = Array.isArray(value) ? value : [Number(value)];
  const bounds = numbers.some((number) => number < (one.low ?? -Infinity) || number > (one.high ?? Infinity));
  return bounds || (Array.isArray(value) && (value.length > (one.longest ?? Infinity) || value.length < (one.shortest ?? 0)));
}
