import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from "@tanstack/solid-query";
import { RequestFailed } from "#core/http/request-failed.ts";

/** Failures worth another try: nobody answered, or the answer was the service's own trouble. */
const isPassing = (error: Error) => !(error instanceof RequestFailed) || error.status === 0 || error.status >= 500;

export const createQueryClient = (): QueryClient =>
  new AskingAgain({
    defaultOptions: {
      // The service may be on this very device: being offline is no reason not to ask it.
      queries: { networkMode: "always", staleTime: 5000, retry: (count, error) => count < 2 && isPassing(error) },
      mutations: { networkMode: "always" },
    },
  });

/**
 * TanStack Query cancels a request under way only where an earlier answer is known. A query's first request goes on, and
 * its answer may be older than the change that made it stale. Such a query is asked once more.
 */
class AskingAgain extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const { refetchType: _, ...which } = filters;
    const first = this.getQueryCache()
      .findAll({ ...which, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (first.length > 0)
      await super.invalidateQueries({ ...filters, predicate: (query) => first.includes(query) }, options);
  }
}
