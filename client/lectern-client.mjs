// Made from lectern-client.ts by `node scripts/client.ts`; do not edit.
/* oxlint-disable */

// client/request.ts
var LecternError = class extends Error {
  /** HTTP status; 0 when nothing answered, 408 when no answer came in time. */
  status;
  /** What the server says about it. */
  detail;
  /** Seconds to wait before trying again, where the server says so (429, 503). */
  retryAfter;
  constructor(status, detail, retryAfter = null) {
    super(typeof detail === "string" ? detail : detail.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; "));
    this.name = "LecternError";
    this.status = status;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
};
function createFunctions(rows, options) {
  const { call, stream } = createRequester(options);
  const functions = Object.entries(rows).map(([name, row]) => [
    name,
    (input) => (row[2] === "events" ? stream(row, input) : call(row, input)),
  ]);
  return Object.fromEntries(functions);
}
function createRequester(options) {
  const session = createSession(options.token);
  const fetcher = options.fetch ?? ((input, init) => fetch(input, init));
  const baseUrl = (options.baseUrl ?? "http://localhost:8000").replace(/\/+$/, "");
  async function send([method, path, , added], input, time) {
    const { body, type } = bodyOf(added ? { ...input, body: { ...input.body, ...added } } : input);
    const headers = {
      ...(type && { "content-type": type }),
      ...(input.lastEventId !== void 0 && { "last-event-id": input.lastEventId }),
      ...(input.idempotencyKey !== void 0 && { "idempotency-key": input.idempotencyKey }),
      ...session.headers(path),
    };
    const address = `${baseUrl}${fillPath(path, input.params ?? {})}${queryText(input.query ?? {})}`;
    const response = await time.within(fetcher(address, { method, headers, body, signal: time.signal }));
    session.remember(response);
    if (!response.ok) throw await refusal(response, time);
    return response;
  }
  return {
    async call(row, input = {}) {
      const time = createTime(input, options);
      try {
        const response = await send(row, input, time);
        if (row[2] === "response") return response;
        const text = await time.within(response.text());
        return row[2] === "nothing" || text === "" ? void 0 : JSON.parse(text);
      } finally {
        time.end();
      }
    },
    async *stream(row, input = {}) {
      const time = createTime(input, options);
      try {
        const response = await send(row, input, time);
        time.end();
        if (response.body) yield* readEvents(response.body, time);
      } finally {
        time.end();
        time.leave();
      }
    },
  };
}
function createSession(token) {
  const cookies = /* @__PURE__ */ new Map();
  return {
    headers(path) {
      const bearer = token ?? cookies.get("access_token");
      const refresh = path.startsWith("/api/v1/auth/") ? cookies.get("refresh_token") : void 0;
      return {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(refresh && { cookie: `refresh_token=${refresh}` }),
      };
    },
    remember({ headers }) {
      for (const cookie of headers.getSetCookie?.() ?? []) {
        const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === "" || /max-age=0\b/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
function createTime({ signal, timeout }, options) {
  const limit = timeout ?? options.timeout ?? 12e4;
  const own = new AbortController();
  let isLate = false;
  const timer = limit > 0 ? setTimeout(() => ((isLate = true), own.abort()), limit) : void 0;
  return {
    signal: signal ? AbortSignal.any([signal, own.signal]) : own.signal,
    async within(result) {
      try {
        return await result;
      } catch (error) {
        if (isLate) throw new LecternError(408, `No answer came within ${limit} milliseconds.`);
        if (signal?.aborted) throw signal.reason;
        const message = "Nothing answered, or the connection was lost. Check that Lectern is running, then try again.";
        throw Object.assign(new LecternError(0, message), { cause: error });
      }
    },
    end: () => clearTimeout(timer),
    leave: () => own.abort(),
  };
}
function fillPath(path, params) {
  return path.replaceAll(/:(\w+)|\*(\w+)/g, (_, one, rest) =>
    one
      ? encodeURIComponent(params[one] ?? "")
      : (params[rest ?? ""] ?? "").split("/").map(encodeURIComponent).join("/"),
  );
}
function queryText(query) {
  const given = Object.entries(query).flatMap(([name, value]) => (value === void 0 ? [] : [[name, String(value)]]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
function bodyOf({ body, form }) {
  if (!form) return body === void 0 ? { body: null } : { body: JSON.stringify(body), type: "application/json" };
  const sent = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value === void 0) continue;
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part !== "object") sent.append(name, String(part));
      else sent.append(name, part instanceof File ? part : new File([part.content], part.name));
    }
  }
  return { body: sent };
}
async function refusal(response, time) {
  const wait = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  const text = await time.within(response.text());
  return new LecternError(response.status, detailOf(text, response.status), Number.isNaN(wait) ? null : wait);
}
function detailOf(text, status) {
  try {
    const { detail } = JSON.parse(text);
    if (typeof detail === "string" || Array.isArray(detail)) return detail;
  } catch {}
  return `The request failed with the status ${status}.`;
}
async function* readEvents(body, time) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await time.within(reader.read());
    if (done) return;
    const blocks = (rest + value).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readEvent(block);
      if (event === "done") return;
      if (event) yield event;
    }
  }
}
function readEvent(block) {
  const fields = block.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line));
  const all = (name) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
  const data = all("data").join("\n");
  if (data === "") return void 0;
  if (data === "[DONE]") return "done";
  return {
    id: all("id").at(-1) ?? null,
    event: all("event").at(-1) ?? "message",
    data: JSON.parse(data),
  };
}

// client/lectern-client.ts
function createLectern(options = {}) {
  return createFunctions(ROWS, options);
}
var ROWS = {
  listCollections: ["GET", "/api/collections", "json"],
  getCollection: ["GET", "/api/collections/:collection_id", "json"],
  createCollection: ["POST", "/api/collections", "json"],
  getDefaultCollection: ["POST", "/api/collections/default", "json"],
  changeCollection: ["PUT", "/api/collections/:collection_id", "json"],
  keepCollectionHere: ["POST", "/api/collections/:collection_id/keep-here", "json"],
  takeInCollection: ["POST", "/api/collections/:collection_id/take-in/:other_id", "json"],
  deleteCollection: ["DELETE", "/api/collections/:collection_id", "nothing"],
  listDocuments: ["GET", "/api/documents", "json"],
  getDocument: ["GET", "/api/documents/:document_id", "json"],
  getDocumentGuide: ["GET", "/api/documents/:document_id/guide", "json"],
  uploadDocument: ["POST", "/api/documents", "json"],
  addDocumentFromWeb: ["POST", "/api/documents/from-web", "json"],
  changeDocument: ["PUT", "/api/documents/:document_id", "json"],
  replaceDocumentFile: ["PUT", "/api/documents/:document_id/file", "json"],
  deleteDocument: ["DELETE", "/api/documents/:document_id", "nothing"],
  deleteDocuments: ["POST", "/api/documents/delete", "json"],
  processDocumentAgain: ["POST", "/api/documents/:document_id/process", "json"],
  unlockDocument: ["POST", "/api/documents/:document_id/unlock", "json"],
  resumeOcr: ["POST", "/api/documents/:document_id/ocr", "json"],
  readScanAgain: ["PUT", "/api/documents/:document_id/ocr", "json"],
  stopOcr: ["DELETE", "/api/documents/:document_id/ocr", "json"],
  getDocumentText: ["GET", "/api/documents/:document_id/text", "json"],
  getDocumentMarks: ["GET", "/api/documents/:document_id/marks", "json"],
  getPageLines: ["GET", "/api/documents/:document_id/lines", "json"],
  findInDocument: ["GET", "/api/documents/:document_id/find", "json"],
  getDocumentFile: ["GET", "/api/documents/:document_id/file", "response"],
  copyDocument: ["POST", "/api/documents/:document_id/copy", "json"],
  joinDocuments: ["POST", "/api/documents/:document_id/join", "json"],
  createHighlight: ["POST", "/api/documents/:document_id/highlights", "json"],
  listHighlights: ["GET", "/api/documents/:document_id/highlights", "json"],
  getHighlight: ["GET", "/api/documents/:document_id/highlights/:highlight_id", "json"],
  changeHighlight: ["PUT", "/api/documents/:document_id/highlights/:highlight_id", "json"],
  deleteHighlight: ["DELETE", "/api/documents/:document_id/highlights/:highlight_id", "nothing"],
  findHighlights: ["GET", "/api/highlights", "json"],
  exportHighlights: ["GET", "/api/highlights/export", "response"],
  createSession: ["POST", "/api/chat/sessions", "json"],
  listSessions: ["GET", "/api/chat/sessions", "json"],
  sendMessage: ["POST", "/api/chat/message", "json"],
  streamSendMessage: ["POST", "/api/chat/message", "events", { stream: true }],
  listMessages: ["GET", "/api/chat/messages", "json"],
  changeSession: ["PUT", "/api/chat/sessions/:session_id", "json"],
  deleteSession: ["DELETE", "/api/chat/sessions/:session_id", "nothing"],
  branchSession: ["POST", "/api/chat/sessions/:session_id/branch", "json"],
  searchChats: ["GET", "/api/chat/search", "json"],
  giveMoreTime: ["POST", "/api/chat/message/:message_id/more-time", "json"],
  search: ["POST", "/api/search_u", "json"],
  startRun: ["POST", "/api/evaluation/run", "json"],
  getRun: ["GET", "/api/evaluation/results/:evaluation_id", "json"],
  listRuns: ["GET", "/api/evaluation/runs", "json"],
  deleteRun: ["DELETE", "/api/evaluation/runs/:evaluation_id", "nothing"],
  startPluginRun: ["POST", "/api/evaluation/plugin/start", "json"],
  submitResults: ["POST", "/api/evaluation/plugin/submit", "json"],
  saveState: ["POST", "/api/evaluation/state/:evaluation_run_id", "json"],
  loadState: ["GET", "/api/evaluation/state/:evaluation_run_id", "json"],
  uploadEvaluationFile: ["POST", "/api/evaluation/files", "json"],
  listEvaluationFiles: ["GET", "/api/evaluation/files", "json"],
  deleteEvaluationFile: ["DELETE", "/api/evaluation/files/:name", "nothing"],
  createCase: ["POST", "/api/evaluation/cases", "json"],
  listCases: ["GET", "/api/evaluation/cases", "json"],
  exportCases: ["GET", "/api/evaluation/cases/export", "json"],
  importCases: ["POST", "/api/evaluation/cases/import", "json"],
  getCase: ["GET", "/api/evaluation/cases/:case_id", "json"],
  changeCase: ["PUT", "/api/evaluation/cases/:case_id", "json"],
  deleteCase: ["DELETE", "/api/evaluation/cases/:case_id", "nothing"],
  getHealth: ["GET", "/api/health", "json"],
  getStorageUse: ["GET", "/api/storage", "json"],
  listFilesElsewhere: ["GET", "/api/storage/elsewhere", "json"],
  listModels: ["GET", "/api/models", "json"],
  getMachine: ["GET", "/api/models/machine", "json"],
  installModel: ["POST", "/api/models/:model_id/install", "json"],
  pauseModel: ["POST", "/api/models/:model_id/pause", "json"],
  addModelFile: ["POST", "/api/models/:model_id/files", "json"],
  activateModel: ["POST", "/api/models/:model_id/activate", "json"],
  deactivateModel: ["POST", "/api/models/:model_id/deactivate", "json"],
  removeModel: ["DELETE", "/api/models/:model_id", "nothing"],
  getLanguageModels: ["GET", "/api/language-models", "json"],
  chooseLanguageModels: ["PUT", "/api/language-models/choice", "json"],
  forgetLanguageModelsHere: ["DELETE", "/api/language-models/choice", "nothing"],
  register: ["POST", "/api/v1/auth/register", "json"],
  login: ["POST", "/api/v1/auth/login", "nothing"],
  refresh: ["POST", "/api/v1/auth/refresh", "nothing"],
  logout: ["POST", "/api/v1/auth/logout", "nothing"],
  getMe: ["GET", "/api/v1/auth/me", "json"],
  deleteMe: ["DELETE", "/api/v1/auth/me", "nothing"],
  changeUsername: ["PUT", "/api/v1/auth/profile/username", "json"],
  changePassword: ["PUT", "/api/v1/auth/profile/password", "json"],
  listAccessTokens: ["GET", "/api/v1/auth/tokens", "json"],
  createAccessToken: ["POST", "/api/v1/auth/tokens", "json"],
  deleteAccessToken: ["DELETE", "/api/v1/auth/tokens/:id", "nothing"],
  listSettingInstances: ["GET", "/api/v1/settings/instances", "json"],
  listSettingDefinitions: ["GET", "/api/v1/settings/definitions", "json"],
  createSettingDefinition: ["POST", "/api/v1/settings/definitions", "json"],
  changeSettingDefinition: ["PATCH", "/api/v1/settings/definitions/:definition_id", "json"],
  replaceSettingDefinition: ["PUT", "/api/v1/settings/definitions/:definition_id", "json"],
  deleteSettingDefinition: ["DELETE", "/api/v1/settings/definitions/:definition_id", "nothing"],
  getSettingInstance: ["GET", "/api/v1/settings/instances/:instance_id", "json"],
  setSettingInstance: ["POST", "/api/v1/settings/instances", "json"],
  changeSettingInstance: ["PATCH", "/api/v1/settings/instances/:instance_id", "json"],
  replaceSettingInstance: ["PUT", "/api/v1/settings/instances/:instance_id", "json"],
  deleteSettingInstance: ["DELETE", "/api/v1/settings/instances/:instance_id", "nothing"],
  listConversations: ["GET", "/api/v1/users/:user_id/conversations", "json"],
  listConversationsOfPersona: ["GET", "/api/v1/conversations/by-persona/:persona_id", "json"],
  createConversation: ["POST", "/api/v1/conversations", "json"],
  importConversation: ["POST", "/api/v1/conversations/import", "json"],
  getConversation: ["GET", "/api/v1/conversations/:conversation_id", "json"],
  getConversationWithMessages: ["GET", "/api/v1/conversations/:conversation_id/with-messages", "json"],
  getConversationWithPersona: ["GET", "/api/v1/conversations/:conversation_id/with-persona", "json"],
  changeConversation: ["PUT", "/api/v1/conversations/:conversation_id", "json"],
  changePersonaOfConversation: ["PUT", "/api/v1/conversations/:conversation_id/persona", "json"],
  deleteConversation: ["DELETE", "/api/v1/conversations/:conversation_id", "nothing"],
  listConversationMessages: ["GET", "/api/v1/conversations/:conversation_id/messages", "json"],
  addConversationMessage: ["POST", "/api/v1/conversations/:conversation_id/messages", "json"],
  attachTag: ["POST", "/api/v1/conversations/:conversation_id/tags", "json"],
  detachTag: ["DELETE", "/api/v1/conversations/:conversation_id/tags/:tag_id", "nothing"],
  listTags: ["GET", "/api/v1/users/:user_id/tags", "json"],
  createTag: ["POST", "/api/v1/tags", "json"],
  changeTag: ["PUT", "/api/v1/tags/:tag_id", "json"],
  deleteTag: ["DELETE", "/api/v1/tags/:tag_id", "nothing"],
  listConversationsWithTag: ["GET", "/api/v1/tags/:tag_id/conversations", "json"],
  listPersonas: ["GET", "/api/v1/personas", "json"],
  listPersonaTags: ["GET", "/api/v1/personas/tags", "json"],
  createPersona: ["POST", "/api/v1/personas", "json"],
  getPersona: ["GET", "/api/v1/personas/:persona_id", "json"],
  changePersona: ["PUT", "/api/v1/personas/:persona_id", "json"],
  deletePersona: ["DELETE", "/api/v1/personas/:persona_id", "nothing"],
  listPrompts: ["GET", "/api/v1/prompts", "json"],
  createPrompt: ["POST", "/api/v1/prompts", "json"],
  getPrompt: ["GET", "/api/v1/prompts/:prompt_id", "json"],
  changePrompt: ["PUT", "/api/v1/prompts/:prompt_id", "json"],
  deletePrompt: ["DELETE", "/api/v1/prompts/:prompt_id", "nothing"],
  listPages: ["GET", "/api/v1/pages", "json"],
  createPage: ["POST", "/api/v1/pages", "json"],
  getPageByRoute: ["GET", "/api/v1/pages/route/*route", "json"],
  getPage: ["GET", "/api/v1/pages/:page_id", "json"],
  changePage: ["PUT", "/api/v1/pages/:page_id", "json"],
  changePageHierarchy: ["PUT", "/api/v1/pages/:page_id/hierarchy", "json"],
  deletePage: ["DELETE", "/api/v1/pages/:page_id", "nothing"],
  publishPage: ["POST", "/api/v1/pages/:page_id/publish", "json"],
  backUpPage: ["POST", "/api/v1/pages/:page_id/backup", "json"],
  listAvailablePlugins: ["GET", "/api/v1/plugins/available", "json"],
  listPluginUpdates: ["GET", "/api/v1/plugins/updates/available", "json"],
  getMarketplace: ["GET", "/api/v1/plugins/marketplace", "json"],
  setMarketplaceCatalogue: ["PUT", "/api/v1/plugins/marketplace", "json"],
  removeMarketplaceCatalogue: ["DELETE", "/api/v1/plugins/marketplace", "nothing"],
  installPlugin: ["POST", "/api/v1/plugins/install", "json"],
  installPluginFromUrl: ["POST", "/api/v1/plugins/install-from-url", "json"],
  installPluginFromMarketplace: ["POST", "/api/v1/plugins/:plugin_slug/install", "json"],
  updatePlugin: ["POST", "/api/v1/plugins/:plugin_slug/update", "json"],
  previewPluginUpdate: ["GET", "/api/v1/plugins/:plugin_slug/update/preview", "json"],
  uninstallPlugin: ["DELETE", "/api/v1/plugins/:plugin_slug/uninstall", "nothing"],
  checkPluginUpdate: ["GET", "/api/v1/plugins/:plugin_slug/update/available", "json"],
  getPluginManifest: ["GET", "/api/v1/plugins/manifest", "json"],
  getDesignerManifest: ["GET", "/api/v1/plugins/manifest/designer", "json"],
  listManagedPlugins: ["GET", "/api/v1/plugins/manager", "json"],
  listPluginCategories: ["GET", "/api/v1/plugins/categories", "json"],
  listPluginTags: ["GET", "/api/v1/plugins/tags", "json"],
  refreshPluginCache: ["POST", "/api/v1/plugins/refresh-cache", "json"],
  getPluginBySlug: ["GET", "/api/v1/plugins/by-slug/:plugin_slug", "json"],
  getPluginInfo: ["GET", "/api/v1/plugins/:plugin_id/info", "json"],
  setPluginEnabled: ["PATCH", "/api/v1/plugins/:plugin_id", "json"],
  setPluginPermission: ["PATCH", "/api/v1/plugins/:plugin_id/permissions/:permission", "json"],
  unregisterPlugin: ["DELETE", "/api/v1/plugins/:plugin_id", "nothing"],
  listPluginModules: ["GET", "/api/v1/plugins/:plugin_id/modules", "json"],
  getPluginModule: ["GET", "/api/v1/plugins/:plugin_id/modules/:module_id", "json"],
  setPluginModuleEnabled: ["PATCH", "/api/v1/plugins/:plugin_id/modules/:module_id", "json"],
  registerPlugin: ["POST", "/api/v1/plugins/:plugin_slug/register", "json"],
  getPluginStatus: ["GET", "/api/v1/plugins/:plugin_slug/status", "json"],
  restartPluginServices: ["POST", "/api/v1/plugins/:plugin_slug/services/restart", "json"],
  getPluginFile: ["GET", "/api/v1/public/plugins/:plugin_slug/*path", "response"],
  createPluginState: ["POST", "/api/v1/plugin-state", "json"],
  listPluginStates: ["GET", "/api/v1/plugin-state", "json"],
  createPluginStates: ["POST", "/api/v1/plugin-state/bulk", "json"],
  getPluginStateStats: ["GET", "/api/v1/plugin-state/stats", "json"],
  cleanUpPluginStates: ["DELETE", "/api/v1/plugin-state/cleanup", "nothing"],
  getPluginState: ["GET", "/api/v1/plugin-state/:state_id", "json"],
  changePluginState: ["PUT", "/api/v1/plugin-state/:state_id", "json"],
  deletePluginState: ["DELETE", "/api/v1/plugin-state/:state_id", "nothing"],
  listNavigationRoutes: ["GET", "/api/v1/navigation-routes", "json"],
  getNavigationTree: ["GET", "/api/v1/navigation-routes/tree", "json"],
  createNavigationRoute: ["POST", "/api/v1/navigation-routes", "json"],
  changeNavigationBatch: ["POST", "/api/v1/navigation-routes/batch-update", "json"],
  getNavigationRoute: ["GET", "/api/v1/navigation-routes/:route_id", "json"],
  changeNavigationRoute: ["PUT", "/api/v1/navigation-routes/:route_id", "json"],
  moveNavigationRoute: ["PUT", "/api/v1/navigation-routes/:route_id/move", "json"],
  deleteNavigationRoute: ["DELETE", "/api/v1/navigation-routes/:route_id", "nothing"],
  listComponents: ["GET", "/api/v1/components", "json"],
  createComponent: ["POST", "/api/v1/components", "json"],
  getComponent: ["GET", "/api/v1/components/:component_id", "json"],
  changeComponent: ["PUT", "/api/v1/components/:component_id", "json"],
  deleteComponent: ["DELETE", "/api/v1/components/:component_id", "nothing"],
  listDeleted: ["GET", "/api/v1/sync/deleted", "json"],
  restoreDeleted: ["POST", "/api/v1/sync/deleted/restore", "json"],
  purgeDeleted: ["POST", "/api/v1/sync/deleted/purge", "json"],
  listConflicts: ["GET", "/api/v1/sync/conflicts", "json"],
  settleConflict: ["POST", "/api/v1/sync/conflicts/settle", "nothing"],
  unsettleConflict: ["POST", "/api/v1/sync/conflicts/undo", "nothing"],
  listRecovered: ["GET", "/api/v1/sync/recovered", "json"],
  dismissRecovered: ["POST", "/api/v1/sync/recovered/dismiss", "nothing"],
  listJobs: ["GET", "/api/v1/jobs", "json"],
  createJob: ["POST", "/api/v1/jobs", "json"],
  getJob: ["GET", "/api/v1/jobs/:job_id", "json"],
  cancelJob: ["POST", "/api/v1/jobs/:job_id/cancel", "json"],
  retryJob: ["POST", "/api/v1/jobs/:job_id/retry", "json"],
  listJobEvents: ["GET", "/api/v1/jobs/:job_id/events", "json"],
  streamJobEvents: ["GET", "/api/v1/jobs/:job_id/events/stream", "events"],
  listJobLogs: ["GET", "/api/v1/jobs/:job_id/logs", "json"],
  deleteJob: ["DELETE", "/api/v1/jobs/:job_id", "nothing"],
  downloadExport: ["GET", "/api/v1/exports/:job_id", "response"],
  importBackup: ["POST", "/api/v1/imports", "json"],
  processDocument: ["POST", "/api/v1/documents/process", "json"],
  processDocuments: ["POST", "/api/v1/documents/process-multiple", "json"],
  processTextContext: ["POST", "/api/v1/documents/process-text-context", "json"],
  listSupportedTypes: ["GET", "/api/v1/documents/supported-types", "json"],
  searchWeb: ["GET", "/api/v1/websearch/web", "json"],
  scrapePages: ["POST", "/api/v1/websearch/scrape", "json"],
  getWebSearchHealth: ["GET", "/api/v1/websearch/health", "json"],
  searchWithSearxng: ["GET", "/api/v1/searxng/web", "json"],
  scrapeWithSearxng: ["POST", "/api/v1/searxng/scrape", "json"],
  getSearxngHealth: ["GET", "/api/v1/searxng/health", "json"],
  listAiProviders: ["GET", "/api/v1/ai/providers/providers", "json"],
  validateAiProvider: ["POST", "/api/v1/ai/providers/validate", "json"],
  listAiModels: ["GET", "/api/v1/ai/providers/models", "json"],
  listAllAiModels: ["GET", "/api/v1/ai/providers/all-models", "json"],
  generateText: ["POST", "/api/v1/ai/providers/generate", "json"],
  streamGenerateText: ["POST", "/api/v1/ai/providers/generate", "events", { stream: true }],
  chatWithProvider: ["POST", "/api/v1/ai/providers/chat", "json"],
  streamChatWithProvider: ["POST", "/api/v1/ai/providers/chat", "events", { stream: true }],
  cancelGeneration: ["POST", "/api/v1/ai/providers/cancel", "json"],
  listProviderSettings: ["GET", "/api/v1/ai/settings/providers", "json"],
  saveProviderSetting: ["POST", "/api/v1/ai/settings/providers", "json"],
  deleteProviderSetting: ["DELETE", "/api/v1/ai/settings/providers/:provider/:instance_id", "nothing"],
  listAiServers: ["GET", "/api/v1/ai/settings/servers/:settings_id", "json"],
  testModelHost: ["GET", "/api/v1/modelhost/test", "json"],
  listModelHostModels: ["GET", "/api/v1/modelhost/models", "json"],
  installOnModelHost: ["POST", "/api/v1/modelhost/install", "json"],
  streamInstallOnModelHost: ["POST", "/api/v1/modelhost/install", "events", { stream: true }],
  getModelHostInstall: ["GET", "/api/v1/modelhost/install/:task_id", "json"],
  streamModelHostInstall: ["GET", "/api/v1/modelhost/install/:task_id/events", "events"],
  cancelModelHostInstall: ["DELETE", "/api/v1/modelhost/install/:task_id", "nothing"],
  deleteFromModelHost: ["DELETE", "/api/v1/modelhost/delete", "nothing"],
  testOllama: ["GET", "/api/v1/ollama/test", "json"],
  listOllamaModels: ["GET", "/api/v1/ollama/models", "json"],
  installOnOllama: ["POST", "/api/v1/ollama/install", "json"],
  streamInstallOnOllama: ["POST", "/api/v1/ollama/install", "events", { stream: true }],
  getOllamaInstall: ["GET", "/api/v1/ollama/install/:task_id", "json"],
  streamOllamaInstall: ["GET", "/api/v1/ollama/install/:task_id/events", "events"],
  cancelOllamaInstall: ["DELETE", "/api/v1/ollama/install/:task_id", "nothing"],
  deleteFromOllama: ["DELETE", "/api/v1/ollama/delete", "nothing"],
  getPlatformHealth: ["GET", "/health", "json"],
  getOpenApi: ["GET", "/openapi.json", "json"],
};
export { LecternError, createLectern };
