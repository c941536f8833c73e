/** A conversation as it is sent to `POST /api/v1/conversations/import`, all its messages together. */
export interface ImportedConversation {
  readonly source: string;
  readonly source_id: string;
  readonly title: string | null;
  readonly model: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly messages: readonly ImportedMessage[];
}

export interface ImportedMessage {
  readonly source_id: string;
  readonly sender: "user" | "assistant" | "system";
  readonly message: string;
  readonly message_metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

/** What a file of another program holds, and how many things of it are not taken, by reason. */
export interface ReadExport {
  readonly conversations: readonly ImportedConversation[];
  readonly left: Readonly<Record<string, number>>;
}

/** Counts what is left out. */
export function createLeft(): {
  add(reason: string, count?: number): void;
  counts(): Readonly<Record<string, number>>;
} {
  const counts = new Map<string, number>();
  return {
    add: (reason, count = 1) => void (count > 0 && counts.set(reason, (counts.get(reason) ?? 0) + count)),
    counts: () => Object.fromEntries(counts),
  };
}
export type Left = ReturnType<typeof createLeft>;

/** Why something is not taken, as a plural. */
export const REASONS = {
  versions: "other versions of messages",
  tools: "messages of tools",
  hidden: "hidden or empty messages",
  long: "messages longer than a million characters",
  empty: "conversations without a message",
  unreadable: "conversations that could not be read",
} as const;

/** Characters of one message; longer ones are refused. */
const LONGEST = 1_000_000;

/** The message, with what was attached named below it; undefined where there is nothing to take. */
export function textOf(text: string, attached: readonly string[], left: Left): string | undefined {
  const names = attached.length > 0 ? `Attached: ${attached.join(", ")}` : "";
  const whole = [clean(text).trim(), clean(names)].filter(Boolean).join("\n\n");
  if (whole === "") return void left.add(REASONS.hidden);
  return whole.length > LONGEST ? void left.add(REASONS.long) : whole;
}

/** Without characters that no store keeps. */
export const clean = (text: string): string => text.replaceAll("\0", "").toWellFormed();

export const titleFrom = (title: unknown): string | null =>
  typeof title === "string" && title.trim() !== "" ? clean(title).trim().slice(0, 500) : null;

/** Seconds since 1970 or an ISO date as a timestamp; `instead` where it is neither. */
export function timeFrom(value: unknown, instead: string): string {
  const time = typeof value === "number" ? value * 1000 : typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : instead;
}
