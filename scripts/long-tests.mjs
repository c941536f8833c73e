// The groups of tests that `npm run test:long` runs, and which of them are due: those whose tested sources are not what
// the group passed with.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const LIST = "scripts/long-tests.json";
/** Has a line for each group that passed: its name, and the hash of its sources at that time. */
const STAMPS = ".ci/long-tested";

const readGroups = (root) => JSON.parse(readFileSync(join(root, LIST), "utf8")).groups;
export const groupNames = (root) => Object.keys(readGroups(root));

/** The files of these groups in one vitest project. */
export function filesOfGroups(root, names, project) {
  const groups = readGroups(root);
  return names.flatMap((name) => groups[name].files[project]);
}

/** A clone has no version to compare with, so that the hashes are a file of the repository. */
export function dueGroups(root) {
  const passed = readStamps(root);
  return groupNames(root).filter((name) => passed.get(name) !== stateOfSources(root, name));
}

export function stampPassed(root, names) {
  const passed = readStamps(root);
  for (const name of names) passed.set(name, stateOfSources(root, name));
  const lines = groupNames(root).flatMap((name) => (passed.has(name) ? `${name} ${passed.get(name)}\n` : []));
  writeFileSync(join(root, STAMPS), lines.join(""));
}

function readStamps(root) {
  const path = join(root, STAMPS);
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return new Map(lines.map((line) => line.split(" ")));
}

/** One hash over the group itself and over the paths and contents of its tests and of what they test. */
function stateOfSources(root, name) {
  const group = readGroups(root)[name];
  const { files, testedSources } = group;
  const paths = [...Object.values(files).flat(), ...testedSources].flatMap((path) => filesBelow(join(root, path)));
  const hash = createHash("sha256").update(JSON.stringify(group));
  for (const path of [...new Set(paths)].sort())
    hash
      .update(`${relative(root, path).split(sep).join("/")}\0`)
      .update(readFileSync(path))
      .update("\0");
  return hash.digest("hex");
}

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
