import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { RealFile } from "#core/engine/answer/testing/real-files.ts";

/** A file as the engine is given it, under the name that a person sees; its kind is that of the name. */
export const realFile = (name: string, path: string): RealFile => ({
  name,
  type: extname(name).slice(1) as RealFile["type"],
  content: new Uint8Array(readFileSync(path)),
});
