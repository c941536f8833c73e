import type { Tokenizer } from "../index/tokens.ts";
import type { Draft } from "./draft.ts";
import { writeAnswer } from "./write-answer.ts";
import { writeComparison } from "./write-comparison.ts";
import { writeListing } from "./write-listing.ts";
import { writeSummary } from "./write-summary.ts";
import { writeChat, writeClarification, writeNoDocuments } from "./write-talk.ts";
import type { Material, Writer } from "./writer.ts";

/** Answers in the documents' own words, without a language model: nothing in it can be made up. */
export function createExtractiveWriter({ tokenizer }: { readonly tokenizer: Tokenizer }): Writer {
  return {
    id: "extractive",
    name: "Extractive answers (no language model)",
    write: (material) => Promise.resolve(write(tokenizer, material)),
  };
}

function write(tokenizer: Tokenizer, material: Material): Draft {
  if (material.intent.kind === "chat") return writeChat(material);
  if (material.documents.length === 0) return writeNoDocuments(material.question);
  switch (material.intent.kind) {
    case "collection_summary":
      return writeSummary(tokenizer, material);
    case "comparison":
      return writeComparison(tokenizer, material);
    case "listing":
      return writeListing(tokenizer, material);
    case "clarification":
      return writeClarification(material);
    case "retrieval":
      return writeAnswer(tokenizer, material);
  }
}
