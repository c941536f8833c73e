import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import longTests from "./scripts/long-tests.json" with { type: "json" };
import { createSummaryReporter } from "./scripts/test-reporter.ts";

// Tests start the server some eighty times, and each start compiles the same five hundred files: half of its time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/node", import.meta.url));

// In CI a test that fails is tried once more, and `npm test` names those that needed it: a busy machine should cost
// a line to look into, not a release. At a person's desk it fails at once. Of journeys the whole file is tried again.
const retry = process.env.CI ? 1 : 0;
// `expect.poll` waits for a condition; a second, as it has it, is short on a machine that does other things as well.
const expect = { poll: { timeout: 20_000 } };
const slow = { testTimeout: 120_000, hookTimeout: 300_000, retry, expect };
// Every core, also the one that vitest would leave free; beyond four, browsers would run out of memory before work.
const maxWorkers = Math.min(availableParallelism(), 4);

// `npm test` leaves out the long tests and `npm run test:long` runs no others; by hand every file can be named.
const part = process.env.LECTERN_TESTS;
// `npm run test:long` names the groups it runs.
const groups = process.env.LECTERN_LONG_GROUPS?.split(",");

// The slowest files begin first: one that began last would keep one core waiting for minutes. Without an earlier run
// vitest takes the largest files first, and those that use the whole contract are small.
const SLOWEST = [
  "web/service-worker.platform.contract.test.ts",
  "web/service-worker.contract.test.ts",
  "e2e/docs.test.ts",
  "e2e/webgpu.test.ts",
  "e2e/sync-two-devices.test.ts",
];
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => SLOWEST.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

interface LongGroup {
  readonly files: Readonly<Record<"unit" | "contract" | "journeys", string[]>>;
}

/** The files of a project, in the part that runs. */
function filesOf(project: keyof LongGroup["files"], include: string[], exclude: string[] = []) {
  const long = Object.entries<LongGroup>(longTests.groups).flatMap(([name, { files }]) =>
    !groups || groups.includes(name) ? files[project] : [],
  );
  if (part === "long") return { include: long };
  const left = part === "short" ? long : [];
  return { include, exclude: [...configDefaults.exclude, ...exclude, ...left] };
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: SlowestFirst },
    reporters: ["default", createSummaryReporter(process.env.LECTERN_TEST_SUMMARY)],
    projects: [
      {
        test: {
          name: "unit",
          ...filesOf(
            "unit",
            ["{core,contract,web,sync-server,scripts,bench}/**/*.test.ts"],
            ["**/*.contract.test.ts", "scripts/plugin/templates/**"],
          ),
          environment: "node",
          // One module graph a process instead of one a file: half of the time. Tests leave nothing behind in a module.
          isolate: false,
          testTimeout: 30_000,
          retry,
          expect,
        },
      },
      {
        test: {
          name: "contract",
          ...filesOf("contract", ["{core,contract,web,sync-server,bench,examples}/**/*.contract.test.ts"]),
          ...slow,
        },
      },
      {
        resolve: { alias: { "lectern/testing": fileURLToPath(new URL("scripts/plugin/testing.ts", import.meta.url)) } },
        test: {
          name: "journeys",
          ...filesOf("journeys", ["e2e/**/*.test.ts", "examples/plugins/*/*.test.ts"]),
          ...slow,
          retry: 0,
        },
      },
    ],
  },
});
