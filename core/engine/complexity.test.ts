import { beforeAll, describe, expect, test } from "vitest";
import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createMemoryBlobs } from "../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { put } from "../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { countedThings } from "./answer/compose/counted-things.ts";
import { mayFollowUp, rewriteQuestion } from "./answer/generate/rewrite-question.ts";
import { contextIn } from "#core/models/remote/ask-model.ts";
import { codeOf } from "#core/models/remote/failure.ts";
import { createThoughts } from "./answer/generate/thoughts.ts";
import { wholeSentences } from "./answer/generate/model-writer.ts";
import { addressedIn } from "./answer/verify/addressed.ts";
import { normaliseMarkers } from "./answer/verify/markers.ts";
import { exchangedFigures } from "./answer/verify/exchanged-figures.ts";
import { swappedAround } from "./answer/verify/roles.ts";
import { toldQuantities } from "./answer/verify/told-quantities.ts";
import { toldCells } from "./answer/verify/table-cells.ts";
import { createBuiltinEmbedder } from "./embed/builtin.ts";
import type { AnswerRequest, Passage, Processed } from "./engine.ts";
import { judgeAnswer } from "./evaluate/judge.ts";
import { said } from "./evaluate/testing/said.ts";
import { explainAnswer } from "./evaluate/why.ts";
import { periodsOf } from "./names/periods.ts";
import { spellingsOf } from "./names/spelled-alike.ts";
import type { LibraryDocument } from "./answer/library.ts";
import { makeGuide } from "./guide/make-guide.ts";
import { createTokenizer } from "./index/tokens.ts";
import { plainDocument } from "./testing/plain-document.ts";
import { createIngestEngine } from "./ingest-engine.ts";
import { createDocumentBuilder } from "./parse/document-builder.ts";
import { describeTables } from "./parse/describe-tables.ts";
import { findSigns } from "./parse/pdf/signs.ts";
import { nodeAssets } from "./parse/testing/node-assets.ts";
import { DocumentError } from "./parsed-document.ts";
import { createQueryEngine, type QueryEngine } from "./query-engine.ts";
import { sizeOfTable } from "./tables/count-rows.ts";
import { lookUpExtreme } from "./tables/look-up-extreme.ts";
import { lookUpIn as lookUpRows } from "./tables/look-up-in.ts";
import { lookUpPair } from "./tables/look-up-pair.ts";
import { lookUpTotal } from "./tables/look-up-total.ts";
import { matchRows } from "./tables/match-rows.ts";
import { createTableReader } from "./tables/read-table.ts";
import { FILES, pieces } from "./testing/files-of-text.ts";
import { worst } from "./testing/growth.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const scope = { owner: OWNER };
const NOTES = `# Aa Bb Notes\n\nAa Bb was a man who built things in 1990, and who was Кто был. What is it? 什么漢字的 ภาษาไทย.\n\n- a1\n- compare a and b\n\n| a | b |\n|---|---|\n| 1,234 | x's |`;

const tokenizer = createTokenizer();
const store = createMemoryStore(tables);
const blobs = createMemoryBlobs();
const embedder = createBuiltinEmbedder();
const ingest = createIngestEngine({ blobs, embedder, assets: nodeAssets() });
const engine = createQueryEngine({
  documents,
  store,
  blobs,
  embedders: [embedder],
  where: "on this device",
  report: (error) => {
    throw error;
  },
});

beforeAll(async () => {
  const file = await blobs.put(new TextEncoder().encode(NOTES));
  const request = {
    owner: OWNER,
    file: file.id,
    document_id: OWNER,
    original_filename: "notes.md",
    type: "md",
  } as const;
  const made = await ingest.process(request, () => undefined, new AbortController().signal);
  await store.write([put(documents, sampleDocument({ owner: OWNER, file: file.id, ...made }))]);
});

const asked = (question: string, history: AnswerRequest["history"] = []): AnswerRequest => ({
  scope,
  question,
  history,
  top_k: 5,
  hybrid: true,
});
const passageOf = (content: string): Passage => ({
  chunk_id: "1",
  document_id: OWNER,
  document_name: "notes.md",
  content,
  heading: null,
  page: null,
  start: 0,
  end: content.length,
  score: 1,
  why: { words: [], similarity: null },
});
/** A model that writes the text. */
const writing = (text: string): Parameters<typeof rewriteQuestion>[0] => ({
  id: "model",
  name: "Model",
  where: "on this device",
  contextTokens: 4096,
  countTokens: (counted) => Promise.resolve(counted.length),
  generate: () =>
    Promise.resolve({ text, finish_reason: "stop", usage: { prompt_tokens: null, completion_tokens: null } }),
});
const patience = { first: 60_000, thinking: 60_000, next: 60_000, stop: 60_000 };

/** Of a document in one block; every question that is made of it is tried, and answered by nothing. */
const guideOf = (text: string, kind: "paragraph" | "heading") =>
  makeGuide(
    {
      tokenizer: createTokenizer(),
      library: {
        documents: () => Promise.resolve([{ document_id: OWNER, chunk_count: 1 } as LibraryDocument]),
        passages: () => Promise.resolve([passageOf("a")]),
        holding: () => Promise.resolve(new Map()),
        read: () =>
          Promise.resolve(plainDocument(text, { title: text, blocks: [{ kind, start: 0, end: text.length }] })),
      },
      answer: () => engine.answer(asked("xyz")),
      quiet: () => Promise.resolve(),
    },
    { scope, document_id: OWNER },
  );

/** Every method of the engine that answers; one without entries does not compile. */
const QUERIES: Readonly<
  Record<Exclude<keyof QueryEngine, "quiet">, Readonly<Record<string, (text: string) => unknown>>>
> = {
  search: {
    query: (query) => engine.search({ scope, query, top_k: 5, hybrid: true, threshold: 0 }),
  },
  answer: {
    question: (text) => engine.answer(asked(text)),
    "question for a person": (text) => engine.answer(asked(`Who was ${text}?`)),
    definition: (text) => engine.answer(asked(`What is ${text}?`)),
    comparison: (text) => engine.answer(asked(`Compare ${text} and b`)),
    listing: (text) => engine.answer(asked(`List all ${text}`)),
    summary: (text) => engine.answer(asked(`Summarise ${text}`)),
    "follow-up": (text) => engine.answer(asked("And what is it?", [{ role: "user", content: text }])),
    "answer before": (text) =>
      engine.answer(
        asked("When did he die?", [
          { role: "user", content: "Who was Aa?" },
          { role: "assistant", content: `**${text}**` },
        ]),
      ),
  },
  guide: {
    "text of a document": (text) => guideOf(text, "paragraph"),
    heading: (text) => guideOf(text, "heading"),
  },
  prepare: {
    question: (text) => engine.prepare({ request: asked(text), most_characters: 10_000 }),
    "question rewritten by a model": (resolved) =>
      engine.prepare({ request: asked("And it?"), resolved, most_characters: 10_000 }),
  },
  check: {
    "words of a model": (content) => engine.check({ content, passages: [passageOf(NOTES)] }),
    passage: (content) => engine.check({ content: "Aa Bb was a man in 1990 [1].", passages: [passageOf(content)] }),
    both: (text) => engine.check({ content: text, passages: [passageOf(text)] }),
  },
};

const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  "names: periods": periodsOf,
  "text that addresses the model": addressedIn,
  "who did what to whom": (text) => [
    swappedAround(tokenizer, text, "Edison sued Tesla for 5 million in May 1997."),
    exchangedFigures(tokenizer, text, text),
    toldQuantities(text, [], true),
  ],
  "tables: question and cells": (text) =>
    lookUpIn(text, [
      ["", "2018"],
      [text, "1"],
      ["b", text],
    ]),
  "tables: many cells": (text) =>
    lookUpIn(
      text.slice(0, 200),
      pieces(text, 40).map((row) => pieces(row, 4)),
    ),
  "tables: the largest of many": (text) =>
    lookUpIn(
      `Which year had the highest ${text.slice(0, 100)}?`,
      pieces(text, 40).map((row, index) => (index === 0 ? ["a", "2020", "2021"] : [row, `${index}`, "7"])),
    ),
  "tables: cells told to the check": toldIn,
  "things counted": (text) => {
    countedThings(tokenizer, `How many ${text} are there?`)?.areCounted(text);
    return countedThings(tokenizer, "How many things are there?")?.areCounted(`7 ${text} things`);
  },
  "hidden text of a PDF": (text) =>
    [
      text,
      `1 0 obj <</Contents 2 0 R ${text}>> endobj\n2 0 obj <<>>\nstream\n3 Tr (a) Tj ${text}\nendstream endobj`,
    ].map((file) => findSigns(new TextEncoder().encode(file)).hidesText(1)),
  "names: spellings": spellingsOf,
  "judge: answer": (content) => judgeAnswer({ question: "Who?", answer: said(content), ground_truth: "Aa in 1990" }),
  "judge: expected answer": (ground_truth) => judgeAnswer({ question: "Who?", answer: said(NOTES), ground_truth }),
  "judge: both": (text) => judgeAnswer({ question: text, answer: said(text), ground_truth: `a ${text}` }),
  "why an answer is wrong": (content) =>
    explainAnswer({
      question: "Who?",
      ground_truth: "Aa in 1990",
      document: content,
      answer: said(content, { passages: [passageOf(content)] }),
    }),
  "thoughts of a model": (text) => createThoughts().push(text),
  "whole sentences of a model": (text) => wholeSentences(text),
  "why a server failed": (text) => [codeOf(500, text), contextIn(text)],
  "markers of a model": (text) => normaliseMarkers(text, 5),
  "may it follow up": (text) => mayFollowUp(text, [{ role: "user", content: text }]),
  "rewritten question": (text) =>
    rewriteQuestion(
      writing(text),
      { question: "And it?", history: [{ role: "user", content: text }] },
      patience,
      new AbortController().signal,
    ),
};

function withTable(rows: readonly (readonly string[])[]) {
  const builder = createDocumentBuilder();
  builder.table({ rows: rows.map((row) => row.map((content) => ({ content }))) });
  return describeTables(builder.finish());
}

function toldIn(text: string): unknown {
  const document = withTable([["a", "2020"], ...pieces(text, 40).map((row) => [row, "1,234"]), [text, text]]);
  const library = { read: () => Promise.resolve(document) };
  return toldCells({ tokenizer, library }, [passageOf(document.text)]);
}

function lookUpIn(question: string, rows: readonly (readonly string[])[]): unknown {
  const document = withTable(rows);
  const about = { document_id: OWNER, document_name: "a", heading: null, start: 0, end: document.text.length };
  const telling = [...tokenizer.words(question)].map(({ terms }) => ({ text: "a", terms, isName: false }));
  const reader = createTableReader(tokenizer);
  const searched = [{ document, passages: [about] }];
  return [
    lookUpRows(reader, { question, telling }, searched),
    lookUpExtreme(reader, { question, telling }, searched),
    sizeOfTable(reader, { question: `How many rows has the table ${question}`, telling }, searched),
    lookUpPair(reader, { question: `sum ${question} and ${question}`, telling }, searched),
    matchRows(reader, { question: `How many ${question}`.replace(/\p{N}/gu, "n"), telling, negation: null }, searched),
    lookUpTotal(reader, { question: `total ${question}`.replace(/\p{N}/gu, "n"), telling }, searched),
  ];
}

/** Reads a file; null where it is refused, which must take linear time too. */
async function read(type: keyof typeof FILES, text: string): Promise<Processed | null> {
  const file = await blobs.put(FILES[type](text));
  const request = { owner: OWNER, file: file.id, document_id: OWNER, original_filename: `file.${type}` };
  try {
    return await ingest.process({ ...request, type }, () => undefined, new AbortController().signal);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

describe.each(Object.entries(QUERIES))("time grows no faster than the text: %s", (_, entries) => {
  test.each(Object.entries(entries))("%s", { timeout: 120_000 }, async (name, run) => {
    expect(await worst(run, name === "words of a model" ? 8000 : 2000), name).toEqual([]);
  });
});

describe("time grows no faster than the text", () => {
  test.each(Object.entries(FUNCTIONS))("%s", { timeout: 120_000 }, async (name, run) => {
    expect(await worst(run, 8000), name).toEqual([]);
  });

  test.each(Object.keys(FILES) as (keyof typeof FILES)[])("a file: %s", { timeout: 300_000 }, async (type) => {
    expect((await read(type, "What is it, and why? "))?.metadata.language).not.toBeUndefined();
    expect(await worst((text) => read(type, text), 24_000), type).toEqual([]);
  });
});
