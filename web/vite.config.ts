import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const house = "http://localhost:8801"; // the server of a developer

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ludotheque/server/app",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: house },
      "/feed": { target: house },
      "/ws": { target: house, ws: true },
    },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
