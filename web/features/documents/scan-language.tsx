import { useQuery } from "@tanstack/solid-query";
import { createSignal, Match, Show, Switch, type JSX } from "solid-js";
import { ENGLISH, nameOfLanguage } from "#core/engine/ocr/languages.ts";
import { idOfLanguage } from "#core/models/local/catalogue-languages.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Model } from "#core/models/local/models.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { ocrOf } from "./ocr-of.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { loaded } from "../../ui/states.tsx";
import { formatBytes } from "./file-kinds.ts";
import { otherLanguageOf, SCAN_LANGUAGES, sortByLikelihood } from "./scan-words.ts";

interface ScanProps {
  readonly document: Document;
}

/** Whether the document has scanned pages that have been read. */
export const hasReadScan = ({ metadata, status }: Document): boolean =>
  status === "completed" && ocrOf(metadata)?.state === "done";

/** Says that the scanned pages look like another language than they were read in, and offers that language. */
export function OtherLanguage(props: ScanProps): JSX.Element {
  return (
    <Show when={otherLanguageOf(props.document)}>
      {(other) => (
        <span class="document-facts" data-kind="warning">
          {other().words} <ReadAgainButton document={props.document} language={other().code} />
        </span>
      )}
    </Show>
  );
}

interface ReadAgainProps extends ScanProps {
  /** Chosen when the dialog opens. */
  readonly language?: string | undefined;
}

/** Opens the dialog that has scanned pages read in another language. */
export function ReadAgainButton(props: ReadAgainProps): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const words = () => (props.language ? `Read again as ${nameOfLanguage(props.language)}` : "Read again in…");
  return (
    <>
      <Button small look="plain" icon="retry" onClick={() => setOpen(true)}>
        {words()}
      </Button>
      <Dialog open={isOpen()} title="Read the scan again" onClose={() => setOpen(false)}>
        <LanguageForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Of those that are here. */
const AUTOMATIC = "auto";

function LanguageForm(props: ReadAgainProps & { readonly onClose: () => void }): JSX.Element {
  const { api, client, lists } = useApp();
  const models = useLanguageModels();
  const languages = sortByLikelihood(SCAN_LANGUAGES, {
    browser: navigator.languages,
    documents: (lists.plainDocuments() ?? []).map(({ metadata }) => String(metadata["language"] ?? "")),
    fileName: props.document.original_filename,
  });
  const [code, setCode] = createSignal(
    props.language ?? ocrOf(props.document.metadata)?.language ?? languages[0]?.code ?? ENGLISH,
  );
  const model = () => models().find(({ id }) => id === idOfLanguage(code()));
  const isHere = () => code() === ENGLISH || code() === AUTOMATIC || model()?.status === "installed";
  const save = async () => {
    const { id } = props.document;
    await api.readScanAgain({ params: { document_id: id }, body: { language: code() } });
    const wanted = model();
    // It goes on without this page, and the scan is read when it is here.
    if (!isHere() && wanted && wanted.status !== "downloading")
      await api.installModel({ params: { model_id: wanted.id } });
    await Promise.all([keys.documents, keys.models].map((queryKey) => client.invalidateQueries({ queryKey })));
    props.onClose();
  };
  return (
    <DialogForm
      submit={isHere() ? "Read again" : "Download and read again"}
      isComplete
      save={save}
      onCancel={() => props.onClose()}
    >
      <SelectField
        label="Language of the text"
        options={[
          [AUTOMATIC, "The one that fits each page"],
          ...languages.map(({ code, name, own }) => [code, name === own ? name : `${name} (${own})`] as const),
        ]}
        value={code()}
        onChange={setCode}
      />
      <p class="field-hint">
        <Show
          when={!isHere() && model()}
          fallback={<>The text that was read before can be searched until the new one is here.</>}
        >
          {(wanted) => <DownloadNote model={wanted()} />}
        </Show>
      </p>
    </DialogForm>
  );
}

function DownloadNote(props: { readonly model: Model }): JSX.Element {
  return (
    <>
      {props.model.name} is not here yet. Its language data ({formatBytes(props.model.bytes)}) is downloaded once, from
      the server this page came from or, where that has none, from raw.githubusercontent.com. Only the name of the
      language is sent. You can also add the file under Models.
    </>
  );
}

/** Where a scan waits for a language that is not here: how far that is, or why it does not come. */
export function WaitingForLanguage(props: ScanProps): JSX.Element {
  const code = () => {
    const ocr = ocrOf(props.document.metadata);
    return ocr?.state === "waiting" && ocr.language !== null && ocr.language !== ENGLISH ? ocr.language : undefined;
  };
  return <Show when={code()}>{(language) => <LanguageState code={language()} />}</Show>;
}

function LanguageState(props: { readonly code: string }): JSX.Element {
  const models = useLanguageModels();
  const { api, client } = useApp();
  const model = () => models().find(({ id }) => id === idOfLanguage(props.code));
  const is = (...states: Model["status"][]) => states.some((status) => status === model()?.status);
  const install = async (id: string) => {
    await api.installModel({ params: { model_id: id } });
    await client.invalidateQueries({ queryKey: keys.models });
  };
  return (
    <Show when={model()} keyed>
      {(known) => (
        <Switch>
          <Match when={is("downloading")}>
            <span class="document-facts">Waiting for {known.name}, which is being downloaded.</span>
          </Match>
          <Match when={is("not-installed", "failed", "paused")}>
            <span class="document-facts" data-kind="warning">
              Waiting for {known.name}, which is not on this device. {known.error}{" "}
              <Button small look="plain" icon="download" onClick={() => void install(known.id)}>
                Download {known.name}
              </Button>
            </span>
          </Match>
        </Switch>
      )}
    </Show>
  );
}

/** Milliseconds between looks at a language that is being downloaded. */
const LOOK_EVERY = 1000;

function useLanguageModels(): () => readonly Model[] {
  const { api } = useApp();
  const models = useQuery(() => ({
    queryKey: keys.models,
    queryFn: () => api.listModels(),
    reconcile: "id",
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, kind }) => kind === "recogniser" && status === "downloading") ? LOOK_EVERY : false,
  }));
  return () => (loaded(models) ?? []).filter(({ kind }) => kind === "recogniser");
}
