/** Why a chat that is in the list has no messages here; undefined where it is only new. */
export function noMessagesWords({
  messages,
  isAsking,
  isSyncing,
}: {
  readonly messages: number;
  /** A question is on its way. */
  readonly isAsking: boolean;
  readonly isSyncing: boolean;
}): string | undefined {
  if (messages > 0 || isAsking || !isSyncing) return undefined;
  return "No messages of this chat are on this device. What is asked about a collection that never leaves a device, or about all collections while one of them never leaves it, stays on the device where it was asked.";
}
