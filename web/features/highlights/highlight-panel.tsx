import { createEffect, createSignal, For, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import type { PlacedHighlight } from "#core/library/highlights/highlight.ts";
import { addressOf } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { createDraft } from "../../app/draft.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ColorDots } from "./color-dots.tsx";
import { reasonOf, type Highlights } from "./highlights.ts";
import { placeWords } from "./place-words.ts";
import "../viewer/contents-panel.css";
import "./highlights.css";

interface HighlightPanelProps {
  readonly highlights: Highlights;
  readonly documentId: string;
  readonly name: string;
  /** Above the document and not beside it. */
  readonly isOver?: boolean;
}

/** The highlights of a document with their notes; each leads to its place. */
export function HighlightPanel(props: HighlightPanelProps): JSX.Element {
  const all = () => props.highlights.all();
  let panel: HTMLElement | undefined;
  const before = document.activeElement;
  // A person who opened it with the keyboard goes on in it, and goes back to where they were.
  onMount(() => props.highlights.edited() === undefined && panel?.focus({ preventScroll: true }));
  onCleanup(() => panel?.contains(document.activeElement) && before instanceof HTMLElement && before.focus());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    props.highlights.setOpen(false);
  };
  createEffect(
    on([() => props.highlights.shown(), () => all().length], ([shown]) => {
      if (shown) panel?.querySelector(`[data-item="${shown.highlight.id}"]`)?.scrollIntoView({ block: "nearest" });
    }),
  );
  return (
    <section
      ref={panel}
      class="viewer-contents highlight-panel"
      data-over={props.isOver ? "" : undefined}
      tabindex="-1"
      aria-label="Highlights and notes"
      onKeyDown={onKeyDown}
    >
      <header>
        <h2>Highlights</h2>
        <Show when={all().length > 0}>
          <a
            class="icon-button"
            title="Save as Markdown"
            aria-label="Save as Markdown"
            href={`${addressOf("exportHighlights", {})}?document_id=${props.documentId}`}
          >
            <Icon name="download" size={18} />
          </a>
        </Show>
        <IconButton icon="close" label="Close the highlights" onClick={() => props.highlights.setOpen(false)} />
      </header>
      <Show when={props.highlights.problem()}>
        <p class="highlight-empty" role="alert">
          The highlights could not be loaded. {props.highlights.problem()}
        </p>
      </Show>
      <Show
        when={all().length > 0}
        fallback={
          <p class="highlight-empty">
            {props.highlights.isLoading()
              ? "Loading the highlights…"
              : "No highlights yet. Select text in the document, then choose a color."}
          </p>
        }
      >
        <ol class="highlight-list">
          <For each={all().map(({ id }) => id)}>
            {(id) => (
              <Show when={all().find((each) => each.id === id)}>
                {(highlight) => <Item name={props.name} highlight={highlight()} highlights={props.highlights} />}
              </Show>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

interface ItemProps {
  /** Of the file. */
  readonly name: string;
  readonly highlight: PlacedHighlight;
  readonly highlights: Highlights;
}

function Item(props: ItemProps): JSX.Element {
  const { toasts } = useApp();
  const isShown = () => props.highlights.shown()?.highlight.id === props.highlight.id;
  const isEdited = () => props.highlights.edited() === props.highlight.id;
  const change = (body: Parameters<Highlights["change"]>[1]) =>
    props.highlights
      .change(props.highlight, body)
      .catch((error: unknown) => void toasts.show(`The highlight could not be changed. ${reasonOf(error)}`));
  return (
    <li data-item={props.highlight.id} data-color={props.highlight.color} aria-current={isShown() ? "true" : undefined}>
      <Show when={props.highlight.placement !== "gone"} fallback={<Quote {...props} />}>
        <button type="button" class="highlight-go" onClick={() => props.highlights.show(props.highlight)}>
          <Quote {...props} />
        </button>
      </Show>
      <Show
        when={isEdited()}
        fallback={
          <Show when={props.highlight.note}>
            <p class="highlight-note" dir="auto">
              {props.highlight.note}
            </p>
          </Show>
        }
      >
        <NoteField {...props} />
      </Show>
      <div class="highlight-tools">
        <ColorDots verb="Make it" chosen={props.highlight.color} onChoose={(color) => void change({ color })} />
        <IconButton
          icon="edit"
          size={16}
          label={props.highlight.note ? "Change the note" : "Write a note"}
          aria-pressed={isEdited()}
          onClick={() => props.highlights.edit(isEdited() ? undefined : props.highlight.id)}
        />
        <IconButton
          icon="trash"
          size={16}
          label="Delete the highlight"
          onClick={() => props.highlights.remove(props.highlight)}
        />
      </div>
    </li>
  );
}

const PLACEMENT: Partial<Record<PlacedHighlight["placement"], string>> = {
  gone: "These words are no longer in the document.",
  changed: "Some of these words changed in the document since.",
  unread: "The document is being read; its place comes with it.",
};

function Quote(props: { readonly highlight: PlacedHighlight; readonly name: string }): JSX.Element {
  return (
    <>
      <span class="highlight-quote" dir="auto">
        {props.highlight.quote}
      </span>
      <Show when={placeWords(props.highlight, props.name)}>{(words) => <span class="small-note">{words()}</span>}</Show>
      <Show when={PLACEMENT[props.highlight.placement]}>{(words) => <span class="small-note">{words()}</span>}</Show>
    </>
  );
}

/** Writes a note; what is written outlives a reload until it is saved. */
function NoteField(props: ItemProps): JSX.Element {
  const draft = createDraft(() => `highlight ${props.highlight.id}`);
  const [problem, setProblem] = createSignal("");
  let field: HTMLTextAreaElement | undefined;
  onMount(() => field?.focus());
  const leave = () => {
    draft.write("");
    props.highlights.edit(undefined);
  };
  const save = async () => {
    const note = field?.value ?? "";
    try {
      if (note !== props.highlight.note) await props.highlights.change(props.highlight, { note });
      leave();
    } catch (error) {
      setProblem(`The note could not be saved. ${reasonOf(error)}`);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
    else return;
    event.preventDefault();
  };
  return (
    <div class="highlight-field">
      <textarea
        ref={field}
        class="input"
        rows="3"
        dir="auto"
        maxlength="20000"
        aria-label="Note"
        placeholder="Your note"
        value={draft.text() || props.highlight.note}
        onInput={(event) => draft.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Show when={problem()}>
        <p class="form-problem" role="alert">
          {problem()}
        </p>
      </Show>
      <div>
        <Button small look="solid" onClick={() => void save()}>
          Save
        </Button>
        <Button small look="plain" onClick={leave}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
