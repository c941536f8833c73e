import { bringInStep, type Outcome, type Problem } from "#core/library/folders/bring-in-step.ts";
import { createLookAgain } from "#core/library/folders/look-again.ts";
import type { KnownFile } from "#core/library/folders/known-files.ts";
import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { shortRefusal } from "../documents/file-kinds.ts";
import { mayRead, observeDirectory } from "./folder-access.ts";
import { knownFiles, type KeptFolder } from "./folder-memory.ts";
import { folderPorts } from "./folder-ports.ts";
import { outcomeWords, type FolderState } from "./folder-state.ts";
import { listDirectory, type Listing } from "./list-directory.ts";

export interface Looker {
  /** Looks soon; where it is looking already, once more afterwards. */
  look(): void;
}

type Deps = Pick<App, "api" | "client" | "toasts" | "deletes">;

interface LookOptions {
  readonly signal: AbortSignal;
  readonly change: (fields: Partial<FolderState>) => void;
}

/** Brings one folder in step, now and whenever the browser says that something in it changed. */
export function createLooker(deps: Deps, folder: KeptFolder, { signal, change }: LookOptions): Looker {
  let isObserved = false;
  const { wake } = createLookAgain({
    signal,
    failed: (error) => change({ phase: { kind: "failed", reason: inWords(error, folder.handle.name) } }),
    async look(isGoneForGood) {
      if (!(await mayRead(folder.handle))) return void change({ phase: { kind: "asks" } });
      // Before the look, so that what changes during it is not missed.
      isObserved ||= await observeDirectory(folder.handle, wake, signal);
      change({ isObserved });
      return lookAt(deps, folder, { signal, change, isGoneForGood });
    },
  });
  return { look: wake };
}

interface OneLook extends LookOptions {
  readonly isGoneForGood: (file: KnownFile) => boolean;
}

/** Undefined where the collection is not here: deleted, or of another account. */
async function lookAt(
  deps: Deps,
  folder: KeptFolder,
  { signal, change, isGoneForGood }: OneLook,
): Promise<Outcome | undefined> {
  const { api, client, toasts, deletes } = deps;
  const { handle, id, collectionId } = folder;
  change({ phase: { kind: "looking", done: 0, total: 0 } });
  const collection = (await api.listCollections()).find((each) => each.id === collectionId);
  if (!collection) return void change({ phase: { kind: "waiting" } });
  const listing = await listDirectory(handle);
  const readable = listing.files.filter(({ file }) => shortRefusal(file) === undefined);
  const { held, known } = sortOut(await knownFiles(id), listing);
  const documents = await api.listDocuments();
  const ports = folderPorts(
    {
      api,
      documents,
      held,
      isGone: deletes.isGone,
      isGoneForGood,
      hasTrash: !collection.never_leaves,
      signal,
      progress: (done, total) => change({ phase: { kind: "looking", done, total } }),
    },
    folder,
  );
  const outcome = await bringInStep(ports, readable, known);
  change({
    phase: { kind: "in step" },
    lookedAt: Date.now(),
    files: readable.length,
    left: outcome.left,
    problems: [...outcome.problems, ...problemsOf(listing)],
  });
  const words = outcomeWords(handle.name, outcome);
  if (words !== undefined) {
    toasts.show(words);
    await Promise.all([keys.documents, keys.collections].map((queryKey) => client.invalidateQueries({ queryKey })));
  }
  return outcome;
}

/** Files that are there and cannot be read, or are empty for the moment, are not compared: their documents stay. */
function sortOut(all: readonly KnownFile[], { files, closed }: Listing) {
  const refused = new Set(files.flatMap(({ path, file }) => (shortRefusal(file) === undefined ? [] : [path])));
  const isHeld = ({ path }: KnownFile) =>
    refused.has(path) || closed.some((place) => path === place || path.startsWith(`${place}/`));
  return { held: all.filter(isHeld), known: all.filter((each) => !isHeld(each)) };
}

function problemsOf({ files, closed }: Listing): readonly Problem[] {
  const refused = files.flatMap(({ path, file }): Problem[] => {
    const reason = shortRefusal(file);
    return reason === undefined ? [] : [{ path, reason }];
  });
  return [...closed.map((path) => ({ path, reason: "The system does not let the browser read it." })), ...refused];
}

/** What became of the folder, in place of what the browser says. */
function inWords(error: unknown, name: string): string {
  if (error instanceof DOMException && error.name === "NotFoundError")
    return `The folder “${name}” is not there. Its documents stay. Connect its disk again, or stop following it.`;
  return `It could not be brought in step. ${error instanceof Error ? error.message : ""}`;
}
