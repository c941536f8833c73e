import type { JSX } from "solid-js";
import type { Merge } from "./use-join.ts";

/** What becomes of the things on this device when it joins an account. */
export function MergeChoice(props: { readonly value: Merge; readonly onChange: (value: Merge) => void }): JSX.Element {
  const choice = (value: Merge, words: string, hint: string) => (
    <label class="sync-choice">
      <input
        type="radio"
        name="merge"
        value={value}
        checked={props.value === value}
        onChange={() => props.onChange(value)}
      />
      <span>
        {words} <span class="note">{hint}</span>
      </span>
    </label>
  );
  return (
    <fieldset class="sync-choices">
      <legend>What is on this device now</legend>
      {choice("everything here", "goes into the account.", "The two become one, on all your devices.")}
      {choice(
        "account only",
        "stays out of it.",
        "You start with what the account has; the rest is here again when you log out.",
      )}
    </fieldset>
  );
}
