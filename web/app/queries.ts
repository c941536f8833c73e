import { useQuery } from "@tanstack/solid-query";
import { loaded } from "../ui/states.tsx";
import { RequestFailed } from "./api.ts";
import { useApp } from "./context.tsx";
import { keys } from "./keys.ts";
import type { Document } from "./types.ts";

export function useCollections() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: keys.collections, queryFn: api.listCollections, reconcile: "id" }));
}

/** All documents; `watchDocuments` keeps those current that are being read. */
export function useDocuments() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: keys.documents, queryFn: api.listDocuments, reconcile: "id" }));
}

export function useSessions() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: keys.sessions, queryFn: api.listSessions, reconcile: "id" }));
}

/** Who is asking. A 401 is an answer here, not a failure to try again. */
export function useMe() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: keys.me, queryFn: () => api.me().catch(nobodyWhenRefused) }));
}

function nobodyWhenRefused(error: unknown): null {
  if (error instanceof RequestFailed && error.status === 401) return null;
  throw error;
}

export const isUnderWay = (document: Document) => document.status === "pending" || document.status === "processing";

/** Names of documents by id, for citations that only know ids. */
export function useDocumentNames(): (id: string) => string {
  const documents = useDocuments();
  return (id) => loaded(documents)?.find((document) => document.id === id)?.original_filename ?? "a document";
}
