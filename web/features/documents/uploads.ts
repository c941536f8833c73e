import type { QueryClient } from "@tanstack/solid-query";
import { createStore, produce } from "solid-js/store";
import { RequestFailed, type Api } from "../../app/api.ts";
import { keys } from "../../app/keys.ts";
import type { Collection, Document } from "../../app/types.ts";
import type { Toasts } from "../../ui/toast.tsx";
import { isSample } from "./add-sample.ts";
import { asDocument, refusal } from "./file-kinds.ts";

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
  /** Queues files for a collection, or for the one most people would mean: the newest, made when there is none. */
  add(
    files: readonly File[],
    target?: { readonly collectionId?: string | undefined; readonly folder?: string | null },
  ): Promise<void>;
  retry(id: string): void;
  dismiss(id: string): void;
  /** Forgets the files that were refused: in one collection, or everywhere. */
  dismissRefused(collectionId?: string): void;
}

/** Files sent at the same time. */
const PARALLEL = 3;
/** Milliseconds to wait when the service asks for patience: when it does not say how long, and at most. */
const PAUSE = { usual: 5000, longest: 5 * 60_000 };
/** Milliseconds between looks at the counts in the sidebar while many files go in. */
const COUNT_EVERY = 1500;

interface UploadDeps {
  readonly api: Api;
  readonly client: QueryClient;
  readonly toasts: Toasts;
  /** The first document of this visit is in: the time to ask for lasting storage. */
  readonly onFirst: () => void;
}

export function createUploads(deps: UploadDeps): Uploads {
  const [list, setList] = createStore<Upload[]>([]);
  const files = new Map<string, File>();
  let sending = 0;
  let made = 0;
  let isFirst = true;
  let pausedUntil = 0;
  let counting: ReturnType<typeof setTimeout> | undefined;

  const change = (id: string, values: Partial<Upload>) => setList((upload) => upload.id === id, values);
  const dismiss = (id: string) => {
    files.delete(id);
    setList((uploads) => uploads.filter((upload) => upload.id !== id));
  };

  function pump(): void {
    while (sending < PARALLEL && Date.now() >= pausedUntil) {
      const next = list.find((upload) => upload.state === "waiting");
      if (!next) return;
      sending++;
      setList(
        (upload) => upload.id === next.id,
        produce((upload: { -readonly [K in keyof Upload]: Upload[K] }) => {
          upload.state = "sending";
          delete upload.until;
        }),
      );
      void send(next).finally(() => (sending--, pump()));
    }
  }

  async function send(upload: Upload): Promise<void> {
    const file = files.get(upload.id);
    if (!file) return;
    try {
      const document = await deps.api.uploadDocument(file, upload.collectionId);
      dismiss(upload.id);
      if (isFirst) deps.onFirst();
      isFirst = false;
      deps.client.setQueryData<Document[]>(
        keys.documents,
        (known) => known && [document, ...known.filter(({ id }) => id !== document.id)],
      );
      count();
    } catch (error) {
      if (asksForPatience(error)) return pause(upload.id, error.retryAfter);
      change(upload.id, { state: "failed", reason: error instanceof Error ? error.message : "It could not be sent." });
    }
  }

  /** Everything waits, for the limit is on the sender and not on the file; then it goes on by itself. */
  function pause(id: string, asked = PAUSE.usual): void {
    const milliseconds = Math.min(Math.max(asked, 1000), PAUSE.longest);
    pausedUntil = Math.max(pausedUntil, Date.now() + milliseconds);
    change(id, { state: "waiting", until: pausedUntil });
    setTimeout(pump, pausedUntil - Date.now() + 1);
  }

  function count(): void {
    counting ??= setTimeout(() => {
      counting = undefined;
      void deps.client.invalidateQueries({ queryKey: keys.collections });
    }, COUNT_EVERY);
  }

  return {
    list: () => list,
    dismiss,
    dismissRefused: (collectionId) =>
      setList((uploads) =>
        uploads.filter((upload) => {
          const stays = upload.state !== "refused" || (collectionId && upload.collectionId !== collectionId);
          if (!stays) files.delete(upload.id);
          return stays;
        }),
      ),
    retry(id) {
      change(id, { state: "waiting" });
      pump();
    },
    async add(given, target = {}) {
      if (given.length === 0) return;
      try {
        const added = given.map(asDocument);
        const collectionId = target.collectionId ?? (await chooseCollection(deps, target.folder ?? null)).id;
        const uploads = added.map((file) => toUpload(file, collectionId, `upload-${++made}`));
        uploads.forEach((upload, index) => files.set(upload.id, added[index] as File));
        setList(produce((known) => void known.push(...uploads)));
        pump();
      } catch (error) {
        deps.toasts.show(`The files were not added. ${error instanceof Error ? error.message : ""}`);
      }
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

async function chooseCollection(
  deps: { readonly api: Api; readonly client: QueryClient },
  folder: string | null,
): Promise<Collection> {
  const known = await deps.client.ensureQueryData({ queryKey: keys.collections, queryFn: deps.api.listCollections });
  // The sample is never mixed with what is theirs.
  const match = folder ? known.find(({ name }) => name === folder) : known.find((collection) => !isSample(collection));
  if (match) return match;
  const made = folder
    ? await deps.api.createCollection({ name: folder, description: `The folder “${folder}”.` })
    : await deps.api.defaultCollection();
  deps.client.setQueryData<Collection[]>(keys.collections, (collections) => [made, ...(collections ?? [])]);
  return made;
}
