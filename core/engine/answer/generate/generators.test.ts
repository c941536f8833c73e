import { describe, expect, it } from "vitest";
import { climb } from "./generators.ts";
import { GeneratorLost, type TextGenerator } from "./text-generator.ts";

const rung = (id: string): TextGenerator => ({
  id,
  name: id,
  where: "on this device",
  contextTokens: 100,
  countTokens: async (text) => text.length,
  generate: async () => ({ text: id, finish_reason: "stop", usage: { prompt_tokens: 1, completion_tokens: 1 } }),
});

describe("climbing the ladder", () => {
  it("replays the whole turn on the next rung when one is lost, and says which one answered", async () => {
    const asked: string[] = [];
    const steps: string[] = [];
    const outcome = await climb(
      [rung("first"), rung("second"), rung("third")],
      async ({ id }) => {
        asked.push(id);
        if (id === "first") throw new GeneratorLost("out of memory");
        return `by ${id}`;
      },
      { onStepDown: (lost, { reason }, next) => steps.push(`${lost.id}, ${reason}, ${next?.id}`) },
    );
    expect(outcome).toMatchObject({ value: "by second", by: { id: "second" } });
    expect(asked).toEqual(["first", "second"]);
    expect(steps).toEqual(["first, out of memory, second"]);
  });

  it("gives null when every rung is lost, and when there is none", async () => {
    const lost = () => Promise.reject(new GeneratorLost("unreachable"));
    expect(await climb([rung("only")], lost)).toBeNull();
    expect(await climb([], lost)).toBeNull();
  });

  it("knows a loss that came out of a worker by its name", async () => {
    const fromWorker = Object.assign(new Error("gone"), { name: "GeneratorLost", reason: "device lost" });
    const outcome = await climb([rung("first"), rung("second")], async ({ id }) => {
      if (id === "first") throw fromWorker;
      return id;
    });
    expect(outcome?.value).toBe("second");
  });

  it("passes on what is no loss of the model", async () => {
    const bug = () => Promise.reject(new TypeError("a bug"));
    await expect(climb([rung("first"), rung("second")], bug)).rejects.toThrow("a bug");
  });
});
