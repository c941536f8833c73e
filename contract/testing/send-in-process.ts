import { bytesToBase64, type ContractRequest, type ContractResponse, type Send } from "../request.ts";

/** Requests of the contract, answered by a service in this process. */
export function sendInProcess(fetch: (path: string, init: RequestInit) => Promise<Response>): Send {
  return async function send({ method, path, headers = {}, body }: ContractRequest): Promise<ContractResponse> {
    const response = await fetch(path, { method, headers: { ...headers }, body: toBody(body) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), base64: bytesToBase64(bytes) };
  };
}

function toBody(body: ContractRequest["body"]): string | FormData | Blob | null {
  if (!body) return null;
  if (body.kind === "text") return body.text;
  if (body.kind === "base64") return new Blob([fromBase64(body.base64)]);
  const form = new FormData();
  for (const [name, value] of body.fields) form.append(name, value);
  for (const { field, name, base64 } of body.files) form.append(field, new File([fromBase64(base64)], name));
  return form;
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
