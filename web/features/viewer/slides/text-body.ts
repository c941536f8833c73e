import { createInlineText } from "#core/engine/parse/inline-text.ts";
import { createAutoNumbers } from "#core/engine/parse/pptx/auto-number.ts";
import { colorIn, type Theme } from "./colors.ts";
import type { Paragraph, TextBody } from "./slide.ts";
import { all, at, numberOf, valueOf, type Node } from "./xml-tree.ts";

/** Where the look of text comes from, the nearest first: list styles, each with a level's properties by `lvl1pPr` to `lvl9pPr`. */
export interface TextLook {
  readonly styles: readonly (Node | undefined)[];
  /** Bodies of the placeholders that the shape takes after. */
  readonly bodies: readonly (Node | undefined)[];
  readonly theme: Theme;
  /** The color that the style of the shape gives its text. */
  readonly color: string | undefined;
  readonly isCentered: boolean;
}

const USUAL_SIZE = 18;
const INSET = { lIns: 91_440, tIns: 45_720, rIns: 91_440, bIns: 45_720 } as const;

export function textBodyOf(body: Node, look: TextLook): TextBody {
  const properties = [at(body, "bodyPr"), ...look.bodies];
  const first = <T>(read: (node: Node | undefined) => T | undefined): T | undefined => {
    for (const node of properties) {
      const found = read(node);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const inset = (name: keyof typeof INSET) => first((node) => numberOf(node, name)) ?? INSET[name];
  const anchor = first((node) => valueOf(node, "anchor"));
  const numbers = createAutoNumbers();
  const scale = (numberOf(at(at(body, "bodyPr"), "normAutofit"), "fontScale") ?? 100_000) / 100_000;
  return {
    anchor: anchor === "ctr" ? "middle" : anchor === "b" ? "bottom" : "top",
    insets: [inset("lIns"), inset("tIns"), inset("rIns"), inset("bIns")],
    isWrapped: first((node) => valueOf(node, "wrap")) !== "none",
    paragraphs: all(body, "p").map((paragraph) =>
      withNumber(numbers, paragraph, paragraphOf(paragraph, at(body, "lstStyle"), look, scale)),
    ),
  };
}

function paragraphOf(paragraph: Node, own: Node | undefined, look: TextLook, scale: number): Paragraph {
  const properties = at(paragraph, "pPr");
  const level = `lvl${(numberOf(properties, "lvl") ?? 0) + 1}pPr`;
  const levels = [properties, ...[own, ...look.styles].map((style) => at(style, level))];
  const said = (name: string) => levels.map((each) => valueOf(each, name)).find((value) => value !== undefined);
  const runs = paragraph.children.filter(({ name }) => name === "r" || name === "fld");
  const longest = runs.toSorted((a, b) => textOf(b).length - textOf(a).length)[0];
  const letters = [at(longest, "rPr"), at(paragraph, "endParaRPr"), ...levels.map((each) => at(each, "defRPr"))];
  // What ends a paragraph gives the height of an empty one only.
  if (longest) letters.splice(1, 1);
  const letter = (name: string) => letters.map((each) => valueOf(each, name)).find((value) => value !== undefined);
  const align = said("algn") ?? (look.isCentered ? "ctr" : "l");
  const color = letters.map((each) => colorIn(at(each, "solidFill"), look.theme)).find(Boolean) ?? look.color;
  const size = (Number(letter("sz") ?? USUAL_SIZE * 100) / 100) * scale;
  const indent = Number(said("marL") ?? 0);
  return {
    text: writtenBy(paragraph),
    align: ALIGN[align] ?? "left",
    size,
    color,
    isBold: isOn(letter("b")),
    isItalic: isOn(letter("i")),
    bullet: runs.length === 0 ? undefined : bulletOf(levels),
    indent,
    spacing: (numberOf(below(levels, "lnSpc", "spcPct"), "val") ?? 100_000) / 100_000,
    above: aboveOf(levels, size),
  };
}

/** With its number before its words, as the document's text has it. */
function withNumber(numbers: ReturnType<typeof createAutoNumbers>, paragraph: Node, written: Paragraph): Paragraph {
  if (written.text === "") return written;
  const properties = at(paragraph, "pPr");
  const auto = at(properties, "buAutoNum");
  const number = numbers.next(
    (numberOf(properties, "lvl") ?? 0) + 1,
    auto ? { type: valueOf(auto, "type") ?? "", start: numberOf(auto, "startAt") ?? 1 } : null,
  );
  return number === "" ? written : { ...written, text: `${number} ${written.text}`, bullet: undefined };
}

const ALIGN: Readonly<Record<string, Paragraph["align"]>> = {
  ctr: "center",
  r: "right",
  just: "justify",
  dist: "justify",
};
const isOn = (value: string | undefined) => value === "1" || value === "true";

const below = (levels: readonly (Node | undefined)[], ...names: readonly string[]) =>
  levels.map((each) => at(each, ...names)).find(Boolean);

function aboveOf(levels: readonly (Node | undefined)[], size: number): number {
  const spacing = below(levels, "spcBef");
  const points = numberOf(at(spacing, "spcPts"), "val");
  if (points !== undefined) return points / 100;
  return ((numberOf(at(spacing, "spcPct"), "val") ?? 0) / 100_000) * size;
}

/** The first that says something of bullets decides. */
function bulletOf(levels: readonly (Node | undefined)[]): string | undefined {
  for (const level of levels) {
    const bullet = level?.children.find(({ name }) => name === "buNone" || name === "buChar" || name === "buAutoNum");
    if (bullet) return bullet.name === "buNone" ? undefined : signOf(bullet);
  }
  return undefined;
}

/** Bullets of symbol fonts are letters of no other font. */
function signOf(bullet: Node): string {
  const sign = valueOf(bullet, "char") ?? "•";
  return /^[\p{L}\p{N}\p{Co}§]/u.test(sign) ? "•" : sign;
}

const textOf = (run: Node): string =>
  all(run, "t")
    .map(({ text }) => text)
    .join("");

/** The words as the reader of documents takes them from the same paragraph. */
function writtenBy(paragraph: Node): string {
  const inline = createInlineText();
  for (const child of paragraph.children) {
    if (child.name === "br") inline.newline();
    else if (child.name === "fld" && valueOf(child, "type") === "slidenum") continue;
    else if (child.name === "r" || child.name === "fld") inline.add(textOf(child));
  }
  return inline.take().text;
}
