import { Link } from "@tanstack/solid-router";
import { createResource, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { forgetData, wasCleared } from "../../service/backup/backup-memory.ts";
import { Button } from "../../ui/button.tsx";
import { BringIn } from "./bring-in.tsx";
import "./backup.css";

/** For who had documents here before the browser cleared its storage; whoever is new sees nothing of it. */
export function RestoreOffer(): JSX.Element {
  const { sync, toasts } = useApp();
  const [cleared, { mutate }] = createResource(() => wasCleared(localStorage));
  const isLost = () => cleared.latest === true || (sync.state()?.lost ?? null) !== null;
  const startAfresh = () => {
    forgetData(localStorage);
    mutate(false);
  };
  return (
    <Show when={isLost()}>
      <section class="card backup-section restore-offer" aria-labelledby="restore-offer">
        <h2 id="restore-offer">Your documents were here before</h2>
        <p>
          The browser has cleared what Lectern kept on this device. Bring it back from a backup file, such as the newest
          one in your backup folder, or from your server.
        </p>
        <BringIn label="Restore from a backup" onDone={(words) => toasts.show(words)} />
        <div class="backup-buttons">
          <Link class="button" data-look="soft" to="/settings/account">
            Restore from a server
          </Link>
          <Show when={cleared.latest}>
            <Button look="plain" onClick={startAfresh}>
              Start afresh
            </Button>
          </Show>
        </div>
      </section>
    </Show>
  );
}
