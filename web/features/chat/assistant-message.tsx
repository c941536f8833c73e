import { pageWords } from "#core/engine/page-words.ts";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useDocumentNames } from "../../app/queries.ts";
import type { AnswerDetails, Message, Receipt } from "./message.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Hint } from "../../ui/hint.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { RateAnswer } from "../evaluation/rate-answer.tsx";
import { EXTRACTIVE, type Passage } from "#core/engine/engine.ts";
import { ChangedNotes } from "./changed-notes.tsx";
import { GroundingNotes } from "./grounding-notes.tsx";
import { AnswerText } from "./answer-text.tsx";
import { arrange, isQuotePart } from "./arrange.ts";
import { AskAgain } from "./ask-again.tsx";
import { fileName } from "./file-name.ts";
import { withFootnotes } from "./footnotes.ts";
import { documentsById } from "../citations/documents-by-id.ts";
import { referencesOf } from "../citations/reference.ts";
import { SaveCitations } from "../citations/save-citations.tsx";
import { timeWords, whereWords } from "./generator-words.ts";
import { parseMarkdown } from "./markdown.ts";
import { useCollectionNames } from "./only-in.tsx";
import { QuotedAnswer } from "./quoted-answer.tsx";
import { Thinking } from "./thinking.tsx";
import { Understood } from "./understood.tsx";
import { limitsOf } from "./limits.ts";
import { ModelSaw } from "./model-saw.tsx";
import { Sources } from "./sources.tsx";
import { sourceSteps, type OpenSource } from "./source-steps.ts";
import { Versions } from "./versions.tsx";

interface AssistantMessageProps {
  readonly message: Message;
  readonly question: string;
  readonly versions: readonly string[];
  readonly onVersion: (id: string) => void;
  readonly opened: { readonly source?: number; readonly at?: number } | undefined;
  readonly onOpen: (source: OpenSource) => void;
  /** Answers the question once more, by the model of this id where one is given. */
  readonly onAgain: (model?: string) => void;
  /** Answers the question as typed, with nothing filled in from earlier ones. */
  readonly onAsTyped: () => void;
  /** A new chat that begins with everything up to this answer. */
  readonly onBranch?: (() => void) | undefined;
  /** One of the choices of a question back. */
  readonly onChoose: (choice: string) => void;
}

export function AssistantMessage(props: AssistantMessageProps): JSX.Element {
  const app = useApp();
  const { host, toasts } = app;
  const answer = () => props.message.metadata.answer;
  const passages = () => answer()?.passages ?? [];
  const receipts = () => answer()?.receipts ?? [];
  const steps = createMemo(() => sourceSteps(props.message.content, answer()));
  const isSilent = () => answer()?.answered === false;
  const nameOf = useDocumentNames();
  const collectionName = useCollectionNames();
  const onlyIn = () => {
    const { documentIds, collectionIds } = limitsOf(answer());
    return [...collectionIds.map(collectionName), ...documentIds.map(nameOf)].join(", ");
  };
  /** Quotes, each with its document and page; nobody's own words. */
  const isQuoted = () => answer()?.generator.id === EXTRACTIVE;
  const citation = (number: number, at: number) => (
    <Citation
      number={number}
      at={at}
      passage={passages()[number - 1]}
      receipt={receipts()[at]}
      isOpen={props.opened?.source === number && (props.opened.at ?? -1) === at}
      id={`${props.message.id}:${number}:${at}`}
      onOpen={props.onOpen}
    />
  );
  const hasQuotes = createMemo(
    () => isQuoted() && arrange(parseMarkdown(props.message.content), receipts(), true).shown.some(isQuotePart),
  );
  const [saw, setSaw] = createSignal(false);
  const save = async () => {
    const { exportAnswer, exportName } = await import("./export-answer.ts");
    const html = exportAnswer({ question: props.question, message: props.message, now: new Date() });
    saveFile(exportName(props.question), new Blob([html], { type: "text/html" }));
  };
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
      <Show when={props.message.metadata.understood}>
        {(understood) => <Understood about={understood().about} onAsTyped={props.onAsTyped} />}
      </Show>
      <Show when={answer()?.lost}>
        {(lost) => (
          <p class="answer-note" data-kind="failed" role="note">
            {lostWords(lost(), answer())}
          </p>
        )}
      </Show>
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
      <Show when={answer()?.stopped}>
        <p class="answer-note" data-kind="stopped">
          Stopped here. The sentences above were checked.
        </p>
      </Show>
      <Show when={answer()?.kept_here}>
        <p class="answer-note" data-kind="kept">
          Kept on {host.where() === "device" ? "this device" : "your server"}: some of what was asked about never leaves
          it, so no hosted model was given any of this.
        </p>
      </Show>
      <ChangedNotes cited={steps().cited} at={props.message.created_at} onAgain={() => props.onAgain()} />
      <GroundingNotes answer={answer()} here={host.where() === "device" ? "this device" : "your server"} />
      <Show when={answer()?.broken}>
        {(broken) => (
          <p class="answer-note" data-kind="broken">
            {broken().detail} The sentences above were written before that, and were checked.
          </p>
        )}
      </Show>
      <Show when={answer()?.model?.cut}>
        <p class="answer-note" data-kind="cut">
          The answer reached its longest length and may lack its end. Ask for less at once, or for the rest.
        </p>
      </Show>
      <Sources
        areCitedShown={hasQuotes()}
        steps={steps()}
        passages={passages()}
        opened={props.opened?.source}
        onOpen={props.onOpen}
      />
      <footer class="answer-foot">
        <span>
          {writtenBy(props.message)}
          <Show when={onlyIn()}>{(names) => <> · looked only in {names()}</>}</Show>
        </span>
        <span class="answer-actions">
          <Versions of="answer" id={props.message.id} versions={props.versions} onChoose={props.onVersion} />
          <Show when={answer()?.model}>
            <Button small look="plain" icon="eye" onClick={() => setSaw(true)}>
              What the model saw
            </Button>
          </Show>
          <Button small look="plain" icon="copy" onClick={() => void copy()}>
            Copy
          </Button>
          <Button small look="plain" icon="download" onClick={() => void save()}>
            Save
          </Button>
          <Show when={passages().length > 0}>
            <SaveCitations
              name={fileName(props.question)}
              references={() => referencesOf([props.message], documentsById(app))}
            />
          </Show>
          <RateAnswer message={props.message} question={props.question} />
          <AskAgain onAgain={props.onAgain} />
          <Show when={props.onBranch}>
            {(branch) => (
              <Button small look="plain" icon="branch" onClick={() => branch()()}>
                Continue in a new chat
              </Button>
            )}
          </Show>
        </span>
      </footer>
      <Show when={answer()}>
        {(details) => <ModelSaw answer={details()} open={saw()} onClose={() => setSaw(false)} />}
      </Show>
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
  return passage.document_name + (page === null ? "" : `, ${pageWords(passage.document_name, page)}`);
}

function writtenBy({ metadata }: Message): string {
  const { generator, persona } = metadata.answer ?? {};
  const time = metadata.response_time_ms;
  return [
    generator ? `Written by ${generator.name}` : "",
    persona ? `as ${persona.name}` : "",
    generator ? whereWords(generator.where) : "",
    time === undefined ? "" : timeWords(time),
  ]
    .filter(Boolean)
    .join(" · ");
}

function lostWords(lost: NonNullable<AnswerDetails["lost"]>, answer: AnswerDetails | undefined): string {
  const reasons = lost.map(({ name, reason, detail }) => detail ?? `${name} stopped (${reason}).`).join(" ");
  const instead = answer?.generator.id === EXTRACTIVE ? "The documents are quoted instead." : "Another model answered.";
  return `${reasons} ${instead}`;
}
