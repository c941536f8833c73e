import type { EnginePort, GeneratorsPort } from "#core/engine/ports.ts";
import { doubtsOf } from "#core/chat/doubts.ts";
import { withPages } from "#core/chat/receipt-pages.ts";
import type { RequestContext } from "#core/http/context.ts";
import type { AnswerRequest } from "#core/engine/engine.ts";
import { correctionOf, failureOf } from "./correction.ts";
import { fillSchema, type Wanted } from "./schema-answer.ts";
import { citedSources, placeOf, type PlacedAnswer } from "./source-links.ts";
import { createToldText, shorten } from "./told-text.ts";
import { usageOf, type TokenUsage } from "./token-usage.ts";

export interface ServedRequest {
  readonly request: AnswerRequest;
  /** The text ends before any of these. */
  readonly stop: readonly string[];
  /** Most tokens of the text; no limit where null. */
  readonly longest: number | null;
  /** A schema of the caller's is filled from what is found, instead of an answer being written. */
  readonly format: "text" | "json" | Wanted;
  /** Whether the text ends with the list of its sources. */
  readonly sources: boolean;
  /** Address of this host as the caller has it. */
  readonly origin: string | undefined;
}

export interface Served {
  readonly content: string;
  readonly finish: "stop" | "length";
  readonly usage: TokenUsage;
  readonly answer: PlacedAnswer;
}

export type ServedDeps = Pick<
  RequestContext & EnginePort & GeneratorsPort,
  "engine" | "store" | "blobs" | "generators"
>;

/**
 * Answers; `tell` gets the text in pieces, as it comes, and all of them together are the text a stream gives. `think` gets
 * what the model thinks before it answers.
 */
export async function serveAnswer(
  deps: ServedDeps,
  wanted: ServedRequest,
  tell: (piece: string) => void,
  signal: AbortSignal,
  think: (piece: string) => void = () => undefined,
): Promise<Served> {
  if (typeof wanted.format === "object") {
    const { answer, usage } = await fillSchema(deps, wanted.request, wanted.format, wanted.longest, signal);
    tell(answer.content);
    return {
      content: answer.content,
      finish: "stop",
      usage: usageOf(wanted.request, answer, answer.content, usage),
      answer,
    };
  }
  const isJson = wanted.format === "json";
  const told = createToldText(wanted, isJson ? () => undefined : tell, think);
  const heard = await deps.engine.answer(wanted.request, told.hear, AbortSignal.any([signal, told.enough]));
  const answer = { ...heard, receipts: await withPages(deps, wanted.request.scope.owner, heard) };
  const body = shorten(answer, wanted);
  const isWhole = body.content === answer.content && !answer.stopped;
  const usage = usageOf(wanted.request, answer, body.content);
  const isCut = answer.model?.cut || answer.broken !== undefined;
  const finish = body.finish === "length" || (isCut && isWhole) ? "length" : "stop";
  const served = { finish, usage, answer } as const;
  // A text that was asked to end early ends there.
  const notes = isWhole ? (await correctionOf(deps, wanted.request, answer)) + failureOf(answer) : "";
  if (isJson) {
    const content = JSON.stringify(asJson(answer, body.content, notes, wanted.origin));
    tell(content);
    return { ...served, content };
  }
  told.end(answer.content);
  if (!isWhole) return { ...served, content: body.content };
  const ending = notes + (wanted.sources ? legendOf(answer, wanted.origin) : "");
  if (ending !== "") tell(ending);
  return { ...served, content: body.content + ending };
}

/** `Sources:` and a line for each, for readers who see nothing but text. */
function legendOf(answer: PlacedAnswer, origin: string | undefined): string {
  const lines = citedSources(answer, origin).map(
    ({ number, passage, url }) => `[${number}] ${placeOf(passage)}${url === null ? "" : ` ${url}`}`,
  );
  return lines.length === 0 ? "" : `\n\nSources:\n${lines.join("\n")}`;
}

/** `notes` follow the text: a program may show no more of the object than that. */
function asJson(answer: PlacedAnswer, content: string, notes: string, origin: string | undefined) {
  const sources = citedSources({ ...answer, content }, origin).map(({ number, passage, url }) => ({
    number,
    document: passage.document_name,
    page: passage.page,
    text: passage.content,
    url,
  }));
  const receipts = answer.receipts.filter(({ to }) => to <= content.length);
  return { answer: content + notes, answered: answer.answered, sources, ...doubtsOf({ content, receipts }) };
}

/** What no other service has: who wrote it where, what each sentence rests on, and which models failed before. */
export const receiptsOf = ({
  answered,
  generator,
  passages,
  receipts,
  content,
  lost,
  broken,
  values,
  addressed,
}: PlacedAnswer) => ({
  content,
  answered,
  generator,
  passages,
  receipts,
  ...doubtsOf({ content, receipts }),
  ...(lost && { lost }),
  ...(broken && { broken }),
  ...(values && { values }),
  ...(addressed && { addressed }),
});
