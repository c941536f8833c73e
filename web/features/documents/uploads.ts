import type { QueryClient } from "@tanstack/solid-query";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Api } from "../../app/client/client.ts";
import { keys } from "../../app/keys.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Toasts } from "../../ui/toasts.ts";
import { isSample } from "./add-sample.ts";
import { isArchive } from "./archives.ts";
import { createArrivals } from "./arrivals.ts";
import { shortRefusal } from "./file-kinds.ts";
import type { Destination } from "./destination.ts";
import { tellLeftOut, tellNotAdded, tellTaken, type LeftOut, type NotAdded } from "./left-out.ts";
import { sameAs, sameFile } from "./same-content.ts";
import type { FormerUpload, UploadMemory } from "./upload-memory.ts";
import { createUploadQueue, isOnItsWay, type Drop, type Locks, type Queued, type Upload } from "./upload-queue.ts";

export interface Uploads {
  list(): readonly Upload[];
  /**
   * Queues files for a collection. Where none is named: a folder goes into the collection of its name, other files into
   * the only collection, made when there is none, or into the one that is chosen. Files that the collection has already,
   * byte for byte, are left out and named; or that any has, where none is named.
   */
  add(files: readonly File[], target?: UploadTarget): Promise<void>;
  /** Shows a document that was added another way than as a file. */
  took(document: Document): void;
  retry(id: string): void;
  /** Adds a file in place of one that went with the page that had it. */
  chooseAgain(upload: Upload, file: File): void;
  dismiss(id: string): void;
  /** Forgets the files that were refused: in one collection, or everywhere. */
  dismissRefused(collectionId?: string): void;
}

interface UploadTarget {
  readonly collectionId?: string | undefined;
  readonly folder?: string | null;
  /** Also what is there already. */
  readonly again?: boolean;
}

/** Files sent at the same time. */
const PARALLEL = 3;
/** In place of a collection's id, of files that all are refused: none is made for them. */
const NOWHERE = "";
/** Milliseconds to wait when the service asks for patience: when it does not say how long, and at most. */
const PAUSE = { usual: 5000, longest: 5 * 60_000 };

interface UploadDeps {
  readonly api: Api;
  readonly client: QueryClient;
  readonly toasts: Pick<Toasts, "show">;
  /** Whether a document was taken off the lists, to be deleted soon. */
  readonly isGone: (document: string) => boolean;
  /** Asks about zip files; `add` gets what is in them. */
  readonly onArchives: (archives: readonly File[], add: (files: readonly File[]) => void) => void;
  /** Asks which collection files go into; undefined where they are not to be added. */
  readonly askWhere: Destination["ask"];
  readonly page: Pick<EventTarget, "addEventListener">;
  /** Left out where the browser has none. */
  readonly locks?: Locks;
  /** Left out where nothing outlives the page. */
  readonly memory?: UploadMemory;
  /** The first document of this visit is in: the time to ask for lasting storage. */
  readonly onFirst: () => void;
}

export function createUploads(deps: UploadDeps): Uploads {
  const queue = createUploadQueue(deps.locks, deps.memory);
  const { list, fileOf, put, change, dismiss, dismissRefused } = queue;
  let leftOut: readonly LeftOut[] = [];
  let notAdded: readonly NotAdded[] = [];
  let sending = 0;
  let pausedUntil = 0;
  holdPage(deps.page, list);
  void showFormer(deps, queue).catch((error: unknown) => console.error("Files not added before:", error));
  const arrivals = createArrivals({
    client: deps.client,
    onShown: (ids) => dismiss(new Set(ids)),
    onFirst: deps.onFirst,
  });

  function pump(): void {
    while (sending < PARALLEL && Date.now() >= pausedUntil) {
      const next = list().find((upload) => upload.state === "waiting");
      if (!next) break;
      sending++;
      change(next.id, ({ until: _, ...upload }) => ({ ...upload, state: "sending" }));
      void send(next).finally(() => (sending--, pump()));
    }
    if (sending === 0) tell();
  }

  /** What was there already, and what failed, in one line each when everything else is in. */
  function tell(): void {
    tellNotAdded(deps.toasts, notAdded);
    notAdded = [];
    const told = leftOut;
    leftOut = [];
    const addAgain = ({ file, wanted }: LeftOut) => add([file], { collectionId: wanted, again: true });
    const collections = deps.client.getQueryData<Collection[]>(keys.collections) ?? [];
    if (told.length > 0)
      tellLeftOut(deps.toasts, { leftOut: told, collections }, () => void Promise.all(told.map(addAgain)));
  }

  async function send(upload: Upload): Promise<void> {
    const queued = fileOf(upload.id);
    if (!queued) return;
    const { file, drop } = queued;
    try {
      await drop.listed;
      const known = (await alreadyHere(deps, queued)) ?? (await onItsWayBefore(queue, upload.id, queued));
      if (known) {
        leftOut = [...leftOut, { file, document: known, wanted: upload.collectionId }];
        return dismiss(new Set([upload.id]));
      }
      const document = await deps.api.uploadDocument({
        fields: { collection_id: upload.collectionId },
        files: { file },
      });
      drop.made.add(document.id);
      change(upload.id, (sent) => ({ ...sent, state: "sent" }));
      arrivals.add(upload.id, document);
    } catch (error) {
      if (asksForPatience(error)) return pause(upload.id, error.retryAfter);
      const reason = error instanceof Error ? error.message : "It could not be sent.";
      notAdded = [...notAdded, { name: upload.name, reason }];
      const isUnanswered = error instanceof RequestFailed && error.status === 0;
      change(upload.id, ({ isUnanswered: _, ...failed }) => ({
        ...failed,
        state: "failed",
        reason,
        ...(isUnanswered && { isUnanswered }),
      }));
    }
  }

  /** Everything waits, for the limit is on the sender and not on the file; then it goes on by itself. */
  function pause(id: string, asked = PAUSE.usual): void {
    const milliseconds = Math.min(Math.max(asked, 1000), PAUSE.longest);
    const until = Math.max(pausedUntil, Date.now() + milliseconds);
    pausedUntil = until;
    change(id, (upload) => ({ ...upload, state: "waiting", until }));
    setTimeout(pump, pausedUntil - Date.now() + 1);
  }

  return {
    list,
    took: (document) => arrivals.add("", document),
    dismiss: (id) => dismiss(new Set([id])),
    dismissRefused,
    retry(id) {
      change(id, (upload) => ({ ...upload, state: "waiting" }));
      pump();
    },
    chooseAgain({ id, collectionId }, file) {
      dismiss(new Set([id]));
      const isThere = deps.client.getQueryData<Collection[]>(keys.collections)?.some((one) => one.id === collectionId);
      void add([file], isThere ? { collectionId } : {});
    },
    add,
  };

  async function add(all: readonly File[], target: UploadTarget = {}): Promise<void> {
    const archives = all.filter(isArchive);
    const given = all.filter((file) => !isArchive(file));
    if (archives.length > 0) deps.onArchives(archives, (files) => void add(files, target));
    if (given.length === 0) return;
    try {
      const collectionId = target.collectionId ?? (await placeFor(deps, given, target.folder ?? null));
      if (collectionId === undefined) return;
      // Who names no place does not mind which one has it.
      const isAnywhere = target.collectionId === undefined && !target.folder;
      const looksIn = (id: string) => !target.again && (isAnywhere || id === collectionId);
      const drop: Drop = { looksIn, made: new Set(), listed: readDocuments(deps) };
      const queued = given.map((file) => ({ file, drop }));
      put(queued, collectionId);
      const place = target.folder && target.collectionId === undefined ? nameOf(deps.client, collectionId) : undefined;
      tellTaken(deps.toasts, given, place);
      pump();
    } catch (error) {
      deps.toasts.show(`The files were not added. ${error instanceof Error ? error.message : ""}`);
    }
  }
}

/** Collections that are a person's own: the sample is never mixed with what is theirs. */
const ownCollections = async ({ api, client }: Pick<UploadDeps, "api" | "client">) =>
  (await client.ensureQueryData({ queryKey: keys.collections, queryFn: api.listCollections })).filter(
    (collection) => !isSample(collection),
  );

const nameOf = (client: QueryClient, id: string) =>
  client.getQueryData<Collection[]>(keys.collections)?.find((collection) => collection.id === id)?.name;

async function alreadyHere(
  { client, isGone }: Pick<UploadDeps, "client" | "isGone">,
  { file, drop }: Queued,
): Promise<Document | undefined> {
  const there = (client.getQueryData<Document[]>(keys.documents) ?? []).filter(
    ({ id, collection_id }) => drop.looksIn(collection_id) && !drop.made.has(id) && !isGone(id),
  );
  return there.length > 0 ? sameAs(file, there) : undefined;
}

/** The same file of an earlier drop, which the list of documents does not have yet. */
async function onItsWayBefore(
  { list, fileOf }: Pick<ReturnType<typeof createUploadQueue>, "list" | "fileOf">,
  id: string,
  { file, drop }: Queued,
): Promise<LeftOut["document"] | undefined> {
  for (const earlier of list()) {
    if (earlier.id === id) break;
    const there = fileOf(earlier.id);
    const isMeant = isOnItsWay(earlier) || earlier.state === "sent";
    if (!there || !isMeant || there.drop === drop || !drop.looksIn(earlier.collectionId)) continue;
    if (await sameFile(file, there.file))
      return { original_filename: earlier.name, collection_id: earlier.collectionId };
  }
  return undefined;
}

/** Shows what pages that are gone did not add, without what the service took at the last moment. */
async function showFormer(
  deps: Pick<UploadDeps, "memory" | "client" | "api">,
  queue: Pick<ReturnType<typeof createUploadQueue>, "putFormer">,
): Promise<void> {
  const former = (await deps.memory?.former()) ?? [];
  if (former.length === 0) return;
  await readDocuments(deps);
  const there = deps.client.getQueryData<Document[]>(keys.documents) ?? [];
  const isThere = ({ name, size, collectionId }: FormerUpload) =>
    there.some(
      (document) =>
        document.original_filename === name && document.file_size === size && document.collection_id === collectionId,
    );
  queue.putFormer(former.filter((file) => file.reason !== undefined || !isThere(file)));
}

/** The browser asks before the page is left: files that wait would be lost. */
const holdPage = (page: UploadDeps["page"], list: () => readonly Upload[]) =>
  page.addEventListener("beforeunload", (event) => {
    if (list().some(isOnItsWay)) event.preventDefault();
  });

/** The id of a collection where none was named; undefined where the files are not to be added after all. */
async function placeFor(
  deps: Pick<UploadDeps, "api" | "client" | "askWhere">,
  files: readonly File[],
  folder: string | null,
): Promise<string | undefined> {
  if (files.every(shortRefusal)) return NOWHERE;
  const own = await ownCollections(deps);
  if (!folder && own.length > 1) return deps.askWhere(files, own);
  return (await chooseCollection(deps, folder)).id;
}

/** Too many at once, or no room for one more just now: the same file will be taken later. */
function asksForPatience(error: unknown): error is RequestFailed {
  return (
    error instanceof RequestFailed && (error.status === 429 || (error.status === 503 && error.retryAfter !== undefined))
  );
}

/**
 * Reads the list anew: another tab or device, or a program, may have added the same file a moment ago. Where the service
 * does not answer, the list stays as it is, and sending the files says why.
 */
const readDocuments = ({ api, client }: Pick<UploadDeps, "api" | "client">) =>
  client.prefetchQuery({ queryKey: keys.documents, queryFn: () => api.listDocuments(), staleTime: 0 });

/** The collection that is meant where none is named: the newest that is no sample, made when there is none. */
export async function chooseCollection(
  deps: { readonly api: Api; readonly client: QueryClient },
  folder: string | null,
): Promise<Collection> {
  const own = await ownCollections(deps);
  const match = folder ? own.find(({ name }) => name === folder) : own[0];
  if (match) return match;
  const made = folder
    ? await deps.api.createCollection({ body: { name: folder, description: `The folder “${folder}”.` } })
    : await deps.api.getDefaultCollection();
  deps.client.setQueryData<Collection[]>(keys.collections, (collections) => [made, ...(collections ?? [])]);
  return made;
}
