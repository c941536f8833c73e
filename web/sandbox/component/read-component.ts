import { isRecord } from "#core/storage/is-record.ts";
import { readFromFrame } from "../check-message.ts";
import type { StorageChanges } from "../storage-changes.ts";
import type { FromComponent } from "./messages.ts";

/** A message of a sealed document as far as it is one. All of it was made by a plugin. */
export function readFromComponent(data: unknown): FromComponent | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, id } = data;
  switch (kind) {
    case "view":
      return { kind };
    case "error":
      return { kind, message: textOf(data["message"], 2_000) };
    case "memory":
      return typeof data["bytes"] === "number" && data["bytes"] >= 0 ? { kind, bytes: data["bytes"] } : undefined;
    case "abort":
      return typeof id === "number" ? { kind, id } : undefined;
    case "file":
      return typeof id === "number" && typeof data["path"] === "string" && data["path"].length < 1_000
        ? { kind, id, path: data["path"] }
        : undefined;
    case "stored":
      return isRecord(data["changes"]) ? { kind, changes: changesOf(data["changes"]) } : undefined;
    case "save":
      return data["bytes"] instanceof ArrayBuffer
        ? { kind, name: textOf(data["name"], 200), type: textOf(data["type"], 200), bytes: data["bytes"] }
        : undefined;
    case "request":
      return requestOf(data);
    default: {
      const message = readFromFrame(data);
      return message?.kind === "no-view" ? undefined : message;
    }
  }
}

function requestOf({ id, method, url, headers, body }: Readonly<Record<string, unknown>>): FromComponent | undefined {
  if (typeof id !== "number" || typeof method !== "string" || typeof url !== "string") return undefined;
  if (body !== null && !(body instanceof ArrayBuffer)) return undefined;
  const pairs = Array.isArray(headers) ? headers.flatMap(pairOf) : [];
  return { kind: "request", id, method: method.toUpperCase(), url, headers: pairs, body };
}

function pairOf(given: unknown): (readonly [string, string])[] {
  if (!Array.isArray(given)) return [];
  const [name, value]: readonly unknown[] = given;
  return typeof name === "string" && typeof value === "string" ? [[name, value]] : [];
}

const changesOf = (changes: Readonly<Record<string, unknown>>): StorageChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(
      (entry): entry is [string, string | null] => typeof entry[1] === "string" || entry[1] === null,
    ),
  );

const textOf = (given: unknown, most: number): string => (typeof given === "string" ? given.slice(0, most) : "");
