import { isRecord } from "#core/storage/is-record.ts";
import type { EnginePort } from "#core/engine/ports.ts";
import { requireCollection } from "#core/library/collections/collections.ts";
import { holdsWhatStays, sendableOf } from "#core/library/device-only/never-leaves.ts";
import { markOf, neverLeaves } from "#core/library/device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { documents } from "#core/library/documents/document.ts";
import { requireDocument } from "#core/library/documents/documents.ts";
import { EXTRACTIVE, type AnswerEvent, type AnswerRequest, type SpeaksAs } from "../engine/engine.ts";
import { askedWith } from "#core/library/evaluation/answer-settings.ts";
import { ApiError, conflict, notFound } from "../http/errors.ts";
import { eventStream } from "../http/event-stream.ts";
import type { RawReply } from "../http/route.ts";
import { personas, type PersonaRow } from "./personas/persona.ts";
import { answerTurn } from "./answer-turn.ts";
import type { ChatMessage, ChatMessageRow, ChatSessionRow, NewChatMessage } from "./chat.ts";
import { createEventQueue } from "./event-queue.ts";
import { append, HISTORY, lastMessages, toMessage } from "./messages.ts";
import { answersOf, letNameTravel, requireChat } from "./sessions.ts";
import { parentsOf, pathTo } from "./thread.ts";

export type ChatDeps = Pick<RequestContext & EnginePort, "store" | "blobs" | "engine" | "clock">;

/** A question that is stored and wants an answer. */
export interface Turn {
  readonly question: ChatMessageRow;
  readonly request: AnswerRequest;
  readonly persona: { readonly id: string; readonly name: string } | null;
  /** What the question was limited to, as it was named; null for one collection or all. */
  readonly named: Pick<NewChatMessage, "document_ids" | "collection_ids">;
  /** What is asked about never leaves this machine, or some of it: question and reply stay with it. */
  readonly stays: boolean;
}

/** The newest messages, among which those are mostly found; prompts and passages make each some ten kilobytes. */
const NEWEST = 2 * HISTORY;
const ALL = 100_000;

/**
 * Stores the question, answers it, stores the reply. The question is kept even when answering fails;
 * when the session is deleted meanwhile, nothing is kept and the answer is 404.
 */
export async function sendMessage(
  deps: ChatDeps,
  owner: string,
  body: NewChatMessage,
  signal: AbortSignal,
): Promise<ChatMessage> {
  const turn = await openTurn(deps, owner, body);
  const reply = await answerTurn(deps, turn, () => undefined, signal);
  if (!reply) throw conflict("The answer was stopped before there was any of it.");
  return toMessage(reply);
}

/** The same, told as it comes about. What is wrong with the question itself is refused before the stream begins. */
export async function streamMessage(deps: ChatDeps, owner: string, body: NewChatMessage): Promise<RawReply> {
  const turn = await openTurn(deps, owner, body);
  return eventStream(
    createEventQueue(async (send, signal) => {
      send({ type: "question", message: toMessage(turn.question) });
      try {
        const reply = await answerTurn(deps, turn, (event: AnswerEvent) => send(event), signal);
        if (reply) send({ type: "message", message: toMessage(reply) });
      } catch (error) {
        send({ type: "error", detail: detailOf(error) });
        if (!(error instanceof ApiError)) throw error;
      }
    }),
  );
}

const detailOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "Something went wrong on our side. Try again.";

async function openTurn(deps: ChatDeps, owner: string, body: NewChatMessage): Promise<Turn> {
  const session = await requireChat(deps, owner, body.session_id);
  const answers = body.answers ?? answersOf(session);
  // What is asked of a model alone is about no document: none is searched, and none keeps it here.
  const document_ids = answers === "model" ? [] : await documentsNamed(deps, owner, body);
  const collection_id = document_ids ? null : (body.collection_id ?? session.collection_id);
  if (collection_id && body.collection_id) await requireCollection(deps, owner, collection_id);
  const persona = await personaFor(deps, body, session);

  const messages = await messagesAround(deps, owner, body);
  if (answers === "model" && messages.length === 0 && persona?.sample_greeting) {
    const about = { owner, session_id: session.id, collection_id, ...markOf(neverLeaves(session)) };
    const metadata = { greeting: true, persona_id: persona.id };
    messages.push(await append(deps, { ...about, role: "assistant", content: persona.sample_greeting, metadata }));
  }
  const place = placeOf(messages, body);
  const history = pathTo(messages, place.follows).slice(-HISTORY);
  const scope = { owner, collection_id, ...(document_ids && { document_ids }) };
  // What was quoted before is in the history, and a model is given that too.
  const isKept = neverLeaves(session) || history.some((message, at) => neverLeaves(message) && !wasSent(history, at));
  const holds = isKept || (await holdsWhatStays(deps, scope));
  const stays = holds || history.some(neverLeaves);
  if (!stays) await letNameTravel(deps, session);
  const maySend = !isKept && (!holds || (await sendableOf(deps, scope)) !== null);
  const about = { owner, session_id: session.id, collection_id, ...markOf(stays) };
  const question =
    place.stored ?? (await append(deps, { ...about, role: "user", content: body.message, metadata: place.metadata }));
  return {
    question: { ...question, collection_id },
    persona: persona && { id: persona.id, name: persona.name },
    named: answers === "model" ? {} : { document_ids: body.document_ids, collection_ids: body.collection_ids },
    stays,
    request: {
      turn: question.id,
      scope,
      question: question.content,
      history: body.follow_up ? history.map(({ role, content }) => ({ role, content })) : [],
      ...askedWith(body),
      persona: persona && speaksAs(persona),
      model: answers === "documents" ? EXTRACTIVE : (body.model ?? null),
      ...(answers === "model" && { without_documents: true }),
      allow_sending: body.allow_sending && maySend,
    },
  };
}

/** The documents named and those of the collections named; null where none are. Throws 404 for what is not there. */
async function documentsNamed(
  deps: ChatDeps,
  owner: string,
  { document_ids, collection_ids }: NewChatMessage,
): Promise<readonly string[] | null> {
  if (!document_ids && !collection_ids) return null;
  for (const id of document_ids ?? []) await requireDocument(deps, owner, id);
  for (const id of collection_ids ?? []) await requireCollection(deps, owner, id);
  const within = await Promise.all(
    (collection_ids ?? []).map((id) => deps.store.query(documents, { owner, where: { collection_id: id } })),
  );
  return [...new Set([...(document_ids ?? []), ...within.flat().map(({ id }) => id)])];
}

/** The newest messages; all of them where a question hangs on an older one. */
async function messagesAround(
  deps: ChatDeps,
  owner: string,
  { session_id, edit_of, retry_of, after }: NewChatMessage,
): Promise<ChatMessageRow[]> {
  const newest = await lastMessages(deps, owner, session_id, { limit: NEWEST });
  const named = [edit_of, retry_of, after].filter((id) => id !== null && id !== undefined);
  const isHere = named.every((id) => newest.slice(HISTORY / 2).some((message) => message.id === id));
  return isHere || newest.length < NEWEST ? newest : lastMessages(deps, owner, session_id, { limit: ALL });
}

interface Place {
  /** The message that the question follows. */
  readonly follows: string | null;
  readonly metadata: Record<string, unknown>;
  /** The question, where it is asked once more and not stored again. */
  readonly stored?: ChatMessageRow;
}

function placeOf(messages: readonly ChatMessageRow[], { edit_of, retry_of, after }: NewChatMessage): Place {
  const parents = parentsOf(messages);
  const required = (id: string, role?: "user"): ChatMessageRow => {
    const found = messages.find((message) => message.id === id && (role === undefined || message.role === role));
    if (!found) throw notFound(role ? "question" : "message", id);
    return found;
  };
  if (retry_of) {
    const stored = required(retry_of, "user");
    return { follows: parents.get(stored.id) ?? null, metadata: {}, stored };
  }
  if (edit_of) return { follows: parents.get(required(edit_of, "user").id) ?? null, metadata: { edit_of } };
  const newest = messages.at(-1)?.id ?? null;
  if (after && required(after).id !== newest) return { follows: after, metadata: { after } };
  return { follows: newest, metadata: {} };
}

/** Whether a hosted model wrote the reply, from what may leave, or the question was put to one. */
function wasSent(history: readonly ChatMessageRow[], at: number): boolean {
  const reply = history[at]?.role === "assistant" ? history[at] : history[at + 1];
  const answer = reply?.metadata["answer"];
  return isRecord(answer) && answer.left_out !== undefined;
}

async function personaFor(
  { store }: Pick<ChatDeps, "store">,
  { persona_id: named }: NewChatMessage,
  { owner, persona_id: own = null }: ChatSessionRow,
): Promise<PersonaRow | null> {
  const id = named === undefined ? own : named;
  const persona = id ? await store.get(personas, owner, id) : undefined;
  if (named && !persona) throw notFound("persona", named);
  return persona ?? null;
}

function speaksAs({ name, system_prompt, model_settings }: PersonaRow): SpeaksAs {
  const { temperature, top_p, max_tokens } = model_settings;
  const given = Object.entries({ temperature, top_p, max_tokens }).filter(([, value]) => value !== undefined);
  return { name, system_prompt, model_settings: Object.fromEntries(given) };
}
