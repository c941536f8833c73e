import { createMemo, For, Show, type JSX } from "solid-js";
import type { Answers } from "./answers.ts";
import { findMentions, listMentions } from "./mentions.ts";
import { useMentionable } from "./use-mentionable.ts";

interface ComposerNamesDeps {
  readonly text: () => string;
  readonly answers: () => Answers;
  /** The letters after an `@` that is being written. */
  readonly mention: () => string | undefined;
}

/** What a question can name with `@`, and what it names. */
export function useComposerNames({ text, answers, mention }: ComposerNamesDeps) {
  const mentionable = useMentionable();
  /** A model alone takes a persona; it knows no document. */
  const things = createMemo(() =>
    answers() === "model" ? mentionable().filter(({ kind }) => kind === "persona") : mentionable(),
  );
  return {
    things,
    /** What is named in full, typed or pasted, and what only looks like a name. */
    named: createMemo(() => findMentions(text().includes("@") ? text() : "", things())),
    /** The list is open: the name is not written out yet. */
    isNaming: () => mention() !== undefined && listMentions(things(), mention() ?? "").length > 0,
  };
}

/** What the names in a question come to, before it is asked. */
export function Named(props: {
  readonly named: ReturnType<typeof findMentions>;
  /** Names that are of nothing are not told of yet. */
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
