/** How entrants, formats and paces are called. */
import { t } from "../i18n/words.svelte";
import type { Entrant, PairedChair, Tournament, TournamentLine, TournamentPlan } from "../net/types";
import { levelName } from "../table/names";

export function entrantName(entrant: Entrant | undefined): string {
  if (!entrant) return t("tour-gone");
  if (entrant.name) return entrant.name;
  return entrant.level ? t("tour-bot", { level: levelName(entrant.level), n: entrant.number }) : t("tour-gone");
}

export function chairName(view: Pick<Tournament, "entrants">, chair: PairedChair): string {
  if (chair.entrant === null) return t("tour-filler", { level: levelName(chair.level) });
  return entrantName(view.entrants.find((one) => one.number === chair.entrant));
}

/** "Suisse · tables de 4 · 5 rondes". */
export function summary(one: Pick<TournamentLine, "format" | "seats" | "rounds" | "pace">): string {
  const rounds = one.rounds ? [t("tour-rounds", { n: one.rounds })] : [];
  return [t(`tour-format-${one.format}`), t("tour-tables-of", { n: one.seats }), ...rounds, t(`tour-pace-${one.pace.type}`)].join(" · ");
}

export function paceText(pace: TournamentPlan["pace"]): string {
  if (pace.type === "post") return t("tour-pace-post-text", { days: pace.days, round: pace.round_days });
  return t("tour-pace-evening-text", { move: pace.move, bank: Math.round(pace.bank / 60), minutes: pace.minutes });
}
