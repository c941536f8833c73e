import { counted } from "#core/http/counted.ts";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ATTEMPTS, type Attempt } from "./leak-attempts.tsx";
import { createTarget, type Outcome, type Target } from "./leaks.ts";
import { askLedger } from "./ask-ledger.ts";

interface Tried {
  readonly attempt: Attempt;
  readonly outcome: Outcome;
}

/** Tries known ways out, for real, against an address that does not exist. */
export function LeakTest(props: { readonly onDone: () => void }): JSX.Element {
  const { api, client, host } = useApp();
  const [tried, setTried] = createSignal<readonly Tried[]>([]);
  const [running, setRunning] = createSignal<Attempt>();
  const [verdict, setVerdict] = createSignal<Outcome>();

  const run = async () => {
    setTried([]);
    setVerdict(undefined);
    const target = createTarget();
    for (const attempt of ATTEMPTS) {
      setRunning(attempt);
      const outcome = await attempt.run(target, api).catch(failed);
      setTried((before) => [...before, { attempt, outcome }]);
    }
    const open = tried().filter(({ outcome }) => !outcome.stopped).length;
    setVerdict(await witness(target, open, host.where() === "device"));
    setRunning(undefined);
    await client.invalidateQueries({ queryKey: keys.collections });
    props.onDone();
  };

  return (
    <section class="card privacy-section stack-start" aria-labelledby="privacy-test">
      <h2 id="privacy-test">Try to leak</h2>
      <p>
        Tries {ATTEMPTS.length} known ways to get something out of this page, each for real, to an address that does not
        exist. Two small files are added for it and removed again.
      </p>
      <Button look="solid" disabled={running() !== undefined} onClick={() => void run()}>
        Try to leak
      </Button>
      <p role="status" class="privacy-verdict" data-stopped={verdict()?.stopped}>
        {running() ? `Trying: ${running()?.title}…` : verdict()?.how}
      </p>
      <Show when={tried().length > 0}>
        <ul class="privacy-attempts" aria-label="What was tried">
          <For each={tried()}>{(each) => <Result {...each} />}</For>
        </ul>
      </Show>
    </section>
  );
}

function Result(props: Tried): JSX.Element {
  return (
    <li data-attempt={props.attempt.id} data-stopped={props.outcome.stopped}>
      <Icon name={props.outcome.stopped ? "check" : "warning"} size={20} />
      <div>
        <h3>
          {props.attempt.title}: <span>{props.outcome.stopped ? "stopped" : "not stopped"}</span>
        </h3>
        <p>{props.attempt.what}</p>
        <p class="note">{props.outcome.how}</p>
      </div>
    </li>
  );
}

const failed = (error: unknown): Outcome => ({
  stopped: false,
  how: `It could not be tried. ${error instanceof Error ? error.message : String(error)}`,
});

/** What the ledger saw of it, which is another part of the browser than the one that stopped it. */
async function witness({ host }: Target, open: number, isCounted: boolean): Promise<Outcome> {
  const result =
    open === 0 ? `All ${ATTEMPTS.length} were stopped.` : `${open} of ${ATTEMPTS.length} were not stopped: see below.`;
  if (!isCounted) return { stopped: open === 0, how: result };
  const { rows } = await askLedger("read");
  const out = rows.filter((row) => row.host === host).reduce((sum, { requests }) => sum + requests, 0);
  const seen =
    out === 0
      ? `The count above saw no request to ${host}.`
      : `The count above saw ${counted(out, "request")} to ${host} go out.`;
  return { stopped: open === 0 && out === 0, how: `${result} ${seen}` };
}
