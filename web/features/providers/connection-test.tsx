import { createSignal, Match, Switch, type JSX } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Validity } from "#core/models/remote/providers.ts";
import type { Api, Body } from "../../app/client/client.ts";
import { problemInWords } from "./problem-in-words.ts";

type TestState =
  | { readonly phase: "idle" | "testing" }
  | { readonly phase: "ended"; readonly validity: Validity }
  /** No server answered, or it could not be asked. */
  | { readonly phase: "failed"; readonly reason: string; readonly isUnreachable: boolean };

export interface ConnectionTester {
  state(): TestState;
  run(choice: Body<"validateAiProvider">): Promise<void>;
  clear(): void;
}

export function createConnectionTest(api: Pick<Api, "validateAiProvider">): ConnectionTester {
  const [state, setState] = createSignal<TestState>({ phase: "idle" });
  let latest = 0;
  return {
    state,
    async run(choice) {
      const mine = ++latest;
      setState({ phase: "testing" });
      const ended = await api.validateAiProvider({ body: choice }).then(
        (validity): TestState => ({ phase: "ended", validity }),
        (error: unknown): TestState => ({
          phase: "failed",
          reason: problemInWords(error, "The test failed. Try again."),
          isUnreachable: error instanceof RequestFailed && error.status === 502,
        }),
      );
      if (mine === latest) setState(ended);
    },
    clear() {
      latest++;
      setState({ phase: "idle" });
    },
  };
}

/** What came of a test, in words: it works, it was refused, or nobody answered, with the cause and what to do. */
export function ConnectionTest(props: { readonly test: ConnectionTester }): JSX.Element {
  const state = () => props.test.state();
  const is = <Phase extends TestState["phase"]>(phase: Phase) => {
    const current = state();
    return current.phase === phase && (current as Extract<TestState, { phase: Phase }>);
  };
  return (
    <div class="connection" role="status">
      <Switch>
        <Match when={is("testing")}>
          <p class="connection-line">Asking it for its models…</p>
        </Match>
        <Match when={is("ended")}>
          {(ended) => (
            <p class="connection-line" data-kind={ended().validity.valid ? "good" : "bad"}>
              <Icon name={ended().validity.valid ? "check" : "warning"} size={18} />
              <span>
                <strong>{ended().validity.valid ? "It works." : "It does not work."}</strong> {ended().validity.detail}
              </span>
            </p>
          )}
        </Match>
        <Match when={is("failed")}>
          {(failed) => (
            <div class="connection-line" data-kind="bad">
              <Icon name="warning" size={18} />
              <div>
                <p>
                  <strong>{failed().isUnreachable ? "Nothing answered." : "It could not be tested."}</strong>{" "}
                  {failed().reason}
                </p>
              </div>
            </div>
          )}
        </Match>
      </Switch>
    </div>
  );
}
