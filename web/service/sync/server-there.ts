import { isRecord } from "#core/storage/is-record.ts";
/** Milliseconds until a server that says nothing counts as not there. */
const PATIENCE = 20_000;

/** The app may come from plain web space, where nobody answers `/sync`. */
export async function isServerThere(): Promise<"yes" | "no" | "unreachable"> {
  try {
    const { status, headers } = await fetch("/sync/devices", { signal: AbortSignal.timeout(PATIENCE) });
    const isJson = headers.get("content-type")?.startsWith("application/json") ?? false;
    if (status >= 500) return "unreachable";
    return isJson ? "yes" : "no";
  } catch {
    return "unreachable";
  }
}

/** R38. Whether the device was taken off its account; by its id alone, as its login may have ended with it. */
export async function isTakenOff(device: string): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch(`/sync/devices/${device}/standing`)).json();
    return isRecord(answer) && answer["revoked"] === true;
  } catch {
    return false; // nobody can be asked now: the next cycle asks again
  }
}
