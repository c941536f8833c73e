import { counted } from "#core/http/counted.ts";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryView } from "../../ui/states.tsx";
import type { Tag } from "#core/chat/tags/tag.ts";
import { TagForm } from "./tag-form.tsx";
import { useTags, useTagsAgain } from "./use-tags.ts";

/** All tags: make, rename, recolour, delete. */
export function TagManager(props: { readonly open: boolean; readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog open={props.open} title="Your tags" onClose={() => props.onClose()}>
      <Tags />
    </Dialog>
  );
}

function Tags(): JSX.Element {
  const { api, deletes, lists } = useApp();
  const lookAgain = useTagsAgain();
  const tags = useTags();
  const [edited, setEdited] = createSignal<string>();
  const visible = (list: readonly Tag[]) => list.filter(({ id }) => !deletes.isGone(id));
  const uses = ({ name }: Tag) => lists.chats().filter((chat) => chat.tags.includes(name)).length;
  const remove = (tag: Tag) =>
    deletes.remove({
      id: tag.id,
      what: `The tag “${tag.name}”`,
      commit: async () => {
        await api.deleteTag({ params: { tag_id: tag.id } });
        await lookAgain();
      },
    });
  return (
    <>
      <QueryView
        query={tags}
        loading="Loading your tags…"
        failed="Your tags could not be loaded."
        isEmpty={(list) => visible(list).length === 0}
        empty={<p class="note">No tags yet. A tag gathers chats that belong together.</p>}
      >
        {(list) => (
          <ul class="tag-rows">
            <For each={visible(list())}>
              {(tag) => (
                <li>
                  <Show
                    when={edited() === tag.id}
                    fallback={
                      <div class="row">
                        <span class="swatch" style={{ background: tag.color }} />
                        <span class="tag-row-name">{tag.name}</span>
                        <span class="note">{counted(uses(tag), "chat")}</span>
                        <IconButton icon="edit" label={`Change ${tag.name}`} onClick={() => setEdited(tag.id)} />
                        <IconButton icon="trash" label={`Delete ${tag.name}`} onClick={() => remove(tag)} />
                      </div>
                    }
                  >
                    <TagForm
                      tag={tag}
                      label="Save"
                      onCancel={() => setEdited(undefined)}
                      onSave={async (fields) => {
                        await api.changeTag({ params: { tag_id: tag.id }, body: fields });
                        await lookAgain();
                        setEdited(undefined);
                      }}
                    />
                  </Show>
                </li>
              )}
            </For>
          </ul>
        )}
      </QueryView>
      <TagForm
        label="Make it"
        onSave={async (fields) => {
          await api.createTag({ body: fields });
          await lookAgain();
        }}
      />
    </>
  );
}
