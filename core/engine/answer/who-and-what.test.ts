import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import type { MemoryDocument } from "./testing/memory-library.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const OSTRA: MemoryDocument = {
  name: "ostra.md",
  title: "Tales of the river",
  blocks: [
    "When Signe Aldin was a girl, her house stood so near the weir that she heard it at night.",
    "Of all names of the river none is spoken with more love than that of Signe Aldin.",
    "In 1871, Aldin was made mayor of the town; and while she was mayor the quay was built of stone.",
    "Halvor Lind was kind enough to lend his boat to the rowers.",
    "Halvor Lind, a retired clerk living at the lock, decided to put the songs into print.",
    "The letter came from my client, Halvor Lind.",
    "The Ostra Society kept the boats in a shed. The Ostra Society held a feast.",
    "They wrote to it, since the Ostra Society is the oldest club of rowers in the land.",
    "Anglers, 12, 40–41 Boats, 7, 19 Kelda, 3, 5, 9 Lock, 88 Quay, 20–24 Salmon, 8",
    "At noon the horn of Kelda is heard far out on the water, and then the boats turn home to the quay.",
  ],
};

describe("what an abbreviation is", () => {
  test("is what a sentence says of its long form, which another gives", async () => {
    const rules: MemoryDocument = {
      name: "rules.md",
      blocks: [
        "Before every NMU the keeper is asked, and after the NMU he is told of the NMU.",
        "A book of every Night Mooring Upkeep (NMU) lies in the shed.",
        "A Night Mooring Upkeep is a visit by others, who mend a boat in the dark.",
      ],
    };
    const { content } = await askOver([rules]).ask("What is an NMU?");
    expect(quotesIn(content)[0]).toContain("is a visit by others");
  });
});

describe("what an author means by something", () => {
  test("is looked for by the thing alone", async () => {
    const talk = Array.from({ length: 30 }, (_, at) => `In chapter ${at} Ann Lee writes what a harbour did mean.`);
    const book: MemoryDocument = {
      name: "harbours.md",
      blocks: [...talk, "Slow harbours are harbours that let every boat rest for a day."],
    };
    const { content } = await askOver([book]).ask("What did Ann Lee mean by slow harbour?");
    expect(quotesIn(content)[0]).toContain("let every boat rest");
  });
});

describe("what letters stand for", () => {
  test("is quoted with a sentence that only speaks of them", async () => {
    const letters: MemoryDocument = {
      name: "rowing.md",
      blocks: [
        "Before every trip on the river the rowers may also go through the RAFT rule at the boat shed together. Never leave when you are restless, angry, faint or tired.",
        "The boats are blue.",
      ],
    };
    const { content } = await askOver([letters]).ask("What does RAFT stand for?");
    expect(quotesIn(content)[0]).toContain("angry, faint");
  });
});

describe("who somebody was", () => {
  test("is what a sentence says that tells it, before those that hold more of the name", async () => {
    const { content } = await askOver([OSTRA]).ask("Who was Signe Aldin?");
    expect(quotesIn(content)[0]).toBe(
      "In 1871, Aldin was made mayor of the town; and while she was mayor the quay was built of stone. [1]",
    );
  });

  test("is not that somebody was kind", async () => {
    const { content } = await askOver([OSTRA]).ask("Who is Halvor Lind?");
    expect(quotesIn(content)[0]).toMatch(/^Halvor Lind, a retired clerk living at the lock,/);
  });

  test("is said to be in no document of another of that family, where nothing holds the whole name", async () => {
    expect((await askOver([OSTRA]).ask("Who was Bertil Aldin?")).answered).toBe(false);
  });
});

describe("what something with a name is", () => {
  test("is asked with an article, too", async () => {
    const { content } = await askOver([OSTRA]).ask("What is the Ostra Society?");
    expect(quotesIn(content)[0]).toBe(
      "They wrote to it, since the Ostra Society is the oldest club of rowers in the land. [1]",
    );
  });

  test("is not told by an index", async () => {
    const { content } = await askOver([OSTRA]).ask("What is Kelda?");
    expect(quotesIn(content)[0]).toMatch(/^At noon the horn of Kelda/);
    expect(content).not.toContain("Anglers");
  });
});
