import { defineConfig } from "vitest/config";

const slow = { testTimeout: 120_000, hookTimeout: 300_000, fileParallelism: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{core,web,sync-server,scripts,bench}/**/*.test.ts"],
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
