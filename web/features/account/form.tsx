import { createSignal, Show, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";

/** A small form: its values, what sends them, and what went wrong with it. Empties itself when it was sent. */
export function createForm<Values extends Record<string, string>>(
  send: (values: Values) => Promise<unknown>,
  initial: Values,
) {
  const [values, setValues] = createSignal(initial);
  const [isBusy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal("");

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy()) return;
    setBusy(true);
    setProblem("");
    try {
      await send(values());
      setValues(() => initial);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "That did not work. Try again.");
    } finally {
      setBusy(false);
    }
  };

  return {
    submit: (event: SubmitEvent) => void submit(event),
    clearProblem: () => void setProblem(""),
    input: (name: keyof Values & string) => ({
      name,
      get value() {
        return values()[name];
      },
      onInput: (text: string) => setValues((known) => ({ ...known, [name]: text })),
    }),
    Foot: (props: { readonly label: string; readonly busy: string }): JSX.Element => (
      <div class="stack-start">
        <Button look="solid" type="submit" disabled={isBusy()}>
          {isBusy() ? props.busy : props.label}
        </Button>
        <Show when={problem()}>
          <p role="alert" class="form-problem">
            {problem()}
          </p>
        </Show>
      </div>
    ),
  };
}
