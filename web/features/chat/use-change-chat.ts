import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { ListedSession as Session, ChatSessionChange as SessionChange } from "#core/chat/chat.ts";

/** Pins and archives a chat, or undoes it, at once and with a way back. */
export function usePinAndArchive() {
  const change = useChangeChat();
  return {
    pin: (chat: Session) =>
      void change(chat, { pinned: !chat.pinned }, `“${chat.name}” ${chat.pinned ? "is no longer pinned" : "pinned"}.`),
    archive: (chat: Session) =>
      void change(
        chat,
        { archived: !chat.archived },
        `“${chat.name}” ${chat.archived ? "is back in the list" : "archived"}.`,
      ),
  };
}

function useChangeChat(): (chat: Session, change: SessionChange, done: string) => Promise<void> {
  const { api, client, toasts } = useApp();
  const save = async (id: string, change: SessionChange) => {
    await api.changeSession({ params: { session_id: id }, body: change });
    await client.invalidateQueries({ queryKey: keys.sessions });
  };
  return async ({ id, name, pinned, archived }, change, done) => {
    const failed = (error: unknown) =>
      void toasts.show(`“${name}” stays as it was. ${error instanceof Error ? error.message : "Try again."}`);
    try {
      await save(id, change);
      toasts.show(done, { action: { label: "Undo", run: () => void save(id, { pinned, archived }).catch(failed) } });
    } catch (error) {
      failed(error);
    }
  };
}
