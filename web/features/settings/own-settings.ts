import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";
import { loaded } from "../../ui/states.tsx";
import { ownValue } from "./group-settings.ts";
import { createSettingApi, settingKeys } from "./setting-api.ts";

/** What the person has set otherwise than it was; views keep their own ways for the rest. */
export interface OwnSettings {
  /** Known, or known not to be: nobody is logged in, or they could not be loaded. */
  isReady(): boolean;
  /** Undefined where it was never changed. */
  valueOf(id: string): unknown;
}

export function useOwnSettings(): OwnSettings {
  const { api } = useApp();
  const settingApi = createSettingApi(api);
  const patient = { staleTime: 60_000, retry: false } as const;
  const definitions = useQuery(() => ({
    queryKey: settingKeys.definitions,
    queryFn: settingApi.definitions,
    ...patient,
  }));
  const instances = useQuery(() => ({ queryKey: settingKeys.instances, queryFn: settingApi.instances, ...patient }));
  const known = <Item>(query: Parameters<typeof loaded<Item[]>>[0]) => (query.isError ? [] : (loaded(query) ?? []));
  return {
    isReady: () => !definitions.isPending && !instances.isPending,
    valueOf: (id) => ownValue(known(definitions), known(instances), id),
  };
}
