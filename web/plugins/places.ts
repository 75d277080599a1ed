/** Where the sources lie. `LUDO_PACKAGE` names another copy of the Python package: its games, its languages, its app. */
const here = decodeURIComponent(new URL("..", import.meta.url).pathname);

export const PACKAGE = process.env.LUDO_PACKAGE ?? `${here}../src/ludotheque`;
export const APP = `${PACKAGE}/server/app`;
export const SOURCES = `${here}src`;

/** A game's folder holds its own board; it imports the shell as $web/… and finds svelte here. */
export const resolve = {
  alias: { $web: SOURCES, $games: `${PACKAGE}/games`, $languages: `${PACKAGE}/languages` },
  dedupe: ["svelte"],
};
