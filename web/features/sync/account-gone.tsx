import { createSignal, Show, type JSX } from "solid-js";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { useApp } from "../../app/context.tsx";
import { onlyHere } from "../../app/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import { WipeDialog } from "./log-out.tsx";
import { serverKeys } from "./use-server.ts";

/** The account that this device syncs with was deleted, here in another tab or elsewhere. */
export function AccountGone(): JSX.Element {
  const { client, sync } = useApp();
  const [asking, setAsking] = createSignal(false);
  const pending = () => sync.state()?.pending ?? 0;
  const keep = async () => {
    await sync.askAndWait({ kind: "choose", on: false, account: LOCAL_USER });
    await client.invalidateQueries({ queryKey: serverKeys.side });
  };
  return (
    <section class="card sync-section" data-tone="warn" aria-labelledby="sync-account-gone">
      <h2 id="sync-account-gone">Your account is not on the server any more</h2>
      <p>
        It was deleted, or the server was set up anew. Nothing was removed from this device
        <Show when={pending() > 0}>, and nothing that waits to be sent is lost: {onlyHere(pending())}</Show>. Files that
        only the server had cannot be fetched any more.
      </p>
      <p>
        Keep everything here without an account. You can then make a new one, or log in to another: all that is here
        goes into it, unless you choose otherwise.
      </p>
      <div class="sync-actions">
        <Button look="solid" onClick={() => void keep()}>
          Keep everything, without the account
        </Button>
        <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
          Remove everything from this device
        </Button>
      </div>
      <WipeDialog open={asking()} onClose={() => setAsking(false)} />
    </section>
  );
}
