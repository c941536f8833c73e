import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { jsonSchemaApart } from "./json-schema-apart.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const SOURCES: Readonly<Record<string, string>> = {
  "entry.ts": `import { z } from "zod";
export const Schema = z.object({ name: z.string().min(2).max(9), at: z.iso.datetime(), n: z.number().int().gt(3), of: z.array(z.enum(["a"])).optional() });
export const later = () => import("./later.ts");`,
  "later.ts": `import { z } from "zod";
export const jsonOf = (schema) => z.toJSONSchema(schema);`,
};

const sources: Plugin = {
  name: "sources",
  resolveId: (id) => (basename(id) in SOURCES ? join(root, basename(id)) : undefined),
  load: (id) => SOURCES[basename(id)],
};

/** The text of the first script, and what it exports. */
async function built() {
  const folder = await mkdtemp(join(tmpdir(), "lectern-apart-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [sources, jsonSchemaApart()],
    build: {
      target: "es2022",
      write: false,
      minify: false,
      lib: { entry: join(root, "entry.ts"), formats: ["es"], fileName: "entry" },
    },
  });
  const [output] = [result].flat();
  const chunks = output && "output" in output ? output.output.filter((file) => file.type === "chunk") : [];
  await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
  for (const { fileName, code } of chunks) await writeFile(join(folder, fileName), code);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const exports = (await import(pathToFileURL(join(folder, entry?.fileName ?? "")).href)) as {
    Schema: typeof Schema;
    later(): Promise<{ jsonOf(schema: z.ZodType): object }>;
  };
  return { first: chunks.filter(({ isDynamicEntry }) => !isDynamicEntry).map(({ code }) => code), exports };
}

const Schema = z.object({
  name: z.string().min(2).max(9),
  at: z.iso.datetime(),
  n: z.number().int().gt(3),
  of: z.array(z.enum(["a"])).optional(),
});

test("schemas check without what writes them as JSON schemas, which comes with what asks for it", async () => {
  const { first, exports } = await built();
  expect(first.join("\n")).not.toContain("$schema");
  const row = { name: "Anna", at: "2026-01-01T00:00:00Z", n: 4 };
  expect(exports.Schema.parse(row)).toEqual(row);
  expect(exports.Schema.safeParse({ ...row, n: 3 }).error?.issues).toEqual(
    Schema.safeParse({ ...row, n: 3 }).error?.issues,
  );
  expect(() => exports.Schema.toJSONSchema()).toThrow();
  const { jsonOf } = await exports.later();
  expect(jsonOf(exports.Schema)).toEqual(z.toJSONSchema(Schema));
  expect(exports.Schema.toJSONSchema()).toEqual(Schema.toJSONSchema());
  expect(exports.Schema.shape.name.maxLength).toBe(9);
});
