import type { ChatsPort } from "../../ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { markOf } from "../../device-only/stays-here.ts";
import { newId, timestamp, timestampAfter } from "#core/storage/time.ts";
import type { TestCaseRow } from "../evaluation.ts";
import { savedCases, type CaseFile, type CasesToImport, type SavedCase, type SavedCaseRow } from "./saved-case.ts";
import { listCases, placeOf, toCase, wordsOf, writeCases } from "./saved-cases.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

/** Names the saved questions wherever a file of questions is named. */
export const SAVED_QUESTIONS = "saved-questions.json";

/** The saved questions as a file that `POST /api/evaluation/run` and the import take. */
export async function exportCases(deps: Deps, owner: string, collection_id?: string): Promise<CaseFile> {
  const { items } = await listCases(deps, owner, { collection_id, offset: 0 });
  return { test_cases: items.map(toTestCase), metadata: { exported_at: timestamp(deps.clock) } };
}

/** Adds the questions of a file. One with a question and answer that are here already, in the same place, is passed over. */
export async function importCases(
  deps: Deps & ChatsPort,
  owner: string,
  { collection_id, test_cases }: CasesToImport,
): Promise<{ imported: number; already_here: number }> {
  const place = await placeOf(deps, owner, { collection_id });
  const here = await deps.store.query(savedCases, { owner });
  const known = new Set(here.filter((row) => row.collection_id === place.collection_id).map(keyOf));
  const rows: SavedCaseRow[] = [];
  let created_at = timestamp(deps.clock);
  for (const given of test_cases) {
    const words = wordsOf(given);
    if (known.has(keyOf(words))) continue;
    known.add(keyOf(words));
    const about = { owner, rating: null, message_id: null, collection_id: place.collection_id };
    rows.push({ id: newId(), ...about, ...words, created_at, updated_at: created_at, ...markOf(place.stays) });
    // Each is later than the one before, so that they are listed in the order of the file.
    created_at = timestampAfter(deps.clock, created_at);
  }
  if (rows.length > 0) await writeCases(deps, owner, rows);
  return { imported: rows.length, already_here: test_cases.length - rows.length };
}

/** The questions that a run over the collection asks: those saved for it, and those saved for all. */
export async function casesFor(
  { store }: Pick<Deps, "store">,
  owner: string,
  collection_id: string,
): Promise<TestCaseRow[]> {
  const order = { by: "created_at", direction: "ascending" } as const;
  const rows = await store.query(savedCases, { owner, order });
  const meant = rows.filter((row) => row.collection_id === null || row.collection_id === collection_id);
  return meant.map((row) => toTestCase(toCase(row)));
}

const toTestCase = ({ id, question, ground_truth, category, document }: SavedCase): TestCaseRow => ({
  id,
  question,
  ground_truth,
  category,
  document,
});

const keyOf = ({ question, ground_truth }: Pick<SavedCaseRow, "question" | "ground_truth">): string =>
  JSON.stringify([question, ground_truth]);
