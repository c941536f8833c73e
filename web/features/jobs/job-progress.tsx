import { createMemo, createSignal, onCleanup, Show, type Accessor, type JSX } from "solid-js";
import type { Job } from "#core/api/job-kinds.ts";
import { useJobTitles } from "./job-actions.ts";
import { isOpen } from "./job-state.ts";
import { KINDS } from "./job-words.ts";
import type { createPaces } from "./pace.ts";

export type Paces = ReturnType<typeof createPaces>;
type Pace = ReturnType<Paces["of"]>;

/** Milliseconds between looks at the clock: a job that stands still shows so. */
const TICK = 2000;

/** How far a job is and how fast, looked at again and again while it is open. */
export function usePace(props: { readonly job: Job; readonly paces: Paces }): Accessor<Pace> {
  const [tick, setTick] = createSignal(0);
  const timer = setInterval(() => isOpen(props.job) && setTick((ticks) => ticks + 1), TICK);
  onCleanup(() => clearInterval(timer));
  return createMemo(() => (tick(), props.paces.of({ ...props.job })));
}

export const paceWords = (state: string, { rate, left }: Pace): string =>
  [state, rate, left].filter((part) => part !== undefined).join(" · ");

export function ProgressBar(props: { readonly job: Job; readonly percent: Pace["percent"] }): JSX.Element {
  const title = useJobTitles();
  return (
    <Show when={props.job.status === "running"}>
      <progress
        max="100"
        value={props.percent}
        aria-label={`${KINDS[props.job.job_type].label}: ${title(props.job)}`}
      />
    </Show>
  );
}
