import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDataFolder } from "./data-folder.ts";

function setup() {
  const path = mkdtempSync(join(tmpdir(), "lectern-folder-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

it("takes away the halves of files that a killed process left, and nothing else", () => {
  const path = setup();
  for (const folder of ["tmp", "blobs/temp", "blobs/ab"]) mkdirSync(join(path, folder), { recursive: true });
  for (const file of ["tmp/half", "blobs/temp/half", "blobs/ab/whole"]) writeFileSync(join(path, file), "x");
  const folder = openDataFolder(path);
  folder.release();
  expect([folder.uploads, join(path, "blobs", "temp")].map((each) => readdirSync(each))).toEqual([[], []]);
  expect(readdirSync(join(path, "blobs", "ab"))).toEqual(["whole"]);
});

it("takes nothing away from a server that has the folder", () => {
  const path = setup();
  const folder = openDataFolder(path);
  writeFileSync(join(folder.uploads, "running"), "x");
  expect(() => openDataFolder(path)).toThrow(/already running/);
  expect(readdirSync(folder.uploads)).toEqual(["running"]);
  folder.release();
});

it("takes away the half of a file that it was still receiving when it ends", () => {
  const folder = openDataFolder(setup());
  writeFileSync(join(folder.uploads, "running"), "x");
  folder.release();
  expect(readdirSync(folder.uploads)).toEqual([]);
});
