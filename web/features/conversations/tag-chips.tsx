import { For, Show, type JSX } from "solid-js";
import type { Tag } from "#core/chat/tags/tag.ts";

/** Tags as they stand beside a title: the name says which, the colour helps to spot it. */
export function TagChips(props: { readonly tags: readonly Tag[] }): JSX.Element {
  return (
    <Show when={props.tags.length > 0}>
      <ul class="tags" aria-label="Tags">
        <For each={props.tags}>
          {(tag) => (
            <li class="tag">
              <span class="swatch" style={{ background: tag.color }} />
              {tag.name}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** Tags to filter by; each one pressed must be attached. */
export function TagFilter(props: {
  readonly tags: readonly Tag[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): JSX.Element {
  const isChosen = (id: string) => props.chosen.includes(id);
  const toggle = (id: string) =>
    props.onChange(isChosen(id) ? props.chosen.filter((other) => other !== id) : [...props.chosen, id]);
  return (
    <div class="tags" role="group" aria-label="Only with these tags">
      <For each={props.tags}>
        {(tag) => (
          <button type="button" class="tag" aria-pressed={isChosen(tag.id)} onClick={() => toggle(tag.id)}>
            <span class="swatch" style={{ background: tag.color }} />
            {tag.name}
          </button>
        )}
      </For>
    </div>
  );
}
