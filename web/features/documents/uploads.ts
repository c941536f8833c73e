import type { QueryClient } from "@tanstack/solid-query";
import { batch, createSignal } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Api } from "../../app/client/client.ts";
import { keys } from "../../app/keys.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Toasts } from "../../ui/toast.tsx";
import { isSample } from "./add-sample.ts";
import { isArchive } from "./archives.ts";
import { refusal } from "./file-kinds.ts";
import { tellLeftOut, type LeftOut } from "./left-out.ts";
import { sameAs } from "./same-content.ts";

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly collectionId: string;
  readonly state: "waiting" | "sending" | "failed" | "refused";
  readonly reason?: string;
  /** The service asked to be left alone until then, milliseconds since the epoch. */
  readonly until?: number;
}

export interface Uploads {
  list(): readonly Upload[];
  /**
   * Queues files for a collection, or for the one most people would mean: the newest, made when there is none. Those
   * that the collection has already, byte for byte, are left out and named; or that any has, where none is asked for.
   */
  add(files: readonly File[], target?: UploadTarget): Promise<void>;
  /** Shows a document that was added another way than as a file. */
  took(document: Document): void;
  retry(id: string): void;
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
/** Milliseconds to wait when the service asks for patience: when it does not say how long, and at most. */
const PAUSE = { usual: 5000, longest: 5 * 60_000 };
/** Milliseconds between changes of the list of documents while many files go in: each is work for all that shows it. */
const ARRIVALS_EVERY = 400;
/** Milliseconds between looks at the counts in the sidebar while many files go in. */
const COUNT_EVERY = 1500;

interface UploadDeps {
  readonly api: Api;
  readonly client: QueryClient;
  readonly toasts: Pick<Toasts, "show">;
  /** Whether a document was taken off the lists, to be deleted soon. */
  readonly isGone: (document: string) => boolean;
  /** Asks about zip files; `add` gets what is in them. */
  readonly onArchives: (archives: readonly File[], add: (files: readonly File[]) => void) => void;
  /** The first document of this visit is in: the time to ask for lasting storage. */
  readonly onFirst: () => void;
}

export function createUploads(deps: UploadDeps): Uploads {
  // Not a store: of a folder of thousands, each file that is sent would move all others in it.
  const [list, setList] = createSignal<readonly Upload[]>([]);
  const files = new Map<string, Queued>();
  let leftOut: readonly LeftOut[] = [];
  let sending = 0;
  let made = 0;
  let isFirst = true;
  let pausedUntil = 0;
  let counting: ReturnType<typeof setTimeout> | undefined;
  const arrivals = createArrivals(deps.client, (ids) => dismissAll(new Set(ids)));

  const change = (id: string, to: (upload: Upload) => Upload) =>
    setList((uploads) => uploads.map((upload) => (upload.id === id ? to(upload) : upload)));
  const dismissAll = (ids: ReadonlySet<string>) => {
    for (const id of ids) files.delete(id);
    setList((uploads) => uploads.filter(({ id }) => !ids.has(id)));
  };

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

  /** What was there already, in one line when everything else is in. */
  function tell(): void {
    const told = leftOut;
    leftOut = [];
    const again = () => void Promise.all(told.map(({ file, wanted }) => addAgain(file, wanted)));
    const collections = deps.client.getQueryData<Collection[]>(keys.collections) ?? [];
    if (told.length > 0) tellLeftOut(deps.toasts, { leftOut: told, collections }, again);
  }
  const addAgain = (file: File, collectionId: string) => add([file], { collectionId, again: true });

  async function send(upload: Upload): Promise<void> {
    const queued = files.get(upload.id);
    if (!queued) return;
    const { file } = queued;
    try {
      const known = await here(queued);
      if (known) {
        leftOut = [...leftOut, { file, document: known, wanted: upload.collectionId }];
        return dismissAll(new Set([upload.id]));
      }
      const document = await deps.api.uploadDocument({
        fields: { collection_id: upload.collectionId },
        files: { file },
      });
      took(document, upload.id);
    } catch (error) {
      if (asksForPatience(error)) return pause(upload.id, error.retryAfter);
      const reason = error instanceof Error ? error.message : "It could not be sent.";
      change(upload.id, (failed) => ({ ...failed, state: "failed", reason }));
    }
  }

  function took(document: Document, upload = ""): void {
    arrivals.add(upload, document);
    if (isFirst) deps.onFirst();
    isFirst = false;
    count();
  }

  /** Only what was there before it was dropped: of two copies in one folder both are meant. */
  async function here({ file, before }: Queued): Promise<Document | undefined> {
    const there = (deps.client.getQueryData<Document[]>(keys.documents) ?? []).filter(
      ({ id }) => before.has(id) && !deps.isGone(id),
    );
    return there.length > 0 ? sameAs(file, there) : undefined;
  }

  /** Everything waits, for the limit is on the sender and not on the file; then it goes on by itself. */
  function pause(id: string, asked = PAUSE.usual): void {
    const milliseconds = Math.min(Math.max(asked, 1000), PAUSE.longest);
    const until = Math.max(pausedUntil, Date.now() + milliseconds);
    pausedUntil = until;
    change(id, (upload) => ({ ...upload, state: "waiting", until }));
    setTimeout(pump, pausedUntil - Date.now() + 1);
  }

  function count(): void {
    counting ??= setTimeout(() => {
      counting = undefined;
      void deps.client.invalidateQueries({ queryKey: keys.collections });
    }, COUNT_EVERY);
  }

  return {
    list,
    took,
    dismiss: (id) => dismissAll(new Set([id])),
    dismissRefused(collectionId) {
      const refused = list().filter(
        (upload) => upload.state === "refused" && (!collectionId || upload.collectionId === collectionId),
      );
      dismissAll(new Set(refused.map(({ id }) => id)));
    },
    retry(id) {
      change(id, (upload) => ({ ...upload, state: "waiting" }));
      pump();
    },
    add,
  };

  async function add(all: readonly File[], target: UploadTarget = {}): Promise<void> {
    const archives = all.filter(isArchive);
    const given = all.filter((file) => !isArchive(file));
    if (archives.length > 0) deps.onArchives(archives, (files) => void add(files, target));
    if (given.length === 0) return;
    try {
      const collectionId = target.collectionId ?? (await chooseCollection(deps, target.folder ?? null)).id;
      const known = target.again ? [] : await documentsNow(deps);
      // Who names no place does not mind which one has it.
      const isAnywhere = target.collectionId === undefined && !target.folder;
      const meant = known.filter(({ collection_id }) => isAnywhere || collection_id === collectionId);
      const before = new Set(meant.map(({ id }) => id));
      const uploads = given.map((file) => toUpload(file, collectionId, `upload-${++made}`));
      uploads.forEach((upload, index) => files.set(upload.id, { file: given[index] as File, before }));
      setList((known) => [...known, ...uploads]);
      pump();
    } catch (error) {
      deps.toasts.show(`The files were not added. ${error instanceof Error ? error.message : ""}`);
    }
  }
}

interface Queued {
  readonly file: File;
  /** Ids of the documents that there were where it goes when it was dropped. */
  readonly before: ReadonlySet<string>;
}

/** Documents that have been taken go into the list at once when they come singly, and together when they come quickly. */
function createArrivals(client: QueryClient, onShown: (uploads: readonly string[]) => void) {
  let waiting: { readonly upload: string; readonly document: Document }[] = [];
  let isResting = false;
  function show(): void {
    const shown = waiting;
    waiting = [];
    isResting = shown.length > 0;
    if (!isResting) return;
    setTimeout(show, ARRIVALS_EVERY);
    const documents = shown.map(({ document }) => document).toReversed();
    const ids = new Set(documents.map(({ id }) => id));
    batch(() => {
      onShown(shown.map(({ upload }) => upload));
      client.setQueryData<Document[]>(
        keys.documents,
        (known) => known && [...documents, ...known.filter(({ id }) => !ids.has(id))],
      );
    });
  }
  return {
    add(upload: string, document: Document): void {
      waiting.push({ upload, document });
      if (!isResting) show();
    },
  };
}

/** Too many at once, or no room for one more just now: the same file will be taken later. */
function asksForPatience(error: unknown): error is RequestFailed {
  return (
    error instanceof RequestFailed && (error.status === 429 || (error.status === 503 && error.retryAfter !== undefined))
  );
}

function toUpload(file: File, collectionId: string, id: string): Upload {
  const reason = refusal(file);
  const upload = { id, name: file.name, size: file.size, collectionId };
  return reason ? { ...upload, state: "refused", reason } : { ...upload, state: "waiting" };
}

/** Files may come before the list does, when they are opened with the app. */
const documentsNow = ({ api, client }: Pick<UploadDeps, "api" | "client">) =>
  client.ensureQueryData({ queryKey: keys.documents, queryFn: () => api.listDocuments() });

/** The collection that is meant where none is named: the newest that is no sample, made when there is none. */
export async function chooseCollection(
  deps: { readonly api: Api; readonly client: QueryClient },
  folder: string | null,
): Promise<Collection> {
  const known = await deps.client.ensureQueryData({ queryKey: keys.collections, queryFn: deps.api.listCollections });
  // The sample is never mixed with what is theirs.
  const match = folder ? known.find(({ name }) => name === folder) : known.find((collection) => !isSample(collection));
  if (match) return match;
  const made = folder
    ? await deps.api.createCollection({ body: { name: folder, description: `The folder “${folder}”.` } })
    : await deps.api.getDefaultCollection();
  deps.client.setQueryData<Collection[]>(keys.collections, (collections) => [made, ...(collections ?? [])]);
  return made;
}
