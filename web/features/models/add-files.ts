import { RequestFailed } from "#core/http/request-failed.ts";
import type { Model } from "#core/models/local/models.ts";
import type { Api } from "../../app/client/client.ts";

/** Bytes of one piece of a file handed over. */
export const PIECE = 8 * 1024 * 1024;

export interface AddProgress {
  /** The file that is being handed over. */
  readonly file: string;
  readonly done: number;
  /** Bytes of all files. */
  readonly total: number;
}

/**
 * Hands files from the person's disk to a model, in pieces, and gives the model as it is then. A file goes on where an
 * earlier try stopped. Files lie where the hub has them: weights of transformers.js in `onnx`, the rest by their name.
 */
export async function addFiles(
  api: Pick<Api, "addModelFile">,
  model: Pick<Model, "id">,
  files: readonly File[],
  report: (progress: AddProgress) => void,
): Promise<Model | undefined> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  let latest: Model | undefined;
  // Small ones first: among them is the list of the weights, by which the model knows when it is whole.
  for (const file of files.toSorted((a, b) => a.size - b.size)) {
    for (let offset = 0; offset === 0 || offset < file.size;) {
      report({ file: file.name, done: before + offset, total });
      const piece = file.slice(offset, offset + PIECE);
      try {
        latest = await api.addModelFile({
          params: { model_id: model.id },
          fields: { path: pathOf(file), size: String(file.size), offset: String(offset) },
          files: { piece: new File([piece], "piece") },
        });
        offset += Math.max(piece.size, 1);
      } catch (error) {
        const known = receivedIn(error);
        if (known === undefined || known === offset) throw error;
        offset = known;
      }
    }
    before += file.size;
  }
  return latest;
}

interface NamedFile {
  readonly name: string;
  /** Left out outside of browsers. */
  readonly webkitRelativePath?: string;
}

/** Of a folder that was dropped, the path within it; weights without one belong into `onnx`. */
export function pathOf({ name, webkitRelativePath = "" }: NamedFile): string {
  const inside = webkitRelativePath.split("/").slice(1).join("/");
  if (inside.includes("/")) return inside;
  if (name.endsWith(".onnx")) return `onnx/${name}`;
  return name.endsWith(".wasm") ? `web-llm-models/v0_2_86/base/${name}` : name;
}

/** "There are 500 bytes of …; go on from there." */
function receivedIn(error: unknown): number | undefined {
  if (!(error instanceof RequestFailed) || error.status !== 409) return undefined;
  const bytes = /There are (\d+) bytes/.exec(error.message)?.[1];
  return bytes === undefined ? undefined : Number(bytes);
}
