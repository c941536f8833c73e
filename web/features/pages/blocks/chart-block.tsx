import { useQuery } from "@tanstack/solid-query";
import type { JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { keys } from "../../../app/keys.ts";
import { QueryView } from "../../../ui/states.tsx";
import { RunChart } from "../../evaluation/run-chart.tsx";
import { seriesOf } from "../../evaluation/run-series.ts";

/** A chart of the share of right answers over time, of all collections or of the chosen one. */
export function ChartBlock(props: { readonly collectionId: string }): JSX.Element {
  const { api } = useApp();
  const runs = useQuery(() => ({ queryKey: keys.runs, queryFn: () => api.listRuns(), reconcile: "id" }));
  return (
    <QueryView query={runs} loading="Loading evaluations…" failed="The evaluations could not be loaded.">
      {(all) => {
        const own = () =>
          all().filter(({ collection_id }) => props.collectionId === "" || collection_id === props.collectionId);
        return seriesOf(own()).length > 0 ? (
          <RunChart runs={own()} />
        ) : (
          <p class="note">A chart appears after two evaluations of the same questions.</p>
        );
      }}
    </QueryView>
  );
}
