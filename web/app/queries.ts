import { useQuery, type QueryClient } from "@tanstack/solid-query";
import { createMemo, createSignal } from "solid-js";
import { unwrap } from "solid-js/store";
import { loaded } from "../ui/states.tsx";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Api } from "./client/client.ts";
import { useApp, type App } from "./context.tsx";
import { keys } from "./keys.ts";
import { createEmbedding } from "./embedding.ts";
import { mergeRows } from "./merge-rows.ts";
import { inOrder } from "../features/chat/order-chats.ts";
import { savedCasesKey } from "../features/evaluation/saved-cases.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { FilesElsewhere } from "#core/api/storage-use/elsewhere.ts";
import type { Rung } from "./client/answers.ts";
import type { ListedSession as Session } from "#core/chat/chat.ts";

interface ListDeps {
  readonly api: Api;
  readonly client: QueryClient;
  /** Whether this device keeps in step with a server; only then may a file be there and not here. */
  readonly isSyncing: () => boolean;
  /** Whether it is about to be deleted. */
  readonly isGone: (id: string) => boolean;
}

/** Undefined until the first answer; the rows of a store are given plain. */
const mergeList = <Row extends { readonly id: string }>(before: Row[] | undefined, now: Row[]): Row[] =>
  now && mergeRows(unwrap(before), now);

/**
 * The lists that many views read. They are made once, above the views: a query that a view makes for itself suspends the
 * page around it when it appears, and whoever was typing there would lose the focus.
 */
export function createLists({ api, client, isSyncing, isGone }: ListDeps) {
  const from = () => client;
  const [wanted, setWanted] = createSignal(false);
  const [casesWanted, setCasesWanted] = createSignal(false);
  const [elsewhereWanted, setElsewhereWanted] = createSignal(false);
  const documents = useQuery(
    () => ({ queryKey: keys.documents, queryFn: () => api.listDocuments(), reconcile: mergeList<Document> }),
    from,
  );
  // Every value read through a store is watched; among thousands of documents a count would take longer than a frame.
  const plainDocuments = createMemo(() => unwrap(loaded(documents)), undefined, { equals: false });
  const sessions = useQuery(
    () => ({
      queryKey: keys.sessions,
      queryFn: () => api.listSessions({ query: { counts: false } }),
      reconcile: mergeList<Session>,
    }),
    from,
  );
  const chats = createMemo(() => inOrder((unwrap(loaded(sessions)) ?? []).filter(({ id }) => !isGone(id))));
  const names = createMemo(
    () => new Map((plainDocuments() ?? []).map(({ id, original_filename }) => [id, original_filename])),
  );
  const unreadable = createMemo(
    () =>
      new Set((plainDocuments() ?? []).filter(({ metadata }) => metadata["try_again"] === false).map(({ id }) => id)),
  );
  const wantElsewhere = () => void setElsewhereWanted(true);
  const elsewhere = useQuery(
    () => ({
      queryKey: keys.elsewhere,
      queryFn: () => api.listFilesElsewhere(),
      enabled: elsewhereWanted() && isSyncing(),
      retry: false,
    }),
    from,
  );
  const idsElsewhere = createMemo(() => new Set(loaded(elsewhere)?.document_ids));
  const embedding = createEmbedding({
    api,
    client,
    documents: () => plainDocuments() ?? [],
    elsewhere: { want: wantElsewhere, ids: idsElsewhere },
  });
  return {
    /** Ids of documents that a model has still to embed; known when the tray is there. */
    embedding,
    collections: useQuery(
      () => ({ queryKey: keys.collections, queryFn: () => api.listCollections(), reconcile: "id" }),
      from,
    ),
    documents,
    /** The documents to count and to look up in; undefined until they are loaded. Made anew with every change of any. */
    plainDocuments,
    /** Names of documents by id. */
    names,
    /** Ids of those whose files cannot be read, however often one tries: what helps is another file. */
    unreadable,
    /** Chats without those about to be deleted: pinned ones, others, archived ones; of each the one used last first. */
    chats,
    sessions,
    /** Looking for every file takes as long as listing the documents: not before one is shown. */
    wantElsewhere,
    elsewhere,
    idsElsewhere,
    wantSavedCases: () => void setCasesWanted(true),
    savedCases: useQuery(
      () => ({
        queryKey: savedCasesKey,
        queryFn: () => api.listCases(),
        enabled: casesWanted(),
        reconcile: "id",
      }),
      from,
    ),
    /** Asked for when a chat is first opened. */
    wantModels: () => void setWanted(true),
    ladder: useQuery(
      () => ({ queryKey: keys.ladder, queryFn: () => api.getLanguageModels(), enabled: wanted(), retry: false }),
      from,
    ),
    personas: useQuery(
      () => ({
        queryKey: keys.personas,
        queryFn: () => api.listPersonas({ query: { limit: 1000 } }),
        enabled: wanted(),
        retry: false,
      }),
      from,
    ),
  };
}

export const useCollections = () => useApp().lists.collections;

/** All documents; `watchDocuments` keeps those current that are being read. */
export const useDocuments = () => useApp().lists.documents;

/** Documents whose files are on the server only, and fetched when they are opened. */
export function useElsewhere(): { readonly files: () => FilesElsewhere | undefined; has(document: string): boolean } {
  const { wantElsewhere, elsewhere, idsElsewhere } = useApp().lists;
  wantElsewhere();
  return { files: () => loaded(elsewhere), has: (document) => idsElsewhere().has(document) };
}

/** Whether the collection never leaves this device: what is deleted from it does not go to the trash. */
export const isDeviceOnly = ({ lists }: Pick<App, "lists">, collectionId: string | null): boolean =>
  (loaded(lists.collections) ?? []).some(({ id, never_leaves }) => id === collectionId && never_leaves);

export const useSessions = () => useApp().lists.sessions;

/** What answers, and who else could. */
export function useLadder() {
  const { lists } = useApp();
  lists.wantModels();
  return lists.ladder;
}

/** The language models that may answer, best first; undefined until they are known. */
export function useRungs(): () => readonly Rung[] | undefined {
  const ladder = useLadder();
  return () => loaded(ladder)?.rungs;
}

/** The questions saved to be asked again. */
export function useSavedCases() {
  const { lists } = useApp();
  lists.wantSavedCases();
  return lists.savedCases;
}

export function usePersonas() {
  const { lists } = useApp();
  lists.wantModels();
  return lists.personas;
}

/** Who is asking. A 401 is an answer here, not a failure to try again. */
export function useMe() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: keys.me, queryFn: () => api.getMe().catch(nobodyWhenRefused) }));
}

function nobodyWhenRefused(error: unknown): null {
  if (error instanceof RequestFailed && error.status === 401) return null;
  throw error;
}

/** When a document was last read; another answer makes what was made from its text stale. Null until it is known. */
export function useProcessedAt(documentId: () => string): () => string | null {
  const document = useDocument(documentId);
  return createMemo(() => document()?.processed_at ?? null);
}

/** A document as the list has it; undefined until the list is loaded, and where it has none of this id. */
export function useDocument(documentId: () => string): () => Document | undefined {
  const { lists } = useApp();
  return createMemo(() => lists.plainDocuments()?.find(({ id }) => id === documentId()));
}

export const isUnderWay = (document: Document) => document.status === "pending" || document.status === "processing";

/** Names of documents by id, for citations that only know ids. */
export function useDocumentNames(): (id: string) => string {
  const { names } = useApp().lists;
  return (id) => names().get(id) ?? "a document";
}
