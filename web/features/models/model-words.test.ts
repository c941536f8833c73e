import { expect, test } from "vitest";
import type { Model } from "#core/models/local/models.ts";
import { factsOf, originOf, receivedOf } from "./model-words.ts";

const model = (fields: Partial<Model>): Model => ({
  id: "mini",
  kind: "embedder",
  context_tokens: null,
  needs: null,
  obstacles: [],
  crashed: false,
  smaller: null,
  recommended: null,
  name: "Mini",
  licence: "MIT",
  languages: "about 100 languages",
  dimensions: 384,
  status: "installed",
  active: false,
  bytes: 24_000_000,
  received: 24_000_000,
  source: null,
  by_itself: false,
  error: null,
  ...fields,
});

test("a model's size is about right until it is here", () => {
  expect(factsOf(model({ status: "not-installed" }))).toBe("About 100 languages · about 24 MB · licence MIT");
  expect(factsOf(model({}))).toBe("About 100 languages · 24 MB · licence MIT");
  expect(receivedOf({ received: 1_500_000, bytes: 24_000_000 })).toBe("1.5 MB of 24 MB");
});

test("a model says where it came from once it is here, and whether a person chose it", () => {
  const source = "this copy of Lectern";
  expect(originOf(model({ source }))).toBe("It came from this copy of Lectern.");
  expect(originOf(model({ source, by_itself: true }))).toBe(
    "It came from this copy of Lectern, which took it into use by itself.",
  );
  expect(originOf(model({ status: "downloading", source }))).toBeNull();
  expect(originOf(model({ source: null }))).toBeNull();
});
