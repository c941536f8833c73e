import { type JSX } from "solid-js";
import "./switch.css";

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** What it switches, for screen readers, where the words beside it do not say so. */
  readonly name?: string;
  readonly small?: boolean;
  readonly children: JSX.Element;
}

/** A box to tick that takes effect at once, or in a form when it is saved, with its words beside it. */
export function Switch(props: SwitchProps): JSX.Element {
  return (
    <label class="switch" data-small={props.small ? "" : undefined}>
      <input
        type="checkbox"
        role="switch"
        checked={props.isOn}
        aria-label={props.name}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.children}</span>
    </label>
  );
}
