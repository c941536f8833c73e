/** "[12/03/2025, 18:22] ", "2025-03-12 18:22:07 ", "12.03.25, 6:22 PM - ": when a message was sent, or an event was noted. */
const STAMPED =
  /^(?=\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:,\s?|\s|T)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d{1,6})?\s?(?:[AaPp]\.?[Mm]\.?)?(?:\]|[\s:Z-]))/gmu;
/** Lines with a time at their beginning, from which on a text is a list of such. */
const LEAST = 3;

/** Plain text in which each message of a chat, or each line of a log, is a paragraph. */
export function withMessagesApart(text: string): string {
  const stamped = text.match(STAMPED)?.length ?? 0;
  return stamped < LEAST ? text : text.replaceAll(STAMPED, "\n");
}
