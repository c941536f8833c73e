import { expect, test } from "vitest";
import { brokenPromise, outline, parseAs } from "../testing/setup.ts";

const cue = (from: string, to: string, text: string) => `${from} --> ${to}\n${text}\n\n`;
const srt = (...cues: string[]) => cues.map((each, at) => `${at + 1}\n${each}`).join("");

test("sentences run over cues, and a pause, a dash or a new minute begins a paragraph", async () => {
  const parsed = await parseAs(
    "srt",
    srt(
      cue("00:00:01,000", "00:00:03,000", "<i>The ferry to Skerry</i>"),
      cue("00:00:03,200", "00:00:05,000", "{\\an8}leaves at 17:42.\n42"),
      cue("00:00:05,200", "00:00:06,000", "boats are in the harbour."),
      cue("00:00:09,000", "00:00:11,000", "- Who keeps the lamp?\n- Ingrid."),
      cue("00:00:59,000", "00:01:01,000", "She polishes it"),
      cue("00:01:01,000", "00:01:02,000", "every Thursday."),
      cue("00:01:03,000", "00:01:04,000", "Nobody else may."),
    ),
  );
  expect(outline(parsed)).toEqual([
    "paragraph: The ferry to Skerry leaves at 17:42. 42 boats are in the harbour.",
    "paragraph: Who keeps the lamp?",
    "paragraph: Ingrid.",
    "paragraph: She polishes it every Thursday.",
    "paragraph: Nobody else may.",
  ]);
  expect(brokenPromise(parsed)).toBeNull();
});

test("a minute is a page with its time as the label, also where nobody speaks in it", async () => {
  const parsed = await parseAs(
    "srt",
    srt(cue("00:00:01,000", "00:00:03,000", "Hello."), cue("01:02:59,000", "01:03:01,000", "Goodbye.")),
  );
  expect(parsed.pages).toHaveLength(63);
  expect(parsed.pages.map(({ label }) => label).filter((_, at) => [0, 59, 60, 62].includes(at))).toEqual([
    "0:00",
    "59:00",
    "1:00:00",
    "1:02:00",
  ]);
  expect(parsed.blocks.map(({ page }) => page)).toEqual([1, 63]);
  expect(brokenPromise(parsed)).toBeNull();
});

test("WebVTT has speakers, notes, styles, names of cues and a title", async () => {
  const parsed = await parseAs(
    "vtt",
    `WEBVTT - The harbour\n\nNOTE 1 --> 2 is no cue\n\nSTYLE\n::cue { color: red }\n\nintro\n${cue(
      "00:01.000",
      "00:04.000 line:0 position:20%",
      "<v.loud Ada Berg>Fish &amp; <c.yellow>chips</c>,<00:02.000> 3 &lt; 5.</v>",
    )}${cue("00:04.000", "00:06.000", "3 &lt; 5.\nTwice &copy; now.")}`,
  );
  expect(outline(parsed)).toEqual(["paragraph: Ada Berg: Fish & chips, 3 < 5. 3 < 5. Twice &copy; now."]);
  expect(parsed.title).toBe("The harbour");
});

test("a line that live captions show once more is read once", async () => {
  const parsed = await parseAs(
    "vtt",
    `WEBVTT\n\n${cue("00:01.000", "00:02.000", "the tide turns")}${cue("00:02.000", "00:03.000", "the tide turns\nat noon")}`,
  );
  expect(parsed.text).toBe("the tide turns at noon");
});

test("an empty line inside a SubRip text ends nothing, and old encodings are read", async () => {
  const file = Uint8Array.from("1\r\n00:00:01,000 --> 00:00:02,000\r\nGr\xf6\xdfe:\r\n\r\n14 kg.\r\n", (sign) =>
    sign.charCodeAt(0),
  );
  expect((await parseAs("srt", file)).text).toBe("Größe: 14 kg.");
});

test.each(["srt", "vtt"] as const)("a .%s without times is refused with the reason", async (type) => {
  await expect(parseAs(type, "Just words.\n\nAnd more.")).rejects.toThrow("no line of it gives a time");
});

test("a time beyond every film does not make pages without end", async () => {
  const parsed = await parseAs("srt", cue("999999:00:01,000", "999999:00:02,000", "Late."));
  expect(parsed.pages).toHaveLength(24 * 60);
});
