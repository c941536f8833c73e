// Part of `npm run lint`: refuses words of the old dialect in new comments, and subjects of new commits that are too long.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Characters of a commit's subject. */
const LONGEST_SUBJECT = 72;

/** The commit before this check: what was written until then is mended when it is touched. */
const BASE = "460b161";

/** Words that say nothing, and what to write instead. */
const DIALECT = [
  [/\b(somebody|somebody's)\b/i, "name the person: the user, the owner, another device"],
  [/\bwhoever\b/i, "name the person or the program"],
  [/\bwhat is there\b/i, "name the thing"],
  [/\bof (its|their) own\b/i, "its, their, or leave it out"],
  [/\btells? of\b/i, "says, describes, names"],
  [/\bstands? (here|there)\b/i, "is, is stored, is shown"],
  [/\bthe books\b/i, "the sync metadata"],
  [/\brungs?\b/i, "model option"],
];

const COMMENT = /^\s*(\/\/|\/\*|\*|#|<!--)|\s\/\/\s/;
const CODE = /\.(ts|tsx|mjs|css|html)$/;

/** `file:line: word: what to write instead` for each added comment of a unified diff that has a word of the list. */
export function dialectIn(diff) {
  const found = [];
  let file = "";
  let line = 0;
  for (const text of diff.split("\n")) {
    if (text.startsWith("+++ ")) file = text.slice(6);
    const hunk = /^@@ -\S+ \+(\d+)/.exec(text);
    if (hunk) line = Number(hunk[1]) - 1;
    if (!text.startsWith("+") || text.startsWith("+++ ")) continue;
    line += 1;
    if (!CODE.test(file) || !COMMENT.test(text.slice(1))) continue;
    for (const [word, instead] of DIALECT) {
      const [match] = word.exec(text) ?? [];
      if (match) found.push(`${file}:${line}: “${match}”: ${instead}`);
    }
  }
  return found;
}

/** A line for each subject that is too long; lines of `hash subject`. */
export function longSubjects(log) {
  return log
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)])
    .filter(([, subject]) => subject.length > LONGEST_SUBJECT)
    .map(([hash, subject]) => `${hash}: the subject has ${subject.length} characters, at most ${LONGEST_SUBJECT}`);
}

function git(...args) {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1e9 });
  return status === 0 ? stdout.trimEnd() : undefined;
}

function main() {
  // A copy without its history, or with the newest part of it alone, has nothing to compare with.
  if (git("cat-file", "-e", `${BASE}^{commit}`) === undefined)
    return console.log("Comments and commits were not checked: the history is not here.");
  const diff = git("diff", "--unified=0", "--find-renames", BASE, "--", ".", ":!scripts/plain-english*") ?? "";
  const log = git("log", "--no-merges", "--format=%h %s", `${BASE}..HEAD`) ?? "";
  const found = [...dialectIn(diff), ...longSubjects(log)];
  for (const each of found) console.error(each);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
