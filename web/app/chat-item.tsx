import { Link, useNavigate, useParams } from "@tanstack/solid-router";
import { createMemo, createSignal, lazy, Show, Suspense, type JSX } from "solid-js";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useApp } from "./context.tsx";
import { keys } from "./keys.ts";
import { isDeviceOnly } from "./queries.ts";
import type { ListedSession as Session } from "#core/chat/chat.ts";
import "./sidebar.css";

const ChatDialog = lazy(async () => ({ default: (await import("../features/chat/chat-dialog.tsx")).ChatDialog }));

interface ChatItemProps {
  readonly session: Session;
  /** The message to open it at. */
  readonly message?: string | undefined;
  /** Further buttons, before those that change and delete it. */
  readonly actions?: JSX.Element;
}

/** A chat with documents: a link to it, and buttons that change, save and delete it. */
export function ChatItem(props: ChatItemProps): JSX.Element {
  const { api, client, deletes, lists } = useApp();
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const [isNaming, setNaming] = createSignal(false);
  const wasNamed = createMemo<boolean>((before) => before || isNaming(), false);
  const remove = () => {
    const { id, name, collection_id } = props.session;
    if (params().sessionId === id) void navigate({ to: "/" });
    const commit = async () => {
      await api.deleteSession({ params: { session_id: id } });
      await client.invalidateQueries({ queryKey: keys.sessions });
    };
    deletes.remove({
      id,
      what: `“${name}”`,
      forever: isDeviceOnly({ lists }, collection_id),
      kind: "chat_sessions",
      commit,
    });
  };
  return (
    <div class="nav-row">
      <Link
        class="nav-item"
        to="/chat/$sessionId"
        params={{ sessionId: props.session.id }}
        search={props.message === undefined ? {} : { message: props.message }}
      >
        <Show when={props.session.pinned}>
          <Icon name="pin" size={14} />
          <span class="hidden-visually">Pinned: </span>
        </Show>
        <span class="nav-text">{props.session.name}</span>
      </Link>
      {props.actions}
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
