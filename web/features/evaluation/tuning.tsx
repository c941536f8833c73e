import { For, Show, type JSX } from "solid-js";
import type { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";
import { USUAL_SETTINGS } from "#core/engine/usual-settings.ts";
import type { TuningReport } from "#core/library/evaluation/tuning/report.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useCollections } from "../../app/queries.ts";
import type { EvaluationRun } from "#core/library/evaluation/evaluation.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { useOpenJobs } from "../jobs/open-jobs.ts";
import { percent } from "./percent.ts";
import { changeWords, settingsWords } from "./settings-words.ts";
import "./tuning.css";

interface TuningProps {
  readonly run: EvaluationRun;
  readonly report: TuningReport;
}

/** What trying settings found. Nothing is changed until the person says so, and then it can be taken back. */
export function Tuning(props: TuningProps): JSX.Element {
  return (
    <>
      <Show when={!props.run.is_completed}>
        <UnderWay run={props.run} />
      </Show>
      <Show when={props.report.held_out && props.report.suggested}>
        {(suggested) => (
          <Show when={props.run.status === "completed"}>
            <Suggestion {...props} suggested={suggested()} />
          </Show>
        )}
      </Show>
      <Tried report={props.report} />
    </>
  );
}

function UnderWay(props: { readonly run: EvaluationRun }): JSX.Element {
  const { api, client, toasts } = useApp();
  const jobs = useOpenJobs();
  const job = () => {
    const { running = [], pending = [] } = loaded(jobs) ?? {};
    return [...running, ...pending].find(({ payload }) => payload["evaluation_id"] === props.run.id);
  };
  const stop = async (id: string) => {
    try {
      await api.cancelJob({ params: { job_id: id } });
      await client.invalidateQueries({ queryKey: keys.run(props.run.id) });
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : "The tuning could not be stopped. Try again.");
    }
  };
  return (
    <div class="card tuning-progress stack-start">
      <p role="status">
        Trying settings: {props.run.evaluated_count} of {props.run.total_questions} answers.
      </p>
      <progress max={props.run.total_questions} value={props.run.evaluated_count} aria-label="Answers tried" />
      <Show when={job()}>
        {(found) => (
          <Button small icon="stop" onClick={() => void stop(found().id)}>
            Stop
          </Button>
        )}
      </Show>
    </div>
  );
}

interface SuggestionProps extends TuningProps {
  readonly suggested: AnswerSettings;
}

function Suggestion(props: SuggestionProps): JSX.Element {
  const { api, client, toasts } = useApp();
  const collections = useCollections();
  const held = () => props.report.held_out;
  const collection = () => loaded(collections)?.find(({ id }) => id === props.run.collection_id);
  const now = () => collection()?.answer_settings ?? USUAL_SETTINGS;
  const isUsed = () => changeWords(now(), props.suggested).length === 0;
  const use = async (settings: AnswerSettings, words: string) => {
    const before = collection()?.answer_settings ?? null;
    const write = async (answer_settings: AnswerSettings | null) => {
      await api.changeCollection({ params: { collection_id: props.run.collection_id }, body: { answer_settings } });
      await client.invalidateQueries({ queryKey: keys.collections });
    };
    try {
      await write(isUsual(settings) ? null : settings);
      toasts.show(words, {
        action: {
          label: "Undo",
          run: () => void write(before).catch(() => toasts.show("The change could not be undone. Try again.")),
        },
      });
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : "The settings could not be changed. Try again.");
    }
  };
  return (
    <Show when={held()}>
      {(result) => (
        <section class="card tuning-suggestion stack-start" aria-labelledby="tuning-suggestion">
          <h2 id="tuning-suggestion">{verdictWords(result())}</h2>
          <p>
            On the {result().asked} questions that were kept aside: {result().current_correct} right with the settings
            of then, {result().suggested_correct} right with these. The difference is {points(result().difference)} (95
            % interval {points(result().low)} to {points(result().high)}).
          </p>
          <ul class="tuning-changes">
            <For each={changeWords(props.report.current, props.suggested)}>{(words) => <li>{words}</li>}</For>
          </ul>
          <Show
            when={!isUsed()}
            fallback={
              <div class="tuning-actions">
                <p role="status">In use for {collection()?.name ?? "this collection"}.</p>
                <Button
                  icon="retry"
                  onClick={() => void use(props.report.current, "The previous settings are in use again.")}
                >
                  Use the previous settings
                </Button>
              </div>
            }
          >
            <div class="tuning-actions">
              <Button look="solid" icon="check" onClick={() => void use(props.suggested, "The settings are in use.")}>
                Use these settings
              </Button>
              <p class="document-facts">
                For questions to {collection()?.name ?? "this collection"}. Now: {settingsWords(now())}.
              </p>
            </div>
          </Show>
        </section>
      )}
    </Show>
  );
}

const isUsual = (settings: AnswerSettings) => changeWords(settings, USUAL_SETTINGS).length === 0;

function verdictWords({ low, high, difference }: NonNullable<TuningReport["held_out"]>): string {
  if (low > 0) return "Other settings answer more of your questions";
  if (high < 0) return "Your settings are better";
  return difference === 0 ? "No difference was found" : "No clear difference";
}

/** Percentage points with their sign. */
const points = (difference: number) =>
  `${difference > 0 ? "+" : difference < 0 ? "−" : ""}${Math.abs(Math.round(difference * 100))} points`;

function Tried(props: { readonly report: TuningReport }): JSX.Element {
  const rows = () => props.report.tried.toSorted((a, b) => b.correct - a.correct);
  return (
    <section aria-labelledby="tuning-tried" class="tuning-tried">
      <h2 id="tuning-tried">Settings tried</h2>
      <p class="document-facts">On one half of the questions. The other half decides, and was not looked at before.</p>
      <div class="tuning-scroll" tabindex="0" role="region" aria-label="Settings tried">
        <table>
          <thead>
            <tr>
              <th scope="col">Settings</th>
              <th scope="col">Right</th>
              <th scope="col">Found</th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row) => (
                <tr>
                  <th scope="row">
                    {settingsWords(row.settings)}
                    <Show when={changeWords(row.settings, props.report.current).length === 0}>
                      {" "}
                      <span class="result-mark">in use then</span>
                    </Show>
                  </th>
                  <td>
                    {row.asked === 0 ? "–" : `${percent(row.correct / row.asked)} (${row.correct} of ${row.asked})`}
                  </td>
                  <td>{row.asked === 0 ? "–" : `${row.found} of ${row.asked}`}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </section>
  );
}
