import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipEntry {
  /** Path within the archive. */
  readonly name: string;
  readonly content: ReadableStream<Uint8Array> | Uint8Array;
  /** Bytes that are packed already, such as a PDF, are stored as they are. */
  readonly packed: boolean;
}

/** A zip archive as it is written: memory holds a chunk of one entry at a time. An entry that fails fails the stream. */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const chunks = zipped(entries);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void, undefined> {
  let written: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    written.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    const taken = written.filter((chunk) => chunk.length > 0);
    written = [];
    return taken;
  };
  for await (const { name, content, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const chunk of chunksOf(content)) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

async function* chunksOf(content: ZipEntry["content"]): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) return yield content;
  const reader = content.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
