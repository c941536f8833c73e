import { onCleanup, onMount, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import type { Find } from "./find.ts";

/** The field to find words with, how many places there are, and the way from one to the next. */
export function FindBar(props: { readonly find: Find }): JSX.Element {
  let field: HTMLInputElement | undefined;
  const before = document.activeElement;
  onMount(() => field?.select());
  onCleanup(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "Enter") props.find.step(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") props.find.close();
    else return;
    event.preventDefault();
  };
  const hasNone = () => props.find.places().length === 0;

  return (
    <div class="viewer-find" role="search" aria-label="Find in this document">
      <input
        ref={field}
        class="input"
        type="search"
        dir="auto"
        aria-label="Words to find in this document"
        placeholder="Find in this document"
        autocomplete="off"
        enterkeyhint="next"
        maxlength="500"
        value={props.find.words()}
        onInput={(event) => props.find.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span class="viewer-found" role="status" data-none={props.find.found() && hasNone() ? "" : undefined}>
        {countOf(props.find)}
      </span>
      <IconButton
        icon="up"
        label="Previous place (Shift Enter)"
        disabled={hasNone()}
        onClick={() => props.find.step(-1)}
      />
      <IconButton icon="down" label="Next place (Enter)" disabled={hasNone()} onClick={() => props.find.step(1)} />
      <IconButton icon="close" label="Stop finding (Esc)" onClick={() => props.find.close()} />
    </div>
  );
}

function countOf(find: Find): string {
  if (find.problem()) return `Finding failed: ${find.problem()}`;
  const found = find.found();
  if (!found) return find.isLoading() ? "Looking…" : "";
  const count = found.places.length;
  if (count === 0) return "Not found";
  return `${find.at() + 1} of ${count.toLocaleString()}${found.has_more ? "+" : ""}`;
}
