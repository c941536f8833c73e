import { expect, test } from "vitest";
import type { Model } from "#core/models/local/models.ts";
import { recommend } from "./recommend.ts";

const model = (id: string, bytes: number, more: Partial<Model> = {}) =>
  ({
    id,
    kind: "generator",
    bytes,
    obstacles: [],
    recommended: null,
    status: "not-installed",
    ...more,
  }) as unknown as Model;

test("the language model recommended for this machine is offered where it fits", () => {
  const models = [
    model("embedder", 1, { kind: "embedder" }),
    model("no-gpu", 100, { obstacles: ["It needs a graphics card."] }),
    model("large", 900),
    model("small", 300, { recommended: "It is the smallest." }),
  ];
  expect(recommend(models, 1000)?.id).toBe("small");
  expect(recommend(models, null)?.id).toBe("small");
});

test("none is recommended where there is no room, or none runs", () => {
  expect(recommend([model("small", 300, { recommended: "It is small." })], 310)).toBeUndefined();
  expect(recommend([model("a", 1, { obstacles: ["No."], recommended: "It is small." })], null)).toBeUndefined();
});

test("a download that was begun goes on", () => {
  expect(recommend([model("small", 300), model("large", 900, { status: "paused" })], null)?.id).toBe("large");
});
