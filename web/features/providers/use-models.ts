import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";
import { choiceOf, type GivenServer, type OwnServer, providerKeys } from "./servers.ts";

/** Not tried again by itself: a server that does not answer makes a person wait long enough once. */
export function useModels(server: () => OwnServer | GivenServer) {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: providerKeys.models(choiceOf(server())),
    queryFn: () => api.listAiModels({ query: { ...choiceOf(server()), limit: 1000 } }),
    retry: false,
  }));
}
