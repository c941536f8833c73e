import { For, Show, type JSX } from "solid-js";
import { counted, plural } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";
import { IconButton } from "../../ui/button.tsx";
import { phaseOf } from "../documents/phase.ts";
import { removeDocument } from "../documents/remove-document.ts";
import { UploadRows } from "../documents/upload-list.tsx";
import type { Job } from "#core/api/job-kinds.ts";
import { createPaces } from "../jobs/pace.ts";
import { TrayEnded, TrayJob, TrayLocked } from "./tray-job.tsx";

interface TrayListProps {
  readonly jobs: readonly Job[];
  readonly reading: readonly Document[];
  /** How many documents a model has still to embed. */
  readonly embedding: number;
  /** Those that read a file which waits for its password. */
  readonly locked: readonly Job[];
  readonly ended: readonly Job[];
}

/** What the tray holds, loaded when it is first opened. */
export function TrayList(props: TrayListProps): JSX.Element {
  const app = useApp();
  const paces = createPaces(Date.now);
  const jobs = () => {
    paces.forget(new Set(props.jobs.map(({ id }) => id)));
    return props.jobs;
  };
  return (
    <ul class="tray-list">
      <UploadRows uploads={app.uploads.list()} />
      <For each={jobs()}>{(job) => <TrayJob job={job} paces={paces} />}</For>
      <For each={props.reading}>{(document) => <ReadingRow document={document} />}</For>
      <Show when={props.embedding > 0}>
        <li class="tray-item">
          <span class="tray-name cut">Learning the meaning of {counted(props.embedding, "document")}</span>
          <span class="tray-phase">
            {plural(props.embedding, "It", "They")} can be asked already, and {plural(props.embedding, "is", "are")}{" "}
            found by {plural(props.embedding, "its", "their")} words until then.
          </span>
        </li>
      </Show>
      <For each={props.locked}>{(job) => <TrayLocked job={job} />}</For>
      <For each={props.ended}>{(job) => <TrayEnded job={job} />}</For>
    </ul>
  );
}

function ReadingRow(props: { readonly document: Document }): JSX.Element {
  const app = useApp();
  return (
    <li class="tray-item">
      <span class="tray-name cut">{props.document.original_filename}</span>
      <span class="tray-phase">{phaseOf(props.document).words}</span>
      <progress
        max="1"
        value={phaseOf(props.document).share}
        aria-label={`Reading ${props.document.original_filename}`}
      />
      <IconButton
        icon="close"
        size={16}
        label={`Stop reading and remove ${props.document.original_filename}`}
        onClick={() => removeDocument(app, props.document)}
      />
    </li>
  );
}
