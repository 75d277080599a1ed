/** What a game's folder says of the game (`meta.toml`; plugins/folders.ts chooses what travels). */
export interface Meta {
  /** Its place on the shelf. */
  order: number;
  /** How long a game takes at a table. */
  minutes?: number;
  /** The inks of its seats, by their numbers, in the order of the seats. */
  inks?: number[];
}

const FOUND = import.meta.glob<Meta>("$games/*/meta.toml", { eager: true, import: "default" });

/** The one of these files, by their paths, that lies in the game's folder. */
export function ofGame<T>(files: Record<string, T>, slug: string): T | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/games/${slug}/`))?.[1];
}

export function meta(slug: string): Meta {
  return ofGame(FOUND, slug) ?? { order: Infinity };
}
