import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";
import { createProviderApi, providerKeys } from "./provider-api.ts";
import { choiceOf, type GivenServer, type OwnServer } from "./servers.ts";

/** Not tried again by itself: a server that does not answer makes a person wait long enough once. */
export function useModels(server: () => OwnServer | GivenServer) {
  const { api } = useApp();
  const providerApi = createProviderApi(api);
  return useQuery(() => ({
    queryKey: providerKeys.models(choiceOf(server())),
    queryFn: () => providerApi.models(choiceOf(server())),
    retry: false,
  }));
}
