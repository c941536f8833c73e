import { Link } from "@tanstack/solid-router";
import { createSignal, Show, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ConversationAndPersona } from "./read-conversations.ts";
import { titleOf } from "./find-conversations.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { TagChips } from "./tag-chips.tsx";
import { TagPicker } from "./tag-picker.tsx";

export function TalkHead(props: { readonly conversation: ConversationAndPersona | undefined }): JSX.Element {
  const [open, setOpen] = createSignal<"name" | "tags">();
  return (
    <header class="talk-head">
      <Link class="talk-back" to="/conversations" aria-label="All conversations" title="All conversations">
        <Icon name="left" size={18} />
      </Link>
      <div class="talk-title">
        <h1>{props.conversation ? titleOf(props.conversation) : "New conversation"}</h1>
        <TagChips tags={props.conversation?.tags ?? []} />
      </div>
      <Show when={props.conversation}>
        <IconButton icon="tag" label="Tags" onClick={() => setOpen("tags")} />
        <IconButton icon="edit" label="Rename" onClick={() => setOpen("name")} />
      </Show>
      <RenameDialog
        conversation={open() === "name" ? props.conversation : undefined}
        onClose={() => setOpen(undefined)}
      />
      <TagPicker conversation={open() === "tags" ? props.conversation : undefined} onClose={() => setOpen(undefined)} />
    </header>
  );
}
