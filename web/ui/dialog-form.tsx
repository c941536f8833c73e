import { createSignal, Show, type JSX } from "solid-js";
import { Button } from "./button.tsx";

interface DialogFormProps {
  /** On the button that saves: "Create". */
  readonly submit: string;
  /** On the same button while it saves; "Saving…" when left out. */
  readonly busy?: string;
  /** Whether enough is filled in to be saved. */
  readonly isComplete: boolean;
  /** Saves and closes; rejects with the reason why it could not. */
  readonly save: () => Promise<void>;
  /** The reason as the person reads it; the error's message where left out. */
  readonly inWords?: (error: unknown) => string;
  readonly onCancel: () => void;
  readonly children: JSX.Element;
}

/** The form of a dialog: its fields, what went wrong, and two buttons. Sent once at a time. */
export function DialogForm(props: DialogFormProps): JSX.Element {
  const [problem, setProblem] = createSignal("");
  const [isBusy, setBusy] = createSignal(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy()) return;
    setBusy(true);
    setProblem("");
    try {
      await props.save();
    } catch (error) {
      setProblem((props.inWords ?? messageOf)(error));
    }
    setBusy(false);
  };
  return (
    <form class="dialog-form" onSubmit={(event) => void send(event)}>
      {props.children}
      <Show when={problem()}>
        <p role="alert" class="form-problem">
          {problem()}
        </p>
      </Show>
      <div class="dialog-actions">
        <Button onClick={() => props.onCancel()}>Cancel</Button>
        <Button look="solid" type="submit" disabled={isBusy() || !props.isComplete}>
          {isBusy() ? (props.busy ?? "Saving…") : props.submit}
        </Button>
      </div>
    </form>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "It could not be saved. Try again.");
