import type { z } from "zod";
import type { CreatedAccessToken as CreatedToken } from "#core/accounts/access-token.ts";
import type { PlacedReceipt } from "#core/chat/receipt-pages.ts";
import type { Answer, AnswerEvent, ModelWork, Passage } from "#core/engine/engine.ts";
import type { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";
import type { Block, Link, Page } from "#core/engine/parsed-document.ts";
import type { Table, TableCell } from "#core/engine/tables/table.ts";
import type { Mark } from "#core/engine/text-marks.ts";
import type { NewPersona as PersonaToMake, PersonaPage as PersonaList } from "#core/chat/personas/persona.ts";

export type { Collection } from "#core/library/collections/collection.ts";
export type { DocumentGuide } from "#core/library/documents/guides/document-guide.ts";
export type { Document, DocumentChange } from "#core/library/documents/document.ts";
export type { ChatSession as Session, ChatSessionChange as SessionChange, SaidMessage } from "#core/chat/chat.ts";
export type {
  EvaluationRun,
  EvaluationRunSummary,
  EvaluationFile,
  RunResult,
} from "#core/library/evaluation/evaluation.ts";
export type { SearchAnswer, SearchChunk } from "#core/library/search/search.ts";
export type { FilesElsewhere } from "#core/api/storage-use/elsewhere.ts";
export type { StorageUse } from "#core/api/storage-use/storage-use.ts";
export type { Model } from "#core/models/local/models.ts";
export type { User } from "#core/accounts/user.ts";
export type { AccessToken } from "#core/accounts/access-token.ts";
export type { Persona } from "#core/chat/personas/persona.ts";
export type { Passage, Block, Mark, Table, TableCell };
export type CreatedAccessToken = z.infer<typeof CreatedToken>;
export type PersonaPage = z.infer<typeof PersonaList>;
/** Fields left out get their defaults from the service. */
export type NewPersona = Partial<PersonaToMake> & Pick<PersonaToMake, "name" | "system_prompt">;
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
}

/** What comes of a streamed answer, in order. */
export type ChatEvent =
  | AnswerEvent
  | { readonly type: "question" | "message"; readonly message: Message }
  | { readonly type: "error"; readonly detail: string };

export interface NewQuestion extends Partial<AnswerSettings> {
  readonly session_id: string;
  readonly message: string;
  readonly collection_id?: string;
  readonly document_ids?: readonly string[];
  readonly collection_ids?: readonly string[];
  readonly persona_id?: string;
  readonly model?: string;
  readonly edit_of?: string;
  readonly retry_of?: string;
  readonly after?: string;
  readonly follow_up?: boolean;
}

/** Which language models answer, best first; as `GET /api/language-models` tells. */
export interface Ladder {
  /** What answers here. */
  readonly choice: AnswerChoice;
  readonly account_choice: AnswerChoice;
  /** This host differs from the account. */
  readonly only_here: boolean;
  readonly rungs: readonly Rung[];
  readonly speeds: readonly {
    /** Null for a model that is installed here. */
    readonly server_id: string | null;
    readonly model: string;
    readonly words_per_second: number;
  }[];
}

export interface AnswerChoice {
  readonly use: "automatic" | "chosen" | "none";
  /** One that is installed. */
  readonly model: string | null;
  readonly provider: ProviderChoice | null;
  readonly provider_first: boolean;
}

export interface ProviderChoice {
  readonly provider: string;
  readonly settings_id?: string | null;
  readonly server_id?: string | null;
  readonly model: string;
}

/** A language model that may answer. */
export interface Rung {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  /** Questions and passages leave this machine for it. */
  readonly leaves: boolean;
  /** Why it cannot be asked now. */
  readonly problem?: string;
  /** Another one was chosen: it answers only a question that names it. */
  readonly on_request?: true;
}

export interface Message {
  readonly id: string;
  readonly session_id: string;
  readonly role: "user" | "assistant" | "system";
  readonly content: string;
  readonly created_at: string;
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

export interface DocumentText {
  readonly title: string | null;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly pages: readonly Page[];
  readonly links: readonly Link[];
  readonly tables: readonly Table[];
}

/** Rectangles in PDF points from the page's top left, and the sizes of the pages they are on. */
export interface DocumentMarks {
  readonly marks: readonly Mark[];
  /** Words of the range that text recognition was unsure of. */
  readonly unsure: readonly Mark[];
  readonly pages: readonly { readonly page: number; readonly width: number; readonly height: number }[];
}

/** Which words of a document an answer rests on: UTF-16 offsets into its extracted text. */
export interface Place {
  readonly documentId: string;
  readonly start: number;
  readonly end: number;
  /** The first words of the range, by which it is found where the document was read anew since. */
  readonly begins?: string;
}
