import { createSignal, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { WipeDialog } from "./log-out.tsx";

/** R38. Taken off the account elsewhere: it is for whoever holds the device to say what becomes of what is on it. */
export function Revoked(): JSX.Element {
  const { sync } = useApp();
  const [asking, setAsking] = createSignal(false);
  return (
    <section class="card sync-section" data-tone="warn" aria-labelledby="sync-revoked">
      <h2 id="sync-revoked">This device was taken off the account</h2>
      <p>It gets nothing new and sends nothing. What it had fetched is still here.</p>
      <div class="sync-actions">
        <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
          Remove everything from this device
        </Button>
        <Button onClick={() => sync.ask({ kind: "choose", on: true, asNewDevice: true })}>
          Join again as a new device
        </Button>
        <Button look="plain" onClick={() => sync.ask({ kind: "choose", on: false })}>
          Keep it and stay apart
        </Button>
      </div>
      <WipeDialog open={asking()} onClose={() => setAsking(false)} />
    </section>
  );
}
