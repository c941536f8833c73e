import { describe, expect, it } from "vitest";
import { findMentions, listMentions, whyBarred, withoutMentions, type Mention } from "./mentions.ts";

const THINGS: readonly Mention[] = [
  { kind: "collection", id: "coast", name: "Coast" },
  { kind: "document", id: "whales", name: "whales.md" },
  { kind: "document", id: "long", name: "The lighthouse of 1896.pdf" },
  { kind: "document", id: "twin-1", name: "report.pdf" },
  { kind: "document", id: "twin-2", name: "report.pdf" },
  { kind: "document", id: "scan", name: "scan.pdf", barred: "has no text" },
  { kind: "persona", id: "pirate", name: "Pirate" },
];

const ids = (text: string) => findMentions(text, THINGS).found.map(({ mention }) => mention.id);
const problems = (text: string) => findMentions(text, THINGS).unknown.map(({ problem }) => problem);
const asked = (text: string) => withoutMentions(text, findMentions(text, THINGS).found);

describe("names in a question", () => {
  it.each([
    ["@whales.md How large are they?", "whales"],
    ["How large are they? @Whales.MD", "whales"],
    ["What does @whales say?", "whales"],
    ["@The lighthouse of 1896.pdf When was it built?", "long"],
    ["@lighth", undefined],
    ["@whal", "whales"],
    ["@wh", undefined],
    ["@coast, please", "coast"],
    ["(@Pirate) tell me", "pirate"],
  ])("are found: %s", (text, id) => expect(ids(text)).toEqual(id ? [id] : []));

  it("may be several", () => expect(ids("@whales.md @Pirate How large?")).toEqual(["whales", "pirate"]));

  it("are told of where they are of nothing, of several, or of a file that cannot be asked", () => {
    expect(problems("Who is @jack?")).toEqual([
      "“@jack” matches no file, collection or persona, so the question is not limited to it.",
    ]);
    expect(problems("@report.pdf How much?")).toEqual(["“@report.pdf” could be 2 things. Pick one from the list."]);
    expect(problems("@scan.pdf What is it?")).toEqual(["“scan.pdf” has no text, so it cannot be asked."]);
  });

  it("are no parts of addresses", () => {
    const found = findMentions("Write to anna@whales.md or a@ b", THINGS);
    expect([found.found, found.unknown]).toEqual([[], []]);
  });

  it.each([
    ["@whales.md How large are they?", "How large are they?"],
    ["@whales.md: how large?", "how large?"],
    ["How large are they? @whales.md", "How large are they?"],
    ["What does @whales.md say?", "What does whales.md say?"],
    ["@whales.md", ""],
    ["Who is @jack?", "Who is @jack?"],
  ])("leave a question that can be read: %s", (text, question) => expect(asked(text)).toBe(question));

  it("are looked up in a page of them without holding up the keyboard", () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      kind: "document" as const,
      id: String(index),
      name: `${"a ".repeat(80)}${index}.md`,
    }));
    const begun = performance.now();
    findMentions("@a ".repeat(6000), many);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe("the list of names", () => {
  it("has those that cannot be asked last", () => {
    expect(listMentions(THINGS, ".pdf").map(({ id }) => id)).toEqual(["long", "twin-1", "twin-2", "scan"]);
  });

  it("bars what failed and what has no text, and nothing that is still being read", () => {
    expect(whyBarred({ status: "failed", chunk_count: 0 })).toBe("could not be read");
    expect(whyBarred({ status: "completed", chunk_count: 0 })).toBe("has no text");
    expect(whyBarred({ status: "completed", chunk_count: 3 })).toBeUndefined();
    expect(whyBarred({ status: "processing", chunk_count: 0 })).toBeUndefined();
  });
});
