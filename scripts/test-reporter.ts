import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

/** What `npm test` sums up at its end. */
interface Summary {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly { readonly name: string; readonly reason: string }[];
  /** Names of the tests that failed at first and passed when tried again. */
  readonly second: readonly string[];
  /** Files with a failure, and how many of their tests passed or were skipped. */
  readonly failedFiles: readonly { readonly file: string; readonly passed: number; readonly skipped: number }[];
}

/** Writes the summary of a run as JSON to `file`; writes nothing when there is no such path. */
export function createSummaryReporter(file: string | undefined): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      if (!file) return;
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const inState = (state: string, of: readonly TestCase[] = tests) =>
        of.filter((test) => test.result().state === state);
      const failures = [
        ...inState("failed").map((test) => ({ name: nameOf(test), reason: reasonOf(test.result().errors) })),
        // A file that could not be loaded, a hook that failed, and an error outside any test fail the run without failing a test.
        ...modules.flatMap((module) =>
          [module, ...module.children.allSuites()].flatMap((part) =>
            part.errors().map((error) => ({ name: module.relativeModuleId, reason: reasonOf([error]) })),
          ),
        ),
        ...unhandledErrors.map((error) => ({ name: "outside any test", reason: reasonOf([error]) })),
      ];
      const second = tests.filter((test) => test.diagnostic()?.flaky).map(nameOf);
      const failedFiles = modules
        .filter((module) => module.state() === "failed")
        .map((module) => {
          const own = [...module.children.allTests()];
          const [passed, skipped] = [inState("passed", own).length, inState("skipped", own).length];
          return { file: module.relativeModuleId, passed, skipped };
        });
      const [passed, skipped] = [inState("passed").length, inState("skipped").length];
      const summary = { passed, skipped, failures, second, failedFiles };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(summary satisfies Summary));
    },
  };
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** The first lines are enough to know where to look; the whole stands in vitest's own report. */
function reasonOf(errors: readonly { readonly message?: string; readonly stack?: string }[] = []): string {
  const text = errors.map(({ message, stack }) => stack ?? message ?? "").join("\n");
  return text.split("\n").slice(0, 30).join("\n").slice(0, 3000);
}
