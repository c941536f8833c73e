import { isOn } from "../office/is-on.ts";
import { attr, readXml, type Attributes } from "../office/read-xml.ts";
import { numberText, wholeNumber, type NumberForm } from "../list-number.ts";

/** What a paragraph or its style says about the list it is in. */
export interface ListPlace {
  /** Of the list; "0" says that the paragraph is in none. */
  readonly list: string | undefined;
  /** From 0. */
  readonly level: number | undefined;
  /** Ids of its style and of those that one is based on. */
  readonly styles: readonly string[];
}

/** Counts the numbered paragraphs of a document in the order in which they are given. */
export interface Numbering {
  /** "4.2", "(a)", as Word shows it before the paragraph; empty for a bullet or a paragraph in no list. */
  next(place: ListPlace): string;
}

interface Level {
  start: number;
  /** As `w:numFmt` names it. */
  form: string;
  /** "%1.%2" */
  text: string;
  /** Number of the level, from 1, whose next number begins this level anew; 0 for none, undefined for any above. */
  restart?: number;
  /** Its numbers of the levels above are decimal, too. */
  isLegal: boolean;
  style?: string;
}

/** A definition that lists share; one may take its levels from another by the name of a style. */
interface Definition {
  readonly levels: Map<number, Level>;
  named?: string;
  takenFrom?: string;
}

interface List {
  definition: string;
  readonly starts: Map<number, number>;
  readonly levels: Map<number, Level>;
}

const LEVELS = 9;

/** The forms that `w:numFmt` names; a bullet and what is not here have no number (ECMA-376 part 1, 17.18.59). */
const FORMS: Readonly<Record<string, NumberForm>> = {
  decimal: "decimal",
  decimalZero: "padded",
  lowerLetter: "lower-letter",
  upperLetter: "upper-letter",
  lowerRoman: "lower-roman",
  upperRoman: "upper-roman",
};

/** Reads `numbering.xml` (ECMA-376 part 1, 17.9). */
export function readNumbering(bytes: Uint8Array | undefined): Numbering {
  const { definitions, lists } = readLists(bytes);
  const counted = new Map<string, (number | undefined)[]>();
  const begun = new Set<List>();
  return {
    next({ list: id, level: said, styles }) {
      const list = lists.get(id ?? "");
      if (!list) return "";
      const levels = levelsOf(definitions, list.definition);
      const level = Math.max(0, Math.min(said ?? levelOfStyles(levels, styles), LEVELS - 1));
      const levelAt = (at: number): Level | undefined => list.levels.get(at) ?? levels.get(at);
      const startOf = (at: number): number => list.starts.get(at) ?? levelAt(at)?.start ?? 1;
      const counts = counted.get(list.definition) ?? [];
      counted.set(list.definition, counts);
      // The lists of one definition go on with each other, unless one says where it starts.
      if (!begun.has(list)) for (const at of list.starts.keys()) counts.splice(at);
      begun.add(list);
      for (let at = 0; at < level; at++) counts[at] ??= startOf(at);
      const before = counts[level];
      counts[level] = before === undefined ? startOf(level) : before + 1;
      for (let at = level + 1; at < counts.length; at++) if (beginsAnew(levelAt(at), level)) counts[at] = undefined;
      return shownAs(levelAt(level), levelAt, counts);
    },
  };
}

function levelsOf(definitions: ReadonlyMap<string, Definition>, id: string): ReadonlyMap<number, Level> {
  const own = definitions.get(id);
  const other = own?.takenFrom;
  const source = other === undefined ? own : [...definitions.values()].find(({ named }) => named === other);
  return (source ?? own)?.levels ?? new Map<number, Level>();
}

/** Whether a further number of `above` begins this level anew. */
const beginsAnew = (level: Level | undefined, above: number): boolean =>
  level?.restart === undefined || above < level.restart;

function shownAs(
  level: Level | undefined,
  levelAt: (at: number) => Level | undefined,
  counts: readonly (number | undefined)[],
): string {
  if (!level || !Object.hasOwn(FORMS, level.form)) return "";
  const text = level.text.replaceAll(/%([1-9])/gu, (_, digit: string) => {
    const at = Number(digit) - 1;
    const form = level.isLegal ? "decimal" : FORMS[levelAt(at)?.form ?? ""];
    return form === undefined ? "" : numberText(form, counts[at] ?? 1);
  });
  return text.trim();
}

/** A level may name the style of its paragraphs. */
function levelOfStyles(levels: ReadonlyMap<number, Level>, styles: readonly string[]): number {
  const named = styles.map((id) => [...levels].find(([, { style }]) => style === id)?.[0]);
  return named.find((level) => level !== undefined) ?? 0;
}

function readLists(bytes: Uint8Array | undefined) {
  const definitions = new Map<string, Definition>();
  const lists = new Map<string, List>();
  let definition: Definition | undefined;
  let list: List | undefined;
  let level: Level | undefined;
  let overridden = 0;
  const opens: Readonly<Record<string, (value: string | undefined, attributes: Attributes) => void>> = {
    abstractNum(_, attributes) {
      definition = { levels: new Map() };
      definitions.set(attr(attributes, "abstractNumId") ?? "", definition);
    },
    styleLink: (value) => definition && (definition.named = value),
    numStyleLink: (value) => definition && (definition.takenFrom = value),
    num(_, attributes) {
      list = { definition: "", starts: new Map(), levels: new Map() };
      lists.set(attr(attributes, "numId") ?? "", list);
    },
    abstractNumId: (value) => list && (list.definition = value ?? ""),
    lvlOverride: (_, attributes) => void (overridden = wholeNumber(attr(attributes, "ilvl")) ?? 0),
    startOverride: (value) => list?.starts.set(overridden, wholeNumber(value) ?? 1),
    lvl(_, attributes) {
      level = { start: 1, form: "decimal", text: "", isLegal: false };
      (list ?? definition)?.levels.set(wholeNumber(attr(attributes, "ilvl")) ?? 0, level);
    },
    start: (value) => level && (level.start = wholeNumber(value) ?? 1),
    numFmt: (value) => level && (level.form = value ?? "decimal"),
    lvlText: (value) => level && (level.text = value ?? ""),
    lvlRestart: (value) => level && (level.restart = wholeNumber(value) ?? 0),
    isLgl: (value) => level && (level.isLegal = isOn(value)),
    pStyle: (value) => level && (level.style = value),
  };
  if (bytes)
    readXml(bytes, {
      open(name, attributes) {
        if (Object.hasOwn(opens, name)) opens[name]?.(attr(attributes, "val"), attributes);
      },
      close(name) {
        if (name === "lvl") level = undefined;
        if (name === "num") list = undefined;
      },
    });
  return { definitions, lists };
}
