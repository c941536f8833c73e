import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseDocument } from "#core/engine/parse/parse.ts";
import { nodeAssets } from "#core/engine/parse/testing/node-assets.ts";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { decodeText, encodeText } from "#core/engine/text-blob.ts";

const FILINGS = fileURLToPath(new URL("../../shared/data/filings/", import.meta.url));
const CACHE = fileURLToPath(new URL("../.cache/filings/", import.meta.url));
const PARSERS = fileURLToPath(new URL("../core/engine/parse/", import.meta.url));

/** Changes with every source of the parsers, so that a filing is never told as an older one read it. */
const parsers = (): string => {
  const sources = readdirSync(PARSERS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const hash = createHash("sha256");
  for (const name of sources.sort()) hash.update(readFileSync(PARSERS + name));
  return hash.digest("hex").slice(0, 12);
};
let digest: string | undefined;

export interface FilingQuestion {
  readonly question: string;
  readonly file: string;
  /** 1-based pages that hold the evidence. */
  readonly pages: readonly number[];
  /** Of the half of the companies that retrieval was tuned on. */
  readonly isTuned: boolean;
}

export const hasFilings = (): boolean => existsSync(FILINGS);

/** The companies in the order of the alphabet: every second is tuned on. */
export function filingQuestions(): FilingQuestion[] {
  const companies = [...new Set(filingNames().map(companyOf))];
  return readFileSync(`${FILINGS}questions.jsonl`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { evidence, file, question } = JSON.parse(line) as {
        question: string;
        file: string;
        evidence: { page: number }[];
      };
      const isTuned = companies.indexOf(companyOf(file)) % 2 === 0;
      return { question, file, pages: evidence.map(({ page }) => page + 1), isTuned };
    });
}

const companyOf = (file: string): string => file.split("_")[0] ?? file;

export const filingNames = (): string[] => readdirSync(`${FILINGS}pdfs`).sort();

/** A filing as parsed once and kept in `.cache`. */
export async function readFiling(name: string): Promise<ParsedDocument> {
  digest ??= parsers();
  const kept = `${CACHE}${name}.${digest}.text`;
  if (existsSync(kept)) return decodeText(new Uint8Array(readFileSync(kept)));
  const bytes = new Uint8Array(readFileSync(`${FILINGS}pdfs/${name}`));
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  const document = await parseDocument(bytes, { type: "pdf", filename: name }, context);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(kept, encodeText(document));
  return document;
}

if (import.meta.main) for (const name of filingNames()) console.log(name, (await readFiling(name)).pages.length);
