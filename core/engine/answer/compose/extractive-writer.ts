import type { Tokenizer } from "../../index/tokens.ts";
import type { Draft } from "./draft.ts";
import { namedDocuments } from "../understand/named-documents.ts";
import type { Library } from "../library.ts";
import type { Turns } from "../../turns.ts";
import { writeAnswer } from "./write-answer.ts";
import { writeComparison } from "./write-comparison.ts";
import { writeListing } from "./write-listing.ts";
import { writeSummary } from "./write-summary.ts";
import { withoutText, writeChat, writeClarification, writeNoDocuments, writeWithoutText } from "./write-talk.ts";
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
  await deps.turn();
  const empty = material.documents.filter(({ chunk_count }) => chunk_count === 0);
  if (empty.length === 0 || material.intent.kind === "chat") return writeKind(deps, material);
  const named = namedDocuments(deps.tokenizer, material.question, empty);
  const meant = empty.length === material.documents.length ? empty : named;
  if (meant.length > 0 && material.intent.kind !== "listing") return writeWithoutText(material.question, meant);
  const draft = await writeKind(deps, material);
  return draft.answered ? draft : { ...draft, content: `${draft.content}\n\n${withoutText(material.question, empty)}` };
}

async function writeKind({ library, tokenizer, turn }: ExtractiveDeps, material: Material): Promise<Draft> {
  if (material.intent.kind === "chat") return writeChat(material);
  if (material.documents.length === 0) return writeNoDocuments(material.question);
  switch (material.intent.kind) {
    case "collection_summary":
      return writeSummary(tokenizer, material, turn);
    case "comparison":
      return writeComparison(tokenizer, material);
    case "listing":
      return writeListing(tokenizer, material, turn);
    case "clarification":
      return writeClarification(material);
    case "retrieval":
      return writeAnswer({ tokenizer, library }, material);
  }
}
