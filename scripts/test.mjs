// `npm test`: types, lint, format, unit, contract and journeys, from a bare clone. The last line is "N passed, N failed".
// `npm run check` (--quick) leaves out what needs a browser or takes long: contract and journeys.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { forwardSignals, isStopping, run, SetupError } from "./setup/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (line) => console.log(line);
const quick = process.argv.includes("--quick");
process.chdir(root);
forwardSignals();

try {
  await ensureInstalled(root, say);
  const node = await findNode(root, say);
  const browser = quick ? {} : { CHROMIUM_PATH: await ensureBrowser(node, say) };
  const env = {
    ...process.env,
    PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    ...browser,
  };
  report(await runAll(node, env));
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}

async function runAll(node, env) {
  const results = [
    await check("types", node, ["scripts/types.mjs"], env),
    await check("lint", node, ["node_modules/oxlint/bin/oxlint"], env),
    await check("format", node, ["node_modules/oxfmt/bin/oxfmt", "--check", "."], env),
  ];
  for (const project of quick ? ["unit"] : ["unit", "contract", "journeys"])
    results.push(await suite(project, node, env));
  return results;
}

/** One check counts as one. */
async function check(name, node, args, env) {
  const begun = Date.now();
  const failed = (await runOrStop(node, args, env)) === 0 ? 0 : 1;
  return { name, passed: 1 - failed, failed, skipped: 0, seconds: secondsSince(begun) };
}

/** One vitest project, counted from its own report; a file that could not even be loaded counts as one failure. */
async function suite(project, node, env) {
  const begun = Date.now();
  const file = join(root, ".cache", "test", `${project}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const code = await runOrStop(node, args, env);
  const counts = existsSync(file)
    ? countsOf(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  // Errors outside any test (an unhandled rejection) fail the run without failing a test.
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  return { name: project, ...counts, failed, seconds: secondsSince(begun) };
}

function countsOf({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests };
}

async function runOrStop(node, args, env) {
  const code = await run(node, args, { cwd: root, env });
  if (isStopping()) process.exit(130);
  return code;
}

function report(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log("");
  for (const { name, passed, failed, skipped, seconds } of results) {
    const extra = skipped > 0 ? `, ${skipped} skipped` : "";
    console.log(`${name.padEnd(10)} ${String(passed).padStart(5)} passed, ${failed} failed${extra} (${seconds} s)`);
  }
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  if (sum("failed") > 0) process.exitCode = 1;
}

function secondsSince(begun) {
  return ((Date.now() - begun) / 1000).toFixed(1);
}
