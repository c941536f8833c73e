import { Show, type JSX } from "solid-js";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { useElsewhere } from "../../app/queries.ts";
import { filesWords, onlyHere, syncWords, timeWords } from "../../app/sync-words.ts";
import type { DeviceSyncState } from "../../service/sync/sync-channel.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ServerSide } from "./sync-server.ts";

const BARRED: readonly string[] = ["signed-out", "token-wanted", "locked", "revoked", "account-gone"];

/** What is going on, what is nowhere else yet, and the switch. */
export function StatusSection(props: { readonly side: ServerSide | undefined }): JSX.Element {
  const { host, sync } = useApp();
  const words = () => syncWords(sync.state(), host.online(), timeWords);
  const isOn = useChoice({
    stored: () => sync.state()?.on ?? false,
    save: (on) => sync.askAndWait({ kind: "choose", on }),
    failure: (on) => `Syncing could not be switched ${on ? "on" : "off"}.`,
  });
  const problem = () => (sync.state()?.status === "doubted" ? sync.state()?.problem : undefined) ?? words().problem;
  const hasServer = () => props.side !== undefined && props.side.kind !== "none";
  const isShut = () => props.side?.kind === "login wanted" || props.side?.kind === "local token wanted";
  /** Until somebody logs in or unlocks there is nothing to try, and what does it stands right below. */
  const isBarred = () => BARRED.includes(sync.state()?.status ?? "off");
  return (
    <section class="card sync-section" aria-labelledby="sync-status">
      <h2 id="sync-status" class="sync-now">
        <Icon name={words().icon} /> <span role="status">{words().line}</span>
      </h2>
      <Show when={problem()}>{(text) => <p class="sync-problem">{text()}</p>}</Show>
      <Show
        when={hasServer() || sync.state()?.on}
        fallback={
          <Show when={props.side?.kind === "none"}>
            <p>
              This page came from plain web space without a Lectern server, so everything stays on this device. Start
              your own server and open the page from there to keep several devices in step.
            </p>
          </Show>
        }
      >
        <label class="sync-choice">
          <input
            type="checkbox"
            role="switch"
            checked={isOn.value()}
            disabled={isShut() && !sync.state()?.on}
            onChange={(event) => isOn.choose(event.currentTarget.checked)}
          />
          <span>Keep this device in step with the server at {location.host}</span>
        </label>
        <Show when={isShut() && !sync.state()?.on}>
          <p class="note">
            {props.side?.kind === "login wanted" ? "Log in below first." : "Open the printed address first: see below."}
          </p>
        </Show>
        <Show when={sync.state()?.on && !isBarred()}>
          <Facts />
          <div class="sync-actions">
            <Button icon="retry" onClick={() => sync.ask({ kind: "sync now" })}>
              Sync now
            </Button>
            <Show when={sync.state()?.status === "doubted"}>
              <Button look="solid" onClick={() => sync.ask({ kind: "trust" })}>
                I know why: continue
              </Button>
            </Show>
            <Show when={sync.state()?.status === "outdated"}>
              <Button look="solid" onClick={() => location.reload()}>
                Reload the page
              </Button>
            </Show>
          </div>
        </Show>
        <Show when={!sync.state()?.on}>
          <p class="note">Off: everything you do stays on this device. Nothing on the server is removed.</p>
        </Show>
      </Show>
    </section>
  );
}

function Facts(): JSX.Element {
  const { sync } = useApp();
  const elsewhere = useElsewhere();
  return (
    <Show when={sync.state()}>
      {(state) => (
        <dl class="sync-facts">
          <dt>Last in step</dt>
          <dd>{state().synced_at ? timeWords(state().synced_at ?? "") : "Not yet"}</dd>
          <dt>Waiting to be sent</dt>
          <dd>{waitingWords(state())}</dd>
          <dt>Files to send</dt>
          <dd>{state().files.files === 0 ? "None" : filesWords(state().files)}</dd>
          <Show when={elsewhere.files()?.document_ids.length}>
            {(count) => (
              <>
                <dt>Only on your server</dt>
                <dd>
                  {filesWords({ files: count(), bytes: elsewhere.files()?.bytes ?? 0 })}, fetched when you open them
                </dd>
              </>
            )}
          </Show>
          <Show when={state().refused !== null && state().lost !== null}>
            <dt>Files not taken</dt>
            <dd>{state().refused}</dd>
          </Show>
          <Show when={state().status === "offline"}>
            <dt>Why not</dt>
            <dd>{state().problem ?? "The server cannot be reached. Your changes are kept here."}</dd>
          </Show>
          <Show when={state().lost !== null}>
            <dt>Lost here</dt>
            <dd>
              This browser had cleared its storage before {state().lost} of its changes were sent. Everything else came
              back from the server.
            </dd>
          </Show>
        </dl>
      )}
    </Show>
  );
}

/** A server in doubt may not have what it was sent. */
function waitingWords({ pending, status }: Pick<DeviceSyncState, "pending" | "status">): string {
  if (pending > 0) return onlyHere(pending);
  return status === "doubted" ? "Nothing new" : "Nothing: every change is on the server too";
}
