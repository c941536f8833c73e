import { For, Show, type JSX } from "solid-js";
import { useCollections, useDocumentNames } from "../../app/queries.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import type { Limits } from "./limits.ts";

/** Names shown in the composer; the others are a number. */
const SHOWN = 4;

/** The collections and documents the next question is limited to; each can be taken away. */
export function OnlyIn(props: {
  readonly limits: Limits;
  readonly onChange: (limits: Limits) => void;
  readonly onMore: () => void;
}): JSX.Element {
  const documentName = useDocumentNames();
  const collectionName = useCollectionNames();
  const things = () => [
    ...props.limits.collectionIds.map((id) => ({ id, icon: "folder" as const, name: collectionName(id) })),
    ...props.limits.documentIds.map((id) => ({ id, icon: "file" as const, name: documentName(id) })),
  ];
  const without = (id: string): Limits => ({
    collectionIds: props.limits.collectionIds.filter((other) => other !== id),
    documentIds: props.limits.documentIds.filter((other) => other !== id),
  });
  return (
    <ul class="composer-only" aria-label="Look only in">
      <For each={things().slice(0, SHOWN)}>
        {({ id, icon, name }) => (
          <li class="composer-document">
            <Icon name={icon} size={14} />
            <span title={name}>{name}</span>
            <IconButton
              icon="close"
              size={14}
              label={`Do not limit the question to ${name}`}
              onClick={() => props.onChange(without(id))}
            />
          </li>
        )}
      </For>
      <Show when={things().length > SHOWN}>
        <li>
          <button type="button" class="composer-more" onClick={() => props.onMore()}>
            and {things().length - SHOWN} more
          </button>
        </li>
      </Show>
    </ul>
  );
}

export function useCollectionNames(): (id: string) => string {
  const collections = useCollections();
  return (id) => loaded(collections)?.find((collection) => collection.id === id)?.name ?? "a deleted collection";
}
