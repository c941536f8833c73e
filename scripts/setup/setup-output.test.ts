import { spawn } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";

/** Plain JavaScript, since it runs before anything is installed: its types are said here. */
interface Setup {
  buildReason(output: string): readonly string[];
  npmReason(output: string): readonly string[];
  reason(lines: readonly string[]): string;
  logFile(root: string): string;
  runNpm(root: string, args: readonly string[]): Promise<void>;
  runLogged(root: string, command: string, args: readonly string[]): Promise<{ code: number; output: string }>;
}
const load = async (name: string) => (await import(name)) as Setup;
const { buildReason } = await load("./build.mjs");
const { logFile, npmReason, reason, runLogged, runNpm } = await load("./run.mjs");

describe("why a build failed", () => {
  it("is what Vite says, without the stack", () => {
    const output = `vite v8.3.8 building client environment for production...
transforming...✗ Build failed in 1.2s
error during build:
[vite:oxc] Transform failed with 1 error
web/main.tsx:3:7: Expected \`;\` but found \`x\`
    at transform (file:///x/node_modules/vite/dist/node.js:1:2)
    at async next (file:///x)
`;
    expect(buildReason(output)).toEqual([
      "error during build:",
      "[vite:oxc] Transform failed with 1 error",
      "web/main.tsx:3:7: Expected `;` but found `x`",
    ]);
  });

  it("is the end of the output where nothing calls itself an error", () => {
    expect(buildReason("one\ntwo\n\nthree\nfour\nKilled\n")).toEqual(["two", "three", "four", "Killed"]);
  });
});

it("shows of npm's errors what went wrong, not its advice", () => {
  const output = `npm http fetch GET 200 https://registry.npmjs.org/a
npm error code ENOTFOUND
npm error network request to https://registry.npmjs.org/a failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org
npm error network This is a problem related to network connectivity.
npm error A complete log of this run can be found in: /x/_logs/1.log
`;
  const lines = npmReason(output);
  expect(lines[0]).toBe("code ENOTFOUND");
  expect(lines[1]).toContain("getaddrinfo ENOTFOUND");
  expect(reason(lines)).toMatch(/^:\n {2}code ENOTFOUND\n/);
  expect(reason([])).toBe(".");
});

it("keeps what a step prints in the log, and gives its own part back without colors", async () => {
  const root = await setup();
  const print = (text: string) => ["-e", `console.error(${JSON.stringify(text)}); process.exitCode = 3`];
  await runLogged(root, process.execPath, print("first"));
  const second = await runLogged(root, process.execPath, print("\u001b[31msecond\u001b[0m"));
  expect(second.code).toBe(3);
  expect(second.output).toMatch(/second\n$/);
  expect(second.output).not.toContain("first");
  expect(second.output).not.toContain("\u001b");
  expect(await readFile(logFile(root), "utf8")).toMatch(/first[^]*second/);
});

it("lets npm print no warnings before our first line", async () => {
  const root = await setup();
  for (const name of ["package.json", ".npmrc"])
    await copyFile(fileURLToPath(new URL(`../../${name}`, import.meta.url)), join(root, name));
  await writeFile(join(root, "user.npmrc"), "made-up-by-this-test=1\n");
  // What an npm around this test says about itself is left out: it would decide in place of the project's file.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const npm = spawn("npm", ["run", "--userconfig", "user.npmrc"], {
    cwd: root,
    env,
    shell: process.platform === "win32",
  });
  let [printed, warned] = ["", ""];
  npm.stdout.on("data", (chunk) => (printed += chunk));
  npm.stderr.on("data", (chunk) => (warned += chunk));
  expect(await new Promise((resolve) => npm.on("close", resolve))).toBe(0);
  expect(printed).toContain("node scripts/start.mjs");
  expect(warned).toBe("");
});

it("asks install scripts to fetch nothing from hosts other than the registry", async () => {
  const root = await setup();
  const npm = join(root, "npm-cli.cjs");
  await writeFile(npm, "console.log(`told: ${process.env.ONNXRUNTIME_NODE_INSTALL}`)");
  vi.stubEnv("npm_execpath", npm);
  onTestFinished(() => void vi.unstubAllEnvs());
  await runNpm(root, ["ci"]);
  expect(await readFile(logFile(root), "utf8")).toContain("told: skip");
});

async function setup(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "lectern-setup-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}
