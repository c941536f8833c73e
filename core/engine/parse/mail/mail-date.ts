/** In English, as the names of the header's fields are. */
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The offset at the end of a header's date: "+0100", also with the name of the zone behind it. */
const OFFSET = /([+-])(\d{2})(\d{2})\s*(?:\([^)]*\))?\s*$/;

/**
 * A point in time (ISO 8601, UTC) on the clock of its writer: "5 March 2024, 18:42 (UTC+01:00)". `header` is
 * the date as the message has it, which ends with the offset; in UTC where it does not. What is no date stays as it is.
 */
export function mailDate(iso: string, header = ""): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  const [, sign, hours = "00", minutes = "00"] = OFFSET.exec(header) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const at = new Date(time + offset * 60_000);
  const clock = at.toISOString().slice(11, 16);
  const zone = offset === 0 ? "UTC" : `UTC${sign}${hours}:${minutes}`;
  return `${DAY.format(at)}, ${clock} (${zone})`;
}
