import { Link, useNavigate } from "@tanstack/solid-router";
import { createMemo, createSignal, createUniqueId, For, onCleanup, Show, type JSX } from "solid-js";
import { useCollections } from "../../app/queries.ts";
import type { EvaluationRunSummary } from "#core/library/evaluation/evaluation.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { loaded } from "../../ui/states.tsx";
import { percent } from "./percent.ts";
import { pointsOf, seriesOf, type ChartPoint, type RunSeries } from "./run-series.ts";
import { judgedCount, settingsOfRun, whenWords } from "./run-words.ts";
import { fileWords } from "./saved-cases.ts";
import { settingsWords } from "./settings-words.ts";
import "./run-chart.css";

/** How the share of right answers went over time, for questions that were asked more than once. */
export function RunChart(props: { readonly runs: readonly EvaluationRunSummary[] }): JSX.Element {
  const collections = useCollections();
  const all = createMemo(() => seriesOf(props.runs));
  const [chosen, setChosen] = createSignal<string>();
  const series = () => all().find(({ key }) => key === chosen()) ?? all()[0];
  const nameOf = ({ collection_id, file }: RunSeries) => {
    const name = loaded(collections)?.find(({ id }) => id === collection_id)?.name ?? "A collection";
    return file ? `${name} · ${fileWords(file)}` : name;
  };
  return (
    <Show when={series()}>
      {(shown) => (
        <section class="stack" aria-labelledby="over-time">
          <h2 id="over-time">Right answers over time</h2>
          <Show when={all().length > 1}>
            <SelectField
              label="Questions"
              options={all().map((one) => [one.key, nameOf(one)])}
              value={shown().key}
              onChange={setChosen}
            />
          </Show>
          <Chart series={shown()} name={nameOf(shown())} />
          <AsTable runs={shown().runs} />
        </section>
      )}
    </Show>
  );
}

const HEIGHT = 240;
/** Room for the labels beside and below, in pixels. */
const MARGIN = { left: 46, right: 18, top: 14, bottom: 30 };
const LINES = [0, 0.25, 0.5, 0.75, 1];

function Chart(props: { readonly series: RunSeries; readonly name: string }): JSX.Element {
  const navigate = useNavigate();
  const title = createUniqueId();
  const [width, setWidth] = createSignal(600);
  const open = ({ run }: ChartPoint) => void navigate({ to: "/evaluation/$runId", params: { runId: run.id } });
  const watch = (element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(220, entry.contentRect.width)));
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  };
  const area = () => ({
    left: MARGIN.left,
    right: width() - MARGIN.right,
    top: MARGIN.top,
    bottom: HEIGHT - MARGIN.bottom,
  });
  const points = createMemo(() => pointsOf(props.series.runs, area()));
  const heightOf = (share: number) => area().bottom - share * (area().bottom - area().top);
  const line = () =>
    points()
      .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`)
      .join(" ");
  const ends = () => [points()[0], points().at(-1)].filter((point) => point !== undefined);
  const isOneDay = () => new Set(ends().map(({ run }) => dateOf(run))).size === 1 && ends().length > 1;
  return (
    <figure class="card run-chart-figure" ref={watch}>
      <svg width={width()} height={HEIGHT} role="group" aria-labelledby={title}>
        <title id={title}>Share of right answers: {props.name}</title>
        <For each={LINES}>
          {(share) => (
            <g aria-hidden="true">
              <line
                class="run-chart-grid"
                x1={area().left}
                x2={area().right}
                y1={heightOf(share)}
                y2={heightOf(share)}
              />
              <text class="run-chart-label" x={area().left - 8} y={heightOf(share) + 4} text-anchor="end">
                {percent(share)}
              </text>
            </g>
          )}
        </For>
        <path class="run-chart-line" d={line()} aria-hidden="true" />
        <For each={points()}>
          {(point) => (
            // An SVG link that a list makes would be an HTML one, which is not drawn.
            <g
              role="link"
              tabindex="0"
              class="run-chart-run"
              aria-label={pointWords(point)}
              onClick={() => open(point)}
              onKeyDown={(event) => event.key === "Enter" && open(point)}
            >
              <title>{pointWords(point)}</title>
              <line class="run-chart-reach" x1={point.x} x2={point.x} y1={point.top} y2={point.bottom} />
              <circle class="run-chart-target" cx={point.x} cy={point.y} r="12" />
              <circle class="run-chart-point" cx={point.x} cy={point.y} r="5" />
            </g>
          )}
        </For>
        <For each={ends()}>
          {({ x, run }, at) => (
            <text
              class="run-chart-label"
              aria-hidden="true"
              x={x}
              y={HEIGHT - 8}
              text-anchor={at() === 0 ? "start" : "end"}
            >
              {isOneDay() ? timeOf(run) : dateOf(run)}
            </text>
          )}
        </For>
      </svg>
      <figcaption class="document-facts">
        The bars show how far chance reaches (95 %): with few questions they are long. Choose a point to open it.
      </figcaption>
    </figure>
  );
}

const dateOf = ({ created_at }: Pick<EvaluationRunSummary, "created_at">): string =>
  new Date(created_at).toLocaleDateString(undefined, { dateStyle: "medium" });
const timeOf = ({ created_at }: Pick<EvaluationRunSummary, "created_at">): string =>
  new Date(created_at).toLocaleTimeString(undefined, { timeStyle: "short" });

const pointWords = ({ run, interval }: ChartPoint): string =>
  `${whenWords(run)}: ${percent(run.accuracy)} right, ${run.correct_count} of ${judgedCount(run)}; 95 % interval ${percent(interval.low)} to ${percent(interval.high)}`;

function AsTable(props: { readonly runs: readonly EvaluationRunSummary[] }): JSX.Element {
  const before = (at: number) => props.runs[at - 1];
  return (
    <details class="run-chart-table">
      <summary>As a table, with each compared to the one before</summary>
      <div class="tuning-scroll" tabindex="0" role="region" aria-label="Evaluations over time">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Right</th>
              <th scope="col">Settings</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.runs}>
              {(run, at) => (
                <tr>
                  <th scope="row">{whenWords(run)}</th>
                  <td>
                    {percent(run.accuracy)} ({run.correct_count} of {judgedCount(run)})
                  </td>
                  <td>{settingsWords(settingsOfRun(run))}</td>
                  <td>
                    <Show when={before(at())} fallback="–">
                      {(earlier) => (
                        <Link to="/evaluation/compare/$before/$after" params={{ before: earlier().id, after: run.id }}>
                          Compare
                        </Link>
                      )}
                    </Show>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </details>
  );
}
