/** What the drawing remembers of the view before: who moved from where, the dice that fell, the jersey that changed shoulders. */
import { untrack } from "svelte";
import type { BoardProps } from "$web/board/contract";
import { facts, type Name, type TourFacts } from "./tour";

export interface Podium {
  /** Who wore it before, when it changes shoulders. */
  from: Name | null;
  to: Name;
  taken: boolean;
  stage: number;
}

/** A throw and what it took, in units of energy and form; a puncture takes none. */
export interface Throw {
  faces: [number, number];
  paid: number;
  flat: boolean;
}

const DICE = /^dice:(\d):(\d)$/;

export class Memory {
  before = $state.raw(new Map<Name, { col: number; lane: number | null }>());
  dice = $state.raw<Throw | null>(null);
  podium = $state.raw<Podium | null>(null);
  private seen: TourFacts | null = null;

  constructor(board: () => BoardProps) {
    $effect.pre(() => {
      const { view, last } = board();
      untrack(() =>
        this.look(
          facts(view),
          last.map((line) => line.token),
        ),
      );
    });
  }

  passed(): void {
    this.podium = null;
  }

  private look(now: TourFacts, tokens: string[]): void {
    const old = this.seen;
    if (old === now) return;
    this.seen = now;
    const fallen = tokens
      .map((token) => DICE.exec(token))
      .filter((one) => one !== null)
      .at(-1);
    if (fallen) this.dice = { faces: [Number(fallen[1]), Number(fallen[2])], paid: this.paid(old, now), flat: now.turn?.punctured ?? false };
    else if (!old || old.turn?.rider !== now.turn?.rider || now.phase === "break") this.dice = null;
    if (!old) return;
    const moved = (Object.keys(now.riders) as Name[]).filter((name) => old.stage === now.stage && this.stands(old, name) !== this.stands(now, name));
    if (moved.length || old.stage !== now.stage) this.before = new Map(moved.map((name) => [name, { col: old.riders[name]?.col ?? 0, lane: old.riders[name]?.lane ?? null }]));
    if (now.results.length === old.results.length + 1 && now.jersey) this.podium = { from: old.jersey === now.jersey ? null : old.jersey, to: now.jersey, taken: old.jersey !== now.jersey, stage: now.results.length };
  }

  private paid(old: TourFacts | null, now: TourFacts): number {
    const name = old?.turn?.rider;
    const [before, after] = [name && old.riders[name], name && now.riders[name]];
    if (!old || !before || !after) return 0;
    const safe = old.phase === "break" ? (now.turn?.safe ?? 0) : 0; // the safe part was paid in the same breath
    return Math.max(0, before.energy + before.form - after.energy - after.form - safe);
  }

  private stands(tour: TourFacts, name: Name): string {
    const rider = tour.riders[name];
    return rider ? `${rider.col}.${rider.lane}` : "";
  }
}
