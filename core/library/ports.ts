import type { GuardedFetch } from "../http/guarded-fetch.ts";
import type { PasswordFit, PasswordRequest } from "../engine/engine.ts";
import type { HeldPassword } from "./documents/held-passwords.ts";
import type { Table } from "../storage/table.ts";

export interface EvaluationFilesPort {
  readonly evaluationFiles: EvaluationFiles;
}

export interface EvaluationFiles {
  /** The file's text, or undefined when there is none. Throws `ApiError` 400 for a path outside the allowed folder. */
  read(path: string): Promise<string | undefined>;
  /** The files of questions in the allowed folder; left out by a host without one. */
  list?(): Promise<readonly { readonly name: string; readonly size: number }[]>;
}

export interface WebPagesPort {
  readonly web: { readonly guardedFetch: GuardedFetch };
}

export interface FilePasswordsPort {
  readonly filePasswords: FilePasswords;
}

/** What a host does with the password of a file. */
export interface FilePasswords {
  /** Tries it on the file, which is not read. Throws `DocumentError` for a damaged file. */
  test(request: PasswordRequest): Promise<PasswordFit>;
  /** Gives it to the process that reads the document next. False while the document is being read. */
  hold(held: HeldPassword): Promise<boolean>;
}

export interface ChatsPort {
  readonly chats: ChatTables;
}

/** Chats over collections, as far as what is done to a collection concerns them. */
export interface ChatTables {
  readonly sessions: Table<BoundSession>;
  readonly messages: Table<BoundMessage>;
}

export type BoundSession = {
  readonly id: string;
  readonly owner: string;
  readonly collection_id: string | null;
  readonly updated_at: string;
  readonly never_leaves?: boolean | undefined;
};

export type BoundMessage = {
  readonly id: string;
  readonly owner: string;
  readonly session_id: string;
  readonly collection_id: string | null;
  readonly role: string;
  readonly content: string;
  readonly created_at: string;
  readonly position?: string | undefined;
  readonly metadata: unknown;
  readonly never_leaves?: boolean | undefined;
};
