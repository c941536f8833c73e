import { createSignal, For, Show, type JSX } from "solid-js";
import { createChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryView } from "../../ui/states.tsx";
import type { Conversation } from "#core/chat/conversations/conversation.ts";
import type { Tag } from "#core/chat/tags/tag.ts";
import { titleOf } from "./find-conversations.ts";
import { TagForm } from "./tag-form.tsx";
import { useLookAgain, useTags } from "./use-tags.ts";

/** Which tags a conversation has. Each change holds at once. */
export function TagPicker(props: {
  readonly conversation: Conversation | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog
      open={props.conversation !== undefined}
      title={`Tags of “${props.conversation ? titleOf(props.conversation) : ""}”`}
      onClose={() => props.onClose()}
    >
      <Show when={props.conversation}>{(conversation) => <Picker conversation={conversation()} />}</Show>
    </Dialog>
  );
}

function Picker(props: { readonly conversation: Conversation }): JSX.Element {
  const { api, deletes } = useApp();
  const lookAgain = useLookAgain();
  const tags = useTags();
  const [problem, setProblem] = createSignal("");
  const visible = (list: readonly Tag[]) => list.filter(({ id }) => !deletes.isGone(id));
  const create = async (fields: { readonly name: string; readonly color: string }) => {
    const tag = await api.createTag({ body: fields });
    await api.attachTag({ params: { conversation_id: props.conversation.id }, body: { tag_id: tag.id } });
    await lookAgain();
  };
  return (
    <>
      <QueryView
        query={tags}
        loading="Loading your tags…"
        failed="Your tags could not be loaded."
        isEmpty={(list) => visible(list).length === 0}
        empty={<p class="conversation-facts">You have no tags yet. Make the first one here.</p>}
      >
        {(list) => (
          <ul class="tag-choices">
            <For each={visible(list())}>
              {(tag) => <TagRow tag={tag} conversation={props.conversation} onProblem={setProblem} />}
            </For>
          </ul>
        )}
      </QueryView>
      <Show when={problem()}>
        <p role="alert" class="form-problem">
          {problem()}
        </p>
      </Show>
      <TagForm label="Make it and attach it" onSave={create} />
    </>
  );
}

interface TagRowProps {
  readonly tag: Tag;
  readonly conversation: Conversation;
  /** Said in the dialog: a toast would stand behind it. */
  readonly onProblem: (problem: string) => void;
}

function TagRow(props: TagRowProps): JSX.Element {
  const { api } = useApp();
  const lookAgain = useLookAgain();
  const has = createChoice({
    stored: () => props.conversation.tags.some(({ id }) => id === props.tag.id),
    async save(isWanted) {
      const { conversation, tag } = props;
      props.onProblem("");
      try {
        await (isWanted
          ? api.attachTag({ params: { conversation_id: conversation.id }, body: { tag_id: tag.id } })
          : api.detachTag({ params: { conversation_id: conversation.id, tag_id: tag.id } }));
      } finally {
        await lookAgain();
      }
    },
    onFailed: (reason) => props.onProblem(`“${props.tag.name}” stays as it was. ${reason}`),
  });
  return (
    <li>
      <label class="tag-choice">
        <input type="checkbox" checked={has.value()} onChange={(event) => has.choose(event.currentTarget.checked)} />
        <span class="swatch" style={{ background: props.tag.color }} />
        <span>{props.tag.name}</span>
      </label>
    </li>
  );
}
