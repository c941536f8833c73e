import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { parseFields } from "#core/http/form-fields.ts";
import type { RouteInput } from "#core/http/route.ts";
import { checkSize, cleanFilename, onlyFile } from "#core/http/upload.ts";
import { extractFile, type ExtractionDeps, type Wanted } from "./extract-file.ts";
import { fileTypeOf } from "./file-types.ts";

const DEFAULT_CHARACTERS = 4000;
const Question = z
  .string()
  .max(20_000)
  .nullish()
  .meta({ description: "Of one longer than 2,000 characters one line, or the beginning, is looked for" });
const characters = z.number().int().min(1).max(1_000_000);

export const TextContext = z.object({
  text: z.string().min(1).max(8_000_000),
  question: Question,
  max_characters: characters.default(DEFAULT_CHARACTERS),
});
export type TextContext = z.infer<typeof TextContext>;

const FormFields = z.object({
  question: Question,
  max_characters: z
    .string()
    .regex(/^\d{1,7}$/, "must be a whole number")
    .transform(Number)
    .pipe(characters)
    .default(DEFAULT_CHARACTERS),
});

const Segment = z.object({
  text: z.string(),
  start: z.number().int().meta({ description: "UTF-16 range in the extracted text" }),
  end: z.number().int(),
  heading: z.string().nullable(),
  page: z.number().int().nullable(),
  score: z
    .number()
    .meta({ description: "Higher fits better; 0 where no question was asked or none of its words occurs" }),
});

export const TextContextAnswer = z.object({
  question: z.string().nullable(),
  text_length: z.number().int(),
  segments: z.array(Segment),
  context: z.string().meta({ description: "The segments in the order of the text" }),
  truncated: z.boolean().meta({ description: "The text holds more than was given" }),
});
export type TextContextAnswer = z.infer<typeof TextContextAnswer>;

type Deps = ExtractionDeps & Pick<RequestContext, "limits">;

/** Takes `{text, …}`, or a form with a file. */
export async function processTextContext(
  deps: Deps,
  owner: string,
  { body, files, fields, signal }: RouteInput<unknown, unknown, TextContext | undefined>,
): Promise<TextContextAnswer> {
  const { question, max_characters } = body ?? parseFields(FormFields, fields);
  const asked = question?.trim() || null;
  const source = body ? textFile(body.text) : formFile(deps, files);
  const { text, metadata } = await extractFile(deps, owner, {
    ...source,
    context: { question: asked, max_characters },
    signal,
  });
  const segments = z.array(Segment).parse(metadata["context"]);
  const inOrder = segments.toSorted((a, b) => a.start - b.start);
  const given = segments.reduce((sum, segment) => sum + segment.text.length, 0);
  return {
    question: asked,
    text_length: text.length,
    segments,
    context: inOrder.map((segment) => segment.text).join("\n\n"),
    truncated: given < text.replace(/\s+/g, "").length,
  };
}

function textFile(text: string): Pick<Wanted, "filename" | "type" | "file"> {
  const bytes = new TextEncoder().encode(text);
  return { filename: "text.txt", type: "txt", file: { stream: () => new Blob([bytes]).stream() } };
}

function formFile(
  { limits }: Deps,
  files: RouteInput<unknown, unknown, unknown>["files"],
): Pick<Wanted, "filename" | "type" | "file"> {
  const file = onlyFile(files);
  checkSize(file, limits.uploadBytes);
  const filename = cleanFilename(file.name);
  return { filename, type: fileTypeOf(filename).file_type, file };
}
