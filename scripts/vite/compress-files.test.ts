import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressFolder } from "./compress-files.ts";

it("writes a brotli and a gzip variant beside what they make smaller, and beside nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-compress-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const code = "export const answer = 42;\n".repeat(200);
  await writeFile(join(folder, "code.js"), code);
  await writeFile(join(folder, "small.js"), "export {};");
  await writeFile(join(folder, "noise.wasm"), crypto.getRandomValues(new Uint8Array(5000)));
  await writeFile(join(folder, "icon.png"), code);

  await compressFolder(folder);

  expect((await readdir(folder)).sort()).toEqual([
    "code.js",
    "code.js.br",
    "code.js.gz",
    "icon.png",
    "noise.wasm",
    "small.js",
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, "code.js.br"))).toString()).toBe(code);
  expect(gunzipSync(await readFile(join(folder, "code.js.gz"))).toString()).toBe(code);
});
