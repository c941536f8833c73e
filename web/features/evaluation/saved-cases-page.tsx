import { counted } from "#core/http/counted.ts";
import { createSignal, For, Show, type JSX } from "solid-js";
import type { SavedCase } from "#core/library/evaluation/cases/saved-case.ts";
import type { Body } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { isDeviceOnly, useCollections, useSavedCases } from "../../app/queries.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { SelectField, optionsOf } from "../../ui/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { Empty, loaded, QueryView } from "../../ui/states.tsx";
import "../documents/documents.css";
import { CaseDialog, type EditedCase } from "./case-dialog.tsx";
import { SAVED_QUESTIONS, savedCasesKey } from "./saved-cases.ts";
import "./evaluation.css";
import "./saved-cases.css";

/** The questions a person has saved with their right answers: look, change, delete, take out and in. */
export function SavedCasesPage(): JSX.Element {
  const { deletes } = useApp();
  const cases = useSavedCases();
  const [edited, setEdited] = createSignal<EditedCase>();
  const [collection, setCollection] = createSignal("");
  const shown = (all: readonly SavedCase[]) =>
    all.filter(({ id, collection_id }) => !deletes.isGone(id) && (!collection() || collection_id === collection()));
  return (
    <div class="page">
      <BackLink to="/evaluation">Evaluate</BackLink>
      <header class="page-head">
        <h1>Saved questions</h1>
        <Button look="solid" icon="plus" onClick={() => setEdited({ question: "" })}>
          Add a question
        </Button>
      </header>
      <p class="lede">Rate an answer in a chat, or write a question here. An evaluation asks them all again.</p>
      <Tools collection={collection()} onCollection={setCollection} />
      <QueryView
        query={cases}
        loading="Loading your saved questions…"
        failed="Your saved questions could not be loaded."
        isEmpty={(all) => shown(all).length === 0}
        empty={
          <Empty icon="thumbUp" title="No saved questions here yet">
            <p>Use the thumbs below an answer, or import a file.</p>
          </Empty>
        }
      >
        {(all) => (
          <ul class="document-list panel">
            <For each={shown(all())}>{(saved) => <CaseRow saved={saved} onEdit={() => setEdited(saved)} />}</For>
          </ul>
        )}
      </QueryView>
      <CaseDialog
        edited={edited()}
        title={edited()?.id ? "Change the question" : "Add a question"}
        onClose={() => setEdited(undefined)}
      />
    </div>
  );
}

interface ToolsProps {
  readonly collection: string;
  readonly onCollection: (id: string) => void;
}

function Tools(props: ToolsProps): JSX.Element {
  const { api, client, toasts } = useApp();
  const collections = useCollections();
  const [problem, setProblem] = createSignal("");

  const doing = async (work: () => Promise<unknown>) => {
    setProblem("");
    await work().catch((error: unknown) => setProblem(error instanceof Error ? error.message : "Try again."));
  };
  const save = () =>
    doing(async () => {
      const text = JSON.stringify(
        await api.exportCases({ query: { collection_id: props.collection || undefined } }),
        null,
        2,
      );
      saveFile(SAVED_QUESTIONS, new Blob([text], { type: "application/json" }));
    });
  const take = (file: File) =>
    void doing(async () => {
      const { imported, already_here } = await api.importCases({
        body: { test_cases: await casesIn(file), collection_id: props.collection || null },
      });
      await client.invalidateQueries({ queryKey: savedCasesKey });
      const known = already_here > 0 ? `; ${already_here} were here already` : "";
      toasts.show(`Imported ${counted(imported, "question")}${known}.`);
    });

  return (
    <>
      <div class="case-tools">
        <SelectField
          label="Collection"
          options={[["", "All"], ...optionsOf(loaded(collections))]}
          value={props.collection}
          onChange={props.onCollection}
        />
        <FileButton icon="upload" accept=".json,application/json" of="File of questions to import" onChoose={take}>
          Import
        </FileButton>
        <Button icon="download" onClick={() => void save()}>
          Export
        </Button>
      </div>
      <Show when={problem()}>
        <p role="alert" class="form-problem">
          {problem()}
        </p>
      </Show>
    </>
  );
}

type Cases = Body<"importCases">["test_cases"];

/** The test cases of a file: a bare array of them, or an object that holds one. The service looks at what is in them. */
async function casesIn(file: File): Promise<Cases> {
  try {
    const content = JSON.parse(await file.text()) as Cases | { readonly test_cases: Cases };
    return Array.isArray(content) ? content : content.test_cases;
  } catch {
    throw new Error(`${file.name} is not a JSON file. Choose one of test cases.`);
  }
}

function CaseRow(props: { readonly saved: SavedCase; readonly onEdit: () => void }): JSX.Element {
  const { api, client, deletes, lists } = useApp();
  const collections = useCollections();
  const where = () => {
    const { collection_id } = props.saved;
    if (!collection_id) return "every collection";
    return loaded(collections)?.find(({ id }) => id === collection_id)?.name ?? "a collection";
  };
  const remove = () => {
    const { id, collection_id } = props.saved;
    const commit = async () => {
      await api.deleteCase({ params: { case_id: id } });
      await client.invalidateQueries({ queryKey: savedCasesKey });
    };
    deletes.remove({
      id,
      what: "The question",
      forever: isDeviceOnly({ lists }, collection_id),
      kind: "evaluation_cases",
      commit,
    });
  };
  return (
    <li class="document-row">
      <Icon name={props.saved.rating === "down" ? "thumbDown" : props.saved.rating === "up" ? "thumbUp" : "quote"} />
      <div class="document-main">
        <span class="document-name" dir="auto">
          {props.saved.question}
        </span>
        <Show when={props.saved.ground_truth} fallback={<span class="document-facts">No right answer yet</span>}>
          <span class="case-answer" dir="auto">
            {props.saved.ground_truth}
          </span>
        </Show>
        <span class="document-facts">
          {[props.saved.document, `asked in ${where()}`, props.saved.category].filter(Boolean).join(" · ")}
        </span>
      </div>
      <span class="document-actions">
        <IconButton icon="edit" label={`Change “${props.saved.question}”`} onClick={() => props.onEdit()} />
        <IconButton icon="trash" label={`Delete “${props.saved.question}”`} onClick={remove} />
      </span>
    </li>
  );
}
