import type { Tokenizer } from "../../index/tokens.ts";
import type { Draft } from "./draft.ts";
import { namedDocuments } from "../understand/named-documents.ts";
import type { Library } from "../library.ts";
import type { Turns } from "../../turns.ts";
import { writeAnswer } from "./write-answer.ts";
import {
  notReadSoFar,
  otherLanguage,
  withoutText,
  writeAskBack,
  writeNoDocuments,
  writeWithoutText,
} from "./ask-back.ts";
import { writeComparison } from "./comparison.ts";
import { writeInteresting } from "./interesting.ts";
import { writeListing } from "./listing.ts";
import { writeParts } from "./parts.ts";
import { writeSummary } from "./summary.ts";
import { writeTalk } from "./talk.ts";
import { EXTRACTIVE } from "../../engine.ts";
import { EXTRACTIVE_NAME, type Material, type Writer } from "../writer.ts";

/** Answers in the documents' own words, without a language model: nothing in it can be made up. */
export function createExtractiveWriter(deps: ExtractiveDeps): Writer {
  return {
    id: EXTRACTIVE,
    name: EXTRACTIVE_NAME,
    write: (material) => write(deps, material),
  };
}

interface ExtractiveDeps {
  readonly library: Library;
  readonly tokenizer: Tokenizer;
  readonly turn: Turns;
}

async function write(deps: ExtractiveDeps, material: Material): Promise<Draft> {
  const draft = await writeWithText(deps, material);
  const { kind } = material.understood.request;
  if (kind === "talk" || kind === "unclear") return draft;
  const isCounted = kind === "listing" || kind === "summary";
  const notes = [
    draft.answered ? null : otherLanguage(material),
    draft.answered && !isCounted ? null : notReadSoFar(material),
  ].filter((note) => note !== null);
  return { ...draft, content: [draft.content, ...notes].join("\n\n") };
}

async function writeWithText(deps: ExtractiveDeps, material: Material): Promise<Draft> {
  await deps.turn();
  const empty = material.documents.filter(({ chunk_count }) => chunk_count === 0);
  if (empty.length === 0 || material.intent.kind === "chat") return writeKind(deps, material);
  const named = namedDocuments(deps.tokenizer, material.question, empty);
  const meant = empty.length === material.documents.length ? empty : named;
  if (meant.length > 0 && material.intent.kind !== "listing") return writeWithoutText(material.question, meant);
  const draft = await writeKind(deps, material);
  return draft.answered || material.understood.request.kind === "unclear"
    ? draft
    : { ...draft, content: `${draft.content}\n\n${withoutText(material.question, empty)}` };
}

async function writeKind({ library, tokenizer, turn }: ExtractiveDeps, material: Material): Promise<Draft> {
  const { request } = material.understood;
  if (request.kind === "talk") return writeTalk(material, request.talk);
  if (material.documents.length === 0) return writeNoDocuments(material);
  // `gather` searches for the question where what is asked for cannot be made of the documents.
  if (isPlain(material.groups)) return writeAnswer({ tokenizer, library }, material);
  switch (request.kind) {
    case "summary":
      return writeSummary(tokenizer, material, request, turn);
    case "parts":
      return writeParts(tokenizer, material);
    case "comparison":
      return writeComparison(tokenizer, material, request);
    case "listing":
      return writeListing(tokenizer, material, request, turn);
    case "interesting":
      return writeInteresting(tokenizer, material);
    case "unclear":
      return writeAskBack(material, request.choices);
    case "question":
      return writeAnswer({ tokenizer, library }, material);
  }
}

const isPlain = ([first, ...others]: Material["groups"]): boolean =>
  others.length === 0 && first?.document === null && first.parts === undefined;
