import { useQuery } from "@tanstack/solid-query";
import { createMemo, Match, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { createEncryptionApi } from "../../service/sync/encryption/page-keys.ts";
import { Icon } from "../../ui/icon.tsx";
import { QueryView } from "../../ui/states.tsx";
import { ChangePassphrase } from "./encryption-passphrase.tsx";
import { TurnOn } from "./encryption-turn-on.tsx";
import { Unlock } from "./encryption-unlock.tsx";
import "../account/account.css";
import "./encryption.css";

/** Whether an account can be read by its server, and what to do about it on this device. */
export function EncryptionSection(props: { readonly account: string }): JSX.Element {
  const { client, sync } = useApp();
  const api = createMemo(() => createEncryptionApi(props.account));
  /** Another device may have changed the passphrase: then this one is locked from one moment to the next. */
  const isLocked = createMemo(() => sync.state()?.status === "locked");
  const queryKey = () => ["account-keys", props.account] as const;
  const known = useQuery(() => ({
    queryKey: [...queryKey(), isLocked()],
    async queryFn() {
      const keys = await api().keys();
      return { keys, isUnlocked: keys !== null && (await api().isUnlocked(keys)) };
    },
    staleTime: 0,
  }));
  const again = async () => {
    // The worker that syncs looks for the key anew.
    sync.ask({ kind: "start over" });
    await client.invalidateQueries({ queryKey: queryKey() });
  };
  return (
    <section class="card sync-section" aria-labelledby="sync-encryption">
      <h2 id="sync-encryption" class="sync-now">
        <Icon name="lock" /> End-to-end encryption
      </h2>
      <QueryView query={known} loading="Asking the server…" failed="Whether the account is encrypted is not known.">
        {(found) => (
          <Switch>
            <Match when={found().keys === null}>
              <TurnOn api={api()} onDone={again} />
            </Match>
            <Match when={!found().isUnlocked && found().keys}>
              {(keys) => <Unlock api={api()} keys={keys()} onDone={again} />}
            </Match>
            <Match when={found().keys}>{(keys) => <ChangePassphrase api={api()} keys={keys()} onDone={again} />}</Match>
          </Switch>
        )}
      </QueryView>
    </section>
  );
}
