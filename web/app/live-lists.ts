import type { QueryClient } from "@tanstack/solid-query";
import type { ChangeNotice } from "../service/messages.ts";
import { refreshLists } from "./refresh-lists.ts";

/** Which answers a written table makes stale, by the first part of their keys. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  collections: ["collections", "document", "kept"],
  documents: ["documents", "document", "collections", "storage", "elsewhere", "kept"],
  highlights: ["highlights", "kept"],
  chat_sessions: ["sessions", "kept"],
  chat_messages: ["messages"],
  tags: ["tags", "sessions", "kept"],
  personas: ["personas", "kept"],
  prompts: ["prompts", "kept"],
  pages: ["pages", "page", "kept"],
  components: ["components"],
  navigation_routes: ["navigation", "kept"],
  plugins: ["plugins"],
  plugin_bundles: ["plugins"],
  plugin_catalogues: ["plugins"],
  account_plugins: ["plugins"],
  jobs: ["jobs"],
  setting_definitions: ["setting-definitions"],
  setting_instances: ["setting-instances"],
  ai_provider_settings: ["ai-settings", "ai-providers", "ai-models", "language-models"],
  evaluation_runs: ["runs", "kept"],
  evaluation_results: ["runs"],
  evaluation_files: ["question-files"],
  evaluation_cases: ["saved-cases", "question-files", "kept"],
  installed_models: ["models", "language-models"],
  model_choices: ["language-models"],
  answer_choices: ["language-models"],
  access_tokens: ["tokens"],
  users: ["me"],
  sync_conflicts: ["kept"],
  sync_recovered: ["kept"],
  sync_rows: ["kept"],
};

/** Tables that some list shows. */
export const shownTables: readonly string[] = Object.keys(SHOWN_BY);

/** Milliseconds that changes are gathered for: at first, and while more keep coming. */
const SOON = 60;
const EVERY = 1000;

interface LiveListsDeps {
  readonly client: Pick<QueryClient, "invalidateQueries">;
  /** A channel of this tab alone: what it posts, it does not hear. */
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener">;
  readonly page: Pick<Document, "visibilityState"> & Pick<EventTarget, "addEventListener">;
}

export interface LiveLists {
  /** Tells the other tabs that this one has written through a server, which cannot tell them. */
  wrote(): void;
}

/** Keeps the lists of this tab as they are in the others. A hidden tab looks again when it is shown. */
export function createLiveLists({ client, channel, page }: LiveListsDeps): LiveLists {
  let stale = new Set<string>();
  let all = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  function look(): void {
    waiting = undefined;
    if (page.visibilityState === "hidden" || (!all && stale.size === 0)) return;
    last = performance.now();
    const keys = stale;
    const isAll = all;
    [stale, all] = [new Set(), false];
    if (isAll) return void refreshLists(client);
    void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => keys.has(String(first)) });
  }

  const lookSoon = () => (waiting ??= setTimeout(look, performance.now() - last > EVERY ? SOON : EVERY));

  channel.addEventListener("message", ({ data }: MessageEvent<ChangeNotice>) => {
    if (data === "all") all = true;
    else for (const table of data) for (const key of SHOWN_BY[table] ?? []) stale.add(key);
    lookSoon();
  });
  page.addEventListener("visibilitychange", () => void lookSoon());

  return { wrote: () => channel.postMessage("all" satisfies ChangeNotice) };
}

/** A `fetch` that says when something has been written; an answer that streams has written when it ends. */
export const noticing =
  (send: typeof fetch, wrote: () => void): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const method = init?.method ?? "GET";
    if (method === "GET" || method === "HEAD" || !response.ok) return response;
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    wrote();
    if (!isStream || !response.body) return response;
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(new TransformStream({ flush: wrote })), { status, headers });
  };
