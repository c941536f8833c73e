import { Link, useNavigate, useParams } from "@tanstack/solid-router";
import { createMemo, createSignal, lazy, Show, Suspense, type JSX } from "solid-js";
import { IconButton } from "../ui/button.tsx";
import { useApp } from "./context.tsx";
import { keys } from "./keys.ts";
import { isDeviceOnly } from "./queries.ts";
import type { Session } from "./types.ts";
import "./sidebar.css";

const ChatDialog = lazy(async () => ({ default: (await import("../features/chat/chat-dialog.tsx")).ChatDialog }));

/** A chat with documents: a link to it, and buttons that change, save and delete it. */
export function ChatItem(props: { readonly session: Session }): JSX.Element {
  const { api, client, deletes, lists } = useApp();
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const [isNaming, setNaming] = createSignal(false);
  const wasNamed = createMemo<boolean>((before) => before || isNaming(), false);
  const remove = () => {
    const { id, name, collection_id } = props.session;
    if (params().sessionId === id) void navigate({ to: "/" });
    const commit = async () => {
      await api.deleteSession(id);
      await client.invalidateQueries({ queryKey: keys.sessions });
    };
    deletes.remove({ id, what: `“${name}”`, forever: isDeviceOnly({ lists }, collection_id), commit });
  };
  return (
    <div class="nav-row">
      <Link class="nav-item" to="/chat/$sessionId" params={{ sessionId: props.session.id }}>
        <span class="nav-text">{props.session.name}</span>
      </Link>
      <IconButton
        class="nav-action"
        icon="edit"
        size={16}
        label={`Edit the chat “${props.session.name}”`}
        onClick={() => setNaming(true)}
      />
      <IconButton
        class="nav-action"
        icon="trash"
        size={16}
        label={`Delete the chat “${props.session.name}”`}
        onClick={remove}
      />
      <Show when={wasNamed()}>
        <Suspense>
          <ChatDialog session={props.session} open={isNaming()} onClose={() => setNaming(false)} />
        </Suspense>
      </Show>
    </div>
  );
}
