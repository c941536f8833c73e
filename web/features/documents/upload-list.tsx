import { plural } from "#core/http/counted.ts";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { refusals } from "./file-kinds.ts";
import { UploadRow } from "./upload-row.tsx";
import type { Upload } from "./upload-queue.ts";

/** Refused files up to which each has a line of its own. */
const EACH = 3;
/** Files on their way that are named; the others are counted. */
const NAMED = 8;

/** Rows of a list: what was not added first, then what is on its way. A folder of photographs is one row. */
export function UploadRows(props: {
  readonly uploads: readonly Upload[];
  /** Where all of them would go; everywhere when absent. */
  readonly collectionId?: string;
}): JSX.Element {
  const app = useApp();
  const of = (...states: readonly Upload["state"][]) => props.uploads.filter(({ state }) => states.includes(state));
  const refused = createMemo(() => of("refused"));
  const failed = createMemo(() => of("failed"));
  const going = createMemo(() => of("sent", "sending", "waiting"));
  const more = () => going().length - NAMED;
  return (
    <>
      <Show when={refused().length > EACH} fallback={<Rows of={refused()} />}>
        <li class="tray-item" data-state="refused">
          <span class="tray-phase">{refusals(refused())}</span>
          <Names of={refused()} />
          <Button small look="plain" onClick={() => app.uploads.dismissRefused(props.collectionId)}>
            Leave them out
          </Button>
        </li>
      </Show>
      <Rows of={failed()} />
      <Rows of={going().slice(0, NAMED)} />
      <Show when={more() > 0}>
        <li class="tray-item">
          <span class="tray-phase">
            And {more().toLocaleString()} more {plural(more(), "file waits", "files wait")}.
          </span>
        </li>
      </Show>
    </>
  );
}

/** The names of files that share one line. */
function Names(props: { readonly of: readonly Upload[] }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="tray-names" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Their names</summary>
      <Show when={isOpen()}>
        <ul>
          <For each={props.of}>{({ name }) => <li dir="auto">{name}</li>}</For>
        </ul>
      </Show>
    </details>
  );
}

function Rows(props: { readonly of: readonly Upload[] }): JSX.Element {
  return <For each={props.of}>{(upload) => <UploadRow upload={upload} />}</For>;
}
