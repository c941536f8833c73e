import { For, Show, type JSX } from "solid-js";
import type { ModuleEvent } from "../../../sandbox/module-event.ts";
import { Button } from "../../../ui/button.tsx";
import { formatBytes } from "../../documents/file-kinds.ts";
import type { DeveloperLog, LoggedEvent } from "./developer-log.ts";
import type { DesignerState } from "./designer-state.ts";

interface DeveloperPanelProps {
  readonly log: DeveloperLog;
  readonly state: DesignerState;
}

/** For people who write plugins: messages, calls and errors of each module, its time to start and its memory. */
export function DeveloperPanel(props: DeveloperPanelProps): JSX.Element {
  return (
    <div class="design-settings">
      <Show
        when={props.log.figures().length > 0}
        fallback={<p class="note">The modules of this page have done nothing yet.</p>}
      >
        <For each={props.log.figures()}>
          {(one) => (
            <section aria-label={props.state.nameOf(one.block)}>
              <h2>{props.state.nameOf(one.block) || one.block}</h2>
              <dl class="design-figures">
                <dt>Start</dt>
                <dd>{one.start === null ? "not shown yet" : `${Math.round(one.start)} ms`}</dd>
                <dt>Memory</dt>
                <dd>{one.memory === null ? "not available in this browser" : formatBytes(one.memory)}</dd>
                <dt>Calls</dt>
                <dd>{one.calls === 0 ? "none" : `${one.calls}, ${Math.round(one.callTime)} ms`}</dd>
                <dt>Messages</dt>
                <dd>{one.messages || "none"}</dd>
                <dt>Errors</dt>
                <dd>{one.errors || "none"}</dd>
              </dl>
            </section>
          )}
        </For>
        <Button small onClick={() => props.log.clear()}>
          Clear
        </Button>
        <ol class="design-log" aria-label="Events, the newest first">
          <For each={props.log.events().toReversed()}>
            {(logged) => <Line logged={logged} name={props.state.nameOf(logged.block)} />}
          </For>
        </ol>
      </Show>
    </div>
  );
}

function Line(props: { readonly logged: LoggedEvent; readonly name: string }): JSX.Element {
  return (
    <li data-failed={isFailure(props.logged.event)}>
      <span class="note">
        {new Date(props.logged.at).toLocaleTimeString()} · {props.name}
      </span>
      <code>{eventWords(props.logged.event)}</code>
    </li>
  );
}

const isFailure = (event: ModuleEvent) =>
  event.kind === "error" ||
  (event.kind === "call" && event.error !== undefined) ||
  (event.kind === "message" && event.direction === "refused");

function eventWords(event: ModuleEvent): string {
  switch (event.kind) {
    case "shown":
      return `Shown after ${Math.round(event.duration)} ms`;
    case "memory":
      return formatBytes(event.bytes);
    case "error":
      return event.fatal ? `Ended: ${event.message}` : event.message;
    case "call":
      return `${event.service}.${event.method} ${Math.round(event.duration)} ms${event.error ? `: ${event.error}` : ""}`;
    case "message": {
      const content = JSON.stringify(event.content) ?? "";
      const reason = event.reason ? ` (${event.reason})` : "";
      return `Message ${event.direction}: ${event.type} ${content.slice(0, 200)}${reason}`;
    }
  }
}
