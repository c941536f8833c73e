import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ApiError } from "./errors.ts";
import { HexColor, Timestamp, Uuid } from "./fields.ts";
import { check } from "./issues.ts";

describe("a wrong value is answered with what was expected and what was given", () => {
  const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  const whole = z.number().int().min(1).max(100);
  const strategy = z.enum(["persistent", "session", "none"]);
  const named = z.union([z.literal("current"), Uuid]);
  const parts = z.union([z.string(), z.array(z.object({ type: z.literal("text"), text: z.string() }))]);
  const numbers = z.array(z.number().int()).min(1);
  const lists = z.union([z.string(), z.array(z.string()).min(1), numbers, z.array(numbers).min(1)]);
  const shape = z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b") })]);

  test.each([
    // wrong kinds
    [whole, "5", "must be a whole number, not a text"],
    [whole, null, "must be a whole number, not null"],
    [whole, 2.5, "must be a whole number, not 2.5"],
    [z.number(), Number.NaN, "must be a number, not a number out of range"],
    [z.number(), JSON.parse("1e999"), "must be a number, not a number out of range"],
    [z.string(), 5, "must be a text, not 5"],
    [z.string(), "", undefined],
    [z.boolean(), "", "must be true or false, not an empty text"],
    [z.array(z.string()), {}, "must be a list, not an object"],
    [z.record(z.string(), z.unknown()), [], "must be an object, not a list"],
    [z.string().nullable(), false, "must be a text, not false"],
    [z.null(), 1, "must be null, not 1"],
    [Uuid, 5, "must be a text, not 5"],
    [HexColor, null, "must be a text, not null"],
    // left out
    [whole, undefined, "is required"],
    [strategy, undefined, "is required"],
    [parts, undefined, "is required"],
    // one of a few
    [strategy, "forever", 'must be one of "persistent", "session" or "none", not "forever"'],
    [strategy, "x".repeat(500), `must be one of "persistent", "session" or "none", not "${"x".repeat(40)}…"`],
    [strategy, 5, 'must be one of "persistent", "session" or "none", not 5'],
    [z.literal(1), 2, "must be 1, not 2"],
    [z.literal("done"), ["done"], 'must be "done", not a list'],
    // unions
    [parts, 5, "must be a text or a list, not 5"],
    [parts, [{ type: "text", text: 5 }], "0.text: must be a text, not 5"],
    [parts, [{ type: "image", text: "a" }], '0.type: must be "text", not "image"'],
    [lists, [], "must not be empty"],
    [lists, ["x", 1], "1: must be a text, not 1"],
    [lists, [1, "x"], "1: must be a whole number, not a text"],
    [lists, [[1, "x"]], "0.1: must be a whole number, not a text"],
    [lists, [null], "0: must be one of a text, a whole number or a list, not null"],
    [named, 5, 'must be "current" or a text, not 5'],
    [named, "somebody", "must be a UUID"],
    [named, id, undefined],
    [shape, { kind: "c" }, 'kind: must be "a" or "b", not "c"'],
    [shape, {}, "kind: is required"],
    [shape, "a", "must be an object, not a text"],
    // sizes and forms
    [whole, 0, "must be at least 1"],
    [whole, 101, "must be at most 100"],
    [z.number().positive(), 0, "must be more than 0"],
    [z.number().lt(3), 3, "must be less than 3"],
    [z.number().multipleOf(0.5), 0.3, "must be a multiple of 0.5"],
    [z.string().min(1), "", "must not be empty"],
    [z.string().min(8), "short", "must have at least 8 characters"],
    [z.string().max(1), "ab", "must have at most 1 character"],
    [z.array(z.string()).min(1), [], "must not be empty"],
    [z.array(z.string()).max(1), ["a", "b"], "must have at most 1 item"],
    [z.array(z.string()).length(2), ["a"], "must have exactly 2 items"],
    [Timestamp, "2026-11-20T12:34:56.7891234Z", "must be a time such as 2026-11-20T12:34:56.789Z"],
    [z.email(), "nobody", "must be an email address"],
    [z.strictObject({}), { extra: 1, more: 2 }, "extra: is not a field here; v.more: is not a field here"],
    [
      z.record(z.string().max(1), z.unknown()),
      { ab: 1 },
      "ab: must not be a name here: it must have at most 1 character",
    ],
    // nested
    [
      z.object({ list: z.array(z.object({ n: whole })) }),
      { list: [{ n: 1 }, { n: "1" }] },
      "list.1.n: must be a whole number, not a text",
    ],
    // the schema's own words
    [HexColor, "red", "must be a color of the form #RRGGBB"],
    [z.enum(["a"], { error: "must be a letter" }), "1", 'must be a letter, not "1"'],
  ] as const)("%#. %j", (schema: z.ZodType, value: unknown, message: string | undefined) => {
    const refused = () => check(z.object({ v: schema }), { v: value }, "body");
    if (message === undefined) return void expect(refused()).toEqual({ v: value });
    const inner = /^([\w.]+): /.exec(message)?.[1];
    return expect(detailOf(refused)).toBe(inner ? `v.${message}` : `v: ${message}`);
  });

  test("a value that is no object at all names the part of the request", () => {
    expect(detailOf(() => check(z.object({}), null, "body"))).toBe("body: must be an object, not null");
  });

  test("a text of the caller's is not given back, save where it should have been one of a few", () => {
    expect(detailOf(() => check(z.object({ password: z.number() }), { password: "secret" }, "body"))).not.toContain(
      "secret",
    );
  });
});

function detailOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
  return "";
}
