/** What prettier cannot see: mistakes. Every rule here is an error; there are no warnings. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const SVELTE = ["**/*.svelte", "**/*.svelte.ts"];

// the files are named from the root of the repository: games have pages too
export default defineConfig(
  globalIgnores(["**/node_modules", "web/src/net/wire.d.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    rules: {
      "no-undef": "off", // the compiler knows better
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check knows which are needed
      "svelte/no-useless-mustaches": "off", // {" "} is a blank that no formatter takes away
      "svelte/prefer-svelte-reactivity": "off", // what is remembered beside the state is a plain Map
    },
  },
  { files: SVELTE, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // promises and cases that nobody looks after: these rules need the types, which take long to read from components
    files: ["**/*.ts"],
    ignores: ["**/*.svelte"],
    languageOptions: { parserOptions: { project: ["./tsconfig.json"], tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
);
