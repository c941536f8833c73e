/** Properties of an event that a person reads (RFC 5545, 3.8), and their names. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["SUMMARY", "Event"],
  ["DTSTART", "Start"],
  ["DTEND", "End"],
  ["LOCATION", "Location"],
  ["DESCRIPTION", "Description"],
  ["ORGANIZER", "Organizer"],
  ["ATTENDEE", "Attendee"],
]);

/** The events of a calendar file, each with a line such as "Location: Room 4" for what it says. */
export function eventsIn(text: string): readonly string[] {
  const inside: string[] = [];
  const events: string[][] = [];
  // A long line goes on in the next one, which begins with a blank.
  for (const line of text.replaceAll(/\r?\n[ \t]/gu, "").split(/\r?\n/u)) {
    const [, property = "", parameters = "", value = ""] = PROPERTY.exec(line) ?? [];
    if (property === "BEGIN") {
      inside.push(value);
      if (value === "VEVENT") events.push([]);
    } else if (property === "END") inside.pop();
    const name = NAMES.get(property);
    // A time zone has starts, too, and a reminder has a description.
    if (name === undefined || value === "" || inside.at(-1) !== "VEVENT") continue;
    events
      .at(-1)
      ?.push(`${name}: ${property.startsWith("DT") ? timeOf(value, parameters) : plainValue(value, parameters)}`);
  }
  return events.map((lines) => lines.join("\n"));
}

const PROPERTY = /^([\w-]+)((?:;[^:"]*(?:"[^"]*")?[^:"]*)*):(.*)$/u;

/** "20240610T160000Z" as "2024-06-10 16:00 UTC". */
function timeOf(value: string, parameters: string): string {
  const [, year, month, day, hour, minute, isUtc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?/u.exec(value) ?? [];
  if (year === undefined) return value;
  const [, zone = isUtc ? "UTC" : ""] = /TZID="?([^;:"]+)/u.exec(parameters) ?? [];
  const clock = hour === undefined ? "" : ` ${hour}:${minute} ${zone}`;
  return `${year}-${month}-${day}${clock}`.trim();
}

/** Without the signs before commas and ends of lines; of a person also the name. */
function plainValue(value: string, parameters: string): string {
  const [, person] = /CN="?([^;:"]+)/u.exec(parameters) ?? [];
  const plain = value
    .replace(/^mailto:/iu, "")
    .replaceAll(/\\n/giu, " ")
    .replaceAll(/\\(.)/gu, "$1");
  return person === undefined || person === plain ? plain : `${person} <${plain}>`;
}
