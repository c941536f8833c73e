import type { BlockKind } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { createInlineText, type RichText } from "../inline-text.ts";
import { readArgument, readOption, readUntil, type Cursor, type Range } from "./cursor.ts";
import * as known from "./environments.ts";
import { ACCENTS, LEFT_OUT, SECTIONS, SIGNS } from "./signs.ts";

export interface TexReader {
  /** Reads the next token at the cursor. */
  step(): void;
  /** Writes a part of the source as one block; the cursor stays where it was. */
  writeRange(kind: BlockKind, range: Range, level?: number): void;
  finish(): void;
}

/** A command with the blanks after it, a sign, a blank line, a dash or quotation mark, or words. */
const TOKEN =
  /\\([a-zA-Z@]+)\*?(?:[ \t]*\n[ \t]*(?![ \t]*\n)|[ \t]*)|\\([^])|\$\$?|\n[ \t]*\n\s*|``|''|---?|[^\\${}&~\n`'-]+|[^]/gy;
/** Arguments in arguments that are read; deeper ones are left out. */
const DEEPEST = 50;
/** Environments in environments. */
const MOST_OPEN = 100;
/** Columns of a table; what follows in its row is one cell. */
const MOST_COLUMNS = 1000;

/** Turns LaTeX into blocks, token by token. Nothing is executed but the commands that stand for a text. */
export function createTexReader(builder: DocumentBuilder, cursor: Cursor): TexReader {
  let inline = createInlineText();
  const open: known.Environment[] = [];
  let notes: RichText[] = [];
  let depth = 0;

  const top = () => open.at(-1);
  const table = () => open.findLast(({ rows }) => rows !== undefined);
  const add = (text: string) => inline.add(text);

  const flush = () => {
    if (table()) return add(" ");
    const { kind = "paragraph", level } = open.findLast((one) => one.kind !== undefined) ?? {};
    builder.block(kind, inline.take(), { level });
    const written = notes;
    notes = [];
    for (const note of written) builder.block("notes", note);
  };

  const within = (range: Range, read: () => void) => {
    const { at, to } = cursor;
    [cursor.at, cursor.to] = [range.from, range.to];
    if (++depth <= DEEPEST) read();
    depth--;
    [cursor.at, cursor.to] = [at, to];
  };
  const readInline = (range: Range) =>
    within(range, () => {
      while (cursor.at < cursor.to) step();
    });
  /** The text of a range, apart from what is being written. */
  const textOf = (range: Range): RichText => {
    const outer = inline;
    inline = createInlineText();
    readInline(range);
    const text = inline.take();
    inline = outer;
    return text;
  };
  const plain = ({ from, to }: Range) => cursor.text.slice(from, to);
  const argument = () => readArgument(cursor);
  const option = () => readOption(cursor);

  const heading = (range: Range, level: number) => {
    flush();
    builder.block("heading", textOf(range), { level });
  };

  const endCell = () => {
    const row = top()?.rows?.at(-1);
    row?.push({ content: inline.take(), column_span: span });
    span = 1;
  };
  let span = 1;
  const endRow = () => {
    endCell();
    top()?.rows?.push([]);
  };

  const begin = () => {
    const name = plain(argument()).trim();
    const rest = `\\end{${name}}`;
    if (known.NO_TEXT.has(name)) return void readUntil(cursor, rest);
    if (known.VERBATIM.has(name)) {
      flush();
      option();
      for (let count = known.ARGUMENTS[name] ?? 0; count > 0; count--) argument();
      return void builder.block("code", readUntil(cursor, rest));
    }
    const isTable = name in known.TABLES && name !== "array";
    if (!isTable || !table()) flush();
    option();
    for (let count = known.TABLES[name] ?? known.ARGUMENTS[name] ?? 0; count > 0; count--) argument();
    if (name in known.HEADINGS) builder.block("heading", known.HEADINGS[name] ?? "", { level: 2 });
    if (name === "frame" && cursor.text[cursor.at] === "{") heading(argument(), 2);
    const isList = known.LISTS.has(name);
    if (open.length < MOST_OPEN)
      open.push({
        name,
        ...(isTable && !table() && { rows: [[]] }),
        ...(known.QUOTES.has(name) && { kind: "quote" as const }),
        ...(isList && { kind: "list_item" as const, level: 1 + (open.findLast(({ level }) => level)?.level ?? 0) }),
      });
  };

  const end = () => {
    const name = plain(argument()).trim();
    if (!open.some((one) => one.name === name)) return flush();
    const closed = top();
    if (closed?.rows) endCell();
    else flush();
    open.pop();
    // One that was not closed ends with the one around it.
    if (closed?.rows) writeTable(closed);
    if (closed?.name !== name) while (open.length > 0 && open.pop()?.name !== name);
  };

  const writeTable = ({ rows = [], caption }: known.Environment) => {
    const named = caption ?? open.findLast((one) => one.caption !== undefined)?.caption;
    builder.table({ rows, caption: named ?? null });
  };

  const caption = () => {
    option();
    const content = textOf(argument());
    const float = open.findLast(({ name }) => /^(?:table|figure|longtable|wrap\w+|sidewaystable)\*?$/.test(name));
    if (float) float.caption = content.text;
    if (!table()) flush();
    builder.block("caption", content);
  };

  const link = () => {
    const href = plain(argument());
    const shown = argument();
    inline.link(href, () => readInline(shown));
  };

  const fraction = () => {
    const [above, below] = [argument(), argument()];
    add("(");
    readInline(above);
    add(")/(");
    readInline(below);
    add(")");
  };

  const item = () => {
    flush();
    const name = option();
    if (name) readInline(name);
    if (name) add(" ");
  };

  const COMMANDS: Readonly<Record<string, () => void>> = {
    begin,
    end,
    caption,
    item,
    href: link,
    url: () => {
      const address = plain(argument());
      inline.link(address, () => add(address));
    },
    frac: fraction,
    dfrac: fraction,
    tfrac: fraction,
    par: flush,
    newline: () => inline.newline(),
    tabularnewline: endRow,
    footnote: () => void (option(), notes.push(textOf(argument()))),
    footnotetext: () => void (option(), notes.push(textOf(argument()))),
    frametitle: () => heading(argument(), 2),
    def: () => void (readUntil(cursor, "{"), cursor.at--, argument()),
    verb: () => {
      const mark = cursor.text[cursor.at++] ?? "";
      add(readUntil(cursor, mark));
    },
    multicolumn: () => {
      span = Number(plain(argument())) || 1;
      argument();
      readInline(argument());
    },
    multirow: () => {
      argument();
      option();
      argument();
      readInline(argument());
    },
    bibitem: () => {
      flush();
      option();
      argument();
    },
    input: includes,
    include: includes,
  };

  function includes(): void {
    builder.warn(`The text of another file is not in this one and was not read: ${plain(argument()).slice(0, 80)}.`);
  }

  /** `isApart`: a blank comes after it. */
  const command = (name: string, isApart = false) => {
    const own = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (own) return own();
    if (Object.hasOwn(SECTIONS, name)) {
      option();
      return heading(argument(), SECTIONS[name] ?? 2);
    }
    if (Object.hasOwn(SIGNS, name)) return addSign(SIGNS[name] ?? "", isApart);
    if (Object.hasOwn(ACCENTS, name)) return accent(name);
    if (/cite/i.test(name)) return cite();
    for (let count = Object.hasOwn(LEFT_OUT, name) ? (LEFT_OUT[name] ?? 0) : 0; count > 0; count--) {
      while (option());
      argument();
    }
    while (option());
  };

  /** The blank ends the name of a letter, as in "Troms\\o ya", and is shown after other signs. */
  const addSign = (sign: string, isApart: boolean) => add(isApart && !/\p{L}$/u.test(sign) ? `${sign} ` : sign);

  const cite = () => {
    while (option());
    add(` [${plain(argument()).trim()}]`);
  };

  const accent = (name: string) => {
    const { text } = textOf(argument());
    add((text.slice(0, 1) + (ACCENTS[name] ?? "") + text.slice(1)).normalize("NFC"));
  };

  const symbol = (sign: string) => {
    if (sign === "\\") {
      option();
      if (top()?.rows) endRow();
      else if (table()) add(" ");
      else inline.newline();
    } else if (sign === "[" || sign === "]") flush();
    else if (!"()".includes(sign)) command(sign);
  };

  function step(): void {
    TOKEN.lastIndex = cursor.at;
    const [token = "", word, sign] = TOKEN.exec(cursor.text) ?? [];
    cursor.at = Math.min(cursor.to, cursor.at + Math.max(1, token.length));
    const text = token.slice(0, token.length - Math.max(0, TOKEN.lastIndex - cursor.to));
    if (word !== undefined) command(word, /\s$/.test(token));
    else if (sign !== undefined) symbol(sign);
    else if (text === "$$") flush();
    else if (/^\n[ \t]*\n/.test(text)) flush();
    else if (text === "&" && (top()?.rows?.at(-1)?.length ?? MOST_COLUMNS) < MOST_COLUMNS) endCell();
    else if (text === "&") add(" ");
    else if (!"{}$".includes(text)) add(LITERALS[text] ?? text);
  }

  return {
    step,
    writeRange: (kind, range, level) => void builder.block(kind, textOf(range), { level }),
    finish() {
      for (let one = top(); one; one = top()) {
        if (one.rows) endCell();
        open.pop();
        if (one.rows) writeTable(one);
      }
      flush();
    },
  };
}

const LITERALS: Readonly<Record<string, string>> = {
  "~": " ",
  "``": "“",
  "''": "”",
  "--": "–",
  "---": "—",
  "`": "‘",
  "'": "’",
  "\n": " ",
};
