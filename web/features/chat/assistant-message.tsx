import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useDocumentNames } from "../../app/queries.ts";
import type { Message, Passage, Receipt } from "../../app/types.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Hint } from "../../ui/hint.tsx";
import { AnswerText } from "./answer-text.tsx";
import { withFootnotes } from "./footnotes.ts";
import { Sources } from "./sources.tsx";
import { sourceSteps, type OpenSource } from "./source-steps.ts";

interface AssistantMessageProps {
  readonly message: Message;
  readonly opened: { readonly source?: number; readonly at?: number } | undefined;
  readonly onOpen: (source: OpenSource) => void;
  readonly onAgain: () => void;
}

export function AssistantMessage(props: AssistantMessageProps): JSX.Element {
  const { toasts } = useApp();
  const answer = () => props.message.metadata.answer;
  const passages = () => answer()?.passages ?? [];
  const receipts = () => answer()?.receipts ?? [];
  const steps = createMemo(() => sourceSteps(props.message.content, answer()));
  const isSilent = () => answer()?.answered === false;
  const nameOf = useDocumentNames();
  const onlyIn = () => answer()?.document_ids?.map(nameOf).join(", ");
  const copy = async () => {
    const isCopied = await copyText(withFootnotes(props.message.content, passages(), receipts()));
    toasts.show(
      isCopied
        ? "Copied, with the sources as footnotes."
        : "This browser does not let the page copy. Select the text and copy it by hand.",
      { duration: 3000 },
    );
  };

  return (
    <article class="answer" aria-label="Answer" data-answered={!isSilent()}>
      <AnswerText
        source={props.message.content}
        receipts={receipts()}
        citation={(number, at) => (
          <Citation
            number={number}
            at={at}
            passage={passages()[number - 1]}
            receipt={receipts()[at]}
            isOpen={props.opened?.source === number && (props.opened.at ?? -1) === at}
            id={`${props.message.id}:${number}:${at}`}
            onOpen={props.onOpen}
          />
        )}
      />
      <Sources steps={steps()} passages={passages()} opened={props.opened?.source} onOpen={props.onOpen} />
      <footer class="answer-foot">
        <span>
          {writtenBy(props.message)}
          <Show when={onlyIn()}>{(names) => <> · looked only in {names()}</>}</Show>
        </span>
        <span class="answer-actions">
          <Button small look="plain" icon="copy" onClick={() => void copy()}>
            Copy
          </Button>
          <Button small look="plain" icon="retry" onClick={() => props.onAgain()}>
            Ask again
          </Button>
        </span>
      </footer>
    </article>
  );
}

interface CitationProps {
  readonly number: number;
  readonly at: number;
  readonly passage: Passage | undefined;
  readonly receipt: Receipt | undefined;
  readonly isOpen: boolean;
  readonly id: string;
  readonly onOpen: (source: OpenSource) => void;
}

function Citation(props: CitationProps): JSX.Element {
  const [anchor, setAnchor] = createSignal<HTMLElement>();
  return (
    <Show when={props.passage} fallback={`[${props.number}]`}>
      {(passage) => (
        // An element around both: the coming and going of the hint would otherwise move the button, and take its focus.
        <span>
          <button
            type="button"
            class="cite"
            data-citation={props.id}
            aria-current={props.isOpen}
            aria-label={`Source ${props.number}: ${placeName(passage(), props.receipt)}`}
            onMouseEnter={(event) => setAnchor(event.currentTarget)}
            onMouseLeave={() => setAnchor(undefined)}
            onFocus={(event) => setAnchor(event.currentTarget)}
            onBlur={() => setAnchor(undefined)}
            onKeyDown={(event) => event.key === "Escape" && setAnchor(undefined)}
            onClick={() => (setAnchor(undefined), props.onOpen({ source: props.number, at: props.at }))}
          >
            {props.number}
          </button>
          <Hint anchor={props.isOpen ? undefined : anchor()}>
            <strong>{placeName(passage(), props.receipt)}</strong>
            <span class="hint-quote" dir="auto">
              {props.receipt?.quote ?? passage().content}
            </span>
          </Hint>
        </span>
      )}
    </Show>
  );
}

/** Document and page: the page of the words where they are known, otherwise the one the passage begins on. */
function placeName(passage: Passage, receipt: Receipt | undefined): string {
  const page = receipt?.page ?? passage.page;
  return passage.document_name + (page === null ? "" : `, page ${page}`);
}

function writtenBy({ metadata }: Message): string {
  const generator = metadata.answer?.generator;
  const time = metadata.response_time_ms;
  const seconds = time === undefined ? "" : time < 1000 ? `${time} ms` : `${(time / 1000).toFixed(1)} s`;
  return [generator ? `Written by ${generator.name}` : "", generator?.where ?? "", seconds].filter(Boolean).join(" · ");
}
