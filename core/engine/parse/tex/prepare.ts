import { VERBATIM } from "./environments.ts";

/** Times that commands of the file's own are put in. */
const MOST_EXPANSIONS = 100_000;
/** Characters of what such a command stands for. */
const LONGEST = 200;

/** The source without its comments, and with the commands that it defines and that take no argument put in. */
export function prepareTex(source: string): string {
  return expand(withoutComments(source));
}

/** A comment takes the end of its line with it. Text that is shown as it is written has none. */
function withoutComments(source: string): string {
  let verbatim: string | undefined;
  return source
    .split("\n")
    .map((line) => {
      if (verbatim !== undefined && line.includes(`\\end{${verbatim}}`)) verbatim = undefined;
      const begun = /\\begin\{(\w+)\}/.exec(line)?.[1];
      if (begun !== undefined && VERBATIM.has(begun)) verbatim = begun;
      if (verbatim !== undefined) return `${line}\n`;
      const start = startOfComment(line);
      return start < 0 ? `${line}\n` : start === 0 ? "" : line.slice(0, start);
    })
    .join("");
}

function startOfComment(line: string): number {
  for (let at = line.indexOf("%"); at >= 0; at = line.indexOf("%", at + 1)) {
    const before = /\\{0,99}$/.exec(line.slice(Math.max(0, at - 99), at))?.[0].length ?? 0;
    if (before % 2 === 0) return at;
  }
  return -1;
}

const DEFINITION =
  /\\(?:(?:re)?newcommand\*?|providecommand\*?|def)\s{0,4}\{?\\([a-zA-Z]+)\}?\s{0,4}\{([^{}\n]{1,200}(?:\{[^{}\n]{0,200}\}[^{}\n]{0,200})?)\}/g;

function expand(source: string): string {
  const own = new Map<string, string>();
  for (const [, name = "", text = ""] of source.matchAll(DEFINITION))
    if (text.length <= LONGEST && !text.includes("#") && !text.includes(`\\${name}`)) own.set(name, text);
  if (own.size === 0) return source;
  let left = MOST_EXPANSIONS;
  const use = new RegExp(`${DEFINITION.source}|\\\\([a-zA-Z]+)(?:\\{\\}|(?![a-zA-Z]))`, "g");
  return source.replace(use, (whole, _defined, _as, name: string | undefined) => {
    const text = name === undefined ? undefined : own.get(name);
    return text === undefined || left-- <= 0 ? whole : `{${text}}`;
  });
}
