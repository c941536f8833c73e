import { counted } from "#core/http/counted.ts";
import { formatBytes } from "../documents/file-kinds.ts";
import { timeWords } from "../../app/sync-words.ts";
import { kindWords } from "../sync/kept-words.ts";
import type { DeletedEntry } from "#core/sync/trash/trash.ts";

const DAY = 86_400_000;

/** What a thing in the trash is called: its name, or what it is. */
export const nameWords = ({ name, kind }: Pick<DeletedEntry, "name" | "kind">): string => name ?? kindWords(kind);

/** Plural of what goes with a thing; rows that nobody sees by themselves are not told of. */
const WITH: Readonly<Record<string, readonly [one: string, many?: string]>> = {
  documents: ["document"],
  highlights: ["highlight"],
  chat_messages: ["message"],
  messages: ["message"],
  evaluation_runs: ["evaluation"],
  evaluation_cases: ["saved question"],
  navigation_routes: ["menu entry", "menu entries"],
  pages: ["page"],
};

/** "Collection with 5 documents, 3.4 MB" */
export function whatWords(entry: Pick<DeletedEntry, "kind" | "with" | "file_size">): string {
  const parts = Object.entries(entry.with).flatMap(([kind, count]) => {
    const words = WITH[kind];
    return words ? [counted(count, ...words)] : [];
  });
  const what = parts.length > 0 ? `${kindWords(entry.kind)} with ${parts.join(" and ")}` : kindWords(entry.kind);
  return entry.file_size > 0 ? `${what}, ${formatBytes(entry.file_size)}` : what;
}

/** "Deleted 10:32 · 29 days left" */
export function whenWords(
  { deleted_at, kept_until, edited_since }: Pick<DeletedEntry, "deleted_at" | "kept_until" | "edited_since">,
  now: number,
): string {
  const days = Math.ceil((Date.parse(kept_until) - now) / DAY);
  const left = days <= 1 ? "less than a day left" : `${counted(days, "day")} left`;
  const edited = edited_since ? " · changed on another device since" : "";
  return `Deleted ${timeWords(deleted_at)} · ${left}${edited}`;
}

export const countWords = (count: number): string => counted(count, "thing");
