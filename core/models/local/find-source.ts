import { fitsPattern, type CatalogueModel } from "./model.ts";
import { SourceUnreachable, type ModelSource, type SourceFile } from "./model-source.ts";

/** A file of a model and where it is to be had. */
export interface Found extends SourceFile {
  readonly source: ModelSource;
  readonly repository: string;
  readonly revision: string;
}

/**
 * The first source that has all files of the model's repository; files of other repositories may come from another one.
 * Throws `SourceUnreachable` that says of every source why not.
 */
export async function findSource(
  sources: readonly ModelSource[],
  model: CatalogueModel,
): Promise<{ readonly source: ModelSource; readonly files: readonly Found[] }> {
  const [first, ...rest] = await Promise.all(
    placesOf(model).map(({ repository, revision, files }) => findPlace(sources, repository, revision, files)),
  );
  if (!first?.[0]) throw new Error(`The model ${model.id} has no files.`);
  return { source: first[0].source, files: [first, ...rest].flat() };
}

interface Place {
  readonly repository: string;
  readonly revision: string;
  readonly files: readonly string[];
}

function placesOf({ repository, revision, files, also = [] }: CatalogueModel): Place[] {
  return [{ repository, revision, files }, ...also.map(({ path, ...place }) => ({ ...place, files: [path] }))];
}

async function findPlace(
  sources: readonly ModelSource[],
  repository: string,
  revision: string,
  wanted: readonly string[],
): Promise<Found[]> {
  const reasons: string[] = [];
  for (const source of sources) {
    if (source.serves?.(repository) === false) continue;
    try {
      const listed = (await source.list(repository, revision)) ?? [];
      const groups = wanted.map((pattern) => listed.filter(({ path }) => fitsPattern(pattern, path)));
      const files = groups.flat().map((file) => ({ ...file, source, repository, revision }));
      if (groups.every((group) => group.length > 0)) return files;
      reasons.push(`${source.name} does not have it`);
    } catch (error) {
      if (!(error instanceof SourceUnreachable)) throw error;
      reasons.push(error.reason);
    }
  }
  throw new SourceUnreachable(`the download failed: ${reasons.join("; ")}. Try again later, or add its files`);
}
