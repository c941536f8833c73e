import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { counted, plural } from "#core/http/counted.ts";
import type { DeviceSyncState } from "../service/sync/sync-channel.ts";
import { formatBytes } from "../features/documents/file-kinds.ts";
import type { IconName } from "../ui/icon.tsx";

export interface SyncWords {
  /** "Syncing 3…" */
  readonly line: string;
  /** What is wrong, in one sentence; left out when all is well. */
  readonly problem?: string;
  /** What the person may do about it: the words of the link to the sync page. */
  readonly next?: string;
  readonly icon: IconName;
}

export type ShownSync = Pick<
  DeviceSyncState,
  | "status"
  | "on"
  | "account"
  | "pending"
  | "synced_at"
  | "problem"
  | "files"
  | "refused"
  | "going"
  | "lost"
  | "recovered"
>;

/** What the strip says: what is going on, and what is nowhere else yet. */
export function syncWords(
  state: ShownSync | undefined,
  online: boolean,
  time: (at: string) => string,
  server: string = location.host,
): SyncWords {
  if (!state) return { line: "Checking for a server…", icon: "device" };
  if (state.status === "off") return { line: online ? "On this device" : "On this device, offline", icon: "device" };
  const { pending, synced_at } = state;
  switch (state.status) {
    case "synced":
      if (pending > 0) return { line: `Syncing ${pending.toLocaleString()} with ${server}…`, icon: "server" };
      if (state.files.files > 0) return { line: `Sending ${filesWords(state.files)} to ${server}…`, icon: "server" };
      return {
        line: `Synced with ${server}${synced_at ? `, ${time(synced_at)}` : ""}`,
        icon: "server",
        ...(state.problem !== null && { problem: state.problem, next: "Look at it" }),
        ...(state.refused !== null && { problem: state.refused, next: "Look at it" }),
        ...(state.recovered > 0 && { problem: recoveredWords(state.recovered), next: "Look at it" }),
        ...(state.lost !== null && { problem: lostWords(state.lost), next: "See details" }),
      };
    case "syncing":
      return {
        line: pending > 0 ? `Syncing ${pending.toLocaleString()} with ${server}…` : `Syncing with ${server}…`,
        icon: "server",
      };
    case "offline":
      return {
        line: pending > 0 ? `Offline, ${onlyHere(pending)}` : `Offline: ${server} cannot be reached`,
        icon: "offline",
      };
    case "signed-out":
      return {
        line: waiting("Not syncing", pending),
        icon: "warning",
        problem:
          state.account === LOCAL_USER
            ? "Nobody is logged in at the server."
            : (state.problem ?? "Your login has ended. Log in again."),
        next: "Log in",
      };
    case "account-gone":
      return {
        line: waiting("Not syncing", pending),
        icon: "warning",
        problem: "Your account is not on the server any more. Everything on this device is still here.",
        next: "See what to do",
      };
    case "token-wanted":
      return {
        line: waiting("Not syncing", pending),
        icon: "warning",
        problem: "To sync, open the address that the server printed when it started, once in this browser.",
        next: "See how",
      };
    case "revoked":
      return {
        line: waiting("Not syncing", pending),
        icon: "warning",
        problem: "This device was taken off the account.",
        next: "Decide what stays here",
      };
    case "locked":
      return {
        line: waiting("Not syncing", pending),
        icon: "warning",
        problem: state.problem ?? "This account is encrypted, and its key is not on this device.",
        next: "Unlock",
      };
    case "doubted":
      return {
        line: waiting("Sync needs a look", pending),
        icon: "warning",
        // The page says all of it.
        problem: state.problem?.split(/(?<=\.) /)[0] ?? "The server did something that it should not do.",
        next: "Look at it",
      };
    case "outdated":
      return {
        line: waiting("Not syncing", pending),
        icon: "warning",
        problem: "The server is newer than this page. Reload the page.",
      };
    case "asking":
      return {
        line: waiting("Sync has a question", pending),
        icon: "help",
        problem: `The server no longer has ${state.going.toLocaleString()} of the entries that are here.`,
        next: "Answer",
      };
    case "stuck":
      return {
        line: waiting("Sync failed", pending),
        icon: "warning",
        problem: state.problem ?? "Syncing has failed several times.",
        next: "See why",
      };
  }
}

export const onlyHere = (pending: number) => `${counted(pending, "change")} only here`;

const waiting = (line: string, pending: number) => (pending > 0 ? `${line}, ${onlyHere(pending)}` : line);

const recoveredWords = (recovered: number) =>
  `${counted(recovered, "change")} could not be sent. What was in ${plural(recovered, "it", "them")} is kept here.`;

const lostWords = (lost: number) =>
  `This browser had cleared its storage: ${counted(lost, "change")} made here had not been sent.`;

/** "2 files (3.1 MB)" */
export function filesWords({ files, bytes }: DeviceSyncState["files"]): string {
  return `${counted(files, "file")} (${formatBytes(bytes)})`;
}

/** "10:32", or with the day when that was not today. */
export function timeWords(at: string): string {
  const then = new Date(at);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(undefined, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}
