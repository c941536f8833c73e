import { Link } from "@tanstack/solid-router";
import { createSignal, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CurrentPassword } from "./credential-fields.tsx";
import { createForm } from "./form.tsx";

interface DeleteFormProps {
  /** "Delete the account" */
  readonly label: string;
  /** What is lost and what stays. */
  readonly children: JSX.Element;
  readonly send: (password: string) => Promise<void>;
}

/** Deletes an account or a profile: says first what goes, offers a backup, and asks for the password. */
export function DeleteForm(props: DeleteFormProps): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const close = () => setOpen(false);
  const form = createForm(
    async ({ password }) => {
      await props.send(password);
      close();
    },
    { password: "" },
  );
  return (
    <>
      <Button look="danger" icon="trash" onClick={() => setOpen(true)}>
        {props.label}…
      </Button>
      <Dialog open={isOpen()} title={`${props.label}?`} onClose={close}>
        <form class="stack-start" onSubmit={form.submit}>
          {props.children}
          <p>
            This cannot be undone. To keep a copy of everything, <Link to="/settings/storage">make a backup</Link>{" "}
            first.
          </p>
          <div class="account-form">
            <CurrentPassword label="Password" input={form.input("password")} />
          </div>
          <form.Foot label={props.label} busy="Deleting…" />
          <Button look="plain" onClick={close}>
            Keep it
          </Button>
        </form>
      </Dialog>
    </>
  );
}
