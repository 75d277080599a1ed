import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogues, serviceWorker } from "./plugins/catalogues.ts";
import { withoutFacades } from "./plugins/facades.ts";
import { folderFacts, games, languages } from "./plugins/folders.ts";
import { APP, resolve } from "./plugins/places.ts";
import wire from "./wire.json" with { type: "json" };

const house = "http://localhost:8801"; // the server of a developer

// What every page needs travels as one file: it compresses better than a dozen small ones. The covers are a file of their own.
const SHELL =
  /node_modules\/(?!svelte\/src\/(transition|easing|motion|animate|reactivity(?!\/create-subscriber)))|src\/art\/(Awning|Cat|Emblem|Icon|Unrolling)|src\/ui\/(Footer|ThemeButton|LanguageButton|NameForm)|src\/(games\/meta|net\/(api|brought|games|socket)|styles|games\/colours|i18n\/(languages|lobby_words|page_words|refusal|time|trouble|typography|words)|me\/me|platform\/(install|now|push|storage|theme)|plan\/bot_level|routing|seats|table\/names)\b|vite\/preload-helper|languages\/\w+\/language\.toml$|games\/\w+\/(meta\.toml|colours\.css)$/;
const COVERS = /src\/art\/(Cover|Box|Rider)|games\/\w+\/Cover\.svelte/;
// The head of every page but the first.
const HEAD = /src\/(ui\/(Header|SoundButton)|platform\/(soundbox|viewport)|live\/preferences)\./;
// A board in its frame, what it is made with, how its words are read and what a seat plays with: at a table, in a lesson, in a
// replay. One file: what comes as several small ones waits for a turn on the line, one after the other.
const STAGE =
  /src\/(art\/(Envelope|Note)|board\/(Stage|Frame|given|find|motion|geometry|glides|spot|travels|dice|reveal)|i18n\/(catalogue|marked)|net\/(connection|game_words)|table\/(reading|Told|outcome|TicketButton|Clock|table_controller|staged|talk|Fault|Tickets|TicketList|GhostTicket|WhyNot|Valid)|coach\/CoachButton|live\/(tickets|playback|room|observation|log|sharing)|fair\/(ceremony|pledge|nonce|mac|sha256)|platform\/(frame|keyboard)|ui\/Score)\.|languages\/\w+\/language\.toml\?names$/;
// What every table shows at once, and nothing else does.
const TABLE = /src\/(table\/(TurnPlate|ConnectionStrip|GameLog|Play|TableRoom|Side|Questions|Keys|Away|Unasked|LastLine|ChatToast|where)|company\/Said|pages\/Table|coach\/Coach)\./;
const HOME = /src\/(home\/(?!MyTables|OpenTables|TurnBar)|pages\/Home|art\/OpenSign|ui\/Entrance)/;

/**
 * A board and the pieces of a game whose meta.toml has `[pieces]` travel as one file (of the others, more would travel), without those
 * that come only when they are wanted or that the rulebook alone shows.
 */
const LATER = new Map([...games()].filter(([, values]) => Array.isArray(values["pieces.later"])).map(([slug, values]) => [slug, values["pieces.later"] as string[]]));
function pieces(id: string): string | null {
  const [, slug = "", name = ""] = /games\/(\w+)\/(?:board\/(?:.*\/)?(?=\w)|(?=Aside|Board|Choices))(\w+)\.[^/]*$/.exec(id) ?? [];
  return LATER.get(slug)?.includes(name) === false ? `${slug}-pieces` : null;
}

/** The two voices of the first page are asked for at once, after what makes the page work. */
function preloadFonts(): Plugin {
  const wanted = /(bowlby-one-latin-400|bricolage-grotesque-latin-wdth)-normal.*\.woff2$/;
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => wanted.test(name))
          .map((name) => ({ tag: "link", attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "", fetchpriority: "low" }, injectTo: "head" as const })),
    },
  };
}

/** The page names what it needs without network: the service worker (src/sw.js) keeps these files. */
function nameShell(): Plugin {
  const wanted = new RegExp(`^assets/(shell|index|${languages().join("|")}|Trouble|home|covers)-[\\w-]+\\.(js|css)$|-latin-(wdth|400)-normal.*\\.woff2$`);
  return {
    name: "name-shell",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => [
        {
          tag: "meta",
          attrs: {
            name: "shell",
            content: Object.keys(bundle ?? {})
              .filter((name) => wanted.test(name))
              .map((name) => `/${name}`)
              .join(" "),
          },
          injectTo: "head" as const,
        },
      ],
    },
  };
}

/** A game's board, its trophy and its figures are files of their own, loaded when they are wanted; and so are the words of each language. */
function chunkName(chunk: { facadeModuleId?: string | null; name: string }): string {
  const words = /languages\/(\w+)\/(\w+)\.ftl/.exec(chunk.facadeModuleId ?? "");
  if (words) return `assets/${words[2] === "app" ? "" : `${words[2]}-`}${words[1]}-[hash].js`;
  const own = /games\/([a-z0-9_]+)\/(\w+)\.svelte$/.exec(chunk.facadeModuleId ?? "");
  return own ? `assets/${own[1]}-${own[2]}-[hash].js` : "assets/[name]-[hash].js";
}

/** The levels of bots that the house knows, from the types that travel: a new level appears in the lobby by itself. */
function levels(): string[] {
  return wire.components.schemas.Plan.properties.stand_in.enum;
}

export default defineConfig({
  define: { __LEVELS__: JSON.stringify(levels()) },
  resolve,
  plugins: [catalogues(), folderFacts(), svelte(), preloadFonts(), nameShell(), serviceWorker(), withoutFacades()],
  build: {
    outDir: APP,
    emptyOutDir: true,
    manifest: "manifest.json", // which files a page needs: the server names them in the head of a table (preloads.py)
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        advancedChunks: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "shell", test: SHELL, priority: 3 },
            { name: "covers", test: COVERS, priority: 2 },
            { name: "home", test: HOME, priority: 1 },
            { name: "head", test: HEAD, priority: 1 },
            { name: "stage", test: STAGE, priority: 1 },
            { name: "table", test: TABLE, priority: 1 },
            { name: pieces, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: house },
      "/feed": { target: house },
      "/ws": { target: house, ws: true },
    },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"], css: { include: /tokens|colours/ } },
} as Parameters<typeof defineConfig>[0]);
