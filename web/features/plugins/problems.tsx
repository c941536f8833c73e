import { For, Show, type JSX } from "solid-js";
import { Icon } from "../../ui/icon.tsx";

/** Everything that is wrong, each with its place, all at once. */
export function Problems(props: {
  readonly what: string;
  readonly problems: readonly string[];
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.problems.length > 0}>
      <div class="plugin-problems" role="alert">
        <p>
          <Icon name="warning" size={18} /> <strong>{props.what}</strong>
        </p>
        <ul>
          <For each={props.problems}>{(problem) => <li>{problem}</li>}</For>
        </ul>
        {props.children}
      </div>
    </Show>
  );
}

/** What a plugin may do, in plain words. */
export function Permissions(props: {
  readonly list: readonly { readonly name: string; readonly description: string }[];
}): JSX.Element {
  return (
    <Show when={props.list.length > 0} fallback={<p class="note">It asks for no permissions.</p>}>
      <ul class="plugin-permissions">
        <For each={props.list}>
          {(permission) => (
            <li>
              <PermissionWords {...permission} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

export function PermissionWords(props: { readonly name: string; readonly description: string }): JSX.Element {
  return (
    <>
      <span>{props.description}</span> <code>{props.name}</code>
    </>
  );
}

/** What pages lose with the next version. */
export function DroppedModules(props: { readonly names: readonly string[] }): JSX.Element {
  return (
    <Show when={props.names.length > 0}>
      <h3>No longer has the modules</h3>
      <p>{props.names.join(", ")}. Where they are on a page, the page says that they are missing.</p>
    </Show>
  );
}
