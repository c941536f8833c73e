import type { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";
import { readEvents } from "./read-events.ts";
import type {
  AccessToken,
  ChatEvent,
  Collection,
  CreatedAccessToken,
  Document,
  DocumentChange,
  DocumentGuide,
  DocumentMarks,
  DocumentText,
  EvaluationFile,
  EvaluationRun,
  EvaluationRunSummary,
  FilesElsewhere,
  Ladder,
  Message,
  Model,
  NewPersona,
  NewQuestion,
  Persona,
  PersonaPage,
  Place,
  SaidMessage,
  SearchAnswer,
  Session,
  SessionChange,
  StorageUse,
  User,
} from "./types.ts";

/** A request the service refused or could not finish; the message is written for the person. */
export class RequestFailed extends Error {
  /** 0 when nothing answered. */
  readonly status: number;
  /** Milliseconds after which the service wants to be asked again; undefined when it did not say. */
  readonly retryAfter: number | undefined;
  /** What is wrong with which field of the body; empty where the service named none. */
  readonly problems: readonly FieldProblem[];
  constructor(status: number, message: string, retryAfter?: number, problems: readonly FieldProblem[] = []) {
    super(message);
    this.name = "RequestFailed";
    this.status = status;
    this.retryAfter = retryAfter;
    this.problems = problems;
  }
}

export interface FieldProblem {
  /** "config.server_url" */
  readonly field: string;
  /** "must be a web address" */
  readonly message: string;
}

export type Api = ReturnType<typeof createApi>;

/** The REST surface as the page uses it. Who answers, this device or a server, is not its business. */
export function createApi(send: typeof fetch) {
  const json = async <T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> => {
    const init: RequestInit = { method, ...(signal && { signal }) };
    if (body !== undefined)
      Object.assign(init, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });
    const response = await request(send, path, init);
    const text = await response.text();
    return (text === "" ? undefined : JSON.parse(text)) as T;
  };
  const form = async <T>(
    path: string,
    fields: Readonly<Record<string, string | File>>,
    signal?: AbortSignal,
  ): Promise<T> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const response = await request(send, path, { method: "POST", body, ...(signal ? { signal } : {}) });
    return (await response.json()) as T;
  };

  return {
    listCollections: () => json<Collection[]>("GET", "/api/collections/"),
    createCollection: (body: { name: string; description: string; color?: string; never_leaves?: boolean }) =>
      json<Collection>("POST", "/api/collections/", body),
    changeCollection: (
      id: string,
      body: {
        name?: string;
        description?: string;
        color?: string;
        never_leaves?: boolean;
        answer_settings?: AnswerSettings | null;
      },
    ) => json<Collection>("PUT", `/api/collections/${id}`, body),
    defaultCollection: () => json<Collection>("POST", "/api/collections/default", {}),
    takeInCollection: (id: string, other: string) =>
      json<Collection>("POST", `/api/collections/${id}/take-in/${other}`, {}),
    keepCollectionHere: (id: string) => json<Collection>("POST", `/api/collections/${id}/keep-here`, {}),
    deleteCollection: (id: string) => json<void>("DELETE", `/api/collections/${id}`),

    listDocuments: () => json<Document[]>("GET", "/api/documents/"),
    getDocument: (id: string) => json<Document>("GET", `/api/documents/${id}`),
    uploadDocument: (file: File, collection_id: string, signal?: AbortSignal) =>
      form<Document>("/api/documents/", { collection_id, file }, signal),
    deleteDocument: (id: string) => json<void>("DELETE", `/api/documents/${id}`),
    changeDocument: (id: string, change: DocumentChange) => json<Document>("PUT", `/api/documents/${id}`, change),
    copyDocument: (id: string, collection_id: string) =>
      json<Document>("POST", `/api/documents/${id}/copy`, { collection_id }),
    documentText: (id: string) => json<DocumentText>("GET", `/api/documents/${id}/text`),
    documentMarks: (id: string, { start, end, begins = "" }: Omit<Place, "documentId">) =>
      json<DocumentMarks>(
        "GET",
        `/api/documents/${id}/marks?start=${start}&end=${end}&begins=${encodeURIComponent(begins)}`,
      ),
    documentGuide: (id: string) => json<DocumentGuide>("GET", `/api/documents/${id}/guide`),
    stopOcr: (id: string) => json<Document>("DELETE", `/api/documents/${id}/ocr`),
    resumeOcr: (id: string) => json<Document>("POST", `/api/documents/${id}/ocr`, {}),
    processAgain: (id: string) => json<Document>("POST", `/api/documents/${id}/process`, {}),

    listSessions: () => json<Session[]>("GET", "/api/chat/sessions"),
    createSession: (body: { name: string; collection_id?: string }) =>
      json<Session>("POST", "/api/chat/sessions", body),
    changeSession: (id: string, body: SessionChange) => json<Session>("PUT", `/api/chat/sessions/${id}`, body),
    branchSession: (id: string, message_id: string) =>
      json<Session>("POST", `/api/chat/sessions/${id}/branch`, { message_id }),
    searchChats: (query: string, signal: AbortSignal) =>
      json<SaidMessage[]>("GET", `/api/chat/search?query=${encodeURIComponent(query)}`, undefined, signal),
    deleteSession: (id: string) => json<void>("DELETE", `/api/chat/sessions/${id}`),
    /** All of them, oldest first. */
    listMessages: async (session: string) => {
      const all: Message[] = [];
      for (;;) {
        const path = `/api/chat/messages?session_id=${session}&limit=1000&offset=${all.length}`;
        const earlier = await json<Message[]>("GET", path);
        all.unshift(...earlier);
        if (earlier.length < 1000) return all;
      }
    },

    giveMoreTime: (question: string) => json<{ given: true }>("POST", `/api/chat/message/${question}/more-time`),
    streamMessage: async (body: NewQuestion, onEvent: (event: ChatEvent) => void, signal: AbortSignal) => {
      const init = { method: "POST", signal, headers: { "content-type": "application/json" } };
      const sent = JSON.stringify({ ...body, stream: true });
      const response = await request(send, "/api/chat/message", { ...init, body: sent });
      if (response.body) await readEvents(response.body, (data) => onEvent(JSON.parse(data) as ChatEvent));
    },
    ladder: () => json<Ladder>("GET", "/api/language-models"),

    search: (body: {
      query: string;
      collection_id?: string;
      top_k: number;
      similarity_threshold: number;
      use_hybrid_search?: boolean;
    }) => json<SearchAnswer>("POST", "/api/search_u/", body),

    uploadQuestions: (file: File) => form<EvaluationFile>("/api/evaluation/files", { file }),
    listQuestionFiles: () => json<EvaluationFile[]>("GET", "/api/evaluation/files"),
    startEvaluation: (body: {
      collection_id: string;
      test_cases_path: string;
      config: AnswerSettings & { model?: string; tune?: boolean };
    }) => json<{ evaluation_id: string }>("POST", "/api/evaluation/run", body),
    evaluationRun: (id: string) => json<EvaluationRun>("GET", `/api/evaluation/results/${id}`),
    listEvaluations: () => json<EvaluationRunSummary[]>("GET", "/api/evaluation/runs"),
    deleteEvaluation: (id: string) => json<void>("DELETE", `/api/evaluation/runs/${id}`),

    listModels: () => json<Model[]>("GET", "/api/models/"),
    installModel: (id: string) => json<Model>("POST", `/api/models/${id}/install`),
    activateModel: (id: string) => json<Model[]>("POST", `/api/models/${id}/activate`),
    removeModel: (id: string) => json<void>("DELETE", `/api/models/${id}`),

    me: () => json<User>("GET", "/api/v1/auth/me"),
    register: (body: { username: string; email: string; password: string }) =>
      json<User>("POST", "/api/v1/auth/register", body),
    login: (body: { email: string; password: string }) => json<void>("POST", "/api/v1/auth/login", body),
    refreshSession: () => json<void>("POST", "/api/v1/auth/refresh"),
    logout: () => json<void>("POST", "/api/v1/auth/logout"),
    changeUsername: (username: string) => json<User>("PUT", "/api/v1/auth/profile/username", { username }),
    changePassword: (body: { current_password: string; new_password: string; revoke_access_tokens: boolean }) =>
      json<User>("PUT", "/api/v1/auth/profile/password", body),
    listTokens: () => json<AccessToken[]>("GET", "/api/v1/auth/tokens?limit=1000"),
    createToken: (body: { name: string; expires_at: string | null }) =>
      json<CreatedAccessToken>("POST", "/api/v1/auth/tokens", body),
    deleteToken: (id: string) => json<void>("DELETE", `/api/v1/auth/tokens/${id}`),

    listPersonas: () => json<PersonaPage>("GET", "/api/v1/personas/?limit=1000"),
    createPersona: (body: NewPersona) => json<Persona>("POST", "/api/v1/personas/", body),
    changePersona: (id: string, body: Partial<NewPersona>) => json<Persona>("PUT", `/api/v1/personas/${id}`, body),
    deletePersona: (id: string) => json<void>("DELETE", `/api/v1/personas/${id}`),

    /** Any endpoint, for views that are loaded late and bring the shapes of their own. */
    ask: json,
    /** Any endpoint, with the answer whatever its status. */
    raw: (path: string, init: RequestInit): Promise<Response> => send(path, init),
    /**
     * As `ask`, with the state of what was answered. A `tag` that is given must be the state that the change is made to:
     * otherwise the request fails with 412.
     */
    tagged: async <T>(method: "GET" | "PUT", path: string, body?: unknown, tag?: string | null) => {
      const headers = { "content-type": "application/json", ...(tag && { "if-match": tag }) };
      const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
      const response = await request(send, path, init);
      return { value: (await response.json()) as T, tag: response.headers.get("etag") };
    },
    /** As `ask`, but the answer as it comes. */
    open: (path: string, body: unknown, signal?: AbortSignal) =>
      request(send, path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
        ...(signal && { signal }),
      }),

    /** Any endpoint that takes a form with files. */
    post: form,
    /** Any endpoint whose answer comes bit by bit; `headers` as for resuming after an event. */
    follow: (path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) =>
      request(send, path, { headers, signal }),

    health: () => json<{ status: string; version: string }>("GET", "/api/health"),
    storage: () => json<StorageUse>("GET", "/api/storage"),
    filesElsewhere: () => json<FilesElsewhere>("GET", "/api/storage/elsewhere"),
  };
}

/** Where a document's own bytes are. */
export const fileAddress = (id: string) => `/api/documents/${id}/file`;

async function request(send: typeof fetch, path: string, init: RequestInit): Promise<Response> {
  const response = await send(path, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new RequestFailed(0, "Nothing answered. Check that Lectern is running, then try again.");
  });
  if (response.ok) return response;
  const { reason, problems } = await reasonOf(response);
  throw new RequestFailed(response.status, reason, pauseOf(response), problems);
}

async function reasonOf(
  response: Response,
): Promise<{ readonly reason: string; readonly problems?: readonly FieldProblem[] }> {
  const body: unknown = await response.json().catch(() => undefined);
  const detail = typeof body === "object" && body !== null && "detail" in body ? body.detail : undefined;
  if (typeof detail === "string") return { reason: detail };
  if (Array.isArray(detail) && detail.length > 0) {
    const problems = detail.map(problemOf);
    return {
      reason: problems.map(({ field, message }) => `${field || "The request"} ${message}.`).join(" "),
      problems,
    };
  }
  return { reason: `The request failed (${response.status}). Try again; if it happens again, reload the page.` };
}

/** The platform API names each field that is wrong: `{loc: ["body", "name"], msg: "is required"}`. */
function problemOf(issue: { readonly loc?: readonly unknown[]; readonly msg?: unknown }): FieldProblem {
  return { field: (issue.loc ?? []).slice(1).join("."), message: String(issue.msg ?? "is not valid") };
}

/** `Retry-After` in milliseconds: the header holds seconds, or a date. */
function pauseOf(response: Response): number | undefined {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(pause) ? Math.max(pause, 0) : undefined;
}
