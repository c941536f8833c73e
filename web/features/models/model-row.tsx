import { counted, plural } from "#core/http/counted.ts";
import { createSignal, For, Match, Show, Switch, type JSX } from "solid-js";
import type { Model } from "#core/models/local/models.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import type { AddProgress } from "./add-files.ts";
import { factsOf, originOf, receivedOf } from "./model-words.ts";
import { useModelActions } from "./use-model-actions.ts";

interface ModelRowProps {
  readonly model: Model;
  /** Documents that the embedder in use has still to read. */
  readonly left: number;
  /** The name of a model by its id. */
  readonly nameOf: (id: string) => string;
}

/** One model: what it is and needs, how far it is, and what can be done with it. */
export function ModelRow(props: ModelRowProps): JSX.Element {
  const [adding, setAdding] = createSignal<AddProgress>();
  const nameId = () => `model-${props.model.id}`;
  return (
    <li class="model" aria-labelledby={nameId()} data-active={props.model.active}>
      <div class="model-main">
        <h4 id={nameId()}>
          {props.model.name}
          <Show when={props.model.active && props.model.kind !== "recogniser"}>
            <span class="model-badge">In use</span>
          </Show>
          <Show when={props.model.recommended && !props.model.active}>
            <span class="model-badge">Recommended</span>
          </Show>
        </h4>
        <p class="model-facts note">{factsOf(props.model)}</p>
        <Show when={props.model.needs}>{(needs) => <p class="model-facts note">Needs {needs()}.</p>}</Show>
        <Show when={originOf(props.model)}>{(origin) => <p class="model-facts note">{origin()}</p>}</Show>
        <Show when={props.model.recommended}>
          {(reason) => <p class="model-facts note">Recommended for this machine. {reason()}</p>}
        </Show>
        <For each={props.model.obstacles}>
          {(obstacle) => (
            <p class="model-facts note" data-kind="obstacle">
              {obstacle}
            </p>
          )}
        </For>
        <ModelState model={props.model} left={props.left} nameOf={props.nameOf} adding={adding()} />
      </div>
      <ModelActions model={props.model} nameId={nameId()} onAdding={setAdding} />
    </li>
  );
}

function ModelState(props: ModelRowProps & { readonly adding: AddProgress | undefined }): JSX.Element {
  const is = (status: Model["status"]) => props.model.status === status;
  return (
    <>
      <Show when={is("built-in")}>
        <p class="model-facts note">
          Always here, works at once and offline. It knows words and their forms, not that a car is an automobile.
        </p>
      </Show>
      <Show when={props.model.active && props.model.kind === "embedder" && props.left > 0}>
        <p class="model-facts note" role="status">
          {counted(props.left, "document")} {plural(props.left, "is", "are")} still to be read with it. Search goes on
          meanwhile.
        </p>
      </Show>
      <Show when={props.adding}>
        {(adding) => <Progress label={`Adding ${adding().file}`} done={adding().done} total={adding().total} />}
      </Show>
      <Show when={is("downloading")}>
        <p class="model-facts note">Downloading: {receivedOf(props.model)}</p>
        <Progress label={`Downloading ${props.model.name}`} done={props.model.received} total={props.model.bytes} />
      </Show>
      <Show when={is("paused") && !props.adding}>
        <p class="model-facts note">Paused: {receivedOf(props.model)} are here and kept.</p>
      </Show>
      <Show when={is("failed") || props.model.crashed}>
        <p class="model-facts note" data-kind="failed" role="alert">
          {props.model.error ?? "It failed, and the reason is not known."}
          <Show when={props.model.smaller}>{(id) => <> A smaller one to try: {props.nameOf(id())}.</>}</Show>
        </p>
      </Show>
    </>
  );
}

function Progress(props: { readonly label: string; readonly done: number; readonly total: number }): JSX.Element {
  return <progress max={props.total} value={props.done} aria-label={props.label} />;
}

interface ActionsProps {
  readonly model: Model;
  readonly nameId: string;
  readonly onAdding: (progress: AddProgress | undefined) => void;
}

function ModelActions(props: ActionsProps): JSX.Element {
  const act = useModelActions();
  const is = (...statuses: Model["status"][]) => statuses.includes(props.model.status);
  const canRun = () => props.model.obstacles.length === 0;
  return (
    <div class="model-actions">
      <Switch>
        <Match when={is("not-installed")}>
          <Show when={canRun()}>
            <Button small icon="download" aria-describedby={props.nameId} onClick={() => void act.install(props.model)}>
              Download
            </Button>
          </Show>
        </Match>
        <Match when={is("downloading")}>
          <Button small icon="stop" aria-describedby={props.nameId} onClick={() => void act.pause(props.model)}>
            Pause
          </Button>
        </Match>
        <Match when={is("paused")}>
          <Button small icon="download" aria-describedby={props.nameId} onClick={() => void act.install(props.model)}>
            Go on
          </Button>
        </Match>
        <Match when={is("failed")}>
          <Button small icon="retry" aria-describedby={props.nameId} onClick={() => void act.install(props.model)}>
            Try again
          </Button>
        </Match>
        <Match when={props.model.crashed}>
          <Button small icon="retry" aria-describedby={props.nameId} onClick={() => void act.activate(props.model)}>
            Try again
          </Button>
        </Match>
        <Match when={!props.model.active}>
          <Button small icon="check" aria-describedby={props.nameId} onClick={() => void act.activate(props.model)}>
            Use it
          </Button>
        </Match>
        <Match when={props.model.kind === "reranker"}>
          <Button small icon="close" aria-describedby={props.nameId} onClick={() => void act.deactivate(props.model)}>
            Do not use it
          </Button>
        </Match>
      </Switch>
      <Show when={is("not-installed", "paused", "failed") && canRun()}>
        <AddFiles {...props} />
      </Show>
      <Show when={is("downloading", "paused")}>
        <Button
          small
          look="plain"
          icon="close"
          aria-describedby={props.nameId}
          onClick={() => void act.remove(props.model)}
        >
          Cancel
        </Button>
      </Show>
      <Show when={is("installed", "failed")}>
        <Button
          small
          look="plain"
          icon="trash"
          aria-describedby={props.nameId}
          onClick={() => void act.remove(props.model)}
        >
          Remove
        </Button>
      </Show>
    </div>
  );
}

/** For a machine without a network, and for files that a person has already. */
function AddFiles(props: ActionsProps): JSX.Element {
  const act = useModelActions();
  return (
    <FileButton
      small
      look="plain"
      icon="upload"
      multiple
      of={`Files of ${props.model.name}`}
      aria-describedby={props.nameId}
      onChoose={(...files) => void act.add(props.model, files.flat(), props.onAdding)}
    >
      Add its files
    </FileButton>
  );
}
