import { createParser } from "eventsource-parser";
import { ApiError } from "#core/http/errors.ts";
import type { ModelServer } from "./generation.ts";
import { notUnderstood, parseOrRefuse } from "./upstream.ts";

/** Characters of one event or line; no vendor sends a thousandth of it. */
const LONGEST = 8 * 1024 * 1024;

/** The `data` of server-sent events, however the bytes are cut. */
export async function* readEventData(server: ModelServer, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const ready: string[] = [];
  let pending = 0;
  const parser = createParser({ onEvent: ({ data }) => void ready.push(data) });
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    pending = ready.length > 0 ? 0 : pending + chunk.length;
    if (pending > LONGEST) throw notUnderstood(server);
    yield* ready.splice(0);
  }
}

/** Whether the body begins as an object of JSON, whatever its server calls it, and the same pieces again. */
export async function peek(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly isObject: boolean; readonly chunks: AsyncIterable<Uint8Array> }> {
  const pieces = chunks[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* again(): AsyncGenerator<Uint8Array> {
    try {
      if (first.done) return;
      yield first.value;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  const isObject = !first.done && /^\s*\{/.test(new TextDecoder().decode(first.value));
  return { isObject, chunks: again() };
}

/** Lines of JSON (NDJSON), however the bytes are cut; the last one needs no line break. */
export async function* readJsonLines(server: ModelServer, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST) throw notUnderstood(server);
    for (const line of lines) if (line.trim() !== "") yield parseOrRefuse(server, line);
  }
  rest += decoder.decode();
  if (rest.trim() !== "") yield parseOrRefuse(server, rest);
}

/** A stream that ended before its first word. */
export const answeredNothing = ({ label }: ModelServer) =>
  new ApiError(502, `${label} answered nothing; ask again, and look at that server if it happens again.`, {
    code: "cut_off",
  });

/** A stream that stopped without its vendor's word for the end. */
export const cutShort = ({ label }: ModelServer) =>
  new ApiError(
    502,
    `${label} stopped in the middle of the answer; ask again, and look at that server if it happens again.`,
    {
      code: "cut_off",
    },
  );
