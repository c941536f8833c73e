/** A request as plain data, so that it can be handed to a page in a browser as well. */
export interface ContractRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: ContractBody;
}

export type ContractBody =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "base64"; readonly base64: string }
  | {
      readonly kind: "form";
      readonly fields: readonly (readonly [string, string])[];
      readonly files: readonly ContractFile[];
    };

export interface ContractFile {
  readonly field: string;
  readonly name: string;
  readonly type?: string;
  readonly base64: string;
}

export interface ContractResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly base64: string;
  /** As sent; a page in a browser never sees them. */
  readonly setCookies?: readonly string[];
}

export type Send = (request: ContractRequest) => Promise<ContractResponse>;

/**
 * Performs the request with `fetch`. Uses nothing from outside itself, so that its source can be evaluated in a page:
 * `page.evaluate(performRequest, { request, origin: "" })`.
 */
export async function performRequest({
  request,
  origin,
}: {
  readonly request: ContractRequest;
  readonly origin: string;
}): Promise<ContractResponse> {
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const toBase64 = (bytes: Uint8Array) => {
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  const toBody = (body: ContractRequest["body"]) => {
    if (!body) return null;
    if (body.kind === "text") return body.text;
    if (body.kind === "base64") return fromBase64(body.base64);
    const form = new FormData();
    for (const [name, value] of body.fields) form.append(name, value);
    for (const { field, name, type, base64 } of body.files) {
      form.append(field, new File([fromBase64(base64)], name, type ? { type } : {}));
    }
    return form;
  };

  const { method, path, headers = {}, body } = request;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    body: toBody(body),
    redirect: "manual",
    cache: "no-store",
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    base64: toBase64(bytes),
    setCookies: response.headers.getSetCookie?.() ?? [],
  };
}

export function bytesToBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

export const textToBase64 = (text: string): string => bytesToBase64(new TextEncoder().encode(text));

export function responseText({ base64 }: ContractResponse): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
