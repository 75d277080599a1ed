/** What is agreed before the first move, while it is being agreed. */
import type { GameInfo, OptionValue, Plan, PresetInfo } from "../net/types";

export type Options = Record<string, OptionValue>;

export function newPlan(game: GameInfo): Plan {
  const seats = Math.max(game.min_seats, Math.min(game.max_seats, 3));
  return { game: game.slug, seats, options: defaults(game), public: false, pace: { type: "free" }, stand_in: "habitue", hints: false, edition: null, children: false };
}

/** The first value of an option is the usual one. */
export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""]));
}

/** All options, also those that the plan leaves out. */
export function complete(game: GameInfo, options: Options): Options {
  return { ...defaults(game), ...options };
}

/** The preset whose values these are, "" when they are nobody's. */
export function presetOf(game: GameInfo, options: Options): string {
  const fits = (preset: PresetInfo) => Object.entries({ ...defaults(game), ...preset.values }).every(([name, value]) => options[name] === value);
  return game.presets.find(fits)?.name ?? "";
}

export function withPreset(game: GameInfo, name: string): Options {
  const preset = game.presets.find((one) => one.name === name);
  return { ...defaults(game), ...preset?.values };
}
