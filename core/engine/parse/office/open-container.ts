import { read } from "cfb";
import { DocumentError } from "../../parsed-document.ts";

/** An OLE compound file by its streams. */
export interface Container {
  /** A stream's bytes by its name, wherever in the folders it lies first. */
  stream(name: string): Uint8Array<ArrayBuffer> | undefined;
}

/** Throws `DocumentError` when the container's tables do not hold together. */
export function openContainer(bytes: Uint8Array): Container {
  const { FileIndex, FullPaths } = readContainer(bytes);
  return {
    stream(name) {
      // Only streams of the root: an embedded document is not the document.
      const index = FullPaths.findIndex(
        (path) => path.split("/").slice(1).join("/").toLowerCase() === name.toLowerCase(),
      );
      const content = index < 0 ? undefined : FileIndex[index]?.content;
      return content && Uint8Array.from(content as ArrayLike<number>);
    },
  };
}

function readContainer(bytes: Uint8Array): ReturnType<typeof read> {
  try {
    return read(bytes as never, { type: "array" });
  } catch (error) {
    throw new DocumentError("This file is damaged: its container cannot be read.", { cause: error });
  }
}
