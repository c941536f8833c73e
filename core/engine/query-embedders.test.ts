import { describe, expect, test, vi } from "vitest";
import { questionLanguage } from "./answer/understand/question-language.ts";
import { createBuiltinEmbedder } from "./embed/builtin.ts";
import type { Embedder } from "./embed-port.ts";
import { type Asked, type ComparedSentence, embedQuery, likenessOfTexts, likenessTo } from "./query-embedders.ts";

/** Texts with "car" lie in one direction, all others in the other. */
const english: Embedder = {
  id: "english",
  dimensions: 2,
  calibration: { byModel: true, language: "en", weight: 0.25, midpoint: 0.4, slope: 12 },
  embed: async (texts) => Float32Array.from(texts.flatMap((text) => (/car|automobile/.test(text) ? [1, 0] : [0, 1]))),
};
const found =
  (...sentences: readonly ComparedSentence[]) =>
  () =>
    Promise.resolve(sentences);
const unstored = (text: string) => ({ text, stored: () => undefined });
const asking = (text: string): Asked => ({
  text,
  language: questionLanguage(text),
  among: [],
});
const POLISH: Asked = { text: "Gdzie stoi samochód?", language: "pl", among: [] };
const builtIn = createBuiltinEmbedder();
const errors: Error[] = [];
const context = {
  embedders: [builtIn],
  findModelEmbedder: async (id: string) => (id === english.id ? english : undefined),
  report: (error: Error) => void errors.push(error),
};

describe("an embedder that reads English only", () => {
  test("embeds a question in English, beside the built-in one", async () => {
    const embedded = await embedQuery(context, [builtIn.id, english.id], asking("Where is the car?"));
    expect([...embedded.keys()]).toEqual([builtIn.id, english.id]);
  });

  test("embeds no question in Polish, of which there are no glosses", async () => {
    const embedded = await embedQuery(context, [builtIn.id, english.id], POLISH);
    expect([...embedded.keys()]).toEqual([builtIn.id]);
    expect(await likenessTo(context, [english.id], POLISH, found(unstored("Samochód.")))).toBeNull();
  });
});

test("a Chinese question is compared with documents of other languages, and not with Chinese ones", async () => {
  const question = "汽车在哪里？";
  const over = async (among: readonly string[]) =>
    (await embedQuery(context, [english.id], { text: question, language: "zh", among })).size;
  expect([await over(["zh", "en"]), await over(["en", "zh"])]).toEqual([0, 1]);
});

describe("a question in a language that there are glosses of", () => {
  const question = asking("Wo steht das Auto?");

  test("is embedded by them", async () => {
    const embedded = await embedQuery(context, [english.id], question);
    expect(embedded).toEqual(await embedQuery(context, [english.id], asking("Where is the car?")));
  });

  test("is compared with sentences in their own languages", async () => {
    const texts = ["Le chat dort dans la maison.", "El coche está aquí.", "Das Auto ist rot.", "The car is red."];
    const told = await likenessTo(context, [english.id], question, found(...texts.map(unstored)));
    expect(told).toEqual([0, 1, 1, 1]);
    const ofTexts = await likenessOfTexts(context, [english.id], asking("Where is the car?"), texts);
    expect(ofTexts).toEqual([0, 1, 1, 1]);
  });
});

test("likeness is told by the model that embeds the documents, and by no other", async () => {
  const texts = found(unstored("The car stands here."), unstored("The cat sleeps."));
  expect(await likenessTo(context, [builtIn.id, english.id], asking("Where is the automobile?"), texts)).toEqual([
    1, 0,
  ]);
  expect(await likenessTo(context, [builtIn.id], asking("Where is the automobile?"), texts)).toBeNull();
  expect(await likenessTo(context, ["gone"], asking("Where is the automobile?"), texts)).toBeNull();
});

test("a model that fails is reported, and words alone answer", async () => {
  const failing = { ...english, embed: () => Promise.reject(new Error("out of memory")) };
  const reported: string[] = [];
  const deps = {
    ...context,
    findModelEmbedder: async () => failing,
    report: ({ message }: Error) => void reported.push(message),
  };
  expect(await likenessTo(deps, [english.id], asking("Where is the car?"), found(unstored("The car.")))).toBeNull();
  expect(await embedQuery(deps, [english.id], asking("Where is the car?"))).toEqual(new Map());
  expect(new Set(reported)).toEqual(new Set(["out of memory"]));
});

/** The passages that the model was asked to embed, in order. */
function withPassagesAsked() {
  const asked: string[] = [];
  const counting: Embedder = {
    ...english,
    embed(texts, kind) {
      if (kind === "passage") asked.push(...texts);
      return english.embed(texts, kind);
    },
  };
  return { deps: { ...context, findModelEmbedder: async () => counting }, asked };
}

test("a question does not wait for a model that takes long to load", async () => {
  const loading = { ...context, findModelEmbedder: () => new Promise<undefined>(() => undefined), modelPatience: 1 };
  expect(await likenessTo(loading, [english.id], asking("Where is the car?"), found(unstored("The car.")))).toBeNull();
  expect((await embedQuery(loading, [builtIn.id, english.id], asking("Where is the car?"))).size).toBe(1);
});

test("sentences are not looked up where no model can compare them", async () => {
  const lookUp = () => Promise.reject(new Error("They were looked up."));
  expect(await likenessTo(context, [builtIn.id], asking("Where is the car?"), lookUp)).toBeNull();
  expect(await likenessTo(context, [english.id], POLISH, lookUp)).toBeNull();
});

test("a model that takes long is waited for once, and used when it has come", async () => {
  vi.useFakeTimers();
  try {
    let come: (embedder: Embedder) => void = () => undefined;
    const coming = new Promise<Embedder>((resolve) => (come = resolve));
    const slow = { ...context, findModelEmbedder: () => coming, modelPatience: 500 };
    const ask = async (waiting: number) => {
      let size: number | undefined;
      void embedQuery(slow, [builtIn.id, english.id], asking("Where is the car?")).then((found) => (size = found.size));
      await vi.advanceTimersByTimeAsync(waiting);
      return size;
    };
    expect(await ask(400)).toBeUndefined();
    expect(await ask(200)).toBe(1);
    expect(await ask(0)).toBe(1);
    come(english);
    expect(await ask(0)).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test("a question is embedded once, for all it is searched and compared for; one that failed is tried again", async () => {
  const asked: string[] = [];
  let isFailing = true;
  const counting: Embedder = {
    ...english,
    embed(texts, kind) {
      asked.push(...texts);
      return isFailing ? Promise.reject(new Error("out of memory")) : english.embed(texts, kind);
    },
  };
  const deps = { ...context, findModelEmbedder: async () => counting };
  expect((await embedQuery(deps, [english.id], asking("Where is the car?"))).size).toBe(0);
  isFailing = false;
  expect((await embedQuery(deps, [english.id], asking("Where is the car?"))).size).toBe(1);
  expect((await embedQuery(deps, [english.id], asking("Where is the car?"))).size).toBe(1);
  expect(await likenessTo(deps, [english.id], asking("Where is the car?"), found(unstored("The car.")))).toEqual([1]);
  expect(asked).toEqual(["Where is the car?", "Where is the car?", "The car."]);
});

test("sentences that the index has a vector of are not embedded again, and of the others only the first ones are", async () => {
  const { deps, asked } = withPassagesAsked();
  const stored = {
    text: "It was repaired in May.",
    stored: (id: string) => (id === english.id ? { scale: 1 / 127, values: Int8Array.of(127, 0) } : undefined),
  };
  const others = Array.from({ length: 30 }, (_, at) => unstored(`Sentence ${at}.`));
  const told = await likenessTo(deps, [english.id], asking("Who fixed the car?"), found(...others, stored));
  expect(asked).toEqual(others.slice(0, 20).map(({ text }) => text));
  expect(told?.map((likeness) => likeness === null)).toEqual([...others.map((_, at) => at >= 20), false]);
  expect(told?.at(-1)).toBeCloseTo(1, 5);
});

test("texts are embedded at the first question that they are compared with, and null where no model reads it", async () => {
  const { deps, asked } = withPassagesAsked();
  const headings = ["The car", "The house"];
  expect(await likenessOfTexts(deps, [english.id], asking("Where is the car?"), headings)).toHaveLength(2);
  expect(
    await likenessOfTexts(deps, [english.id], asking("Who has the car?"), ["The house", "The garden"]),
  ).toHaveLength(2);
  expect(asked).toEqual(["The car", "The house", "The garden"]);
  expect(await likenessOfTexts(deps, [builtIn.id], asking("Where is the car?"), headings)).toBeNull();
  expect(await likenessOfTexts(deps, [english.id], POLISH, headings)).toBeNull();
});

test("a model that fails to embed texts is reported, and nothing is told", async () => {
  const reported: Error[] = [];
  const failing: Embedder = { ...english, embed: () => Promise.reject(new Error("out of memory")) };
  const deps = {
    ...context,
    findModelEmbedder: async () => failing,
    report: (error: Error) => void reported.push(error),
  };
  expect(await likenessOfTexts(deps, [english.id], asking("Where is the car?"), ["The car"])).toBeNull();
  expect(reported.map(({ message }) => message)).toEqual(["out of memory"]);
});
