import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { BringIn } from "./bring-in.tsx";
import "./backup.css";

interface RestoreOfferProps {
  /** Undefined where the server still knows of documents that this device has lost. */
  readonly onStartAfresh: (() => void) | undefined;
}

/** What to do when the browser has cleared its storage. */
export function RestoreOffer(props: RestoreOfferProps): JSX.Element {
  const { toasts } = useApp();
  return (
    <section class="card stack-start restore-offer" aria-labelledby="restore-offer">
      <h2 id="restore-offer">Your documents were here before</h2>
      <p>
        The browser has cleared what Lectern kept on this device. Bring it back from a backup file, such as the newest
        one in your backup folder, or from your server.
      </p>
      <BringIn label="Restore from a backup" onDone={(words) => toasts.show(words)} />
      <div class="row">
        <Link class="button" data-look="soft" to="/settings/account">
          Restore from a server
        </Link>
        <Show when={props.onStartAfresh}>
          {(startAfresh) => (
            <Button look="plain" onClick={() => startAfresh()()}>
              Start afresh
            </Button>
          )}
        </Show>
      </div>
    </section>
  );
}
