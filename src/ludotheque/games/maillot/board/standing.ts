/** Where every figure stands on the drawing. */
import type { Road } from "./road";
import { order, type Name, type RiderFacts, type TourFacts } from "./tour";

export interface Standing {
  name: Name;
  x: number;
  y: number;
  slope: number;
  lane: number;
  /** Beside the road: waiting at the banner or across the line. */
  small: boolean;
}

const WHEELS = 11; // from the middle of a cell to where the wheels touch it

/** Those farther from the eye first, so that lane 4 lies in front. */
export function standing(tour: TourFacts, road: Road): Standing[] {
  const names = order(tour).filter((name) => tour.stage > 0 && tour.riders[name]?.status !== "out");
  const of = (name: Name): RiderFacts => tour.riders[name] as RiderFacts;
  const waiting = names.filter((name) => of(name).status === "riding" && of(name).col === 0);
  const across = names.filter((name) => of(name).status === "across");
  return names
    .map((name): Standing => {
      const rider = of(name);
      if (rider.lane !== null && rider.status === "riding") {
        const at = road.middle(rider.col, rider.lane);
        return { name, x: at.x, y: at.y + WHEELS * road.shrunk, slope: road.slope(rider.col), lane: rider.lane, small: false };
      }
      const at = rider.status === "across" ? road.beside("finish", across.indexOf(name)) : road.beside("start", waiting.indexOf(name));
      return { name, x: at.x, y: at.y + WHEELS, slope: 0, lane: 0, small: true };
    })
    .sort((a, b) => a.lane - b.lane || a.y - b.y || a.x - b.x);
}
