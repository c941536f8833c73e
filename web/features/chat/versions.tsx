import { Show, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";

interface VersionsProps {
  readonly of: "question" | "answer";
  readonly id: string;
  /** Oldest first. */
  readonly versions: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** ‹ 1/2 ›: steps through the versions of a question or an answer; nothing where there is one alone. */
export function Versions(props: VersionsProps): JSX.Element {
  const at = () => props.versions.indexOf(props.id);
  const go = (by: number) => {
    const id = props.versions[at() + by];
    if (id !== undefined) props.onChoose(id);
  };
  return (
    <Show when={props.versions.length > 1}>
      <span class="versions" role="group" aria-label={`Versions of this ${props.of}`}>
        <IconButton icon="left" size={14} label="Earlier version" disabled={at() === 0} onClick={() => go(-1)} />
        <span aria-hidden="true">
          {at() + 1}/{props.versions.length}
        </span>
        <span class="hidden-visually">
          Version {at() + 1} of {props.versions.length}
        </span>
        <IconButton
          icon="right"
          size={14}
          label="Later version"
          disabled={at() === props.versions.length - 1}
          onClick={() => go(1)}
        />
      </span>
    </Show>
  );
}
