import type { Passage, AnswerPhase, WrittenBy } from "#core/engine/engine.ts";
import type { Question } from "./question.ts";
import type { ChatEvent, Message } from "./message.ts";

/** A question on its way. It lives above the views, so that walking to another page does not lose it. */
export interface Pending {
  readonly question: Question;
  readonly state: "waiting" | "failed" | "stopped";
  readonly reason?: string;
  /** As stored; undefined until the service has it. */
  readonly questionId?: string;
  readonly phase?: AnswerPhase;
  readonly generator?: WrittenBy | null;
  /** What of the answer is written. */
  readonly text: string;
  readonly passages: readonly Passage[];
  /** What the model thinks before it answers. */
  readonly thinking?: Thought;
  /** Why the answer was begun again. */
  readonly restarted?: string;
}

export interface Thought {
  readonly text: string;
  readonly since: number;
  /** Milliseconds; left out while it goes on. */
  readonly took?: number;
}

export type PendingDraft = { -readonly [Field in keyof Pending]: Pending[Field] };

/**
 * How much of a question on its way the stored messages show already. They are read again whenever something changes, so
 * that they can be ahead of the events of the answer. A retry has earlier answers to the same question.
 */
export function storedPart(
  { question, questionId }: Pick<Pending, "question" | "questionId">,
  messages: readonly Message[],
): "nothing" | "question" | "answer" {
  if (question.retryOf !== undefined) return "question";
  if (questionId === undefined || !messages.some(({ id }) => id === questionId)) return "nothing";
  return messages.some(({ metadata }) => metadata.answer?.question_id === questionId) ? "answer" : "question";
}

/** Changes what is shown of a question on its way. */
export type ChangePending = (change: (pending: PendingDraft) => void) => void;

/** Milliseconds. */
const WRITE_EVERY = 30;

/**
 * Puts the events of an answer on the screen as they come. Pieces of its text are put there a few at a time: each change
 * reads the whole answer's Markdown again.
 */
export function createAnswerWriter(change: ChangePending) {
  let pieces = "";
  let thoughts = "";
  const writePieces = () => {
    const text = pieces;
    pieces = "";
    if (text === "") return;
    change((pending) => {
      pending.text += text;
      endThought(pending);
    });
  };
  const writeThoughts = () => {
    const text = thoughts;
    thoughts = "";
    if (text !== "") change((pending) => applyEvent(pending, { type: "thinking", text }));
  };
  return {
    hear(event: ChatEvent): void {
      if (event.type === "thinking" && !event.replaces) {
        if (thoughts === "") setTimeout(writeThoughts, WRITE_EVERY);
        thoughts += event.text;
        return;
      }
      writeThoughts();
      if (event.type === "text") {
        if (pieces === "") setTimeout(writePieces, WRITE_EVERY);
        pieces += event.text;
        return;
      }
      writePieces();
      change((pending) => applyEvent(pending, event));
    },
    /** Nothing more comes: puts what waits on the screen. */
    end(): void {
      writeThoughts();
      writePieces();
      change(endThought);
    },
  };
}

function applyEvent(pending: PendingDraft, event: ChatEvent): void {
  if (event.type === "question") pending.questionId = event.message.id;
  else if (event.type === "passages") pending.passages = event.passages;
  else if (event.type === "error") pending.reason = event.detail;
  else if (event.type === "status") {
    pending.phase = event.phase;
    pending.generator = event.generator ?? pending.generator ?? null;
  } else if (event.type === "thinking") {
    const before = pending.thinking;
    const replaced = event.replaces ? pending.text : "";
    pending.thinking = {
      text: (before?.text ?? "") + replaced + event.text,
      since: before?.took === undefined ? (before?.since ?? Date.now()) : Date.now() - before.took,
    };
    if (event.replaces) pending.text = "";
  } else if (event.type === "restart") {
    pending.text = "";
    delete pending.thinking;
    pending.restarted = event.detail ?? `The language model stopped (${event.reason}).`;
    pending.generator = event.generator;
  }
}

/** Words of the answer came: what was thought before them took until now. */
function endThought(pending: PendingDraft): void {
  const { thinking } = pending;
  if (thinking && thinking.took === undefined) pending.thinking = { ...thinking, took: Date.now() - thinking.since };
}
