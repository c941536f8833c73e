import { createHash } from "node:crypto";
import type { ModelFile } from "./tiny-embedder.ts";

/** Answers as the model hub does, from files in memory; `faults` can be changed between requests. */
export interface FakeHub {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly requests: { readonly url: string; readonly range: string | null }[];
  readonly faults: { unreachable?: boolean; cutAfter?: number; altered?: string; ignoresRange?: boolean };
}

export function createFakeHub(repository: string, files: readonly ModelFile[]): FakeHub {
  const faults: FakeHub["faults"] = {};
  const requests: FakeHub["requests"] = [];

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const range = new Headers(init.headers).get("range");
    requests.push({ url, range });
    if (faults.unreachable) throw new TypeError("fetch failed");
    const { pathname } = new URL(url);
    if (pathname === `/api/models/${repository}/tree/main`) return Response.json(files.map(treeEntry));
    const file = files.find(({ path }) => pathname === `/${repository}/resolve/main/${path}`);
    return file ? serve(file, range, faults) : new Response("not here", { status: 404 });
  }

  return { fetch: answer, requests, faults };
}

/** Large files carry the SHA-256 of their bytes, small ones only git's blob hash, as on the hub. */
function treeEntry({ path, bytes }: ModelFile) {
  const oid = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  const lfs = { oid: createHash("sha256").update(bytes).digest("hex") };
  return { type: "file", path, size: bytes.length, oid, ...(path.endsWith(".onnx") ? { lfs } : {}) };
}

function serve({ path, bytes }: ModelFile, range: string | null, faults: FakeHub["faults"]): Response {
  const from = faults.ignoresRange ? 0 : Number(/bytes=(\d+)-/.exec(range ?? "")?.[1] ?? 0);
  const rest = faults.altered === path ? bytes.slice(from).fill(0, 0, 4) : bytes.slice(from);
  const cut = faults.cutAfter;
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent)
        return cut !== undefined && cut < rest.length
          ? controller.error(new TypeError("terminated"))
          : controller.close();
      sent = true;
      controller.enqueue(cut === undefined ? rest : rest.slice(0, cut));
    },
  });
  return new Response(body, { status: from > 0 ? 206 : 200 });
}
