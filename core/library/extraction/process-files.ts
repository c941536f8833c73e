import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { DOCUMENT_TYPES } from "#core/engine/formats.ts";
import { ApiError, invalidField } from "#core/http/errors.ts";
import type { RouteInput, UploadedFile } from "#core/http/route.ts";
import { checkSize, cleanFilename, onlyFile } from "#core/http/upload.ts";
import { extractFile, type ExtractionDeps } from "./extract-file.ts";
import { fileTypeOf } from "./file-types.ts";

type Deps = ExtractionDeps & Pick<RequestContext, "limits">;
type Files = RouteInput<unknown, unknown, unknown>["files"];

/** Files of one request. */
export const MAX_FILES = 10;

export const Processed = z.object({
  filename: z.string(),
  file_type: z.enum(DOCUMENT_TYPES),
  content_type: z.string(),
  file_size: z.number().int().meta({ description: "Bytes" }),
  extracted_text: z.string(),
  text_length: z.number().int().meta({ description: "UTF-16 units" }),
  pages: z.number().int().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  warnings: z.array(z.string()),
});
export type Processed = z.infer<typeof Processed>;

const Failed = z.object({
  success: z.literal(false),
  filename: z.string(),
  file_size: z.number().int(),
  error: z.string(),
});

export const ProcessedMany = z.object({
  results: z
    .array(z.union([Processed.extend({ success: z.literal(true) }), Failed]))
    .meta({ description: "In the order sent" }),
  total_files: z.number().int(),
  successful_files: z.number().int(),
  failed_files: z.number().int(),
});
export type ProcessedMany = z.infer<typeof ProcessedMany>;

export function processFile(deps: Deps, owner: string, files: Files, signal: AbortSignal): Promise<Processed> {
  return extractOne(deps, owner, onlyFile(files), signal);
}

/** One after the other: the worker reads one file at a time anyway. */
export async function processFiles(
  deps: Deps,
  owner: string,
  files: Files,
  signal: AbortSignal,
): Promise<ProcessedMany> {
  const sent = files.filter(
    ({ field, file }) => (field === "files" || field === "file") && (file.name !== "" || file.size > 0),
  );
  if (sent.length === 0) throw invalidField("files", "is required: send the files in the form field named files");
  if (sent.length > MAX_FILES) throw invalidField("files", `must be at most ${MAX_FILES} files`);
  const results: ProcessedMany["results"] = [];
  for (const { file } of sent) results.push(await extractOrExplain(deps, owner, file, signal));
  const successful = results.filter(({ success }) => success).length;
  return {
    results,
    total_files: results.length,
    successful_files: successful,
    failed_files: results.length - successful,
  };
}

async function extractOrExplain(
  deps: Deps,
  owner: string,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<ProcessedMany["results"][number]> {
  try {
    return { success: true, ...(await extractOne(deps, owner, file, signal)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { success: false, filename: cleanFilename(file.name), file_size: file.size, error: error.message };
  }
}

async function extractOne(deps: Deps, owner: string, file: UploadedFile, signal: AbortSignal): Promise<Processed> {
  const filename = cleanFilename(file.name);
  const { file_type, content_type } = fileTypeOf(filename);
  checkSize(file, deps.limits.uploadBytes);
  const { text, metadata } = await extractFile(deps, owner, { filename, type: file_type, file, signal });
  const { warnings, pages, ...rest } = metadata;
  return {
    filename,
    file_type,
    content_type,
    file_size: file.size,
    extracted_text: text,
    text_length: text.length,
    pages: typeof pages === "number" ? pages : null,
    metadata: rest,
    warnings: z.array(z.string()).catch([]).parse(warnings),
  };
}
