import type { EvaluationFilesPort } from "#core/library/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ApiError, invalidField } from "#core/http/errors.ts";
import type { RouteInput } from "#core/http/route.ts";
import { checkSize, cleanFilename, extensionOf, onlyFile } from "#core/http/upload.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { storeAndWrite } from "../documents/store-and-write.ts";
import { put, remove, UniqueViolation } from "#core/storage/store.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import {
  evaluationFiles,
  type EvaluationFile,
  type EvaluationFileRow,
  type NewRun,
  type TestCaseRow,
} from "./evaluation.ts";
import { casesFor, SAVED_QUESTIONS } from "./cases/case-file.ts";
import { savedCases } from "./cases/saved-case.ts";
import { parseTestCases } from "./test-cases.ts";

type Deps = Pick<RequestContext & EvaluationFilesPort, "store" | "blobs" | "clock" | "evaluationFiles">;

/** Bytes of a file of questions; it is held in memory as a whole. */
const FILE_LIMIT = 16 * 1024 * 1024;

/** Keeps a file of questions under its name; one of the same name is replaced. */
export async function uploadEvaluationFile(
  deps: Omit<Deps, "evaluationFiles">,
  owner: string,
  { files }: Pick<RouteInput<unknown, unknown, unknown>, "files">,
): Promise<EvaluationFile> {
  const file = onlyFile(files);
  const name = cleanFilename(file.name);
  if (extensionOf(name) !== "json") throw invalidField("file", "must be a .json file of questions");
  if (name === SAVED_QUESTIONS)
    throw invalidField("file", `must have another name: ${SAVED_QUESTIONS} are those saved here`);
  checkSize(file, FILE_LIMIT);
  const bytes = new Uint8Array(await new Response(file.stream()).arrayBuffer());
  const total_questions = parseTestCases(name, new TextDecoder().decode(bytes)).length;

  const before = await fileNamed(deps, owner, name);
  try {
    const row = await storeAndWrite(deps, { stream: () => new Blob([bytes]).stream() }, (stored) => {
      const { id: blob, size: file_size } = stored;
      const created_at = timestamp(deps.clock);
      const row = { id: before?.id ?? newId(), owner, name, file: blob, file_size, total_questions, created_at };
      return { row, operations: [put(evaluationFiles, row), ...holding(owner, [blob])] };
    });
    if (before && before.file !== row.file) await discardBlobs(deps, [before.file]);
    return toFile(row);
  } catch (error) {
    if (error instanceof UniqueViolation) throw new ApiError(409, `${name} is just being uploaded by another request.`);
    throw error;
  }
}

/** What the user has uploaded and what lies in the host's folder, by name. */
export async function listEvaluationFiles(
  { store, evaluationFiles: host }: Deps,
  owner: string,
): Promise<EvaluationFile[]> {
  const rows = await store.query(evaluationFiles, { owner, order: { by: "name", direction: "ascending" } });
  const inFolder = (await host.list?.()) ?? [];
  const theirs = inFolder.map(({ name, size }) => ({
    name,
    path: name,
    file_size: size,
    total_questions: null,
    created_at: null,
  }));
  const saved = await savedQuestions({ store }, owner);
  return [...rows.map(toFile), ...theirs.filter(({ name }) => name !== SAVED_QUESTIONS), ...saved].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

export async function deleteEvaluationFile(
  deps: Omit<Deps, "evaluationFiles">,
  owner: string,
  name: string,
): Promise<void> {
  const row = await fileNamed(deps, owner, name);
  if (!row) throw new ApiError(404, `There is no question file named ${name}.`);
  await deps.store.write([remove(evaluationFiles, owner, row.id)]);
  await discardBlobs(deps, [row.file]);
}

/** Questions that are saved one by one are listed as a file of their own, where there are any. */
async function savedQuestions({ store }: Pick<Deps, "store">, owner: string): Promise<EvaluationFile[]> {
  const total_questions = await store.count(savedCases, { owner });
  const about = { name: SAVED_QUESTIONS, path: SAVED_QUESTIONS, file_size: 0, total_questions, created_at: null };
  return total_questions > 0 ? [about] : [];
}

/**
 * The questions at a path: those saved for the collection under their own name, the host's folder, then what the user has
 * uploaded.
 */
export async function readTestCases(
  deps: Deps,
  owner: string,
  { test_cases_path: path, collection_id }: Pick<NewRun, "test_cases_path" | "collection_id">,
): Promise<TestCaseRow[]> {
  if (path === SAVED_QUESTIONS) {
    const saved = await casesFor(deps, owner, collection_id);
    if (saved.length === 0) throw new ApiError(404, "There is no saved question for this collection.");
    return saved;
  }
  const content = (await deps.evaluationFiles.read(path)) ?? (await uploadedText(deps, owner, path));
  if (content === undefined) throw new ApiError(404, `There is no question file named ${path}.`);
  return parseTestCases(path, content);
}

async function uploadedText(deps: Deps, owner: string, name: string): Promise<string | undefined> {
  const row = await fileNamed(deps, owner, name);
  const bytes = row && (await deps.blobs.heldBy(owner).bytes(row.file));
  return bytes && new TextDecoder().decode(bytes);
}

async function fileNamed(
  { store }: Pick<Deps, "store">,
  owner: string,
  name: string,
): Promise<EvaluationFileRow | undefined> {
  const [row] = await store.query(evaluationFiles, { owner, where: { name }, limit: 1 });
  return row;
}

function toFile({ name, file_size, total_questions, created_at }: EvaluationFileRow): EvaluationFile {
  return { name, path: name, file_size, total_questions, created_at };
}
