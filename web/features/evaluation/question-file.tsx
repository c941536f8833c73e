import { counted } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";

import { fileWords } from "./saved-cases.ts";

interface QuestionFileProps {
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
  readonly onProblem: (words: string) => void;
}

/** A file of questions: dropped here, chosen, or one that was given before. */
export function QuestionFile(props: QuestionFileProps): JSX.Element {
  const { api } = useApp();
  const files = useQuery(() => ({ queryKey: ["question-files"], queryFn: () => api.listEvaluationFiles() }));

  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { name } = await api.uploadEvaluationFile({ files: { file } });
      await files.refetch();
      props.onChoose(name);
    } catch (error) {
      props.onProblem(error instanceof Error ? error.message : "The file could not be uploaded.");
    }
  };
  // `data-own-drop` keeps the page's own drop target from taking it for a document.
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  };

  return (
    <div class="drop-zone evaluation-wide" data-slim="" data-own-drop="" onDrop={onDrop}>
      <p>
        <Icon name="file" size={18} />{" "}
        {props.chosen ? <strong>{fileWords(props.chosen)}</strong> : "Drop a .json file of questions here"}
      </p>
      <div class="file-buttons">
        <FileButton
          icon="file"
          accept=".json,application/json"
          of="File of questions"
          onChoose={(file) => void take(file)}
        >
          Choose a file of questions
        </FileButton>
        <Show when={(loaded(files) ?? []).length > 0}>
          <select
            class="input evaluation-known"
            aria-label="A file given before"
            onChange={(event) => event.currentTarget.value && props.onChoose(event.currentTarget.value)}
          >
            <option value="">Or one given before…</option>
            <For each={loaded(files)}>
              {(file) => (
                <option value={file.name} selected={file.name === props.chosen}>
                  {fileWords(file.name)}
                  {file.total_questions === null ? "" : ` (${counted(file.total_questions, "question")})`}
                </option>
              )}
            </For>
          </select>
        </Show>
      </div>
      <details class="evaluation-format">
        <summary>What the file looks like</summary>
        <pre tabindex="0">{EXAMPLE}</pre>
      </details>
    </div>
  );
}

const EXAMPLE = `{ "test_cases": [
  { "id": "1", "question": "When does the contract end?", "ground_truth": "On 31 March 2027" },
  { "id": "2", "question": "Who signs for the tenant?", "ground_truth": "Ada Example" }
] }`;
