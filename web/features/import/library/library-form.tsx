import { createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { counted } from "#core/http/counted.ts";
import { useApp } from "../../../app/context.tsx";
import { refreshLists } from "../../../app/refresh-lists.ts";
import { Button } from "../../../ui/button.tsx";
import { chosenFolder, droppedFolder, zippedFolder, type Folder } from "./folder-files.ts";
import { importLibrary, leftWords, outcomeWords, type Outcome } from "./import-library.ts";
import { planImport } from "./plan.ts";
import type { Plan, PlanChoice } from "./planned.ts";
import { readReferencesInWorker } from "./read-in-worker.ts";
import "../import.css";

/** Asks for the folder, shows what is in it, and takes it in. */
export function LibraryForm(props: { readonly onClose: () => void }): JSX.Element {
  const { api, client, toasts } = useApp();
  const [folder, setFolder] = createSignal<Folder>();
  const [choice, setChoice] = createSignal<PlanChoice>({ collections: "folders" });
  const [plan, setPlan] = createSignal<Plan>();
  const [progress, setProgress] = createSignal("");
  const [problem, setProblem] = createSignal("");
  const [outcome, setOutcome] = createSignal<Outcome>();
  let stop: AbortController | undefined;
  let isClosed = false;
  onCleanup(() => {
    isClosed = true;
    stop?.abort();
  });

  const look = async (opening: Promise<Folder | undefined>) => {
    if (progress()) return;
    setProblem("");
    setOutcome(undefined);
    setPlan(undefined);
    setProgress("Reading the folder…");
    try {
      const opened = await opening;
      setFolder(opened);
      if (opened) setPlan(await planImport(opened, choice(), readReferencesInWorker));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The folder could not be read.");
    }
    setProgress("");
  };
  const choose = async (collections: PlanChoice["collections"]) => {
    setChoice({ collections });
    const chosen = folder();
    if (chosen) await look(Promise.resolve(chosen));
  };
  const run = async (planned: Plan) => {
    stop = new AbortController();
    try {
      const done = await importLibrary({ api, client }, planned, {
        signal: stop.signal,
        onProgress: (at, of, name) => setProgress(`${(at + 1).toLocaleString()} of ${of.toLocaleString()}: ${name}`),
      });
      setOutcome(done);
      setPlan(undefined);
      // Closing the dialog stops the import, and nobody sees what it says.
      if (isClosed) toasts.show(outcomeWords(done));
    } catch (error) {
      const reason = error instanceof Error ? error.message : "The import stopped. Try again.";
      setProblem(reason);
      if (isClosed) toasts.show(reason);
    }
    stop = undefined;
    setProgress("");
    await refreshLists(client);
  };
  const isRunning = () => progress() !== "";

  return (
    <div
      class="import-form"
      data-own-drop=""
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer) void look(droppedFolder(event.dataTransfer));
      }}
    >
      <p>
        <strong>Obsidian:</strong> choose the folder of the vault, or a zip file of it. Notes keep their tags, and other
        files come with them.
      </p>
      <p>
        <strong>Zotero:</strong> choose File, Export Library, the format Zotero RDF and Export Files; then choose the
        folder that was made. The folder “Zotero” with its “storage” works too, with an export in it: BibTeX, RIS or CSL
        JSON.
      </p>
      <p class="document-facts">It is read on this device. The same folder again adds nothing twice.</p>
      <Pickers disabled={isRunning()} onFolder={(opening) => void look(opening)} />
      <p role="status" class="import-progress">
        {progress()}
      </p>
      <Show when={problem()}>
        <p role="alert" class="form-problem">
          {problem()}
        </p>
      </Show>
      <Show when={!isRunning() && plan()}>
        {(known) => <PlanView plan={known()} choice={choice()} onChoose={choose} />}
      </Show>
      <Show when={outcome()}>
        {(done) => (
          <>
            <p role="status">{outcomeWords(done())}</p>
            <LeftList left={done().left} />
          </>
        )}
      </Show>
      <div class="dialog-actions">
        <Show when={isRunning()} fallback={<Button onClick={() => props.onClose()}>Close</Button>}>
          <Button icon="stop" onClick={() => stop?.abort()}>
            Stop
          </Button>
        </Show>
        <Show when={plan()}>
          {(known) => (
            <Button look="solid" icon="upload" disabled={isRunning()} onClick={() => void run(known())}>
              Import {counted(known().documents.length, "document")}
            </Button>
          )}
        </Show>
      </div>
    </div>
  );
}

interface PickersProps {
  readonly disabled: boolean;
  readonly onFolder: (opening: Promise<Folder>) => void;
}

function Pickers(props: PickersProps): JSX.Element {
  let folderInput: HTMLInputElement | undefined;
  let zipInput: HTMLInputElement | undefined;
  const taking = (open: (files: File[]) => Promise<Folder>) => (event: { currentTarget: HTMLInputElement }) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = "";
    if (files.length > 0) props.onFolder(open(files));
  };
  return (
    <div class="file-buttons">
      <Button icon="folder" disabled={props.disabled} onClick={() => folderInput?.click()}>
        Choose the folder
      </Button>
      <Button icon="file" disabled={props.disabled} onClick={() => zipInput?.click()}>
        Choose a zip file
      </Button>
      <input
        ref={folderInput}
        type="file"
        hidden
        aria-label="Folder of Zotero or Obsidian"
        onChange={taking((files) => Promise.resolve(chosenFolder(files)))}
        {...{ webkitdirectory: true }}
      />
      <input
        ref={zipInput}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label="Zip file of Zotero or Obsidian"
        onChange={taking(([file]) => zippedFolder(file as File))}
      />
    </div>
  );
}

interface PlanViewProps {
  readonly plan: Plan;
  readonly choice: PlanChoice;
  readonly onChoose: (collections: PlanChoice["collections"]) => Promise<void>;
}

function PlanView(props: PlanViewProps): JSX.Element {
  const words = () => {
    const { from, items, documents } = props.plan;
    const places = new Set(documents.flatMap(({ collections }) => collections));
    const found = counted(items, from === "Zotero" ? "work" : "note");
    return `${from}: ${found}, ${counted(documents.length, "document")} to take in, in ${counted(places.size, "collection")}.`;
  };
  return (
    <>
      <p role="status">{words()}</p>
      <Show when={props.plan.from === "Obsidian"}>
        <fieldset class="import-choice">
          <legend>Collections</legend>
          <For
            each={
              [
                ["folders", "One for each top folder"],
                ["one", "One for the whole vault"],
              ] as const
            }
          >
            {([value, label]) => (
              <label>
                <input
                  type="radio"
                  name="import-collections"
                  checked={props.choice.collections === value}
                  onChange={() => void props.onChoose(value)}
                />
                {label}
              </label>
            )}
          </For>
        </fieldset>
      </Show>
      <LeftList left={props.plan.left} />
    </>
  );
}

function LeftList(props: { readonly left: Plan["left"] }): JSX.Element {
  return (
    <Show when={props.left.size > 0}>
      <p>Not taken:</p>
      <ul class="import-left">
        <For each={leftWords(props.left)}>
          {({ reason, names }) => (
            <li>
              {reason} <span class="document-facts">{names}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
