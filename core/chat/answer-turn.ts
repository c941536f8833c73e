import type { Answer, AnswerEvent, Passage, WrittenBy } from "../engine/engine.ts";
import { holdsWhatStays } from "#core/library/device-only/never-leaves.ts";
import { markOf } from "#core/library/device-only/stays-here.ts";
import { conflict } from "../http/errors.ts";
import { pause } from "#core/storage/pause.ts";
import type { ChatMessageRow } from "./chat.ts";
import { append } from "./messages.ts";
import { withPages, type PlacedReceipt } from "./receipt-pages.ts";
import type { ChatDeps, Turn } from "./send-message.ts";
import { whyLost } from "./why-lost.ts";

/** Milliseconds that a stopped answer has to come to an end by itself, checked by whoever wrote it. */
const STOP_WITHIN = 8_000;

/**
 * Answers a question and stores the reply. Of an answer that is stopped, or whose writer is gone with nobody to take over,
 * what was heard is kept and marked as stopped; null where that is nothing.
 */
export async function answerTurn(
  deps: ChatDeps,
  turn: Turn,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<ChatMessageRow | null> {
  const heard = createHeard();
  const began = deps.clock.now();
  const hear = (event: AnswerEvent): void => {
    heard.add(event);
    onEvent(event);
  };
  const answer = await untilStopped(deps.engine.answer(turn.request, hear, signal), signal).catch(
    async (error: unknown) => {
      const cut = await heard.answer();
      if (!cut && !(error instanceof LeftBehind)) throw error;
      return cut;
    },
  );
  if (!answer || (answer.stopped && answer.content.trim() === "")) return null;
  if (answer.without_documents && !answer.answered) throw conflict(whyNoModel(answer, turn));

  const response_time_ms = Math.round(deps.clock.now() - began);
  const { owner, session_id, collection_id } = turn.question;
  const receipts = await withPages(deps, owner, answer);
  const metadata = replyMetadata({ ...answer, receipts }, turn, response_time_ms);
  // A document may have been put away while the answer was written.
  const document_ids = [...new Set(answer.passages.map((passage) => passage.document_id))];
  const stays = turn.stays || (await holdsWhatStays(deps, { owner, document_ids }));
  const about = { owner, session_id, collection_id, ...markOf(stays) };
  return append(deps, { ...about, role: "assistant", content: answer.content, metadata });
}

/** Nothing takes the place of a model that was asked alone: the question is kept, and can be asked again. */
function whyNoModel({ lost = [] }: Answer, { request }: Turn): string {
  if (lost.length > 0) return whyLost(lost);
  return request.allow_sending
    ? "No language model can answer here. Choose or set up one, or ask your documents."
    : "Some of what was said before never leaves this machine, and no language model runs on it. Start a new chat, or ask your documents.";
}

class LeftBehind extends Error {}

async function untilStopped(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const done = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = (): void =>
    void pause(STOP_WITHIN, done.signal).then(() => reject(new LeftBehind("The answer did not stop in time.")));
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([answer, promise]);
  } finally {
    signal.removeEventListener("abort", leave);
    done.abort();
    promise.catch(() => undefined);
  }
}

/** What was told of an answer, for when its end does not come. */
function createHeard() {
  let content = "";
  let passages: readonly Passage[] = [];
  let generator: WrittenBy | null = null;
  return {
    add(event: AnswerEvent): void {
      if (event.type === "text") content += event.text;
      else if (event.type === "passages") passages = event.passages;
      else if (event.type === "restart") content = "";
      else if (event.type === "thinking") content = event.replaces ? "" : content;
      else generator = event.generator ?? generator;
    },
    /** Checked by words alone: the model that knows meanings may be gone with the rest. */
    async answer(): Promise<Answer | null> {
      if (content.trim() === "" || !generator) return null;
      const { checkAnswer } = await import("../engine/answer/verify/check-answer.ts");
      const { createTokenizer } = await import("../engine/index/tokens.ts");
      const checked = checkAnswer({ tokenizer: createTokenizer() }, { content, passages });
      const intent = { kind: "retrieval", confidence: 0, reasoning: "The answer was cut off." } as const;
      return { ...checked, passages, intent, queries_used: [], generator, stopped: true };
    },
  };
}

interface Reply extends Answer {
  readonly receipts: readonly PlacedReceipt[];
}

function replyMetadata(reply: Reply, turn: Turn, response_time_ms: number): Record<string, unknown> {
  const {
    intent,
    passages,
    receipts,
    answered,
    queries_used,
    generator,
    model,
    stopped,
    lost,
    broken,
    without_documents,
    understood,
    left_out,
    addressed,
  } = reply;
  return {
    intent: intent.kind,
    chunks_retrieved: passages.length,
    source_documents: passages.map(({ document_id, chunk_id, content, score }) => ({
      document_id,
      chunk_id,
      content,
      score,
    })),
    response_time_ms,
    ...(understood && { understood }),
    answer: {
      answered,
      question_id: turn.question.id,
      intent,
      receipts,
      passages,
      queries_used,
      generator,
      document_ids: turn.named.document_ids ?? null,
      ...(turn.named.collection_ids && { collection_ids: turn.named.collection_ids }),
      ...(model && { model, persona: turn.persona }),
      ...(turn.stays && !left_out && { kept_here: true }),
      ...(left_out && { left_out }),
      ...(addressed && { addressed }),
      ...(stopped && { stopped }),
      ...(lost && { lost }),
      ...(broken && { broken }),
      ...(without_documents && { without_documents }),
    },
  };
}
