import { bytesToBase64, type ContractBody, type ContractRequest, type Send } from "../../request.ts";

/** Milliseconds after which a stream that goes on is left, as a person leaves a page. */
const LISTEN = 150;

/** Requests by `fetch`, as `performRequest` sends them; streams of events are read for a moment and left. */
export function sendBounded(fetch: (path: string, init: RequestInit) => Promise<Response>): Send {
  return async function send({ method, path, headers = {}, body }: ContractRequest) {
    const leave = new AbortController();
    const init = { method, headers, body: toBody(body), redirect: "manual", signal: leave.signal } as const;
    const response = await fetch(path, init);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    const bytes = isStream ? await readFor(response, leave) : new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      base64: bytesToBase64(bytes),
      setCookies: response.headers.getSetCookie(),
    };
  };
}

async function readFor(response: Response, leave: AbortController): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const timer = setTimeout(() => leave.abort(), LISTEN);
  const reader = response.body?.getReader();
  // A body in this process does not hear of the abort by itself.
  const left = new Promise<undefined>((resolve) => leave.signal.addEventListener("abort", () => resolve(undefined)));
  try {
    for (;;) {
      const next = await Promise.race([reader?.read(), left]);
      if (!next || next.done) break;
      chunks.push(next.value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    if (!leave.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    await reader?.cancel().catch(() => undefined);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBody(body: ContractBody | undefined): string | FormData | Blob | null {
  if (!body) return null;
  if (body.kind === "text") return body.text;
  if (body.kind === "base64") return new Blob([fromBase64(body.base64)]);
  const form = new FormData();
  for (const [name, value] of body.fields) form.append(name, value);
  for (const { field, name, type, base64 } of body.files)
    form.append(field, new File([fromBase64(base64)], name, type ? { type } : {}));
  return form;
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
