import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** `npm run plugin -- test FOLDER`: the tests of a plugin, wherever its folder is. */
export default defineConfig({
  resolve: { alias: { "lectern/testing": fileURLToPath(new URL("testing.ts", import.meta.url)) } },
  test: { include: ["**/*.test.ts"], testTimeout: 120_000, hookTimeout: 300_000 },
});
