/**
 * Sixty questions of ordinary people to six sheets in one library, without a language model: spending, invoices, stock,
 * members and marks, in English, German and French. They are parted by a hash; rules are looked at on "looked at" only.
 * Run: node bench/sheet-questions.ts [--show]
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { strToU8, zipSync } from "fflate";
import { askFiles, type RealFile } from "#core/engine/answer/testing/real-files.ts";
import type { Answer } from "#core/engine/engine.ts";
import { LANGUAGES } from "#core/engine/languages/languages.ts";
import { escapeXml } from "#core/engine/parse/testing/make-docx.ts";
import { quotesOf } from "./answer-parts.ts";
import { realFile } from "./real-file.ts";
import {
  DEPENSES,
  EXPENSES,
  INVENTORY,
  INVOICES,
  MARKS,
  MEMBERS,
  type SheetQuestion,
} from "./sheet-questions-asked.ts";

const FOLDER = fileURLToPath(new URL("sheets/", import.meta.url));
const QUESTIONS = [...EXPENSES, ...INVOICES, ...DEPENSES, ...INVENTORY, ...MEMBERS, ...MARKS];
const NAMES = [
  "travel-expenses-2025.csv",
  "Rechnungen-2025.csv",
  "depenses-association.csv",
  "mitglieder.md",
  "class-7b.html",
];

type Judgement = "right claim" | "wrong claim" | "right rows quoted" | "neither" | "rightly nothing claimed";

const partOf = ({ ask }: SheetQuestion): "looked at" | "set aside" =>
  createHash("sha256").update(ask).digest().readUInt8() % 2 === 1 ? "looked at" : "set aside";

/** A workbook of one sheet; what looks like a number is one. */
function workbook(name: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const cellOf = (text: string, place: string): string =>
    /^\d+(?:\.\d+)?$/u.test(text)
      ? `<c r="${place}"><v>${text}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;
  const cells = (row: readonly string[], line: number): string =>
    row.map((text, at) => (text === "" ? "" : cellOf(text, `${String.fromCodePoint(65 + at)}${line + 1}`))).join("");
  const data = rows.map((row, line) => `<row>${cells(row, line)}</row>`).join("");
  return zipSync({
    "xl/workbook.xml": strToU8(`<workbook><sheets><sheet name="${name}" r:id="r1"/></sheets></workbook>`),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/one.xml"/></Relationships>',
    ),
    "xl/worksheets/one.xml": strToU8(`<worksheet><sheetData>${data}</sheetData></worksheet>`),
  });
}

function files(): readonly RealFile[] {
  const rows = readFileSync(`${FOLDER}workshop-inventory.csv`, "utf8").trim().split("\n");
  const content = workbook(
    "Inventory",
    rows.map((row) => row.split(",")),
  );
  return [
    ...NAMES.map((name) => realFile(name, FOLDER + name)),
    { name: "workshop-inventory.xlsx", type: "xlsx", content },
  ];
}

/** What an answer says above its quotes in its own words, without notes on words that no document holds. */
function claimOf({ content, answered }: Answer): string {
  const ends = LANGUAGES.flatMap(({ frames }) => [frames.fromDocuments, frames.closest])
    .map((lead) => content.indexOf(lead))
    .filter((at) => at >= 0);
  const said = content.slice(0, Math.min(content.length, ...ends));
  return answered ? said.replaceAll(/^[^*\n]*(?<!\*)\*(?!\*).*$/gmu, "").trim() : "";
}

/** Without spaces, marks and signs between the digits of a number. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d)[.,'’\s](?=\d{3}(?!\d))/gu, "")
    .replaceAll(/[*_\\\s]+/gu, " ");

function holds(text: string, part: string): boolean {
  const [whole, wanted] = [plain(text), plain(part)];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const [before, after] = [whole.slice(0, at), whole.slice(at + wanted.length)];
    const isCut = /\p{N}$/u.test(wanted) && (/[\d][.,]?$/u.test(before) || /^[.,]?\d/u.test(after));
    if (!isCut) return true;
  }
  return false;
}

function judge({ says, never = [], count, rows }: SheetQuestion, answer: Answer): Judgement {
  const claim = claimOf(answer);
  if (says === null) return claim === "" ? "rightly nothing claimed" : "wrong claim";
  const quoted = quotesOf(answer)
    .map(({ text }) => text)
    .join("\n");
  const areShown = (rows ?? says).every((part) => holds(quoted, part));
  if (claim === "") return areShown ? "right rows quoted" : "neither";
  const isCounted = count !== undefined && areShown && holds(claim, count);
  const isSaid = says.every((part) => holds(claim, part));
  return (isSaid || isCounted) && !never.some((part) => holds(claim, part)) ? "right claim" : "wrong claim";
}

if (import.meta.main) {
  const ask = await askFiles(files());
  const counts = new Map<string, Partial<Record<Judgement, number>>>();
  for (const question of QUESTIONS) {
    const answer = await ask(question.ask);
    const [part, judged] = [partOf(question), judge(question, answer)];
    const own = counts.get(part) ?? {};
    counts.set(part, { ...own, [judged]: (own[judged] ?? 0) + 1 });
    if (process.argv.includes("--show") && part === "looked at")
      console.log(`\n### ${judged}: ${question.ask}\n${answer.content}`);
  }
  console.table(Object.fromEntries(counts));
}
