import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, on } from "solid-js";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { useApp } from "../../app/context.tsx";
import type { DeviceSyncState } from "../../service/sync/sync-channel.ts";
import { loaded } from "../../ui/states.tsx";
import { createSyncServer, type ServerSide } from "./sync-server.ts";

export const serverKeys = { side: ["server-side"] as const, devices: ["sync-devices"] as const };

/** Milliseconds between looks while the page is open. */
const LOOK_EVERY = 15_000;

/** The server this page came from, asked as whoever syncs here. */
export function useServer() {
  const { client, sync } = useApp();
  const account = createMemo(() => sync.state()?.account ?? LOCAL_USER);
  const server = createMemo(() => createSyncServer(account()));
  const side = useQuery(() => ({
    queryKey: [...serverKeys.side, account()],
    queryFn: () => server().side(),
    // Before that nobody knows whose account to ask for, and another one's answer would be that a login is wanted.
    enabled: sync.state() !== undefined,
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
    refetchOnReconnect: "always",
    placeholderData: (before: ServerSide | undefined) => before,
  }));
  // The worker that syncs may be the first to notice.
  const isThere = createMemo<boolean | undefined>((before) => serverIsThere(sync.state()?.status) ?? before);
  createEffect(
    on(
      isThere,
      () => {
        void client.invalidateQueries({ queryKey: serverKeys.side });
        void client.invalidateQueries({ queryKey: serverKeys.devices });
      },
      { defer: true },
    ),
  );
  return { server, account, side: () => loaded(side) };
}

/** Undefined while it is being found out. */
function serverIsThere(status: DeviceSyncState["status"] | undefined): boolean | undefined {
  if (status === undefined || status === "off" || status === "syncing") return undefined;
  return status !== "offline";
}
