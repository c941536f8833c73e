import { useQuery } from "@tanstack/solid-query";
import { loaded } from "../ui/states.tsx";
import { useApp } from "./context.tsx";
import { keys } from "./keys.ts";
import type { Document } from "./types.ts";

/** Milliseconds between looks at documents that are being read. */
const POLL = 1000;

export function useCollections() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: keys.collections, queryFn: api.listCollections, reconcile: "id" }));
}

/** All documents, looked at every second while one is being read. */
export function useDocuments() {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: keys.documents,
    queryFn: api.listDocuments,
    reconcile: "id",
    refetchInterval: (query) => (query.state.data?.some(isUnderWay) ? POLL : false),
  }));
}

export function useSessions() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: keys.sessions, queryFn: api.listSessions, reconcile: "id" }));
}

export const isUnderWay = (document: Document) => document.status === "pending" || document.status === "processing";

/** Names of documents by id, for citations that only know ids. */
export function useDocumentNames(): (id: string) => string {
  const documents = useDocuments();
  return (id) => loaded(documents)?.find((document) => document.id === id)?.original_filename ?? "a document";
}
