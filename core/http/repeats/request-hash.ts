import { chunksOf, createBlobHash } from "../../storage/blob-hash.ts";
import { canonicalJson } from "#core/storage/hash.ts";
import type { RouteInput } from "../route.ts";

export interface HashedRequest {
  readonly method: string;
  /** As the row writes it. */
  readonly path: string;
  readonly params: unknown;
  readonly query: unknown;
  /** As it was sent, before its schema. */
  readonly body: unknown;
  readonly fields: RouteInput<unknown, unknown, unknown>["fields"];
  readonly files: RouteInput<unknown, unknown, unknown>["files"];
}

/** SHA-256, equal for requests that ask for the same: the order of keys and the boundary of a form do not count. */
export async function hashRequest({ files, ...request }: HashedRequest): Promise<string> {
  const contents: unknown[] = [];
  for (const { field, file } of files) {
    const hash = await createBlobHash();
    for await (const bytes of chunksOf(file.stream())) hash.update(bytes);
    contents.push([field, file.name, file.type, file.size, hash.finish()]);
  }
  return hashOf(canonicalJson({ ...request, files: contents }));
}

export async function hashOf(text: string): Promise<string> {
  const hash = await createBlobHash();
  hash.update(new TextEncoder().encode(text));
  return hash.finish();
}
