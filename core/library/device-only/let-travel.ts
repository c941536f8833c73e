import { rowsOfCollection } from "../collections/rows-of-collection.ts";
import type { ChatsPort } from "../ports.ts";
import { documents } from "../documents/document.ts";
import { savedCases } from "../evaluation/cases/saved-case.ts";
import { evaluationResults, evaluationRuns, evaluationStates } from "../evaluation/evaluation.ts";
import { rowsOf } from "../highlights/follow-document.ts";
import { highlights } from "../highlights/highlight.ts";
import { change, type Operation, type Store } from "#core/storage/store.ts";

/** Takes the mark from what is in a collection: from this write on it syncs like everything else. */
export async function lettingTravel(
  deps: { readonly store: Store } & ChatsPort,
  owner: string,
  collection_id: string,
): Promise<Operation[]> {
  const { store, chats } = deps;
  const { documentRows, sessionRows, runRows, caseRows } = await rowsOfCollection(deps, owner, collection_id);
  const [messageRows, resultRows, stateRows] = await Promise.all([
    Promise.all(sessionRows.map(({ id }) => store.query(chats.messages, { owner, where: { session_id: id } }))),
    Promise.all(runRows.map(({ id }) => store.query(evaluationResults, { owner, where: { run_id: id } }))),
    Promise.all(runRows.map(({ id }) => store.get(evaluationStates, owner, id))),
  ]);
  const highlightRows = await rowsOf(
    { store },
    owner,
    documentRows.map(({ id }) => id),
  );
  const travels = { never_leaves: false } as const;
  return [
    ...documentRows.map(({ id }) => change(documents, owner, id, travels)),
    ...highlightRows.map(({ id }) => change(highlights, owner, id, travels)),
    ...sessionRows.map(({ id }) => change(chats.sessions, owner, id, travels)),
    // A message may rest on another collection that stays.
    ...messageRows
      .flat()
      .filter((message) => message.collection_id === collection_id)
      .map(({ id }) => change(chats.messages, owner, id, travels)),
    ...runRows.map(({ id }) => change(evaluationRuns, owner, id, travels)),
    ...caseRows.map(({ id }) => change(savedCases, owner, id, travels)),
    ...resultRows.flat().map(({ id }) => change(evaluationResults, owner, id, travels)),
    ...stateRows.flatMap((state) => (state ? [change(evaluationStates, owner, state.id, travels)] : [])),
  ];
}
