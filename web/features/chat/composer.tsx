import { createEffect, createMemo, createSignal, For, onMount, Show, type JSX } from "solid-js";
import { createDraft } from "../../app/draft.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import { useCollections, useDocumentNames, usePersonas, useRungs } from "../../app/queries.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { ModelPicker } from "../picker/model-picker.tsx";
import type { Question } from "./conversations.ts";
import { MentionList } from "./mention-list.tsx";
import { findMentions, listMentions, withoutMentions, type Mention } from "./mentions.ts";
import { useMentionable } from "./use-mentionable.ts";
import "./composer.css";

interface ComposerProps {
  /** What is written is kept for: a chat, or the start. */
  readonly place: string;
  readonly collectionId: string | undefined;
  readonly onCollection: (id: string | undefined) => void;
  /** The only documents to look in; empty for all of the collection. */
  readonly documentIds: readonly string[];
  readonly onDocuments: (ids: readonly string[]) => void;
  /** Who answers, where a language model does. */
  readonly personaId: string | undefined;
  readonly onPersona: (id: string | undefined) => void;
  /** False, where it tells, when the question could not be asked: it stands in the field again. */
  readonly onAsk: (question: Question) => void | Promise<boolean>;
  /** A question is being answered; gives what stops it. */
  readonly onStop?: (() => void) | undefined;
  readonly autofocus?: boolean;
}

/** The one input. Enter asks, Shift+Enter makes a line, `@` names a collection or a document, Escape stops. */
export function Composer(props: ComposerProps): JSX.Element {
  const collections = useCollections();
  const { text, write: setText } = createDraft(() => props.place);
  const [caret, setCaret] = createSignal(0);
  let area: HTMLTextAreaElement | undefined;
  let mentions: { move(step: number): void; choose(): boolean } | undefined;

  // On a touch screen the keyboard would cover half of the page unasked.
  onMount(() => props.autofocus && matchMedia("(pointer: fine)").matches && area?.focus());
  createEffect(() => {
    if (area && area.value !== text()) area.value = text();
  });
  const mention = () => /(?:^|\s)@([^@\n]{0,40})$/.exec(text().slice(0, caret()))?.[1];
  const write = (value: string, at = value.length) => {
    setText(value);
    setCaret(at);
  };
  const things = useMentionable();
  /** What is named in full, typed or pasted, and what only looks like a name. */
  const named = createMemo(() => findMentions(text().includes("@") ? text() : "", things()));
  const limitTo = ({ kind, id }: Mention) => {
    if (kind === "persona") return props.onPersona(id);
    if (kind === "collection") props.onCollection(id);
    props.onDocuments(kind === "collection" ? [] : [...props.documentIds.filter((other) => other !== id), id]);
  };
  const ask = () => {
    if (!text().trim() || props.onStop) return;
    const { found } = named();
    const of = (kind: Mention["kind"]) => found.filter(({ mention }) => mention.kind === kind).at(-1)?.mention.id;
    const limits = {
      collectionId: of("collection") ?? props.collectionId,
      personaId: of("persona") ?? props.personaId,
    };
    const question = withoutMentions(text(), found);
    // A collection first: it takes away the limit to single documents.
    const ordered = found.toSorted(
      (a, b) => Number(b.mention.kind === "collection") - Number(a.mention.kind === "collection"),
    );
    for (const { mention } of ordered) limitTo(mention);
    const typed = text();
    write("");
    if (!question) return;
    void Promise.resolve(props.onAsk({ text: question, documentIds: props.documentIds, ...limits })).then(
      (isAsked) => isAsked === false && text() === "" && write(typed),
    );
  };
  const take = (chosen: Mention) => {
    const before = text()
      .slice(0, caret())
      .replace(/@[^@\n]*$/, "");
    limitTo(chosen);
    write(before + text().slice(caret()), before.length);
    area?.focus();
  };
  const isChoosing = () => mention() !== undefined && listMentions(things(), mention() ?? "").length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (mention() !== undefined && mentions) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp")
        return (event.preventDefault(), mentions.move(event.key === "ArrowDown" ? 1 : -1));
      if ((event.key === "Enter" || event.key === "Tab") && mentions.choose()) return event.preventDefault();
    }
    if (event.key === "Enter" && !event.shiftKey) return (event.preventDefault(), ask());
    if (event.key !== "Escape") return;
    if (props.onStop) props.onStop();
    else area?.blur();
  };

  return (
    <form class="composer" onSubmit={(event) => (event.preventDefault(), ask())}>
      <Show when={mention() !== undefined}>
        <MentionList
          things={things()}
          query={mention() ?? ""}
          onChoose={take}
          handle={(handle) => (mentions = handle)}
        />
      </Show>
      <textarea
        ref={area}
        data-ask=""
        dir="auto"
        class="composer-input"
        rows="1"
        maxlength="20000"
        aria-label="Your question"
        placeholder="Ask your documents…"
        onInput={(event) => (setText(event.currentTarget.value), setCaret(event.currentTarget.selectionStart))}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <Named named={named()} isChoosing={isChoosing()} />
      <div class="composer-bar">
        <Show
          when={props.documentIds.length === 0}
          fallback={<OnlyIn ids={props.documentIds} onChange={(ids) => (props.onDocuments(ids), area?.focus())} />}
        >
          <label class="composer-scope">
            <span class="hidden-visually">Look in</span>
            <select
              value={props.collectionId ?? ""}
              onChange={(event) => props.onCollection(event.currentTarget.value || undefined)}
            >
              <option value="">All collections</option>
              <For each={loaded(collections) ?? []}>
                {(collection: Collection) => (
                  <option value={collection.id} selected={collection.id === props.collectionId}>
                    {collection.name}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <ModelPicker />
        <PersonaChoice id={props.personaId} onChange={(id) => props.onPersona(id)} />
        <span class="composer-hint">
          <kbd>@</kbd> asks one document
        </span>
        <Show
          when={props.onStop}
          fallback={
            <IconButton class="composer-send" type="submit" icon="send" label="Ask" disabled={!text().trim()} />
          }
        >
          {(stop) => <IconButton class="composer-send" icon="stop" label="Stop answering" onClick={() => stop()()} />}
        </Show>
      </div>
    </form>
  );
}

/** What the names in a question come to, before it is asked. */
function Named(props: {
  readonly named: ReturnType<typeof findMentions>;
  /** The list is open: the name is not written out yet. */
  readonly isChoosing: boolean;
}): JSX.Element {
  const limits = () =>
    props.named.found.map(({ mention }) =>
      mention.kind === "persona" ? `Answered as “${mention.name}”.` : `Asked only of “${mention.name}”.`,
    );
  return (
    <div class="composer-named" role="status">
      <For each={limits()}>{(words) => <p>{words}</p>}</For>
      <Show when={!props.isChoosing}>
        <For each={props.named.unknown}>{({ problem }) => <p data-problem="">{problem}</p>}</For>
      </Show>
    </div>
  );
}

/** Who is to answer; personas are words for a language model, so without one there is nothing to choose. */
function PersonaChoice(props: {
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}): JSX.Element {
  const rungs = useRungs();
  const personas = usePersonas();
  const active = () => (loaded(personas)?.personas ?? []).filter(({ is_active, id }) => is_active || id === props.id);
  return (
    <Show when={(rungs() ?? []).length > 0 && active().length > 0}>
      <label class="composer-scope">
        <span class="hidden-visually">Answer as</span>
        <select value={props.id ?? ""} onChange={(event) => props.onChange(event.currentTarget.value || undefined)}>
          <option value="">No persona</option>
          <For each={active()}>
            {({ id, name }) => (
              <option value={id} selected={id === props.id}>
                {name}
              </option>
            )}
          </For>
        </select>
      </label>
    </Show>
  );
}

/** The documents the next question is limited to; each can be taken away. */
function OnlyIn(props: {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}): JSX.Element {
  const nameOf = useDocumentNames();
  return (
    <ul class="composer-only" aria-label="Look only in">
      <For each={props.ids}>
        {(id) => (
          <li class="composer-document">
            <Icon name="file" size={14} />
            <span title={nameOf(id)}>{nameOf(id)}</span>
            <IconButton
              icon="close"
              size={14}
              label={`Do not limit the question to ${nameOf(id)}`}
              onClick={() => props.onChange(props.ids.filter((other) => other !== id))}
            />
          </li>
        )}
      </For>
    </ul>
  );
}
