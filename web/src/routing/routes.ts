/** Addresses of the app and the pages they lead to; the server knows the same list (pages.py). */
export interface Route {
  page:
    | "home"
    | "new"
    | "join"
    | "table"
    | "replay"
    | "me"
    | "in"
    | "letter"
    | "leaderboard"
    | "rules"
    | "lesson"
    | "puzzle"
    | "moments"
    | "credits"
    | "programs"
    | "styleguide"
    | "verify"
    | "dice"
    | "deal"
    | "lab"
    | "office"
    | "edition"
    | "tournaments"
    | "lost";
  arg: string;
}

const PATTERNS: [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/new\/([a-z0-9_-]+)$/, "new"],
  [/^\/t\/([^/]+)$/, "join"],
  [/^\/table\/([^/]+)$/, "table"],
  [/^\/replay\/([^/]+)$/, "replay"],
  [/^\/moments\/([^/]+(?:\/[0-9]+)?)$/, "moments"],
  [/^\/me$/, "me"],
  [/^\/in$/, "in"],
  [/^\/(confirm|stop)$/, "letter"],
  [/^\/palmares$/, "leaderboard"],
  [/^\/rules\/([a-z0-9_-]+)$/, "rules"],
  [/^\/lesson\/([a-z0-9_-]+)$/, "lesson"],
  [/^\/(coups?(?:\/[\w-]+)*)$/, "puzzle"],
  [/^\/credits$/, "credits"],
  [/^\/programs$/, "programs"],
  [/^\/planche$/, "styleguide"],
  [/^\/(?:verifier|verify)$/, "verify"],
  [/^\/(?:des|dice)$/, "dice"],
  [/^\/duplicata\/([^/]+)$/, "deal"],
  [/^\/lab$/, "lab"],
  [/^\/office$/, "office"],
  [/^\/edition\/([a-z0-9_-]+)$/, "edition"],
  [/^\/(tournaments?(?:\/[\w-]+)*)$/, "tournaments"],
];

export function match(path: string): Route {
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, arg: found.slice(1).map(decodeURIComponent).join("/") };
  }
  return { page: "lost", arg: "" };
}
