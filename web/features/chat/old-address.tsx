import { Navigate, useParams, useSearch } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";

/** The list of conversations, which are chats now. */
export function OldList(): JSX.Element {
  const search = useSearch({ from: "/conversations" });
  return <Navigate to="/chats" search={search()} replace />;
}

/** A conversation, which is a chat of the same id now, or a new one. */
export function OldChat(): JSX.Element {
  const params = useParams({ from: "/conversations/$conversationId" });
  return (
    <Show
      when={params().conversationId === "new"}
      fallback={<Navigate to="/chat/$sessionId" params={{ sessionId: params().conversationId }} replace />}
    >
      <Navigate to="/" search={{ answers: "model" }} replace />
    </Show>
  );
}
