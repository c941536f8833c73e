import { isRecord } from "#core/storage/is-record.ts";
import { LIMITS, type FromFrame } from "./protocol.ts";

/**
 * A message of a frame as far as it is one; undefined for anything else. The frame's script is ours, but what it hands
 * on was made by a plugin. By hand and not by a schema library, which the page would load for this alone.
 */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined;
  switch (data["kind"]) {
    case "height":
      return typeof data["pixels"] === "number" && data["pixels"] >= 0
        ? { kind: "height", pixels: Math.min(data["pixels"], LIMITS.height) }
        : undefined;
    case "shown":
    case "pong":
      return { kind: data["kind"] };
    case "failed":
    case "no-view":
      return { kind: data["kind"], reason: typeof data["reason"] === "string" ? data["reason"].slice(0, 500) : "" };
    case "call": {
      const { id, service, method, args } = data;
      return typeof id === "number" && typeof service === "string" && typeof method === "string" && Array.isArray(args)
        ? { kind: "call", id, service, method, args }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** UTF-16 code units as JSON; Infinity for what JSON cannot say. */
export function sizeOf(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    return Infinity;
  }
}
