import { fileURLToPath } from "node:url";
import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

const slow = { testTimeout: 120_000, hookTimeout: 300_000, fileParallelism: false };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [solid()],
        // As in vite.config.ts: its browser form, which the plugin's conditions pick, asks a DOM.
        resolve: { alias: { "decode-named-character-reference": fileURLToPath(import.meta.resolve("decode-named-character-reference")) } },
        test: {
          name: "unit",
          // Only what vitest transforms itself obeys the alias.
          server: { deps: { inline: [/node_modules\/(?:mdast-util|micromark|decode-named)/] } },
          include: ["{core,web,sync-server,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.contract.test.ts"],
          environment: "node",
          testTimeout: 30_000,
        },
      },
      { test: { name: "contract", include: ["{core,web,sync-server}/**/*.contract.test.ts"], ...slow } },
      { test: { name: "journeys", include: ["e2e/**/*.test.ts"], ...slow } },
    ],
  },
});
