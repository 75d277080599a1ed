import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import wire from "./wire.json" with { type: "json" };

const house = "http://localhost:8801"; // the server of a developer

// What every page needs travels as one file: it compresses better than a dozen small ones. The covers are a file of their own.
const SHELL =
  /node_modules\/(?!svelte\/src\/(transition|easing|motion|animate|reactivity(?!\/create-subscriber)))|src\/art\/(Auvent|Cat|Embleme|Icon|Unrolling)|src\/ui\/(Footer|LampButton|LanguageButton|NameForm)|src\/lib\/(api|inks|install|games|lamp|match|me|memory|now|push|route|seats|time|trouble|typography|words)\b/;
const COVERS = /src\/art\/(Cover|Box|covers\/)|src\/art\/Rider/;
// What boards and the things around them are made with: every table needs it.
const TOOLS = /src\/(board\/(motion|geometry|spot|travels|dice)|table\/(outcome|TicketButton|Clock)|lib\/(keys|tickets)|ui\/Score)\./;
const HOME = /src\/(home\/|pages\/Home|art\/OpenSign)/;

/** The pieces of these games are one file too (of the others, more would travel), without what comes only when it is wanted or what the rulebook alone shows. */
const LATER = /\/board\/(PhoneScene|Strip|Standings|Podium|Reminder|Cut|Legend)\.svelte/;
function pieces(id: string): string | null {
  const game = /games\/(lemans|mark|maillot)\/board\//.exec(id)?.[1];
  return game && !LATER.test(id) ? `${game}-pieces` : null;
}

/** The two voices of the first page are asked for at once. */
function preloadFonts(): Plugin {
  const wanted = /(bowlby-one-latin-400|bricolage-grotesque-latin-standard)-normal.*\.woff2$/;
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => wanted.test(name))
          .map((name) => ({ tag: "link", attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" }, injectTo: "head" as const })),
    },
  };
}

/** The page names what it needs without network: the service worker (public/sw.js) keeps these files. */
function nameShell(): Plugin {
  const wanted = /^assets\/(shell|index|fr|en|Trouble|home|covers)-[\w-]+\.(js|css)$|-latin-(standard|400)-normal.*\.woff2$/;
  return {
    name: "name-shell",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => [
        { tag: "meta", attrs: { name: "shell", content: Object.keys(bundle ?? {}).filter((name) => wanted.test(name)).map((name) => `/${name}`).join(" ") }, injectTo: "head" as const },
      ],
    },
  };
}

/** A game's board, its trophy and its figures are files of their own, loaded when they are wanted. */
function chunkName(chunk: { facadeModuleId?: string | null; name: string }): string {
  const own = /games\/([a-z0-9_]+)\/(\w+)\.svelte$/.exec(chunk.facadeModuleId ?? "");
  return own ? `assets/${own[1]}-${own[2]}-[hash].js` : "assets/[name]-[hash].js";
}

/** The words of the first page travel apart from the others: `x.ftl?first` and `x.ftl?rest`, cut at the ### line. */
function cutWords(): Plugin {
  return {
    name: "cut-words",
    transform(code, id) {
      const part = /\.ftl\?(first|rest)$/.exec(id)?.[1];
      if (!part) return undefined;
      const at = code.indexOf("\n### ");
      return { code: `export default ${JSON.stringify(part === "first" ? code.slice(0, at) : code.slice(at))}`, map: null };
    },
  };
}

/** The levels of bots that the house knows, from the types that travel: a new level appears in the lobby by itself. */
function levels(): string[] {
  return wire.components.schemas.Robot.properties.level.enum;
}

const here = decodeURIComponent(new URL(".", import.meta.url).pathname);

export default defineConfig({
  define: { __LEVELS__: JSON.stringify(levels()) },
  resolve: {
    // a game's folder holds its own board; it imports the shell as $web/… and finds svelte here
    alias: { $web: `${here}src`, $games: `${here}../src/ludotheque/games` },
    dedupe: ["svelte"],
  },
  plugins: [cutWords(), svelte(), preloadFonts(), nameShell()],
  build: {
    outDir: "../src/ludotheque/server/app",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { chunkFileNames: chunkName, advancedChunks: { includeDependenciesRecursively: false, groups: [{ name: "shell", test: SHELL, priority: 3 }, { name: "covers", test: COVERS, priority: 2 }, { name: "home", test: HOME, priority: 1 }, { name: "tools", test: TOOLS, priority: 1 }, { name: pieces, priority: 0 }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: house },
      "/feed": { target: house },
      "/ws": { target: house, ws: true },
    },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"], css: { include: /tokens/ } },
} as Parameters<typeof defineConfig>[0]);
