import { useNavigate } from "@tanstack/solid-router";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";

/** Opens a new chat that begins with the messages of this one up to the one named. */
export function useBranch(session: () => string): (message: string) => Promise<void> {
  const { api, client, toasts } = useApp();
  const navigate = useNavigate();
  return async (message) => {
    await toasts.attempt("The new chat could not be made.", async () => {
      const { id, name } = await api.branchSession({
        params: { session_id: session() },
        body: { message_id: message },
      });
      await client.invalidateQueries({ queryKey: keys.sessions });
      await navigate({ to: "/chat/$sessionId", params: { sessionId: id } });
      toasts.show(`This is “${name}”. The chat it comes from is still in the list.`);
    });
  };
}
