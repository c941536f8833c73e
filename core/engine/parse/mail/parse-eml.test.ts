import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const part = (type: string, content: string, disposition = "") => [
  "--b",
  `Content-Type: ${type}`,
  ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
  "",
  content,
];

const message = (kind: string, ...parts: readonly string[][]) =>
  ["Subject: Hall", `Content-Type: multipart/${kind}; boundary=b`, "", ...parts.flat(), "--b--", ""].join("\r\n");

test("texts, tables and messages that are attached are read with their names, and other files are named", async () => {
  const inner = ["Subject: Order 5531", "From: shop@example.org", "", "Your parcel leaves on Thursday."].join("\r\n");
  const mail = message(
    "mixed",
    part("text/plain", "See below."),
    part("text/plain", "The exit is in the east.", "attachment; filename=plan.txt"),
    part("text/csv", "Name;Fee\r\nAda;12\r\nBob;15", "attachment; filename=fees.csv"),
    part("message/rfc822", inner, "attachment"),
    part("application/pdf", "%PDF", "attachment; filename=map.pdf"),
  );
  const parsed = await parseAs("eml", mail);
  expect(outline(parsed)).toEqual([
    "title: Hall",
    "paragraph: Attachments: plan.txt, fees.csv, message, map.pdf",
    "paragraph: See below.",
    "heading2: plan.txt",
    "paragraph: The exit is in the east.",
    "heading2: fees.csv",
    "table: Name | Fee\nAda | 12\nBob | 15",
    "heading1: Order 5531",
    "paragraph: From: shop@example.org",
    "paragraph: Your parcel leaves on Thursday.",
  ]);
  expect(parsed.warnings).toEqual(["Attachments were not read: map.pdf."]);
});

test("an invitation says what, when and where, also where its lines go on", async () => {
  const event = [
    "BEGIN:VCALENDAR",
    "BEGIN:VTIMEZONE",
    "BEGIN:STANDARD",
    "DTSTART:19701025T030000",
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    "SUMMARY:Board",
    "  meeting",
    "DTSTART;TZID=Europe/Berlin:20240610T160000",
    "DTEND:20240610T170000Z",
    "LOCATION:Room 4\\, Saturn",
    'ATTENDEE;CN="Ada Kern":mailto:ada@example.org',
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  const mail = message(
    "mixed",
    part("text/plain", "Come."),
    part("text/calendar", event, "attachment; filename=i.ics"),
  );
  expect(outline(await parseAs("eml", mail)).at(-1)).toBe(
    [
      "paragraph: Event: Board meeting",
      "Start: 2024-06-10 16:00 Europe/Berlin",
      "End: 2024-06-10 17:00 UTC",
      "Location: Room 4, Saturn",
      "Attendee: Ada Kern <ada@example.org>",
    ].join("\n"),
  );
});

test("the page of a message is read where its plain text lacks most words of it", async () => {
  const page = part("text/html", "<p>The concert starts at half past seven in the old church.</p>");
  const stub = await parseAs("eml", message("alternative", part("text/plain", "Please open this in a browser."), page));
  expect(stub.text).toContain("The concert starts at half past seven");
  const own = part("text/plain", "The concert starts at half past seven\r\nin the old church. Yours, Ada");
  const whole = await parseAs("eml", message("alternative", own, page));
  expect(whole.text).toContain("Yours, Ada");
  expect(whole.text.match(/concert/gu)).toHaveLength(1);
});

test("a message that does not say how its letters are written is no UTF-8 where it cannot be", async () => {
  const mail = "Subject: Gebühr\r\nFrom: a@example.org\r\n\r\nDie Gebühr beträgt acht Mark.\r\n";
  const parsed = await parseAs(
    "eml",
    Uint8Array.from(mail, (letter) => letter.charCodeAt(0)),
  );
  expect(parsed.text).toContain("Die Gebühr beträgt acht Mark.");
  expect(parsed.title).toBe("Gebühr");
});

test("each message of a mailbox is read below its subject, decoded as it says", async () => {
  const box = [
    "From ada@example.org Fri May  3 14:05:00 2024",
    "Subject: Bees",
    "",
    "From now on the bees fly.",
    "",
    "From bob@example.org Sat May  4 14:05:00 2024",
    "Subject: Opening",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "The caf=C3=A9 opens on Sunday.",
  ].join("\n");
  expect(outline(await parseAs("eml", box))).toEqual([
    "heading1: Bees",
    "paragraph: From now on the bees fly.",
    "heading1: Opening",
    "paragraph: The café opens on Sunday.",
  ]);
});

test("a page that a browser saved with all that it shows is read as a page", async () => {
  const saved = [
    "From: <Saved by Blink>",
    "Subject: Bee care",
    "MIME-Version: 1.0",
    'Content-Type: multipart/related; type="text/html";',
    '\tboundary="b"',
    "",
    "--b",
    "Content-Type: text/html",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "<!DOCTYPE html><title>Bee care</title><h1>Bees</h1><p>Syrup is given in August =E2=80=93 two =",
    "litres.</p>",
    "--b",
    "Content-Type: text/css",
    "",
    "p { color: red }",
    "--b--",
  ].join("\r\n");
  expect(outline(await parseAs("html", saved))).toEqual([
    "heading1: Bees",
    "paragraph: Syrup is given in August – two litres.",
  ]);
});
