import { For, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { Reference } from "./reference.ts";
import "./citations.css";
import { CITATION_FORMATS, writeCitations, type CitationFormat } from "./write-citations.ts";

interface SaveCitationsProps {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly references: () => readonly Reference[] | Promise<readonly Reference[]>;
}

/** Saves references as a file for a reference manager. */
export function SaveCitations(props: SaveCitationsProps): JSX.Element {
  const { toasts } = useApp();
  const save = async (format: CitationFormat) => {
    await toasts.attempt("The citations could not be saved.", async () => {
      const references = await props.references();
      if (references.length === 0) return void toasts.show("There is no source to cite.");
      const { type } = CITATION_FORMATS[format];
      saveFile(`${props.name}.${format}`, new Blob([writeCitations(references, format)], { type }));
    });
  };
  return (
    <label class="cite-as">
      <span class="hidden-visually">Save citations as</span>
      <select
        onChange={(event) => {
          const { value } = event.currentTarget;
          event.currentTarget.value = "";
          if (value) void save(value as CitationFormat);
        }}
      >
        <option value="">Cite as…</option>
        <For each={Object.entries(CITATION_FORMATS)}>
          {([format, { label }]) => <option value={format}>{label}</option>}
        </For>
      </select>
    </label>
  );
}
