import type { FormatParser } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { encodingOfCodePage } from "../office/code-page.ts";
import { DocumentError } from "../../parsed-document.ts";

/** The text of a Rich Text file (RTF 1.9), paragraph by paragraph; pictures, tables of fonts and other hidden parts are left out. */
export const parseRtf: FormatParser = async (bytes) => {
  const source = new TextDecoder("latin1").decode(bytes);
  if (!source.trimStart().startsWith("{\\rtf")) throw new DocumentError("This file is no Rich Text (.rtf).");
  const builder = createDocumentBuilder();
  for (const paragraph of plainText(source).split("\n")) builder.block("paragraph", paragraph);
  return builder.finish();
};

interface Group {
  /** Nothing of it is shown. */
  readonly hidden: boolean;
  /** Characters to leave out after a `\u`: the same for readers without Unicode. */
  readonly fallback: number;
}

/** Parts that hold no text of the document. */
const HIDDEN = new Set(
  "fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf themedata listtable listoverridetable rsidtbl generator xmlnstbl datastore latentstyles fldinst bkmkstart bkmkend".split(
    " ",
  ),
);
const SIGNS: Readonly<Record<string, string>> = {
  par: "\n",
  line: "\n",
  row: "\n",
  sect: "\n",
  page: "\n",
  tab: "\t",
  cell: " | ",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  emspace: " ",
  enspace: " ",
};
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

function plainText(source: string): string {
  const codepage = new TextDecoder(encodingOfCodePage(Number(/\\ansicpg(\d+)/.exec(source)?.[1] ?? 1252)));
  const out: string[] = [];
  const open: Group[] = [];
  let group: Group = { hidden: false, fallback: 1 };
  let skip = 0;
  let escaped: number[] = [];
  const flush = () => {
    if (escaped.length > 0 && !group.hidden) out.push(codepage.decode(Uint8Array.from(escaped)));
    escaped = [];
  };
  const write = (text: string) => {
    const shown = skip > 0 ? text.slice(skip) : text;
    skip = Math.max(0, skip - text.length);
    if (!group.hidden) out.push(shown);
  };
  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index < at) continue;
    const [whole, word, number, hex, sign, brace, text] = match;
    if (hex !== undefined) {
      if (skip > 0) skip--;
      else escaped.push(Number.parseInt(hex, 16));
      continue;
    }
    flush();
    if (brace === "{") open.push(group);
    else if (brace === "}") {
      group = open.pop() ?? group;
      skip = 0;
    } else if (text !== undefined) write(text);
    else if (sign === "*") group = { ...group, hidden: true };
    else if (sign !== undefined)
      write(
        sign === "~" ? "\u00a0" : sign === "_" ? "-" : sign === "-" ? "" : sign === "\n" || sign === "\r" ? "\n" : sign,
      );
    else if (word === "u") {
      if (!group.hidden) out.push(String.fromCharCode(Number(number) & 0xffff));
      skip = group.fallback;
    } else if (word === "uc") group = { ...group, fallback: Math.max(0, Number(number ?? 1)) };
    else if (word === "bin") at = match.index + whole.length + Math.max(0, Number(number ?? 0));
    else if (word !== undefined && HIDDEN.has(word)) group = { ...group, hidden: true };
    else if (word !== undefined && Object.hasOwn(SIGNS, word)) write(SIGNS[word] ?? "");
  }
  flush();
  return out.join("");
}
