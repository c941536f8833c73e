import { useQuery } from "@tanstack/solid-query";
import { createMemo, createSignal } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { loaded } from "../../ui/states.tsx";
import type { Job } from "#core/api/job-kinds.ts";

/** Local storage: what ended before that time was seen; ISO 8601. */
const SEEN = "activity-seen";
/** Milliseconds; what nobody cleared away for so long is found on the page of all activity. */
const KEPT = 24 * 60 * 60 * 1000;

/** Jobs that ended and want a look: they failed, or made an archive to download. Until they are cleared away. */
export function createEndedJobs(isAllowed: () => boolean) {
  const { api } = useApp();
  const [seen, setSeen] = createSignal(localStorage.getItem(SEEN) ?? "");
  const query = useQuery(() => ({
    queryKey: [...keys.jobs, "ended"],
    reconcile: "id",
    enabled: isAllowed(),
    queryFn: async ({ signal }): Promise<readonly Job[]> => {
      const ended = [
        { status: "failed", limit: 10 },
        { status: "completed", job_type: "export", limit: 3 },
      ] as const;
      const pages = await Promise.all(ended.map((query) => api.counted("listJobs", { query, signal })));
      return pages.flatMap(({ items }) => items);
    },
  }));
  const list = createMemo(() => {
    const since = [seen(), new Date(Date.now() - KEPT).toISOString()].toSorted().at(-1) ?? "";
    return (loaded(query) ?? []).filter(({ completed_at }) => completed_at !== null && completed_at > since);
  });
  const clear = () => {
    // By the service's clock, which may not be this device's.
    const last = list()
      .map(({ completed_at }) => completed_at ?? "")
      .toSorted()
      .at(-1);
    if (last === undefined) return;
    localStorage.setItem(SEEN, last);
    setSeen(last);
  };
  return { list, clear };
}
