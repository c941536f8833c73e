import { createSignal, createUniqueId, Show, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import "./unlock-form.css";

interface UnlockFormProps {
  /** Name of the file, for assistive technology: a page may show several forms. */
  readonly name: string;
  /** What the password is used for, and how long it is kept. */
  readonly hint: string;
  /** Rejects with the reason as the person reads it. */
  readonly onUnlock: (password: string) => Promise<void>;
}

/** Asks for the password of a protected file. */
export function UnlockForm(props: UnlockFormProps): JSX.Element {
  const id = createUniqueId();
  const [password, setPassword] = createSignal("");
  const [problem, setProblem] = createSignal("");
  const [isBusy, setBusy] = createSignal(false);
  let field: HTMLInputElement | undefined;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy()) return;
    setBusy(true);
    setProblem("");
    try {
      await props.onUnlock(password());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The file could not be unlocked. Try again.");
      field?.select();
      field?.focus();
    }
    setBusy(false);
  };
  return (
    <form class="unlock-form" aria-label={`Unlock ${props.name}`} onSubmit={(event) => void send(event)}>
      <p>This file is protected with a password.</p>
      <div class="unlock-field">
        <input
          ref={field}
          class="input"
          type="password"
          autocomplete="off"
          required
          maxlength={1000}
          placeholder="Password"
          aria-label={`Password of ${props.name}`}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem() !== ""}
          value={password()}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isBusy() || password() === ""}>
          {isBusy() ? "Unlocking…" : "Unlock"}
        </Button>
      </div>
      <p class="form-problem" id={`${id}-problem`} role="alert">
        <Show when={problem()}>{problem()}</Show>
      </p>
      <p class="field-hint" id={`${id}-hint`}>
        {props.hint}
      </p>
    </form>
  );
}
