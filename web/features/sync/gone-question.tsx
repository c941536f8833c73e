import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";

/** R19. Much of what is here is gone on the server: nothing happens until somebody has decided. */
export function GoneQuestion(props: { readonly going: number }): JSX.Element {
  const { sync } = useApp();
  return (
    <section class="card sync-section" data-tone="warn" aria-labelledby="sync-question">
      <h2 id="sync-question">The server no longer has {props.going.toLocaleString()} of the entries on this device</h2>
      <p>
        They may have been deleted on another device while this one was away, or the server was set up anew. Until you
        decide, everything stays here as it is and nothing is sent.
      </p>
      <div class="sync-actions">
        <Button look="danger" icon="trash" onClick={() => sync.ask({ kind: "answer", answer: "drop" })}>
          Remove them here too
        </Button>
        <Button icon="upload" onClick={() => sync.ask({ kind: "answer", answer: "send" })}>
          Send them again
        </Button>
        <Button look="plain" onClick={() => sync.ask({ kind: "answer", answer: "stop" })}>
          Not now
        </Button>
      </div>
    </section>
  );
}
