import { counted } from "#core/http/counted.ts";
import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Document, DocumentChange } from "#core/library/documents/document.ts";
import { keysOf } from "#core/storage/keys-of.ts";

export interface WantedChange {
  /** For one document only. */
  readonly original_filename?: string;
  /** Where they go. */
  readonly place?: { readonly id: string; readonly name: string; readonly isCopied: boolean };
  readonly tags?: (before: readonly string[]) => string[];
}

type Deps = Pick<App, "api" | "client" | "toasts">;

/** Renames, moves, copies or tags documents and offers the way back. Rejects where nothing could be changed, with the reason. */
export async function changeDocuments(deps: Deps, documents: readonly Document[], wanted: WantedChange): Promise<void> {
  const { api, client, toasts } = deps;
  const lookAgain = () =>
    Promise.all([keys.documents, keys.collections].map((queryKey) => client.invalidateQueries({ queryKey })));
  const ways: (() => Promise<unknown>)[] = [];
  const changed: Document[] = [];
  const problems: string[] = [];
  for (const document of documents) {
    try {
      ways.push(...(await changeOne(api, document, wanted)));
      changed.push(document);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : "The reason is not known.");
    }
  }
  await lookAgain();
  const [problem] = problems;
  if (problems.length === documents.length && problem !== undefined) throw new Error(problem);
  const back = async () => {
    await toasts.attempt("Not all of it could be undone.", () => Promise.all(ways.map((way) => way())));
    await lookAgain();
  };
  const unchanged = problem ? ` ${counted(problems.length, "document")} stayed: ${problem}` : "";
  toasts.show(doneWords(changed, wanted) + unchanged, { action: { label: "Undo", run: () => void back() } });
}

/** Changes one document, and returns what undoes it. */
async function changeOne(
  api: App["api"],
  { id, original_filename, collection_id, tags }: Document,
  { original_filename: name, place, tags: tagged }: WantedChange,
): Promise<(() => Promise<unknown>)[]> {
  const change: DocumentChange = {
    ...(name !== undefined && { original_filename: name }),
    ...(place && !place.isCopied && { collection_id: place.id }),
    ...(tagged && { tags: tagged(tags) }),
  };
  const before: DocumentChange = { original_filename, collection_id, tags };
  const changed = keysOf(change);
  const ways: (() => Promise<unknown>)[] = [];
  if (changed.length > 0) {
    await api.changeDocument({ params: { document_id: id }, body: change });
    ways.push(() =>
      api.changeDocument({
        params: { document_id: id },
        body: Object.fromEntries(changed.map((field) => [field, before[field]])),
      }),
    );
  }
  if (place?.isCopied) {
    const copy = await api.copyDocument({ params: { document_id: id }, body: { collection_id: place.id } });
    ways.push(() => api.deleteDocument({ params: { document_id: copy.id } }));
  }
  return ways;
}

function doneWords(changed: readonly Document[], { original_filename, place }: WantedChange): string {
  const [first, ...others] = changed;
  const what =
    others.length > 0
      ? counted(changed.length, "document")
      : `“${original_filename ?? first?.original_filename ?? ""}”`;
  if (!place) return `${what} changed.`;
  return `${what} ${place.isCopied ? "copied" : "moved"} to “${place.name}”.`;
}

/** Words of a line, divided by commas: each once, without empty ones. */
export const tagsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
