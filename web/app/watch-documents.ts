import type { QueryClient } from "@tanstack/solid-query";
import { createEffect, createMemo, onCleanup } from "solid-js";
import type { Api } from "./client/client.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import { keys } from "./keys.ts";
import { useApp } from "./context.tsx";
import { isUnderWay } from "./queries.ts";
import { isRecognising } from "../features/documents/ocr-of.ts";
import type { Document } from "#core/library/documents/document.ts";

/** Milliseconds between looks at documents that are being read, at first and after failures. */
const EVERY = 1000;
const AT_MOST_EVERY = 15_000;
/** Milliseconds between looks at documents that are embedded: they can be asked meanwhile. */
const EVERY_EMBEDDING = 2000;
/** What changes next is among the first few. */
const LOOK_AT = 4;

const isMoving = (document: Document) => isUnderWay(document) || isRecognising(document);

interface WatchDeps {
  readonly api: Pick<Api, "getDocument">;
  readonly client: QueryClient;
}

/** What changes by itself, in the order in which it does. */
interface Line {
  readonly of: (documents: readonly Document[]) => readonly Document[];
  readonly isMoving: (document: Document) => boolean;
  /** Milliseconds between looks. */
  readonly every: number;
}

/** Keeps documents current that are being read, or embedded by a model. */
export function watchDocuments(deps: WatchDeps): void {
  const { lists } = useApp();
  const isReading = createMemo(() => (lists.plainDocuments() ?? []).some(isMoving));
  follow(deps, isReading, { of: inLine, isMoving, every: EVERY });
  const { ids, isLeft } = lists.embedding;
  const isEmbedding = createMemo(() => ids().size > 0);
  // The newest are embedded first.
  const embedding = (documents: readonly Document[]) => documents.filter(({ id }) => ids().has(id)).sort(newestFirst);
  follow(deps, isEmbedding, { of: embedding, isMoving: isLeft, every: EVERY_EMBEDDING });
}

/** Looks at those next in line, and at the whole list only when all of them have moved on. */
function follow(deps: WatchDeps, isBusy: () => boolean, line: Line): void {
  createEffect(() => {
    if (!isBusy()) return;
    let isOver = false;
    let pause = line.every;
    const next = async () => {
      // A hidden tab shows nothing; when it is looked at again, the list is asked for as a whole.
      if (document.visibilityState === "visible")
        pause = (await look(deps, line)) ? line.every : Math.min(pause * 2, AT_MOST_EVERY);
      if (!isOver) timer = setTimeout(() => void next(), pause);
    };
    let timer = setTimeout(() => void next(), pause);
    onCleanup(() => ((isOver = true), clearTimeout(timer)));
  });
}

/** False when the service did not answer. */
async function look({ api, client }: WatchDeps, { of, isMoving }: Line): Promise<boolean> {
  const waiting = of(client.getQueryData<Document[]>(keys.documents) ?? []);
  const first = waiting.slice(0, LOOK_AT);
  const seen = await Promise.all(
    first.map((document) =>
      api.getDocument({ params: { document_id: document.id } }).catch((error: unknown) => absence(error)),
    ),
  );
  if (seen.includes("no answer")) return false;
  const fresh = seen.filter((document) => typeof document === "object");
  const gone = new Set(first.filter((_, index) => seen[index] === "gone").map(({ id }) => id));
  client.setQueryData<Document[]>(keys.documents, (known) => replaced(known ?? [], fresh, gone));
  const allMoved = !fresh.some(isMoving);
  if (allMoved && waiting.length > first.length) await client.invalidateQueries({ queryKey: keys.documents });
  return true;
}

const absence = (error: unknown) =>
  error instanceof RequestFailed && error.status === 404 ? ("gone" as const) : ("no answer" as const);

const newestFirst = (a: Document, b: Document) => b.created_at.localeCompare(a.created_at);

/** Those under way, in the order they are read: the service reads oldest first. */
function inLine(documents: readonly Document[]): readonly Document[] {
  return documents.filter(isMoving).sort((a, b) => a.created_at.localeCompare(b.created_at));
}

function replaced(known: readonly Document[], fresh: readonly Document[], gone: ReadonlySet<string>): Document[] {
  const byId = new Map(fresh.map((document) => [document.id, document]));
  return known.filter(({ id }) => !gone.has(id)).map((document) => byId.get(document.id) ?? document);
}
