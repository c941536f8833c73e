import { Link } from "@tanstack/solid-router";
import { Match, Show, Switch, type JSX } from "solid-js";
import type { Model } from "#core/models/local/models.ts";
import { Button } from "../../ui/button.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import { receivedOf } from "../models/model-words.ts";
import type { Written } from "./use-written.ts";
import "./written.css";

interface WrittenChoiceProps {
  readonly written: Written;
  /** Stands before what is offered: "These are quotes." */
  readonly intro: string;
  /** What the button does beside downloading: "and write this answer"; left out where nothing waits for it. */
  readonly purpose?: string;
  /** What Ollama's button says. */
  readonly useOllama: string;
  /** Further buttons. */
  readonly children?: JSX.Element;
}

/** One recommendation for written answers with its button, and one progress bar while it comes. */
export function WrittenChoice(props: WrittenChoiceProps): JSX.Element {
  const written = () => props.written;
  return (
    <Switch fallback={<ElseWhere intro={props.intro} place={written().place()} />}>
      <Match when={written().ollama()}>
        {(found) => (
          <>
            <p>
              {props.intro} For written answers {found().server_name} can run <strong>{found().name}</strong>.
            </p>
            <div class="written-actions">
              <Button small look="solid" icon="edit" onClick={() => void written().useOllama(found())}>
                {props.useOllama}
              </Button>
              {props.children}
            </div>
          </>
        )}
      </Match>
      <Match when={written().model()}>{(known) => <Offered {...props} model={known()} />}</Match>
    </Switch>
  );
}

function Offered(props: WrittenChoiceProps & { readonly model: Model }): JSX.Element {
  const is = (status: Model["status"]) => props.model.status === status;
  const beginWords = () => ["Download", props.purpose].filter(Boolean).join(" ");
  return (
    <Show
      when={is("downloading")}
      fallback={
        <>
          <p>
            {props.intro} For written answers {props.written.place()} can run <strong>{props.model.name}</strong> (
            {formatBytes(props.model.bytes)} to download). Your documents stay here.
          </p>
          <Show when={is("failed")}>
            <p role="alert">
              {props.model.error ?? "The download failed."}{" "}
              <Link to="/settings/models">Open Settings › Models to add files</Link>
            </p>
          </Show>
          <div class="written-actions">
            <Button small look="solid" icon="download" onClick={() => void props.written.download(props.model)}>
              {is("not-installed") ? beginWords() : is("failed") ? "Try again" : "Go on with the download"}
            </Button>
            {props.children}
          </div>
        </>
      }
    >
      <p role="status">
        Downloading {props.model.name}: {receivedOf(props.model)}.
        <Show when={props.purpose}> The answer is written when it is here.</Show>
      </p>
      <progress max={props.model.bytes} value={props.model.received} aria-label={`Downloading ${props.model.name}`} />
      <div class="written-actions">
        <Button small icon="stop" onClick={() => void props.written.pause(props.model)}>
          Pause
        </Button>
      </div>
    </Show>
  );
}

/** No model of the catalogue runs here, or there is no room for one. */
function ElseWhere(props: { readonly intro: string; readonly place: string }): JSX.Element {
  return (
    <p>
      {props.intro} No language model of the list runs on {props.place}.{" "}
      <Link to="/settings/models" hash="servers">
        Set up a model server
      </Link>{" "}
      for written answers.
    </p>
  );
}
