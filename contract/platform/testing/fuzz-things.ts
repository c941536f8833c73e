import { expect } from "vitest";
import { UNKNOWN_ID, type Caller } from "../../caller.ts";
import type { Person } from "../people.ts";
import { hashOf } from "#core/http/repeats/request-hash.ts";
import { makeScene, type Scene } from "../scene.ts";
import type { Ids } from "./request-arbitraries.ts";

/** A scene, and one of each thing that has to do with documents, jobs and providers. */
export interface Things {
  readonly scene: Scene;
  readonly collection: string;
  readonly document: string;
  readonly session: string;
  readonly run: string;
  readonly file: string;
  readonly job: string;
  readonly install: string;
  readonly setting: string;
  /** Hash of the document's file, by which devices fetch it. */
  readonly sha256: string;
  /** Under which the collection was made. */
  readonly idempotencyKey: string;
  readonly etag: string;
}

/** Makes new things; `note` is written into everything they hold. Resolves when the work they started is done. */
export async function makeThings({ api, user }: Person, modelServer: string, note = ""): Promise<Things> {
  const scene = await makeScene(api, user.id, note);
  const mark = crypto.randomUUID().slice(0, 8);
  const made = async (path: string, body: unknown, status = 201) => {
    const answer = await api.json("POST", path, body);
    expect(answer.status, `${path}: ${answer.text}`).toBe(status);
    return answer.body as { readonly [field: string]: string };
  };
  const idempotencyKey = `key-${mark}`;
  const about = { name: `Tea${note}`, description: `About tea${note}` };
  const { etag = "", id: collection } = await madeUnderKey(api, idempotencyKey, about);
  const text = `# Tea ${mark}\n\nSeven cups a day${note}.`;
  const { id: document } = await api.newDocument(collection, `tea${note}.md`, text);
  const { id: session = "" } = await made("/api/chat/sessions", { name: `Talk${note}`, collection_id: collection });
  await made("/api/chat/message", { session_id: session, message: `How many cups?${note}` }, 200);
  const { path: file = "" } = (
    await api.upload(
      undefined,
      [{ name: `${mark}.json`, content: `[{"question":"How many cups?${note}"}]` }],
      "/api/evaluation/files",
    )
  ).body as { path: string };
  const asked = { collection_id: collection, total_questions: 2, user_id: user.id };
  const { evaluation_run_id: run = "" } = await made("/api/evaluation/plugin/start", asked, 200);
  const { id: job = "" } = await made("/api/v1/jobs", { job_type: "export", idempotency_key: `${mark}${note}` });
  const { task_id: install = "" } = await made("/api/v1/modelhost/install", {
    name: `tiny-${mark}:1b`,
    server_url: modelServer,
  });
  const { id: setting = "" } = await made("/api/v1/ai/settings/providers", {
    id: `own ${mark}`,
    provider: "openai_compatible",
    name: `Own${note}`,
    servers: [{ id: `server ${mark}`, name: `Server${note}`, server_url: modelServer, api_key: `sk-${note.trim()}` }],
  });
  await api.settled(document);
  await ended(api, [job, install]);
  const sha256 = await hashOf(text);
  return { scene, collection, document, session, run, file, job, install, setting, sha256, idempotencyKey, etag };
}

async function madeUnderKey(api: Caller, key: string, body: object) {
  const answer = await api.call({
    method: "POST",
    path: "/api/collections/",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: { kind: "text", text: JSON.stringify(body) },
  });
  expect(answer.status, answer.text).toBe(201);
  return { id: (answer.body as { id: string }).id, etag: answer.headers["etag"] };
}

async function ended(api: Caller, jobs: readonly string[]): Promise<void> {
  for (const id of jobs) {
    for (;;) {
      const { status } = (await api.get(`/api/v1/jobs/${id}`)).body as { status: string };
      if (status !== "pending" && status !== "running") break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

export interface Cast {
  readonly hers: readonly Things[];
  readonly his: Things;
  readonly ada: Person;
  readonly bob: Person;
  readonly modelServer: string;
}

/** Hers twice as often as his, so that most requests have something to do. */
export function idsOf({ hers, his, ada, bob, modelServer }: Cast): Ids {
  const things = [...hers, ...hers, his];
  const of = (name: keyof Omit<Things, "scene">) => things.map((each) => each[name]);
  const each = (name: keyof Scene) => things.map(({ scene }) => scene[name]);
  const users = ["current", ada.user.id, ada.user.id, bob.user.id];
  const named = {
    id: [...each("token"), ...each("navigation"), ...of("setting")],
    definition_id: each("definition"),
    instance_id: [...each("instance"), ...of("setting")],
    page_id: each("page"),
    route: each("route"),
    parent_route: each("route").map((route) => `/${route}`),
    state_id: each("state"),
    persona_id: each("persona"),
    prompt_id: each("prompt"),
    tag_id: each("tag"),
    conversation_id: each("conversation"),
    route_id: each("navigation"),
    parent_id: each("navigation"),
    component_id: each("component"),
    plugin_id: each("plugin"),
    plugin_slug: each("pluginSlug"),
    module_id: each("pluginModule"),
    repo_url: [`${modelServer}/none.zip`],
    download_url: [`${modelServer}/none.zip`],
    user_id: users,
    collection_id: of("collection"),
    document_id: of("document"),
    document_ids: of("document"),
    session_id: of("session"),
    evaluation_id: of("run"),
    evaluation_run_id: of("run"),
    test_cases_path: of("file"),
    name: [...of("file").map((path) => path.split("/").at(-1) ?? path), "tiny:1b"],
    job_id: [...of("job"), ...of("install")],
    task_id: of("install"),
    method: ["upload", "url", "marketplace"],
    settings_id: of("setting"),
    server_id: of("setting").map((id) => id.replace("own", "server")),
    provider: ["openai_compatible", "local", "hosted_a", "anthropic", "browser"],
    model: ["gpt-a", "tiny:1b", "unknown", "breaks", "fails", "busy"],
    model_id: ["multilingual-e5-small", "nonsense"],
    server_url: [modelServer],
    sha256: of("sha256"),
    ids: of("sha256"),
    other_id: of("collection"),
    "idempotency-key": of("idempotencyKey"),
    etag: of("etag"),
  };
  const addresses = [
    modelServer,
    modelServer,
    `${modelServer}/v1`,
    "http://127.0.0.1:1/x",
    "file:///etc/passwd",
    "nonsense",
  ];
  const everything = [
    ...things.flatMap(({ scene, ...rest }) => [...Object.values(scene), ...Object.values(rest)]),
    ...users,
  ];
  return { all: [...everything, UNKNOWN_ID], named, addresses };
}

/** Everything there is to see of somebody's. */
export async function everythingOf(
  api: Caller,
  { scene, document, session, run, job, setting }: Things,
): Promise<readonly string[]> {
  const all = "limit=1000";
  const paths = [
    "v1/auth/me",
    "v1/settings/definitions",
    "v1/settings/instances",
    `v1/pages?${all}`,
    `v1/pages/${scene.page}`,
    `v1/plugin-state?${all}`,
    `v1/users/current/conversations?${all}`,
    `v1/conversations/${scene.conversation}/with-messages`,
    `v1/users/current/tags?${all}`,
    `v1/personas?${all}`,
    `v1/prompts?${all}`,
    `v1/navigation-routes?${all}`,
    `v1/components?${all}`,
    "v1/plugins/manifest",
    "v1/plugins/marketplace",
    `v1/plugins/available?${all}`,
    `v1/jobs?${all}`,
    `v1/jobs/${job}/events`,
    `v1/ai/settings/providers?${all}`,
    `v1/ai/settings/servers/${encodeURIComponent(setting)}`,
    `collections?${all}`,
    `documents?${all}`,
    `documents/${document}/text`,
    `chat/sessions?${all}`,
    `chat/messages?session_id=${session}`,
    `evaluation/runs?${all}`,
    `evaluation/results/${run}`,
    "evaluation/files",
    "v1/plugins/manifest",
  ];
  const answers = await Promise.all(paths.map((path) => api.get(`/api/${path}`)));
  const refused = answers.flatMap(({ status, text }, at) =>
    status === 200 ? [] : [`${paths[at]}: ${status} ${text}`],
  );
  expect(refused).toEqual([]);
  return answers.map(({ text }) => text);
}
