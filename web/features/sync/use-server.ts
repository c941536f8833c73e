import { useQuery } from "@tanstack/solid-query";
import { createMemo } from "solid-js";
import { LOCAL_USER } from "#core/context.ts";
import { useApp } from "../../app/context.tsx";
import { loaded } from "../../ui/states.tsx";
import { createServerApi, type ServerSide } from "./server-api.ts";

export const serverKeys = { side: ["server-side"] as const, devices: ["sync-devices"] as const };

/** Milliseconds between looks while the page is open. */
const LOOK_EVERY = 15_000;

/** The server this page came from, asked as whoever syncs here. */
export function useServer() {
  const { sync } = useApp();
  const account = createMemo(() => sync.state()?.account ?? LOCAL_USER);
  const server = createMemo(() => createServerApi(account()));
  const side = useQuery(() => ({
    queryKey: [...serverKeys.side, account()],
    queryFn: () => server().side(),
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
    placeholderData: (before: ServerSide | undefined) => before,
  }));
  return { server, account, side: () => loaded(side) };
}
