import type { QueryClient } from "@tanstack/solid-query";
import { counted, plural } from "#core/http/counted.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { pause } from "#core/storage/pause.ts";
import type { Api } from "../../../app/client/client.ts";
import { keys } from "../../../app/keys.ts";
import { sameAs } from "../../documents/same-content.ts";
import { createLeftOut, type Left, type LeftOut, type Opened, type Plan, type Planned } from "./planned.ts";

type Calls =
  | "listCollections"
  | "createCollection"
  | "listDocuments"
  | "uploadDocument"
  | "changeDocument"
  | "copyDocument";

export interface ImportDeps {
  readonly api: Pick<Api, Calls>;
  readonly client: Pick<QueryClient, "invalidateQueries">;
}

export interface ImportTools {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number, name: string) => void;
}

export interface Outcome {
  readonly from: Plan["from"];
  readonly taken: number;
  /** Documents that were there already, with what is said of them. */
  readonly known: number;
  /** Documents that were there without it. */
  readonly described: number;
  readonly collections: number;
  readonly left: Left;
  /** Documents that were not looked at, since a person stopped the import. */
  readonly waiting: number;
}

/**
 * Takes the documents of a plan in, one after the other. A file that its collection has already is not added again, and
 * gets what is said of it where that was lacking: so an import that was stopped goes on when it is begun anew.
 */
export async function importLibrary(
  deps: ImportDeps,
  plan: Plan,
  { signal, onProgress }: ImportTools,
): Promise<Outcome> {
  const left = createLeftOut(plan.left);
  const library = await openLibrary(deps);
  const counts = { taken: 0, known: 0, described: 0 };
  let done = 0;
  for (const planned of plan.documents) {
    if (signal.aborted) break;
    onProgress(done, plan.documents.length, planned.path);
    const opened = await opening(planned, left);
    if (opened) {
      try {
        counts[await takeIn(library, planned, opened, signal)]++;
      } catch (error) {
        if (signal.aborted) break;
        if (!isAboutTheFile(error)) throw new StoppedImport(error, done, plan.documents.length);
        left.add(error.message.replace(/\.$/, ""), planned.path);
      }
    }
    done++;
  }
  await Promise.all([keys.documents, keys.collections].map((queryKey) => deps.client.invalidateQueries({ queryKey })));
  const { length: all } = plan.documents;
  return { from: plan.from, ...counts, collections: library.made(), left: left.all(), waiting: all - done };
}

/** No answer, no room, or no login: every other file would fail as well. */
class StoppedImport extends Error {
  constructor(cause: unknown, done: number, of: number) {
    const reason = cause instanceof Error ? cause.message : "Try again.";
    super(
      `The import stopped after ${done.toLocaleString()} of ${of.toLocaleString()} documents. ${reason} Choose the folder again to continue.`,
      { cause },
    );
    this.name = "StoppedImport";
  }
}

const isAboutTheFile = (error: unknown): error is RequestFailed =>
  error instanceof RequestFailed && [400, 413, 415].includes(error.status);

async function opening(planned: Planned, left: LeftOut): Promise<Opened | undefined> {
  try {
    const opened = await planned.open();
    if (opened.file.size > 0) return opened;
    return void left.add("The file is empty", planned.path);
  } catch (error) {
    left.add(
      `could not be read: ${error instanceof Error ? error.message.replace(/\.$/, "") : "unknown"}`,
      planned.path,
    );
    return undefined;
  }
}

interface Library extends ImportDeps {
  readonly documents: Document[];
  /** The id of the collection of this name, made where there is none. */
  collection(name: string): Promise<string>;
  made(): number;
}

async function openLibrary(deps: ImportDeps): Promise<Library> {
  const [collections, documents] = await Promise.all([deps.api.listCollections(), deps.api.listDocuments()]);
  const ids = new Map(collections.toReversed().map(({ name, id }: Collection) => [name, id]));
  const used = new Set<string>();
  return {
    ...deps,
    documents: [...documents],
    async collection(given) {
      const name = given.trim().slice(0, LONGEST_NAME) || "Imported";
      const id = ids.get(name) ?? (await deps.api.createCollection({ body: { name, description: name } })).id;
      ids.set(name, id);
      used.add(id);
      return id;
    },
    made: () => used.size,
  };
}

const LONGEST_NAME = 200;

async function takeIn(
  library: Library,
  { collections }: Planned,
  { file, tags, reference }: Opened,
  signal: AbortSignal,
): Promise<"taken" | "known" | "described"> {
  const { api, documents } = library;
  let [source, outcome]: [Document | undefined, "taken" | "known" | "described"] = [undefined, "known"];
  for (const name of collections) {
    const collection_id = await library.collection(name);
    const here = await sameAs(
      file,
      documents.filter((document) => document.collection_id === collection_id),
    );
    const added = here ?? (await patiently(signal, () => add(api, file, collection_id, source)));
    const wanted = {
      ...(reference && !added.reference && { reference }),
      ...(tags.some((tag) => !added.tags.includes(tag)) && {
        tags: [...new Set([...added.tags, ...tags])].slice(0, 50),
      }),
    };
    const isSaid = Object.keys(wanted).length === 0;
    const said = isSaid ? added : await api.changeDocument({ params: { document_id: added.id }, body: wanted });
    if (here) documents.splice(documents.indexOf(here), 1);
    documents.push(said);
    source ??= said;
    if (!here) outcome = "taken";
    else if (!isSaid && outcome === "known") outcome = "described";
  }
  return outcome;
}

/** A work in several collections is read once. */
const add = (api: ImportDeps["api"], file: File, collection_id: string, source: Document | undefined) =>
  source
    ? api.copyDocument({ params: { document_id: source.id }, body: { collection_id } })
    : api.uploadDocument({ fields: { collection_id }, files: { file } });

/** Milliseconds to wait where the service asks for patience and does not say how long, and at most. */
const PAUSE = { usual: 5000, longest: 5 * 60_000 };

async function patiently<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const waits = error instanceof RequestFailed && (error.status === 429 || error.status === 503);
      if (!waits || (error.status === 503 && error.retryAfter === undefined)) throw error;
      await pause(Math.min(Math.max(error.retryAfter ?? PAUSE.usual, 1000), PAUSE.longest), signal);
      signal.throwIfAborted();
    }
  }
}

/** What came, in a sentence or three; what did not is listed below them. */
export function outcomeWords({ taken, known, described, collections, waiting, from }: Outcome): string {
  return [
    `${counted(taken, "document")} taken in from ${from}, in ${counted(collections, "collection")}.`,
    known > 0 ? `${counted(known, "document")} ${plural(known, "was", "were")} here already and not added again.` : "",
    described > 0
      ? `${counted(described, "document")} ${plural(described, "was", "were")} here already and got tags or a reference.`
      : "",
    waiting > 0
      ? `${counted(waiting, "document")} ${plural(waiting, "is", "are")} left: choose the same folder again to continue.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Names shown for each reason. */
const MOST_NAMES = 20;

/** "3 × .exe files cannot be read: a.exe, b.exe, c.exe". */
export const leftWords = (left: Left): readonly { readonly reason: string; readonly names: string }[] =>
  [...left].map(([reason, names]) => ({
    reason: `${names.length.toLocaleString()} × ${reason}`,
    names: names.slice(0, MOST_NAMES).join(", ") + (names.length > MOST_NAMES ? " …" : ""),
  }));
