import { moduleData, pluginData } from "#core/plugins/testing/make-plugin.ts";
import { catalogueOf, onSale, type Scene } from "./scene.ts";

/** What to send to a row so that it succeeds: path parameters, and a body where it takes one. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Samples = Readonly<Record<string, (scene: Scene) => Sample>>;

const unique = () => crypto.randomUUID().slice(0, 8);

const accounts: Samples = {
  getMe: () => ({}),
  listAccessTokens: () => ({}),
  createAccessToken: () => ({ body: { name: "For a script", expires_at: "2099-01-01T00:00:00Z" } }),
  deleteAccessToken: ({ token }) => ({ params: { id: token } }),
};

const settings: Samples = {
  listSettingDefinitions: () => ({}),
  createSettingDefinition: () => ({
    body: {
      id: `size-${unique()}`,
      name: "Size",
      type: "number",
      default_value: 4,
      validation: { min: 1, max: 9 },
      tags: ["a"],
    },
  }),
  changeSettingDefinition: ({ definition }) => ({ params: { definition_id: definition }, body: { name: "Loudness" } }),
  replaceSettingDefinition: ({ definition }) => ({
    params: { definition_id: definition },
    body: { name: "Loudness", validation: { max: 20 } },
  }),
  deleteSettingDefinition: ({ definition }) => ({ params: { definition_id: definition } }),
  listSettingInstances: () => ({}),
  getSettingInstance: ({ instance }) => ({ params: { instance_id: instance } }),
  setSettingInstance: ({ definition }) => ({ body: { definition_id: definition, value: 4 } }),
  changeSettingInstance: ({ instance }) => ({ params: { instance_id: instance }, body: { value: 5 } }),
  replaceSettingInstance: ({ instance }) => ({ params: { instance_id: instance }, body: { name: "Mine", value: 6 } }),
  deleteSettingInstance: ({ instance }) => ({ params: { instance_id: instance } }),
};

const pages: Samples = {
  listPages: () => ({}),
  createPage: () => ({ body: { name: "Sales", route: `/sales/${unique()}`, content: { layout: {}, components: [] } } }),
  getPage: ({ page }) => ({ params: { page_id: page } }),
  getPageByRoute: ({ route }) => ({ params: { route } }),
  changePage: ({ page }) => ({ params: { page_id: page }, body: { name: "Renamed", description: "New" } }),
  changePageHierarchy: ({ page }) => ({
    params: { page_id: page },
    body: { parent_route: "/", parent_type: "navigation", route_segment: unique(), is_parent_page: true },
  }),
  deletePage: ({ page }) => ({ params: { page_id: page } }),
  publishPage: ({ page }) => ({ params: { page_id: page }, body: { publish: true } }),
  backUpPage: ({ page }) => ({ params: { page_id: page }, body: { create_backup: true } }),
};

const pluginStates: Samples = {
  createPluginState: ({ page }) => ({
    body: {
      plugin_id: "clock",
      page_id: page,
      state_key: "main",
      state_data: { a: [1] },
      device_id: "d",
      state_schema_version: "1",
    },
  }),
  listPluginStates: () => ({}),
  createPluginStates: () => ({
    body: {
      states: [
        { plugin_id: "clock", state_data: {} },
        { plugin_id: "clock", state_data: { b: null }, state_strategy: "none" },
      ],
    },
  }),
  getPluginStateStats: () => ({}),
  cleanUpPluginStates: () => ({}),
  getPluginState: ({ state }) => ({ params: { state_id: state } }),
  changePluginState: ({ state }) => ({ params: { state_id: state }, body: { state_data: { open: false } } }),
  deletePluginState: ({ state }) => ({ params: { state_id: state } }),
};

const imported = () => ({
  source: "ChatGPT",
  source_id: "1",
  created_at: "2024-01-02T03:04:05.678Z",
  updated_at: "2024-01-02T03:05:00.000Z",
  messages: [{ source_id: "a", sender: "user", message: "Hello?", created_at: "2024-01-02T03:04:05.678Z" }],
});

const conversations: Samples = {
  listConversations: ({ user }) => ({ params: { user_id: user } }),
  listConversationsOfPersona: ({ persona }) => ({ params: { persona_id: persona } }),
  createConversation: ({ persona, user }) => ({ body: { title: "New", persona_id: persona, user_id: user } }),
  importConversation: () => ({ body: { ...imported(), source_id: crypto.randomUUID() } }),
  getConversation: ({ conversation }) => ({ params: { conversation_id: conversation } }),
  getConversationWithMessages: ({ conversation }) => ({ params: { conversation_id: conversation } }),
  getConversationWithPersona: ({ conversation }) => ({ params: { conversation_id: conversation } }),
  changeConversation: ({ conversation }) => ({ params: { conversation_id: conversation }, body: { title: "Renamed" } }),
  changePersonaOfConversation: ({ conversation, persona }) => ({
    params: { conversation_id: conversation },
    body: { persona_id: persona },
  }),
  deleteConversation: ({ conversation }) => ({ params: { conversation_id: conversation } }),
  listConversationMessages: ({ conversation }) => ({ params: { conversation_id: conversation } }),
  addConversationMessage: ({ conversation }) => ({
    params: { conversation_id: conversation },
    body: { sender: "assistant", message: "Yes?", message_metadata: { tokens: 1 } },
  }),
  attachTag: ({ conversation, tag }) => ({ params: { conversation_id: conversation }, body: { tag_id: tag } }),
  detachTag: ({ conversation, tag }) => ({ params: { conversation_id: conversation, tag_id: tag } }),
};

const tags: Samples = {
  listTags: ({ user }) => ({ params: { user_id: user } }),
  createTag: ({ user }) => ({ body: { name: `Tag ${unique()}`, color: "#00ff00", user_id: user } }),
  changeTag: ({ tag }) => ({ params: { tag_id: tag }, body: { color: "#112233" } }),
  deleteTag: ({ tag }) => ({ params: { tag_id: tag } }),
  listConversationsWithTag: ({ tag }) => ({ params: { tag_id: tag } }),
};

const personas: Samples = {
  listPersonas: () => ({}),
  listPersonaTags: () => ({}),
  createPersona: () => ({
    body: {
      name: "Poet",
      system_prompt: "Rhyme.",
      model_settings: { temperature: 1, max_tokens: 10, mirostat: 2 },
      tags: ["fun"],
    },
  }),
  getPersona: ({ persona }) => ({ params: { persona_id: persona } }),
  changePersona: ({ persona }) => ({ params: { persona_id: persona }, body: { is_active: false } }),
  deletePersona: ({ persona }) => ({ params: { persona_id: persona } }),
};

const prompts: Samples = {
  listPrompts: () => ({}),
  createPrompt: () => ({ body: { name: "Summary", text: "What are the main points?" } }),
  getPrompt: ({ prompt }) => ({ params: { prompt_id: prompt } }),
  changePrompt: ({ prompt }) => ({ params: { prompt_id: prompt }, body: { text: "Which dates are named?" } }),
  deletePrompt: ({ prompt }) => ({ params: { prompt_id: prompt } }),
};

const navigation: Samples = {
  getNavigationTree: () => ({}),
  listNavigationRoutes: () => ({}),
  createNavigationRoute: ({ navigation: parent_id }) => ({
    body: { name: "Below", route: "/below", icon: "star", description: "D", order: 3, parent_id, is_expanded: false },
  }),
  changeNavigationBatch: ({ navigation: id }) => ({
    body: [{ id, parent_id: null, display_order: 7, is_expanded: true }],
  }),
  getNavigationRoute: ({ navigation: route_id }) => ({ params: { route_id } }),
  changeNavigationRoute: ({ navigation: route_id }) => ({ params: { route_id }, body: { name: "Renamed", order: 2 } }),
  moveNavigationRoute: ({ navigation: route_id }) => ({
    params: { route_id },
    body: { parent_id: null, display_order: 4 },
  }),
  deleteNavigationRoute: ({ navigation: route_id }) => ({ params: { route_id } }),
};

const components: Samples = {
  listComponents: () => ({}),
  createComponent: () => ({
    body: { name: "Chart", component_id: `chart/${unique()} é`, description: "D", icon: "i", is_system: false },
  }),
  getComponent: ({ component }) => ({ params: { component_id: component } }),
  changeComponent: ({ component }) => ({ params: { component_id: component }, body: { description: "Ticks" } }),
  deleteComponent: ({ component }) => ({ params: { component_id: component } }),
};

const plugins: Samples = {
  getPluginManifest: () => ({}),
  getDesignerManifest: () => ({}),
  listManagedPlugins: () => ({}),
  listAvailablePlugins: () => ({}),
  listPluginUpdates: () => ({}),
  listPluginCategories: () => ({}),
  listPluginTags: () => ({}),
  refreshPluginCache: () => ({}),
  getMarketplace: () => ({}),
  setMarketplaceCatalogue: ({ pluginSlug }) => ({ body: catalogueOf(pluginSlug) }),
  removeMarketplaceCatalogue: () => ({}),
  installPluginFromUrl: () => ({ body: { repo_url: `https://127.0.0.1:1/${unique()}.zip`, version: "1.0.0" } }),
  getPluginBySlug: ({ pluginSlug }) => ({ params: { plugin_slug: pluginSlug } }),
  getPluginInfo: ({ plugin }) => ({ params: { plugin_id: plugin } }),
  setPluginEnabled: ({ plugin }) => ({ params: { plugin_id: plugin }, body: { enabled: false } }),
  setPluginPermission: ({ plugin }) => ({
    params: { plugin_id: plugin, permission: "storage.read" },
    body: { granted: false },
  }),
  unregisterPlugin: ({ plugin }) => ({ params: { plugin_id: plugin } }),
  listPluginModules: ({ plugin }) => ({ params: { plugin_id: plugin } }),
  getPluginModule: ({ plugin, pluginModule }) => ({ params: { plugin_id: plugin, module_id: pluginModule } }),
  setPluginModuleEnabled: ({ plugin, pluginModule }) => ({
    params: { plugin_id: plugin, module_id: pluginModule },
    body: { enabled: false },
  }),
  registerPlugin: () => {
    const slug = `Clock${unique()}`;
    return {
      params: { plugin_slug: slug },
      body: { plugin_data: pluginData({ slug }), module_data: [moduleData()] },
    };
  },
  installPluginFromMarketplace: ({ pluginSlug }) => ({ params: { plugin_slug: onSale(pluginSlug) } }),
  previewPluginUpdate: ({ pluginSlug }) => ({ params: { plugin_slug: pluginSlug } }),
  updatePlugin: ({ pluginSlug }) => ({ params: { plugin_slug: pluginSlug } }),
  uninstallPlugin: ({ pluginSlug }) => ({ params: { plugin_slug: pluginSlug } }),
  getPluginStatus: ({ pluginSlug }) => ({ params: { plugin_slug: pluginSlug } }),
  checkPluginUpdate: ({ pluginSlug }) => ({ params: { plugin_slug: pluginSlug } }),
  restartPluginServices: ({ pluginSlug }) => ({ params: { plugin_slug: pluginSlug } }),
};

/** None of these names anything: what is not there, or not any more, is settled already. */
const kept: Samples = {
  listDeleted: () => ({}),
  restoreDeleted: () => ({ body: { id: "pages/none" } }),
  listConflicts: () => ({}),
  purgeDeleted: () => ({ body: { ids: ["collections/none"] } }),
  unsettleConflict: () => ({ body: { id: "none" } }),
  settleConflict: () => ({ body: { id: "none", take: true } }),
  listRecovered: () => ({}),
  dismissRecovered: () => ({ body: { id: "none" } }),
};

export const samples: Samples = {
  ...accounts,
  ...settings,
  ...pages,
  ...pluginStates,
  ...plugins,
  ...conversations,
  ...tags,
  ...personas,
  ...prompts,
  ...navigation,
  ...components,
  ...kept,
};

/** The tags whose every row this contract tries. */
export const TRIED_TAGS = [
  "Accounts",
  "Settings",
  "Pages",
  "Plugin states",
  "Plugins",
  "Conversations",
  "Tags",
  "Personas",
  "Prompts",
  "Navigation routes",
  "Components",
  "Trash and conflicts",
];

/** Rows that make what their path names. */
export const NAMED_BY_CALLER = ["registerPlugin"];

/** Rows about logins; `accounts.cases.ts` tries them. */
export const LOGIN_ROWS = ["register", "login", "refresh", "logout", "deleteMe", "changeUsername", "changePassword"];
