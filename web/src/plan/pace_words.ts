/** A pace in a few words. */
import { t } from "../i18n/words.svelte";
import type { Pace } from "../net/types";

export function paceWords(pace: Pace): string {
  if (pace.type === "live") return t("pace-live-short", { n: pace.move });
  return pace.type === "post" ? t("pace-post-short", { n: pace.days }) : t("pace-free").toLowerCase();
}
