// Which tests `npm run test:long` runs, and whether they are due: when what they test is not what they passed with.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const LIST = "scripts/long-tests.json";
/** Holds the state of the sources with which the long tests passed last. */
const STAMP = ".ci/long-tested";

const read = (root) => JSON.parse(readFileSync(join(root, LIST), "utf8"));

/** One hash over the paths and contents of everything that the long tests test, and of these tests. */
export function stateOfSources(root) {
  const { files, testedSources } = read(root);
  const paths = [LIST, ...Object.values(files).flat(), ...testedSources].flatMap((path) => filesOf(join(root, path)));
  const hash = createHash("sha256");
  for (const path of [...new Set(paths)].sort())
    hash
      .update(`${relative(root, path).split(sep).join("/")}\0`)
      .update(readFileSync(path))
      .update("\0");
  return hash.digest("hex");
}

/** A clone has no version to compare with, so that the stamp is a file of the repository. */
export function areDue(root) {
  const stamp = join(root, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, "utf8").trim() !== stateOfSources(root);
}

export function stampPassed(root) {
  writeFileSync(join(root, STAMP), `${stateOfSources(root)}\n`);
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
