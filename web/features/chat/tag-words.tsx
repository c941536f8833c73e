import { For, Show, type JSX } from "solid-js";
import "./tags.css";

interface TagWordsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** The colour of a tag, where it has one. */
  readonly colorOf?: (tag: string) => string | undefined;
}

/** Tags as buttons, any of which may be pressed. */
export function TagWords(props: TagWordsProps): JSX.Element {
  const toggle = (tag: string) =>
    props.onChange(props.chosen.includes(tag) ? props.chosen.filter((other) => other !== tag) : [...props.chosen, tag]);
  return (
    <div class="tags row" role="group" aria-label={props.label}>
      <For each={props.tags}>
        {(tag) => (
          <button type="button" class="tag" aria-pressed={props.chosen.includes(tag)} onClick={() => toggle(tag)}>
            <Show when={props.colorOf?.(tag)}>
              {(color) => <span class="swatch" style={{ background: color() }} />}
            </Show>
            {tag}
          </button>
        )}
      </For>
    </div>
  );
}
