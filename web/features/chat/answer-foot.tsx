import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useDocumentNames } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { saveFile } from "../../ui/save-file.ts";
import { documentsById } from "../citations/documents-by-id.ts";
import { referencesOf } from "../citations/reference.ts";
import { SaveCitations } from "../citations/save-citations.tsx";
import { RateAnswer } from "../evaluation/rate-answer.tsx";
import { factsOf } from "./alone.ts";
import { AskAgain } from "./ask-again.tsx";
import { fileName } from "./file-name.ts";
import { withFootnotes } from "./footnotes.ts";
import { timeWords, whereWords, writerWords } from "./generator-words.ts";
import { limitsOf } from "./limits.ts";
import type { Message } from "./message.ts";
import { ModelSaw } from "./model-saw.tsx";
import { useCollectionNames } from "./only-in.tsx";
import { Versions } from "./versions.tsx";

export interface AnswerFootProps {
  readonly message: Message;
  readonly question: string;
  readonly versions: readonly string[];
  readonly onVersion: (id: string) => void;
  /** Answers the question once more, by the model of this id where one is given. */
  readonly onAgain: (model?: string) => void;
  /** A new chat that begins with everything up to this answer. */
  readonly onBranch?: (() => void) | undefined;
}

/** Who wrote an answer and from what, and what can be done with it. */
export function AnswerFoot(props: AnswerFootProps): JSX.Element {
  const app = useApp();
  const answer = () => props.message.metadata.answer;
  const passages = () => answer()?.passages ?? [];
  const nameOf = useDocumentNames();
  const collectionName = useCollectionNames();
  const onlyIn = () => {
    const { documentIds, collectionIds } = limitsOf(answer());
    return [...collectionIds.map(collectionName), ...documentIds.map(nameOf)].join(", ");
  };
  const [saw, setSaw] = createSignal(false);
  const save = async () => {
    const { exportAnswer, exportName } = await import("./export-answer.ts");
    const html = exportAnswer({ question: props.question, message: props.message, now: new Date() });
    saveFile(exportName(props.question), new Blob([html], { type: "text/html" }));
  };
  const copy = async () => {
    const isCopied = await copyText(withFootnotes(props.message.content, passages(), answer()?.receipts ?? []));
    app.toasts.show(
      isCopied
        ? `Copied${passages().length > 0 ? ", with the sources as footnotes" : ""}.`
        : "This browser does not let the page copy. Select the text and copy it by hand.",
      { duration: 3000 },
    );
  };
  return (
    <>
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
    </>
  );
}

function writtenBy(message: Message): string {
  const { generator, persona } = message.metadata.answer ?? {};
  if (!generator) return factsOf(message);
  const time = message.metadata.response_time_ms;
  return [
    writerWords(generator),
    persona ? `as ${persona.name}` : "",
    whereWords(generator.where),
    time === undefined ? "" : timeWords(time),
  ]
    .filter(Boolean)
    .join(" · ");
}
