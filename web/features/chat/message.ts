import type { ChatMessage } from "#core/chat/chat.ts";
import type { PlacedReceipt } from "#core/chat/receipt-pages.ts";
import type { ModelWork } from "#core/engine/answer/generate/model-work.ts";
import type { Answer, AnswerEvent, Passage } from "#core/engine/engine.ts";
import type { Api, Body } from "../../app/client/client.ts";

/** A message as this page reads it: what a row leaves open, `sendMessage` describes. */
export interface Message extends Omit<ChatMessage, "metadata" | "collection_id"> {
  /** Null where all collections were looked in. */
  readonly collection_id?: string | null;
  readonly metadata: {
    readonly intent?: string;
    readonly chunks_retrieved?: number;
    readonly response_time_ms?: number;
    /** What an earlier question supplied; left out where the question was read as typed. */
    readonly understood?: { readonly about: string };
    readonly answer?: AnswerDetails;
  };
}

/** Answers stored by earlier versions name no page. */
export type Receipt = Omit<PlacedReceipt, "page"> & { readonly page?: number | null };

/** What an assistant's message carries beyond its text; see `POST /api/chat/message`. */
export interface AnswerDetails {
  readonly receipts: readonly Receipt[];
  readonly passages: readonly Passage[];
  readonly queries_used: readonly string[];
  readonly generator: Answer["generator"];
  readonly answered: boolean;
  /** What the question was limited to; left out by earlier versions. */
  readonly document_ids?: readonly string[] | null;
  readonly collection_ids?: readonly string[];
  /** The question it answers; left out by earlier versions. */
  readonly question_id?: string;
  readonly model?: ModelWork;
  readonly persona?: { readonly id: string; readonly name: string } | null;
  readonly stopped?: boolean;
  /** No hosted model was asked, because something in reach never leaves. */
  readonly kept_here?: boolean;
  readonly left_out?: Answer["left_out"];
  readonly addressed?: Answer["addressed"];
  readonly lost?: Answer["lost"];
  readonly broken?: Answer["broken"];
  readonly without_documents?: boolean;
}

/** What comes of a streamed answer, in order. */
export type ChatEvent =
  | AnswerEvent
  | { readonly type: "question" | "message"; readonly message: Message }
  | { readonly type: "error"; readonly detail: string };

export type NewQuestion = Body<"sendMessage">;

/** All of a chat, oldest first. A chat that grew between two parts of it has a message in both. */
export async function allMessages(api: Pick<Api, "parts">, session_id: string): Promise<Message[]> {
  const parts = await api.parts("listMessages", { query: { session_id } });
  const all = parts.toReversed().flat() as Message[];
  return [...new Map(all.map((message) => [message.id, message])).values()];
}
