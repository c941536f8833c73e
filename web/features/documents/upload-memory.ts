import { DRAFT_KEY } from "../../app/draft.ts";
import { randomMark } from "../../app/random-mark.ts";
import { isOnItsWay, type Upload } from "./upload-queue.ts";

/** The files that a page has not added, by the page's id: under a key of drafts, so that a logout forgets them. */
const KEY = `${DRAFT_KEY}files `;
/** Milliseconds from a change until it is written: a folder of thousands changes the list thousands of times. */
const WRITTEN_WITHIN = 1000;

/** A file that a page did not add, and that has to be chosen once more: a page's files go with it. */
export interface FormerUpload extends Pick<Upload, "name" | "size" | "collectionId"> {
  /** Why it was not added; left out where the page was closed before anything answered. */
  readonly reason?: string;
}

export interface UploadMemory {
  /** Keeps the files that are not added yet, and why. */
  note(uploads: readonly Upload[]): void;
  /** Files of pages that are gone. They are this page's from now on. */
  former(): Promise<readonly FormerUpload[]>;
}

interface Deps {
  /** Of all tabs; of one tab where the browser has no locks that tell which tabs are open. */
  readonly storage: Storage;
  readonly locks?: Pick<LockManager, "request" | "query"> | undefined;
  readonly page: Pick<EventTarget, "addEventListener">;
}

/** Remembers which files were not added: names, sizes and reasons, over reloads and closed tabs. */
export function createUploadMemory({ storage, locks, page }: Deps): UploadMemory {
  const own = KEY + randomMark();
  let noted: readonly Upload[] = [];
  let due: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener("pagehide", write);

  function write(): void {
    clearTimeout(due);
    due = undefined;
    const left = noted.flatMap(toFormer);
    try {
      if (left.length === 0) storage.removeItem(own);
      else storage.setItem(own, JSON.stringify(left));
    } catch (error) {
      console.warn("The names of files that were not added would not outlive a reload:", error);
    }
  }

  async function takeOver(): Promise<readonly FormerUpload[]> {
    const open = new Set((await locks?.query())?.held?.map(({ name }) => name));
    const gone = Object.keys(storage).filter((key) => key.startsWith(KEY) && key !== own && !open.has(key));
    const former = gone.flatMap((key) => readFormer(storage.getItem(key)));
    for (const key of gone) storage.removeItem(key);
    return former;
  }

  // Held until the page is gone: another tab sees by it whose files are not on their way any more.
  void locks?.request(own, () => new Promise<never>(() => undefined));
  return {
    note(uploads) {
      noted = uploads;
      due ??= setTimeout(write, WRITTEN_WITHIN);
    },
    // One at a time: of two tabs that open at once, one has them.
    former: () => (locks ? locks.request(KEY, takeOver) : takeOver()),
  };
}

function toFormer(upload: Upload): FormerUpload[] {
  if (upload.state === "sent") return [];
  const { name, size, collectionId, reason, isUnanswered = isOnItsWay(upload) } = upload;
  return [{ name, size, collectionId, ...(!isUnanswered && reason !== undefined && { reason }) }];
}

function readFormer(stored: string | null): readonly FormerUpload[] {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFormer) : [];
  } catch {
    return [];
  }
}

function isFormer(value: Partial<Record<keyof FormerUpload, unknown>> | null): value is FormerUpload {
  return (
    typeof value === "object" &&
    typeof value?.name === "string" &&
    typeof value.size === "number" &&
    typeof value.collectionId === "string" &&
    ["string", "undefined"].includes(typeof value.reason)
  );
}
