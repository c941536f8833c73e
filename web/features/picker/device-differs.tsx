import { Show, type JSX } from "solid-js";
import { useLadder } from "../../app/queries.ts";
import type { Model } from "#core/models/local/models.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { answering, choiceWords } from "./answering.ts";
import { useChooser } from "./use-picker.ts";

/** What a person should know of the choice: that this device has its own, or that what is chosen cannot answer here. */
export function DeviceDiffers(props: { readonly models: readonly Model[] }): JSX.Element {
  const ladder = useLadder();
  const chooser = useChooser();
  return (
    <>
      <Show when={loaded(ladder)?.only_here && loaded(ladder)}>
        {(known) => (
          <div class="picker-note">
            <p>
              This device has its own choice. Your account uses {choiceWords(known().account_choice, props.models)}.
            </p>
            <Button small onClick={() => void chooser.chooseAsAccount()}>
              Use the account's choice here
            </Button>
          </div>
        )}
      </Show>
      <Show when={answering(loaded(ladder)).problem}>
        {(problem) => (
          <div class="picker-note" data-kind="problem">
            <p>{problem()} Until then answers are quotes.</p>
          </div>
        )}
      </Show>
    </>
  );
}
