import { createSignal, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { saveFile } from "../../ui/save-file.ts";
import { createForm } from "../account/form.tsx";

/** The recovery key, shown once; nothing happens before the person says that it is written down. */
export function RecoveryKey(props: {
  readonly recoveryKey: string;
  readonly label: string;
  readonly busy: string;
  readonly send: () => Promise<void>;
}): JSX.Element {
  const [isKept, setKept] = createSignal(false);
  const [said, setSaid] = createSignal("");
  const form = createForm(() => {
    if (!isKept()) return Promise.reject(new Error("Write the recovery key down first, and say so above."));
    return props.send();
  }, {});
  return (
    <form class="sync-section" onSubmit={form.submit}>
      <p>
        This is your <strong>recovery key</strong>. It opens the account when the passphrase is forgotten. It is shown
        this once: print it or write it down, and keep it apart from your devices.
      </p>
      <p class="recovery-key" aria-label="Recovery key">
        {props.recoveryKey.split("-").map((group) => (
          <span>{group}</span>
        ))}
      </p>
      <div class="sync-actions">
        <Button
          icon="copy"
          onClick={async () =>
            setSaid((await copyText(props.recoveryKey)) ? "Copied." : "It could not be copied; write it down.")
          }
        >
          Copy
        </Button>
        <Button
          icon="download"
          onClick={() => {
            const text = `Recovery key of the Lectern account at ${location.host}\n\n${props.recoveryKey}\n`;
            saveFile("lectern-recovery-key.txt", new Blob([text], { type: "text/plain" }));
            setSaid("Saved as lectern-recovery-key.txt.");
          }}
        >
          Save as a file
        </Button>
        <span role="status" class="note">
          {said()}
        </span>
      </div>
      <label class="sync-choice">
        <input type="checkbox" checked={isKept()} onChange={(event) => setKept(event.currentTarget.checked)} />
        <span>I have the recovery key where I will find it again.</span>
      </label>
      <form.Foot label={props.label} busy={props.busy} />
    </form>
  );
}
