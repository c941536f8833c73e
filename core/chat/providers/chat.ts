import type { RequestContext } from "#core/http/context.ts";
import { neverLeaves } from "#core/library/device-only/stays-here.ts";
import { changeChat, createChat, requireChat } from "../sessions.ts";
import type { ChatMessageRow, ChatSessionRow } from "../chat.ts";
import { addMessage, lastMessages } from "../messages.ts";
import { ApiError, invalidField } from "#core/http/errors.ts";
import type { RawReply } from "#core/http/route.ts";
import { personas, type PersonaRow } from "../personas/persona.ts";
import type { ChatRequest, Completion } from "#core/models/remote/ai-request.ts";
import { EXTRACTIVE_MODEL } from "#core/models/remote/browser-provider.ts";
import { modelFor, run, type GenerateDeps, type Keeping, type Outcome } from "#core/models/remote/generate.ts";
import type { ChatTurn, ModelServer } from "#core/models/remote/generation.ts";

type Deps = GenerateDeps & Pick<RequestContext, "store" | "clock">;

/** Turns of a stored conversation that go along when the caller sends only what is new. */
const TURNS_ALONG = 100;

/**
 * Continues a conversation, or begins one. The persona named, or else the conversation's own, gives the system prompt
 * and the settings of the model; the caller's own parameters come before its. Nothing is stored of what fails before it began.
 */
export async function chat(deps: Deps, body: ChatRequest, caller: AbortSignal): Promise<Completion | RawReply> {
  const conversation = body.conversation_id ? await requireChat(deps, deps.user, body.conversation_id) : null;
  const persona = await personaFor(deps, body, conversation);
  const model = modelFor(body.provider, body.model ?? (body.provider === "browser" ? null : conversation?.model));
  const input = [...spokenBy(persona), ...(await earlierTurns(deps, body, conversation, persona)), ...body.messages];
  const request = { model, input, params: { ...persona?.model_settings, ...body.params }, stream: body.stream };
  const scene: Scene = { body, persona, conversation, model };
  return run(
    deps,
    {
      choice: body,
      request_id: body.request_id,
      request,
      conversation_id: conversation?.id ?? null,
      open: (server) => open(deps, scene, server),
    },
    caller,
  );
}

interface Scene {
  readonly body: ChatRequest;
  readonly persona: PersonaRow | null;
  readonly conversation: ChatSessionRow | null;
  readonly model: string;
}

async function personaFor(
  { store, user }: Deps,
  { persona_id }: ChatRequest,
  conversation: ChatSessionRow | null,
): Promise<PersonaRow | null> {
  const id = persona_id ?? conversation?.persona_id;
  const persona = id ? await store.get(personas, user, id) : undefined;
  if (persona_id && !persona) throw invalidField("persona_id", "names no persona of yours");
  if (persona_id && !persona?.is_active) throw invalidField("persona_id", "names a persona that is not active");
  return persona?.is_active ? persona : null;
}

const spokenBy = (persona: PersonaRow | null): ChatTurn[] =>
  persona?.system_prompt ? [{ role: "system", content: persona.system_prompt }] : [];

/**
 * What came before, where the caller sent none of it: the stored messages, or the persona's greeting. What never leaves
 * this machine is told to no provider.
 */
async function earlierTurns(
  deps: Deps,
  { messages, provider }: ChatRequest,
  conversation: ChatSessionRow | null,
  persona: PersonaRow | null,
): Promise<ChatTurn[]> {
  if (messages.some(({ role }) => role === "assistant")) return [];
  if (!conversation) return persona?.sample_greeting ? [{ role: "assistant", content: persona.sample_greeting }] : [];
  const earlier = await lastMessages(deps, deps.user, conversation.id, { limit: TURNS_ALONG });
  // A caller that sends everything said so far, when that is questions without answers, must not have them asked twice.
  const known = messages.filter(({ role }) => role === "user").slice(0, -1);
  if (known.length > 0) return [];
  return earlier
    .filter((message) => provider === "browser" || !neverLeaves(message))
    .map(({ role, content }) => ({ role, content }));
}

async function open(deps: Deps, scene: Scene, server: ModelServer | null): Promise<Keeping> {
  const conversation_id = scene.conversation?.id ?? (await newConversation(deps, scene, server));
  const asked = scene.body.messages.findLast(({ role, content }) => role === "user" && content !== "");
  const question = await say(deps, conversation_id, { role: "user", content: asked?.content ?? "", metadata: {} });
  return {
    conversation_id,
    user_message_id: question.id,
    keep: (outcome) => keepAnswer(deps, scene, { server, conversation_id, outcome }),
  };
}

const say = (deps: Deps, session_id: string, message: Pick<ChatMessageRow, "role" | "content" | "metadata">) =>
  addMessage(deps, { owner: deps.user, session_id, ...message });

/** With the persona's greeting as its first message and the persona's tags. */
async function newConversation(
  deps: Deps,
  { body, persona, model }: Scene,
  server: ModelServer | null,
): Promise<string> {
  const { user } = deps;
  const asked = body.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const { provider, settings_id = null, server_id = null } = body;
  const { id } = await createChat(deps, user, {
    name: titleOf(asked),
    collection_id: null,
    model,
    server: server?.server_name ?? "This device",
    conversation_type: "chat",
    persona_id: persona?.id ?? null,
    model_choice: { provider, settings_id, server_id, model },
  });
  if (persona?.sample_greeting) {
    const metadata = { greeting: true, persona_id: persona.id };
    await say(deps, id, { role: "assistant", content: persona.sample_greeting, metadata });
  }
  if (persona && persona.tags.length > 0) await changeChat(deps, user, id, { tags: [...new Set(persona.tags)] });
  return id;
}

interface Answered {
  readonly server: ModelServer | null;
  readonly conversation_id: string;
  readonly outcome: Outcome;
}

/** Null where nothing came, or where the conversation was deleted meanwhile. */
async function keepAnswer(
  deps: Deps,
  { body, persona, model }: Scene,
  { server, conversation_id, outcome }: Answered,
): Promise<string | null> {
  if (outcome.text === "") return null;
  const metadata = {
    provider: body.provider,
    model,
    settings_id: server?.settings_id ?? null,
    server_id: server?.server_id ?? null,
    persona_id: persona?.id ?? null,
    finish_reason: outcome.finish_reason,
    usage: outcome.usage,
    duration_ms: outcome.duration_ms,
    ...(outcome.error !== null && { error: outcome.error }),
    ...(model === EXTRACTIVE_MODEL.id && server === null && { generator: EXTRACTIVE_MODEL.name }),
  };
  try {
    return (await say(deps, conversation_id, { role: "assistant", content: outcome.text, metadata })).id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Characters. */
const LONGEST_TITLE = 80;

function titleOf(question: string): string {
  const line = question.trim().replaceAll(/\s+/g, " ");
  return line.length <= LONGEST_TITLE
    ? line
    : `${line
        .slice(0, LONGEST_TITLE - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, "")}…`;
}
