import { useNavigate } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, For, lazy, onMount, Show, Suspense, type JSX } from "solid-js";
import { Portal } from "solid-js/web";
import { focusAsk } from "../../app/commands.ts";
import { createDraft } from "../../app/draft.ts";
import { IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { ListHandle } from "../prompts/slash-list.tsx";
import { replaceSlash, slashQuery, type CommandId } from "../prompts/slash-entries.ts";
import type { Question } from "./conversations.ts";
import type { Answers } from "./answers.ts";
import { ComposerChoices } from "./composer-bar.tsx";
import { isLimited, NO_LIMITS, onlyCollection, type Limits } from "./limits.ts";
import { MentionList } from "./mention-list.tsx";
import { findMentions, listMentions, withoutMentions, type Mention } from "./mentions.ts";
import { OnlyIn } from "./only-in.tsx";
import { useMentionable } from "./use-mentionable.ts";
import "./composer.css";

// What is behind the button comes with the first click: the composer is on the first screen.
const SourcePanel = lazy(async () => ({ default: (await import("./source-panel.tsx")).SourcePanel }));
const ModelAlone = lazy(async () => ({ default: (await import("./answers-choice.tsx")).ModelAlone }));
const SlashList = lazy(async () => ({ default: (await import("../prompts/slash-list.tsx")).SlashList }));
const PromptLibrary = lazy(async () => ({ default: (await import("../prompts/prompt-library.tsx")).PromptLibrary }));

interface ComposerProps {
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  /** What is written is kept for: a chat, or the start. */
  readonly place: string;
  readonly collectionId: string | undefined;
  readonly onCollection: (id: string | undefined) => void;
  /** What was ticked to look in, instead of the collection. */
  readonly limits: Limits;
  readonly onLimits: (limits: Limits) => void;
  /** Who answers, where a language model does. */
  readonly personaId: string | undefined;
  readonly onPersona: (id: string | undefined) => void;
  /** False, where it tells, when the question could not be asked: it stands in the field again. */
  readonly onAsk: (question: Question) => void | Promise<boolean>;
  /** A question is being answered; gives what stops it. */
  readonly onStop?: (() => void) | undefined;
  readonly autofocus?: boolean;
}

/** The one input. Enter asks, Shift+Enter makes a line, `@` names a collection or a document, `/` a prompt or a command, Escape stops. */
export function Composer(props: ComposerProps): JSX.Element {
  const { text, write: setText } = createDraft(() => props.place);
  const [caret, setCaret] = createSignal(0);
  const [isChoosingSources, setChoosing] = createSignal(false);
  const [library, setLibrary] = createSignal<{ readonly draft: string | undefined }>();
  const navigate = useNavigate();
  let area: HTMLTextAreaElement | undefined;
  let slashes: ListHandle | undefined;
  let mentions: { move(step: number): void; choose(): boolean } | undefined;

  // On a touch screen the keyboard would cover half of the page unasked.
  onMount(() => props.autofocus && matchMedia("(pointer: fine)").matches && area?.focus());
  createEffect(() => {
    if (area && area.value !== text()) area.value = text();
  });
  const mention = () => /(?:^|\s)@([^@\n]{0,40})$/.exec(text().slice(0, caret()))?.[1];
  const slash = () => slashQuery(text().slice(0, caret()));
  const write = (value: string, at = value.length) => {
    setText(value);
    setCaret(at);
  };
  const mentionable = useMentionable();
  /** A model alone takes a persona; it knows no document. */
  const things = createMemo(() =>
    props.answers === "model" ? mentionable().filter(({ kind }) => kind === "persona") : mentionable(),
  );
  /** What is named in full, typed or pasted, and what only looks like a name. */
  const named = createMemo(() => findMentions(text().includes("@") ? text() : "", things()));
  const limitTo = ({ kind, id }: Mention) => {
    if (kind === "persona") return props.onPersona(id);
    if (kind === "collection") props.onCollection(id);
    props.onLimits(
      kind === "collection"
        ? NO_LIMITS
        : { ...NO_LIMITS, documentIds: [...props.limits.documentIds.filter((other) => other !== id), id] },
    );
  };
  /** What was ticked; a single collection is chosen as in the list. */
  const choose = (limits: Limits) => {
    const only = onlyCollection(limits);
    if (only !== undefined || !isLimited(limits)) props.onCollection(only);
    props.onLimits(only === undefined ? limits : NO_LIMITS);
  };
  const ticked = () =>
    isLimited(props.limits) || !props.collectionId
      ? props.limits
      : { ...NO_LIMITS, collectionIds: [props.collectionId] };
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
    void Promise.resolve(props.onAsk({ text: question, answers: props.answers, ...props.limits, ...limits })).then(
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
  /** What a `/` stood for takes its place. */
  const put = (words: string) => {
    const { text: value, at } = replaceSlash(text(), caret(), words);
    write(value, at);
    area?.focus();
  };
  const run = (command: CommandId) => {
    put("");
    if (command === "sources") setChoosing(true);
    else if (command === "everything") choose(NO_LIMITS);
    else if (command === "new") void navigate({ to: "/" }).then(focusAsk);
    else setLibrary({ draft: command === "save" ? text().trim() : undefined });
  };
  const isChoosing = () => mention() !== undefined && listMentions(things(), mention() ?? "").length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const list = mention() !== undefined ? mentions : slashes;
    if (list) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp")
        return (event.preventDefault(), list.move(event.key === "ArrowDown" ? 1 : -1));
      if ((event.key === "Enter" || event.key === "Tab") && list.choose()) return event.preventDefault();
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
      <Suspense>
        <Show when={mention() === undefined && slash() !== undefined}>
          <SlashList query={slash() ?? ""} onText={put} onCommand={run} handle={(handle) => (slashes = handle)} />
        </Show>
      </Suspense>
      <textarea
        ref={area}
        data-ask=""
        dir="auto"
        class="composer-input"
        rows="1"
        maxlength="20000"
        aria-label="Your question"
        placeholder={props.answers === "model" ? "Write to the language model…" : "Ask your documents…"}
        onInput={(event) => (setText(event.currentTarget.value), setCaret(event.currentTarget.selectionStart))}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <Named named={named()} isChoosing={isChoosing() || props.answers === "model"} />
      <Show when={isLimited(props.limits) && props.answers !== "model"}>
        <OnlyIn
          limits={props.limits}
          onChange={(limits) => (choose(limits), area?.focus())}
          onMore={() => setChoosing(true)}
        />
      </Show>
      <div class="composer-bar">
        <ComposerChoices
          answers={props.answers}
          onAnswers={props.onAnswers}
          collectionId={props.collectionId}
          onCollection={props.onCollection}
          isLimited={isLimited(props.limits)}
          onSources={() => setChoosing(true)}
          personaId={props.personaId}
          onPersona={props.onPersona}
        />
        <span class="composer-hint">
          <kbd>@</kbd> document <kbd>/</kbd> prompt
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
      <Suspense>
        <Show when={props.answers === "model"}>
          <ModelAlone />
        </Show>
      </Suspense>
      {/* Outside this form, whose Enter asks. */}
      <Portal>
        <Dialog open={isChoosingSources()} title="Look only in" sheet onClose={() => setChoosing(false)}>
          <SourcePanel limits={ticked()} onChoose={(limits) => (setChoosing(false), choose(limits))} />
        </Dialog>
        <Dialog open={library() !== undefined} title="Your prompts" onClose={() => setLibrary(undefined)}>
          <PromptLibrary
            draft={library()?.draft}
            onUse={(words) => (
              setLibrary(undefined),
              write(text() === "" ? words : `${text()}\n${words}`),
              area?.focus()
            )}
          />
        </Dialog>
      </Portal>
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
