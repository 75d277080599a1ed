/** The drawings as one self-contained script without a browser, for the press (src/ludotheque/printing). */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = decodeURIComponent(new URL(".", import.meta.url).pathname);

export default defineConfig({
  resolve: {
    alias: { $web: `${here}src`, $games: `${here}../src/ludotheque/games` },
    dedupe: ["svelte"],
  },
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "src/print/entry.ts",
    outDir: "../src/ludotheque/server/app",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    minify: false, // read by nobody over a wire; and errors keep their names
    rolldownOptions: { output: { entryFileNames: "print.js", codeSplitting: false } },
  },
} as Parameters<typeof defineConfig>[0]);
