import { createMemo, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isUnderWay, useDocuments } from "../../app/queries.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { phaseOf } from "../documents/phase.ts";
import { removeDocument } from "../documents/remove-document.ts";
import { UploadRow } from "../documents/upload-row.tsx";
import "./activity.css";

/** What is being sent and read, in every view; it asks the service, so a reload loses nothing of it. */
export function ActivityTray(): JSX.Element {
  const app = useApp();
  const documents = useDocuments();
  const reading = createMemo(() =>
    (loaded(documents) ?? []).filter((document) => isUnderWay(document) && !app.deletes.isGone(document.id)),
  );
  const sending = () => app.uploads.list().filter(({ state }) => state === "waiting" || state === "sending");
  const troubled = () => app.uploads.list().filter(({ state }) => state === "failed" || state === "refused");
  const summary = () => {
    const parts = [
      sending().length ? `adding ${count(sending().length)}` : "",
      reading().length ? `reading ${count(reading().length)}` : "",
      troubled().length ? `${troubled().length} not added` : "",
    ];
    return sentence(parts.filter(Boolean).join(" · "));
  };

  return (
    <Show when={summary()}>
      <details class="tray">
        <summary>
          <Show when={reading().length + sending().length > 0} fallback={<Icon name="warning" size={16} />}>
            <span class="tray-dot" aria-hidden="true" />
          </Show>
          <span role="status">{summary()}</span>
        </summary>
        <ul class="tray-list">
          <For each={[...troubled(), ...sending()]}>{(upload) => <UploadRow upload={upload} />}</For>
          <For each={reading()}>
            {(document) => (
              <li class="tray-item">
                <span class="tray-name">{document.original_filename}</span>
                <span class="tray-phase">{phaseOf(document).words}</span>
                <progress
                  max="1"
                  value={phaseOf(document).share}
                  aria-label={`Reading ${document.original_filename}`}
                />
                <IconButton
                  icon="close"
                  size={16}
                  label={`Stop reading and remove ${document.original_filename}`}
                  onClick={() => removeDocument(app, document)}
                />
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}

const count = (documents: number) => (documents === 1 ? "1 document" : `${documents} documents`);
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
