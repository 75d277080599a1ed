import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const house = "http://localhost:8801"; // the server of a developer

// What the first page needs travels as one file: it compresses better than a dozen small ones.
const SHELL =
  /node_modules|src\/(art|home)\/|src\/ui\/(Footer|LampButton|LanguageButton|NameForm)|src\/lib\/(api|catalogue|games|lamp|marked|match|me|memory|now|push|route|seats|time|trouble|typography|words)\b/;

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

const here = decodeURIComponent(new URL(".", import.meta.url).pathname);

export default defineConfig({
  resolve: {
    // a game's folder holds its own board; it imports the shell as $web/… and finds svelte here
    alias: { $web: `${here}src`, $games: `${here}../src/ludotheque/games` },
    dedupe: ["svelte"],
  },
  plugins: [svelte(), preloadFonts()],
  build: {
    outDir: "../src/ludotheque/server/app",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: "shell", test: SHELL }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: house },
      "/feed": { target: house },
      "/ws": { target: house, ws: true },
    },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
