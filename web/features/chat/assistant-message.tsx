import { createMemo, Show, type JSX } from "solid-js";
import { EXTRACTIVE } from "#core/engine/engine.ts";
import { AloneNote, TalkEnd } from "./alone-note.tsx";
import { AnswerFoot, type AnswerFootProps } from "./answer-foot.tsx";
import { AnswerNotes, LostNote } from "./answer-notes.tsx";
import { AnswerText } from "./answer-text.tsx";
import { arrange, isQuotePart } from "./arrange.ts";
import { Citation } from "./citation.tsx";
import { QuotedAnswer } from "./quoted-answer.tsx";
import { Sources } from "./sources.tsx";
import { quotedWith, sourceSteps, type OpenSource } from "./source-steps.ts";
import { Thinking } from "./thinking.tsx";
import { Understood } from "./understood.tsx";

interface AssistantMessageProps extends AnswerFootProps {
  readonly opened: { readonly source?: number; readonly at?: number } | undefined;
  readonly onOpen: (source: OpenSource) => void;
  /** Answers the question from the documents, where a model answered alone. */
  readonly onDocuments?: (() => void) | undefined;
  /** Answers the question as typed, with nothing filled in from earlier ones. */
  readonly onAsTyped: () => void;
  /** One of the choices of a question back. */
  readonly onChoose: (choice: string) => void;
}

/** An answer with its citations, its sources, and what can be done with it. */
export function AssistantMessage(props: AssistantMessageProps): JSX.Element {
  const answer = () => props.message.metadata.answer;
  const passages = () => answer()?.passages ?? [];
  const receipts = () => answer()?.receipts ?? [];
  const steps = createMemo(() => sourceSteps(props.message.content, answer()));
  const isSilent = () => answer()?.answered === false;
  /** Quotes, each with its document and page; nobody's own words. */
  const isQuoted = () => answer()?.generator.id === EXTRACTIVE;
  const receiptOf = (number: number, at: number) => {
    const passage = passages()[number - 1];
    return passage && quotedWith(props.message.content, receipts(), at, passage);
  };
  const citation = (number: number, at: number) => (
    <Citation
      number={number}
      at={at}
      passage={passages()[number - 1]}
      receipt={receiptOf(number, at)}
      isOpen={props.opened?.source === number && (props.opened.at ?? -1) === at}
      id={`${props.message.id}:${number}:${at}`}
      onOpen={props.onOpen}
    />
  );
  const hasQuotes = createMemo(
    () =>
      isQuoted() &&
      arrange({ source: props.message.content, receipts: receipts(), answered: true }).shown.some(isQuotePart),
  );

  return (
    <article class="answer" aria-label="Answer" data-answered={!isSilent()}>
      <Show when={props.message.metadata.understood}>
        {(understood) => <Understood about={understood().about} onAsTyped={props.onAsTyped} />}
      </Show>
      <AloneNote message={props.message} onDocuments={props.onDocuments} />
      <LostNote answer={answer()} />
      <Show when={answer()?.model?.thinking}>
        {(text) => <Thinking text={text()} took={answer()?.model?.thinking_ms ?? 0} />}
      </Show>
      <Show
        when={isQuoted()}
        fallback={<AnswerText source={props.message.content} receipts={receipts()} citation={citation} />}
      >
        <QuotedAnswer
          source={props.message.content}
          receipts={receipts()}
          citation={citation}
          answered={!isSilent()}
          passages={passages()}
          onOpen={props.onOpen}
          onChoose={props.message.metadata.intent === "clarification" ? props.onChoose : undefined}
        />
      </Show>
      <TalkEnd message={props.message} />
      <AnswerNotes message={props.message} cited={steps().cited} onAgain={() => props.onAgain()} />
      <Sources
        areCitedShown={hasQuotes()}
        steps={steps()}
        passages={passages()}
        opened={props.opened?.source}
        onOpen={props.onOpen}
      />
      <AnswerFoot {...props} />
    </article>
  );
}
