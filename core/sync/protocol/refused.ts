/** Why a push, a pull or a step of the client was refused; nothing of it was applied. */
export const REFUSALS = [
  "device_forked",
  "gap",
  "resync_required",
  "clock_skew",
  "device_revoked",
  "device_unknown",
  "epoch_changed",
  "fenced",
  "account_encrypted",
  "account_not_encrypted",
  "not_sealed",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Thrown inside a write; its message is the code, because errors that cross a thread keep name and message only. */
export class SyncRefused extends Error {
  constructor(code: Refusal) {
    super(code);
    this.name = "SyncRefused";
  }
}

export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || error.name !== "SyncRefused") return undefined;
  return REFUSALS.find((code) => code === error.message);
}
