import { describe, expect, it } from "vitest";
import { z } from "zod";
import { apiRoutes } from "#core/api/app.ts";
import { EXAMPLES } from "#core/api/docs/examples.ts";
import { exampleOf } from "./openapi-examples.ts";
import { jsonSchema } from "./openapi-schema.ts";

const cases = apiRoutes.flatMap(({ name, body, output }) => [
  ...(body
    ? [{ name, part: "body", schema: body as z.ZodType, io: "input", given: EXAMPLES[name]?.body } as const]
    : []),
  ...(output
    ? [{ name, part: "answer", schema: output as z.ZodType, io: "output", given: EXAMPLES[name]?.answer } as const]
    : []),
]);

describe("examples in /docs", () => {
  it.each(cases)(
    "$name: the $part is one the row takes or gives (add one to core/api/docs/examples.ts)",
    ({ schema, io, given }) => {
      const example = given ?? exampleOf(jsonSchema(schema, io), io);
      expect(schema.safeParse(example).error?.issues, JSON.stringify(example)).toBeUndefined();
    },
  );

  it("are those of rows there are, and needed or better than what the schema gives", () => {
    const names = new Set<string>(apiRoutes.map(({ name }) => name));
    expect(Object.keys(EXAMPLES).filter((name) => !names.has(name))).toEqual([]);
  });

  it("read as if somebody had written them, and leave out what a caller may", () => {
    const schema = z.object({
      name: z.string().min(1),
      email: z.email(),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .default("#3b82f6"),
      page_id: z.uuid().optional(),
      note: z.string().nullish(),
      count: z.int().min(5).max(9),
      kind: z.enum(["a", "b"]).default("b"),
    });
    expect(exampleOf(jsonSchema(schema, "input"), "input")).toEqual({
      name: "Manuals",
      email: "ada@example.org",
      color: "#3B82F6",
      count: 5,
      kind: "b",
    });
    expect(exampleOf(jsonSchema(schema, "output"), "output")).toMatchObject({
      page_id: expect.any(String),
      note: "note",
    });
  });
});
