// Writes the typed client for scripts, client/lectern-client.ts, and the same as JavaScript in one file, for older Nodes:
// `node scripts/client.ts`. Run it after changing a route.
import { readFile, writeFile, glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { format } from "oxfmt";
import { z } from "zod";
import { apiRoutes } from "#core/api/app.ts";
import type { ApiContext } from "#core/api/services.ts";
import { jsonSchema, parameterSchema } from "#core/http/openapi-schema.ts";
import type { MountedRoute } from "#core/http/route.ts";
import { comment, createSchemaTypes, type SchemaTypes } from "./client-types.ts";

type Row = MountedRoute<ApiContext>;

const ROOT = new URL("../", import.meta.url);
const CLIENT = new URL("client/lectern-client.ts", ROOT);

/** The whole file, formatted. Rows that show `/docs` to people are left out. */
export async function clientFile(rows: readonly Row[], names: ReadonlyMap<unknown, string>): Promise<string> {
  const types = createSchemaTypes(names);
  const wanted = rows.filter(({ produces }) => !/^text\/(html|javascript)$/.test(produces ?? ""));
  const tags = Map.groupBy(wanted, ({ tag }) => tag);
  const methods = [...tags].map(
    ([tag, group]) => `// ${tag}\n\n${group.map((row) => methodsOf(row, types)).join("\n")}`,
  );
  const table = wanted.flatMap((row) => rowsOf(row));
  const text = `// Generated from the endpoints of Lectern by \`node scripts/client.ts\`; do not edit.
/* oxlint-disable max-lines -- every endpoint is in here */
import { createFunctions, type CallOptions, type Envelope, type FileInput, type LecternOptions, type Row, type StreamEvent, type StreamOptions } from "./request.ts";

export { LecternError, type CallOptions, type Envelope, type FileInput, type Finding, type LecternOptions, type StreamEvent, type StreamOptions } from "./request.ts";

/** Every endpoint as a function: ${wanted.length} of them. Each throws \`LecternError\` when it is refused or nothing answers. */
export interface Lectern {
${types.named(methods.join("\n\n"))}
}

/** The functions of the server at \`baseUrl\`. */
export function createLectern(options: LecternOptions = {}): Lectern {
  return createFunctions(ROWS, options) as unknown as Lectern;
}

const ROWS: Readonly<Record<keyof Lectern, Row>> = {
${table.join("\n")}
};

${types.declarations()}
`;
  const { code, errors } = await format("lectern-client.ts", text, { printWidth: 120 });
  if (errors.length > 0) throw new Error(`The generated code is not TypeScript: ${JSON.stringify(errors)}`);
  return code;
}

function rowsOf(row: Row): readonly string[] {
  const answers = answersOf(row);
  const start = [row.method, row.fullPath];
  const plain = `${row.name}: ${JSON.stringify([...start, answers])},`;
  return canStream(row)
    ? [plain, `${streamName(row)}: ${JSON.stringify([...start, "events", { stream: true }])},`]
    : [plain];
}

function answersOf({ status, output, produces }: Row): string {
  if (produces === "text/event-stream") return "events";
  if (produces) return "response";
  return status === 204 || !output ? "nothing" : "json";
}

function methodsOf(row: Row, types: SchemaTypes): string {
  const about = comment(row.summary, row.description, thrown(row));
  const input = inputOf(row, types);
  if (answersOf(row) === "events")
    return `${about}${signature(row.name, input, "AsyncIterable<StreamEvent>", "StreamOptions")}`;
  if (hasEnvelope(row)) {
    const [plain, enveloped] = ["false", "true"].map((value) =>
      input.map((part) => part.replace(/("envelope"\??): boolean/, `$1: ${value}`)),
    );
    const item = types.typeOf((row.output as z.ZodArray<z.ZodType>).element, "output");
    const page = (enveloped ?? []).map((part) =>
      part.replace(/^query\?/, "query").replace('"envelope"?', '"envelope"'),
    );
    return `${about}${signature(row.name, plain ?? [], `readonly (${item})[]`)}\n${signature(row.name, page, `Envelope<${item}>`)}`;
  }
  const method = `${about}${signature(row.name, input, answerType(row, types))}`;
  if (!canStream(row)) return method;
  const streaming = comment(`${row.summary}, as a stream of events`, "See the function without stream in its name.");
  return `${method}\n${streaming}${signature(streamName(row), input, "AsyncIterable<StreamEvent>", "StreamOptions")}`;
}

function signature(name: string, input: readonly string[], answer: string, options = "CallOptions"): string {
  const isOptional = input.every((part) => /^\w+\?/.test(part));
  const given = input.length === 0 ? options : `{ ${input.join("; ")} } & ${options}`;
  const type = answer.startsWith("AsyncIterable") ? answer : `Promise<${answer}>`;
  return `${name}(input${isOptional ? "?" : ""}: ${given}): ${type};`;
}

function answerType(row: Row, types: SchemaTypes): string {
  const answers = answersOf(row);
  if (answers === "response") return "Response";
  return row.output && answers === "json" ? types.typeOf(row.output, "output") : "void";
}

/** `params: {…}`, `query?: {…}`, `body: …` and `form: {…}`, as far as the row has them. */
function inputOf(row: Row, types: SchemaTypes): readonly string[] {
  const parts: string[] = [];
  if (row.params)
    parts.push(
      `params: ${fieldsType(types.parametersOf(row.params).map((param) => ({ ...param, description: undefined })))}`,
    );
  if (row.query) {
    const query = types.parametersOf(row.query);
    parts.push(`query${query.some(({ required }) => required) ? "" : "?"}: ${fieldsType(query)}`);
  }
  if (row.body) {
    const body = types.typeOf(row.body, "input");
    const isOptional = Boolean(row.form) || z.safeParse(row.body, {}).success;
    parts.push(`body${isOptional ? "?" : ""}: ${canStream(row) ? `Omit<${body}, "stream">` : body}`);
  }
  if (row.form) parts.push(`form${row.body ? "?" : ""}: ${formType(row, row.form)}`);
  return parts;
}

function fieldsType(fields: ReturnType<SchemaTypes["parametersOf"]>): string {
  const lines = fields.map(
    ({ name, type, required, description }) =>
      `${comment(description)}readonly ${JSON.stringify(name)}${required ? "" : "?"}: ${type};`,
  );
  return `{\n${lines.join("\n")}\n}`;
}

function formType({ name: row }: Row, { files, fields, optional = [] }: NonNullable<Row["form"]>): string {
  const field =
    (type: string) =>
    ([name, description]: [string, string]) =>
      `${comment(description)}readonly ${JSON.stringify(name)}${optional.includes(name) ? "?" : ""}: ${type};`;
  const file = row === "processDocuments" ? "FileInput | readonly FileInput[]" : "FileInput";
  return `{\n${[...Object.entries(fields).map(field("string | number | boolean")), ...Object.entries(files).map(field(file))].join("\n")}\n}`;
}

const hasEnvelope = ({ query, output }: Row) =>
  output instanceof z.ZodArray && Boolean(query && "envelope" in (parameterSchema(query).properties ?? {}));

const canStream = ({ body }: Row) =>
  body !== undefined && jsonSchema(body, "input").properties?.["stream"]?.type === "boolean";

const streamName = ({ name }: Row) => `stream${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const thrown = ({ errors }: Row) =>
  errors?.length ? `@throws LecternError ${[...errors].toSorted((a, b) => a - b).join(", ")}` : undefined;

/** The schemas that core exports, by the names they are exported under. */
export async function schemaNames(): Promise<ReadonlyMap<unknown, string>> {
  const names = new Map<unknown, string>();
  const taken = new Map<string, string>();
  const files: string[] = [];
  const exclude = (name: string) => /\.test\.ts$|\/(contract|testing)$/.test(name);
  for await (const file of glob("core/**/*.ts", { cwd: ROOT, exclude })) files.push(file);
  for (const file of files.toSorted()) {
    const source = await readFile(new URL(file, ROOT), "utf8");
    if (!/^export const [A-Z]\w* = \w/m.test(source) || !source.includes('from "zod"')) continue;
    const exported = (await import(new URL(file, ROOT).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      if (!(value instanceof z.ZodType) || names.has(value)) continue;
      const other = taken.get(name);
      if (other) throw new Error(`${file} and ${other} both export a schema called ${name}: give one another name.`);
      taken.set(name, file);
      names.set(value, name);
    }
  }
  return names;
}

/** The client that lies in client/, with what it imports, as one file of JavaScript. */
export async function clientScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(CLIENT)],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    banner: { js: "// Made from lectern-client.ts by `node scripts/client.ts`; do not edit.\n/* oxlint-disable */" },
  });
  const [made] = outputFiles;
  return (await format("lectern-client.mjs", made?.text ?? "", { printWidth: 120 })).code;
}

if (import.meta.main) {
  await writeFile(CLIENT, await clientFile(apiRoutes, await schemaNames()));
  await writeFile(new URL("lectern-client.mjs", CLIENT), await clientScript());
}
