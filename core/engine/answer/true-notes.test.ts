import { describe, expect, test } from "vitest";
import { isFormOf } from "../retrieve/occurrences.ts";
import { askOver } from "./testing/ask-over.ts";
import type { MemoryDocument } from "./testing/memory-library.ts";
import { isWritten } from "./understand/words.ts";
import { withoutVerbs } from "./verify/matter-words.ts";

const LIBRARY: readonly MemoryDocument[] = [
  { name: "handles.md", blocks: ["Thread-safety is kept by every handle.", "Handles are opened by the host."] },
  { name: "crabs.md", blocks: ["Salt marshes drain at low tide, and birds feed there."] },
  {
    name: "lamp.md",
    blocks: ["The lamp of Brandt was made in Leeds.", "A lamp of brass was polished at the inn in Brakne."],
  },
];

describe("a note of what the documents lack", () => {
  test.each([
    ["a word that stands there in another form", "Is it safe to put wires on a handle?", "*safe*"],
    ["the name of a document", "Which worms do crabs hunt in salt marshes?", "*crabs*"],
  ])("is not given for %s", async (_, question, word) => {
    const { content } = await askOver(LIBRARY).ask(question);
    expect(content).not.toContain(word);
  });

  test.each([
    ["a verb beside a pronoun", "May I carry a lamp beside crates?", "*carry*"],
    ["a pronoun", "Is a brass lamp for somebody polishing crates?", "*somebody*"],
    ["the verb of who does something", "Who mends the lamp beside crates?", "*mends*"],
    ["the verb of a subject", "When does the lamp glimmer with crates?", "*glimmer*"],
    ["which of several", "Whose birds need the next lamp?", "*next*"],
    ["an infinitive behind a pronoun", "Peut-on briser the lamp, crates?", "*briser*"],
    ["how many", "Are several lamps made beside crates?", "*several*"],
    ["a verb for what is in something", "Which lamps contain brass beside crates?", "*contain*"],
    ["what kind of thing answers", "What is the period of the lamp beside crates?", "*period*"],
    ["a measure", "How cheap was a lamp beside crates?", "*cheap*"],
    ["which one in a row", "What was the third lamp beside crates?", "*third*"],
    ["money, which is named by its sum", "What money was paid for the lamp beside crates?", "*money*"],
  ])("is not given for %s", async (_, question, word) => {
    const { content } = await askOver(LIBRARY).ask(question);
    expect(content).not.toContain(word);
    expect(content).toContain("lamp");
  });

  test("names words of Japanese, and no pair of signs of two words", async () => {
    const library = [{ name: "プール.md", blocks: ["市民プールは七月一日に開きます。", "大人は一回400円です。"] }];
    const { content } = await askOver(library).ask("プールの値段と時刻表の場所は？");
    expect(content).toContain("*時刻表*");
    expect(content).not.toMatch(/\*(?:の値|値段|段と|刻表)\*/u);
  });

  test("is not given for the verb of a condition", () => {
    const asked = { question: "What happens to the money if the club closes?", language: "en" } as const;
    expect(withoutVerbs(asked, [{ text: "money" }, { text: "closes" }])).toEqual([{ text: "money" }]);
  });

  test("is given for a second noun before the verb", async () => {
    const { content } = await askOver(LIBRARY).ask("Does the lamp wizardry polish crates?");
    expect(content).toContain("*wizardry*");
  });

  test("names a holder without the ending of the genitive", async () => {
    const { content } = await askOver(LIBRARY).ask("When was Brandt's lamp polished?");
    expect(content).toContain("Does not mention *Brandt*:");
  });

  test("does not name a form of address", async () => {
    const { content } = await askOver(LIBRARY).ask("When was the lamp of Mr Brandt polished?");
    expect(content).toContain("Does not mention *Brandt*:");
  });

  test("is not given for the kind of thing that answers", async () => {
    const { content } = await askOver(LIBRARY).ask("What time do birds leave the salt marshes?");
    expect(content).toContain("birds feed there");
    expect(content).not.toContain("*time*");
  });

  test("is not given again for a name that a quote of the same document shows", async () => {
    const lease = {
      name: "lease.md",
      blocks: ["The flat in Hollis Street is let from May.", "The flat is left clean.", "The flat has a boiler."],
    };
    const { content } = await askOver([lease, ...LIBRARY]).ask("Does the lease mention the flat in Hollis Street?");
    expect(content).toContain("> The flat is left clean.");
    expect(content).not.toContain("Does not mention");
  });

  test("is not given for the plural of an abbreviation that stands there", async () => {
    const repairs = { name: "repairs.md", blocks: ["A disc with scratches is repaired like any CD with data."] };
    const { content } = await askOver([...LIBRARY, repairs]).ask("Which scratches of CDs are repaired?");
    expect(content).toContain("any CD with data");
    expect(content).not.toContain("*CDs*");
  });
});

test("nothing is called closest that has no word of the question", async () => {
  const { content } = await askOver(LIBRARY).ask("Is there a sauna?");
  expect(content).toBe("None of your 3 documents mentions *sauna*.");
});

test.each(["£1,030", "€ 1,030"])("a short answer shows %s with its currency", async (sum) => {
  const { ask } = askOver([...LIBRARY, { name: "rent.md", blocks: [`The tenant pays a deposit of ${sum} in May.`] }]);
  expect((await ask("How much deposit does the tenant pay?")).content).toContain(`**${sum}** [1]`);
});

test.each([
  ["safe", "safeti", true],
  ["versicherung", "haftpflichtversicherung", true],
  ["licenc", "licens", true],
  ["colour", "color", true],
  ["feu", "feux", true],
  ["boat", "goat", false],
  ["gener", "gen", false],
  ["chief", "mischief", false],
  ["lamp", "lampoonish", false],
])("%s and %s are forms of one word: %s", (term, other, expected) => {
  expect(isFormOf(term, other)).toBe(expected);
});

test("a word is written where the index leaves it out as a little word", () => {
  expect(isWritten("Um Codes zu lesen, braucht es OS X 10.10.", "OS")).toBe(true);
  expect(isWritten("Die Post braucht es.", "OS")).toBe(false);
});

test("a word is read as the documents spell it", async () => {
  const { ask } = askOver([
    {
      name: "sails.md",
      blocks: ["The color of the sails is red.", "The sails of the ferry are new and the mast is tall."],
    },
  ]);
  const { content } = await ask("What colour are the sails of the ferry?");
  expect(content).toContain("The color of the sails is red.");
  expect(content).not.toContain("*colour*");
});
