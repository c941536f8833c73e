import type { PromptMessage } from "./text-generator.ts";
import type { Passage } from "../../engine.ts";
import { NOTHING_MORE, NO_MORE_SEARCHES } from "../../languages/prompt-words.ts";
import type { Prepared, TableCells } from "../parts.ts";
import { passageText } from "./prompt.ts";

/** UTF-16 characters of passages that one search gives. */
export const CHARACTERS = 5000;
/** Searches that a model may ask for in one turn. */
const MOST = 2;

export interface LookUp {
  /** What the model is given for a query of its own: passages whose numbers go on from those that it has. */
  search(query: string): Promise<string>;
  /** All that it was given, in the order of their numbers. */
  readonly passages: readonly Passage[];
  readonly cells: TableCells;
  /** What it searched for. */
  readonly queries: readonly string[];
  /** The searches and what they gave, as words that were sent. */
  readonly said: readonly PromptMessage[];
}

/** Searches for a model that is in the middle of its answer. What is found is numbered, cited and checked like the rest. */
export function createLookUp(
  given: readonly Passage[],
  find: ((query: string) => Promise<Pick<Prepared, "passages" | "shown" | "cells">>) | undefined,
): LookUp {
  const passages = [...given];
  const queries: string[] = [];
  const said: PromptMessage[] = [];
  let cells: TableCells = {};

  async function lookFor(query: string): Promise<string> {
    if (!find || queries.length >= MOST) return NO_MORE_SEARCHES;
    queries.push(query);
    const found = await find(query);
    cells = { ...cells, ...found.cells };
    let left = CHARACTERS;
    const texts: string[] = [];
    for (const passage of found.passages) {
      if (passages.some(({ chunk_id }) => chunk_id === passage.chunk_id)) continue;
      const text = passageText(passage, passages.length, found.shown);
      if (text.length > left) continue;
      left -= text.length;
      passages.push(passage);
      texts.push(text);
    }
    return texts.length > 0 ? texts.join("\n") : NOTHING_MORE;
  }

  return {
    async search(query) {
      const found = await lookFor(query);
      said.push({ role: "assistant", content: `search_documents: ${query}` }, { role: "user", content: found });
      return found;
    },
    passages,
    get cells() {
      return cells;
    },
    queries,
    said,
  };
}
