import { z } from "zod";
import type { Reply } from "../route.ts";

/** Makes texts that only this host can read, and reads them. */
export interface Sealer {
  seal(text: string): Promise<string>;
  /** Throws when the text was not sealed here. */
  open(sealed: string): Promise<string>;
}

/** Characters of an answer that is kept; a longer one would have to be looked up where it came from. */
const LONGEST_ANSWER = 256 * 1024;

const Stored = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  cookies: z.array(z.object({ name: z.string(), value: z.string(), path: z.string(), maxAge: z.number() })).optional(),
  body: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("json"), json: z.unknown() }),
    z.object({ kind: z.literal("text"), text: z.string() }),
    z.object({ kind: z.literal("none") }),
  ]),
});

/** The answer as text only this host can read (there may be a token in it), or why it is not kept. */
export async function sealReply(box: Sealer, reply: Reply): Promise<{ sealed: string } | "streamed" | "large"> {
  const body = bodyOf(reply);
  if (!body) return "streamed";
  const { status, headers, cookies } = reply;
  const text = JSON.stringify({ status, headers, ...(cookies && { cookies }), body });
  return text.length > LONGEST_ANSWER ? "large" : { sealed: await box.seal(text) };
}

export async function openReply(box: Sealer, sealed: string): Promise<Reply> {
  const { status, headers, cookies, body } = Stored.parse(JSON.parse(await box.open(sealed)));
  const common = { status, headers: { ...headers, "idempotency-replayed": "true" }, ...(cookies && { cookies }) };
  if (body.kind === "json") return { ...common, kind: "json", body: body.json };
  return { ...common, kind: "raw", body: body.kind === "text" ? body.text : null };
}

function bodyOf(reply: Reply): z.input<typeof Stored>["body"] | undefined {
  if (reply.kind === "json") return { kind: "json", json: reply.body };
  const { body } = reply;
  if (body === null) return { kind: "none" };
  if (typeof body === "string") return { kind: "text", text: body };
  return body instanceof Uint8Array ? textOf(body) : undefined;
}

/** Bytes that are no text are rare here, and files are streamed. */
function textOf(bytes: Uint8Array): { kind: "text"; text: string } | undefined {
  try {
    return { kind: "text", text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}
