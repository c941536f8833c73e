import { afterAll, expect, test } from "vitest";
import { createParseRunner } from "../testing/parse-run.ts";

const runner = createParseRunner();
afterAll(() => runner.close());

const cue = (from: string, to: string, text: string) => `${from} --> ${to}\n${text}\n\n`;

test.each([
  ["cues without text", () => cue("00:00:01,000", "00:00:02,000", "").repeat(100_000), "no text"],
  ["a million marks that are never closed", () => cue("00:00:01,000", "00:00:02,000", "<a".repeat(1_000_000)), true],
  ["braces that are never closed", () => cue("00:00:01,000", "00:00:02,000", "{\\a".repeat(500_000)), true],
  ["a cue of 400,000 lines", () => cue("00:00:01,000", "00:00:02,000", "a\nb\n".repeat(200_000)), true],
  ["dashes, each a speaker", () => cue("00:00:01,000", "00:00:02,000", "- a\n- b\n".repeat(100_000)), true],
  ["half a million empty lines", () => "\n \n".repeat(500_000), "no line of it gives a time"],
  ["a number without end", () => "9".repeat(2_000_000), "no line of it gives a time"],
] as const)(
  "a hostile file is read or refused in time and memory: %s",
  { timeout: 60_000 },
  async (_, make, expected) => {
    const outcome = await runner.run({ bytes: new TextEncoder().encode(make()), type: "srt" });
    expect(outcome).toMatchObject(
      expected === true
        ? { kind: "done" }
        : { kind: "failed", expected: true, reason: expect.stringContaining(expected) as string },
    );
  },
);
