/** The inks worn at the table that is open: in the lobby everybody may take a free one. */

class Wardrobe {
  /** The game whose table is open; "": none. */
  game = $state("");
  /** For each seat the number of its ink in the game's own order. */
  inks = $state.raw<number[]>([]);

  /** The number of a seat's ink: as chosen at the open table, else the seat's own. */
  of(game: string, seat: number): number {
    return game === this.game ? (this.inks[seat] ?? seat) : seat;
  }
}

export const worn = new Wardrobe();

/** A table was opened, or somebody changed. */
export function wear(game: string, chairs: readonly { seat: number; ink: number }[]): void {
  const inks = chairs.map((chair) => chair.ink);
  if (worn.game === game && worn.inks.join() === inks.join()) return;
  worn.game = game;
  worn.inks = inks;
}
