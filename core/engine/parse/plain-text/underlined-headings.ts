/** A line of one sign, below a title; Markdown knows "=" and "-" alone. */
const RULE = /^([-=~^"*+])\1{3,}\s*$/u;
/** What Markdown does not read as the rule of a title: signs that it does not know, and a rule above as well as below. */
const UNKNOWN = /^(?:([~^"*+])\1{3,}[^\S\n]*$|([-=])\2{3,}[^\S\n]*\n[^\n]*\p{L}[^\n]*\n\2{4,}[^\S\n]*$)/mu;
/** Characters by which a rule may be longer or shorter than its title. */
const OFF = 2;
/** What may stand above a title without an empty line: the name of its place, in brackets. */
const PLACE = /^\[.*\]\s*$/u;

/**
 * Plain text with titles that a rule underlines as headings, where other rules than those of Markdown are used, as in
 * reStructuredText and AsciiDoc: the first kind of rule is of the first level.
 */
export function withUnderlinedHeadings(text: string): string {
  if (!UNKNOWN.test(text)) return text;
  const lines = text.split("\n");
  const levels: string[] = [];
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line = "", rule = ""] = [lines[at], lines[at + 1]];
    const sign = isTitle(line, lines[at - 1]) && isAsLong(line, rule) ? RULE.exec(rule)?.[1] : undefined;
    if (sign === undefined) {
      written.push(line);
      continue;
    }
    // A rule above as well makes another kind.
    const hasRuleAbove = RULE.exec(written.at(-1) ?? "")?.[1] === sign;
    const kind = hasRuleAbove ? sign + sign : sign;
    if (!levels.includes(kind)) levels.push(kind);
    const heading = `${"#".repeat(Math.min(6, levels.indexOf(kind) + 1))} ${line.trim()}`;
    if (hasRuleAbove) written.pop();
    written.push("", heading, "");
    at++;
  }
  return levels.length > 0 ? written.join("\n") : text;
}

const isTitle = (line: string, above = ""): boolean =>
  /\p{L}/u.test(line) && !/^\s*[|+]/u.test(line) && (above.trim() === "" || RULE.test(above) || PLACE.test(above));

const isAsLong = (line: string, rule: string): boolean => Math.abs(line.trim().length - rule.trim().length) <= OFF;
