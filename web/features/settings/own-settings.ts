import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";
import { loaded } from "../../ui/states.tsx";
import { ownValue } from "./group-settings.ts";
import { settingKeys } from "./set-setting.ts";

/** What the person has set otherwise than it was; views keep their own ways for the rest. */
export interface OwnSettings {
  /** Known, or known not to be: nobody is logged in, or they could not be loaded. */
  isReady(): boolean;
  /** Undefined where it was never changed. */
  valueOf(id: string): unknown;
}

export function useOwnSettings(): OwnSettings {
  const { api } = useApp();
  const patient = { staleTime: 60_000, retry: false } as const;
  const definitions = useQuery(() => ({
    queryKey: settingKeys.definitions,
    queryFn: () => api.listSettingDefinitions({ query: { limit: 1000 } }),
    ...patient,
  }));
  const instances = useQuery(() => ({
    queryKey: settingKeys.instances,
    queryFn: () => api.listSettingInstances({ query: { limit: 1000 } }),
    ...patient,
  }));
  const known = <Item>(query: Parameters<typeof loaded<Item[]>>[0]) => (query.isError ? [] : (loaded(query) ?? []));
  return {
    isReady: () => !definitions.isPending && !instances.isPending,
    valueOf: (id) => ownValue(known(definitions), known(instances), id),
  };
}
