import { For, Show, type JSX } from "solid-js";
import { counted } from "#core/http/counted.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { chosenFolder, droppedFolder, zippedFolder, type Folder } from "./folder-files.ts";
import { useFolderImport } from "./folder-import.ts";
import { leftWords, outcomeWords } from "./import-library.ts";
import type { Plan, PlanChoice } from "./planned.ts";
import "../import.css";

/** Asks for the folder, shows what is in it, and takes it in. */
export function LibraryForm(props: { readonly onClose: () => void }): JSX.Element {
  const folder = useFolderImport();
  return (
    <div
      class="import-form"
      data-own-drop=""
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer) void folder.look(droppedFolder(event.dataTransfer));
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
      <Pickers disabled={folder.isRunning()} onFolder={(opening) => void folder.look(opening)} />
      <p role="status" class="import-progress">
        {folder.progress()}
      </p>
      <Show when={folder.problem()}>
        <p role="alert" class="form-problem">
          {folder.problem()}
        </p>
      </Show>
      <Show when={!folder.isRunning() && folder.plan()}>
        {(known) => <PlanView plan={known()} choice={folder.choice()} onChoose={folder.choose} />}
      </Show>
      <Show when={folder.outcome()}>
        {(done) => (
          <>
            <p role="status">{outcomeWords(done())}</p>
            <LeftList left={done().left} />
          </>
        )}
      </Show>
      <div class="dialog-actions">
        <Show when={folder.isRunning()} fallback={<Button onClick={() => props.onClose()}>Close</Button>}>
          <Button icon="stop" onClick={folder.stop}>
            Stop
          </Button>
        </Show>
        <Show when={folder.plan()}>
          {(known) => (
            <Button look="solid" icon="upload" disabled={folder.isRunning()} onClick={() => void folder.run(known())}>
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
  return (
    <div class="file-buttons">
      <FileButton
        icon="folder"
        disabled={props.disabled}
        folder
        of="Folder of Zotero or Obsidian"
        onChoose={(first, others) => props.onFolder(Promise.resolve(chosenFolder([first, ...others])))}
      >
        Choose the folder
      </FileButton>
      <FileButton
        icon="file"
        disabled={props.disabled}
        accept=".zip,application/zip"
        of="Zip file of Zotero or Obsidian"
        onChoose={(file) => props.onFolder(zippedFolder(file))}
      >
        Choose a zip file
      </FileButton>
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
