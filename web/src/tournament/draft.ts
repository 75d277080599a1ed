/** A tournament while it is being announced. */
import type { GameInfo, TournamentPlan } from "../net/types";
import { defaults } from "../plan/draft";

export const EVENING: TournamentPlan["pace"] = { type: "evening", move: 60, bank: 600, grace: 180, minutes: 120, pause: 120 };
export const POST: TournamentPlan["pace"] = { type: "post", days: 2, grace: 24, round_days: 28 };
export const FORMATS = ["swiss", "round_robin", "duplicate", "ladder"] as const;
export const ENTRIES = ["everybody", "link", "code"] as const;

export function newTournament(game: GameInfo): TournamentPlan {
  return {
    title: "",
    game: game.slug,
    seats: Math.max(game.min_seats, Math.min(game.max_seats, 4)),
    format: "swiss",
    rounds: 3,
    options: defaults(game),
    edition: null,
    pace: EVENING,
    entry: "everybody",
    bots: "habitue",
    stand_in: "habitue",
    group_size: 0,
    promoted: 1,
    starts: null,
    most: 64,
  };
}

/** The same tournament with another game: its seats and options are that game's. */
export function withGame(plan: TournamentPlan, game: GameInfo): TournamentPlan {
  return { ...newTournament(game), ...plan, game: game.slug, options: defaults(game), edition: null, seats: Math.max(game.min_seats, Math.min(game.max_seats, plan.seats)) };
}

/** With another format; a round robin plays as many rounds as it takes. */
export function withFormat(plan: TournamentPlan, format: TournamentPlan["format"]): TournamentPlan {
  return { ...plan, format, rounds: format === "round_robin" ? 0 : plan.rounds || 3, pace: format === "ladder" ? POST : plan.pace };
}

/** A moment as `datetime-local` writes it, by the clock of this device, and back. */
export function asLocal(at: number | null | undefined): string {
  if (at == null) return "";
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function fromLocal(text: string): number | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
