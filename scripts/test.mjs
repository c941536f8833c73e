// `npm test`: types, lint, format, unit, contract and journeys, from a bare clone. The last line is "N passed, N failed".
// `npm run check` (--quick) leaves out what needs a browser or takes long: contract and journeys.
// `npm run test:long` (--long) runs the long tests alone: all groups, those named, or with --due those that are due.
// With --ci the groups that are due follow the other tests.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { dueGroups, filesOfGroups, groupNames, stampPassed } from "./long-tests.mjs";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { ensureOtherBrowsers } from "./setup/other-browsers.mjs";
import { forwardSignals, isStopping, run, SetupError } from "./setup/run.mjs";
import { ensureShippedModel } from "./setup/shipped-model.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (line) => console.log(line);
const quick = process.argv.includes("--quick");
const long = process.argv.includes("--long");
const ci = process.argv.includes("--ci");
const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const PROJECTS = ["unit", "contract", "journeys"];
process.chdir(root);
forwardSignals();

try {
  await ensureInstalled(root, say);
  const node = await findNode(root, say);
  if (!quick) await ensureShippedModel(root, node, say);
  const browser = quick ? {} : await ensureBrowser(node, say);
  if (!quick && !long) await ensureOtherBrowsers(say);
  const env = {
    ...process.env,
    PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    ...browser,
  };
  const results = long ? [] : await runAll(node, env);
  const groups = long ? chosenGroups() : ci ? dueGroups(root) : [];
  if (groups.length > 0) {
    console.log(`\nLong tests: ${groups.join(", ")}`);
    results.push(...(await runLong(groups, node, env)));
  } else if (ci || long) console.log("\nNo long test is due: all passed with the sources as they are.");
  report(results);
  if (long) stampPassed(root, passedGroups(groups, results));
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}

async function runAll(node, env) {
  const results = [
    await check("types", node, ["scripts/types.mjs"], env),
    await check("lint", node, ["node_modules/oxlint/bin/oxlint"], env),
    await check("comments", node, ["scripts/plain-english.mjs"], env),
    await check("format", node, ["node_modules/oxfmt/bin/oxfmt", "--check", "."], env),
  ];
  for (const project of quick ? ["unit"] : PROJECTS) results.push(await suite(project, "short", node, env));
  return results;
}

function chosenGroups() {
  if (process.argv.includes("--due")) return dueGroups(root);
  const all = groupNames(root);
  const unknown = named.find((name) => !all.includes(name));
  if (unknown) throw new SetupError(`There is no group "${unknown}" of long tests. The groups are ${all.join(", ")}.`);
  return named.length > 0 ? named : all;
}

async function runLong(groups, node, env) {
  const results = [];
  for (const project of PROJECTS) {
    if (filesOfGroups(root, groups, project).length === 0) continue;
    results.push(await suite(project, "long", node, { ...env, LECTERN_LONG_GROUPS: groups.join(",") }));
  }
  return results;
}

/** The groups without a failed test. A failure that lies in no file of theirs may concern each of them. */
function passedGroups(groups, results) {
  const failures = results.flatMap(({ failures }) => failures);
  const filesOf = (group) => PROJECTS.flatMap((project) => filesOfGroups(root, [group], project));
  const isIn = (group, { name }) => filesOf(group).some((file) => name === file || name.startsWith(`${file} > `));
  if (failures.some((failure) => !groups.some((group) => isIn(group, failure)))) return [];
  return groups.filter((group) => !failures.some((failure) => isIn(group, failure)));
}

/** One check counts as one. */
async function check(name, node, args, env) {
  const begun = Date.now();
  const failed = (await runOrStop(node, args, env)) === 0 ? 0 : 1;
  const failures = failed ? [{ name, reason: "Its report stands above." }] : [];
  return { name, passed: 1 - failed, failed, skipped: 0, failures, second: [], seconds: secondsSince(begun) };
}

/**
 * A part of one vitest project. The tests of a journey build on each other, so in CI one that failed is walked once more
 * from its beginning, with nothing beside it; the tests that needed this are named at the end.
 */
async function suite(project, part, node, env) {
  const begun = Date.now();
  const name = part === "long" ? `long ${project}` : project;
  const vitest = (more) => runVitest({ name, part, node, env, args: ["--project", project, ...more] });
  const first = await vitest([]);
  const files = first.failedFiles.map(({ file }) => file);
  const all =
    ci && project === "journeys" && files.length > 0
      ? withSecondTry(first, await vitest(["--maxWorkers=1", ...files]))
      : first;
  const { passed, skipped, failures, second } = all;
  return { name, passed, failed: failures.length, skipped, failures, second, seconds: secondsSince(begun) };
}

/** What one run of vitest reports; a file that could not be loaded counts as one failure. */
async function runVitest({ name, part, node, env, args }) {
  const file = join(root, ".cache", "test", `${name.replaceAll(" ", "-")}.json`);
  rmSync(file, { force: true });
  const whole = ["node_modules/vitest/vitest.mjs", "run", ...args];
  const code = await runOrStop(node, whole, { ...env, LECTERN_TEST_SUMMARY: file, LECTERN_TESTS: part });
  const summary = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { passed: 0, skipped: 0, failures: [], second: [], failedFiles: [] };
  if (summary.failures.length === 0 && code !== 0)
    summary.failures.push({ name, reason: `vitest ended with ${code}; its own report above says why.` });
  return summary;
}

function withSecondTry(first, again) {
  const isOf = (failed, { name }) => name === failed.file || name.startsWith(`${failed.file} > `);
  const isTried = (failure) => first.failedFiles.some((failed) => isOf(failed, failure));
  const stillFailing = new Set(again.failures.map(({ name }) => name));
  const before = (field) => first.failedFiles.reduce((sum, file) => sum + file[field], 0);
  const tried = first.failures.filter(isTried);
  return {
    passed: first.passed - before("passed") + again.passed,
    skipped: first.skipped - before("skipped") + again.skipped,
    failures: [...first.failures.filter((failure) => !isTried(failure)), ...again.failures],
    second: [...first.second, ...tried.map(({ name }) => name).filter((name) => !stillFailing.has(name))],
  };
}

async function runOrStop(node, args, env) {
  const code = await run(node, args, { cwd: root, env });
  if (isStopping()) process.exit(130);
  return code;
}

function report(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log("");
  for (const { name, reason } of results.flatMap(({ failures }) => failures))
    console.log(`FAILED ${name}\n${reason.replaceAll(/^/gm, "       ")}\n`);
  for (const name of results.flatMap(({ second }) => second)) console.log(`passed only on a second try: ${name}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    const extra = skipped > 0 ? `, ${skipped} skipped` : "";
    console.log(`${name.padEnd(13)} ${String(passed).padStart(5)} passed, ${failed} failed${extra} (${seconds} s)`);
  }
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  if (sum("failed") > 0) process.exitCode = 1;
}

function secondsSince(begun) {
  return ((Date.now() - begun) / 1000).toFixed(1);
}
