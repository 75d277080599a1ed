/** The drawings as one self-contained script without a browser, for the press (src/ludotheque/printing). */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { folderFacts } from "./plugins/folders.ts";
import { APP, resolve } from "./plugins/places.ts";

export default defineConfig({
  resolve,
  plugins: [folderFacts(), svelte({ compilerOptions: { css: "injected" } })],
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "src/print/entry.ts",
    outDir: APP,
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    minify: false, // read by nobody over a wire; and errors keep their names
    rolldownOptions: { output: { entryFileNames: "print.js", codeSplitting: false } },
  },
} as Parameters<typeof defineConfig>[0]);
