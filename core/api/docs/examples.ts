import type { Examples } from "#core/http/openapi.ts";

const ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const TIME = "2026-11-20T12:34:56.789Z";

const kettle = {
  id: ID,
  filename: "doc_3f2504e0.md",
  original_filename: "kettle.md",
  file_path: "files/9c1f03b57d2ae846",
  file_size: 1204,
  document_type: "md",
  collection_id: ID,
  status: "completed",
  created_at: TIME,
  processed_at: TIME,
  metadata: {
    title: "Kettle",
    language: "en",
    characters: 1204,
    words: 210,
    warnings: [],
    embedding_model: "built-in",
  },
  chunk_count: 4,
  tags: [],
  source: null,
  reference: null,
};

const place = {
  id: ID,
  name: "Manuals",
  description: "What came with the machines",
  route: "/manuals",
  icon: "book",
  order: 0,
  display_order: 0,
  parent_id: null,
  is_expanded: true,
  is_visible: true,
  is_system: false,
  default_page_id: null,
  default_component_id: null,
  created_at: TIME,
  updated_at: TIME,
};

const question = { role: "user", content: "How often must a kettle be descaled?" };
const setting = {
  id: "volume",
  name: "Volume",
  description: "How loud",
  category: "sound",
  type: "number",
  default_value: 4,
  allowed_scopes: ["user", "page"],
  is_multiple: false,
  validation: { min: 0, max: 10 },
  tags: ["sound"],
};

/** Examples of rows for which one made from the schema would be wrong, or say too little. By the row's name. */
export const EXAMPLES: Examples = {
  uploadDocument: { answer: { ...kettle, status: "processing", processed_at: null, metadata: {}, chunk_count: 0 } },
  addDocumentFromWeb: {
    body: { url: "https://example.org/kettle", collection_id: ID },
    answer: {
      ...kettle,
      status: "processing",
      processed_at: null,
      metadata: {},
      chunk_count: 0,
      original_filename: "Kettle.html",
      filename: "doc_3f2504e0.html",
      document_type: "html",
      source: { url: "https://example.org/kettle", fetched_at: TIME },
    },
  },
  readScanAgain: { body: { language: "deu" } },
  getDocument: { answer: kettle },
  listDocuments: { answer: [kettle] },
  sendMessage: {
    answer: {
      id: ID,
      session_id: ID,
      role: "assistant",
      content: "The kettle must be descaled every four weeks. [1]",
      metadata: {
        intent: "retrieval",
        chunks_retrieved: 1,
        source_documents: [
          {
            document_id: ID,
            chunk_id: "5feceb66ffc8-2",
            content: "The kettle must be descaled every four weeks.",
            score: 0.91,
          },
        ],
        response_time_ms: 12,
      },
      created_at: TIME,
      collection_id: ID,
    },
  },
  createSettingDefinition: { body: setting },
  changeSettingDefinition: { body: { name: "Loudness" } },
  replaceSettingDefinition: { body: setting },
  setSettingInstance: { body: { definition_id: "volume", value: 7, scope: "user" } },
  changeSettingInstance: { body: { value: 8 } },
  replaceSettingInstance: { body: { name: "Mine", value: 8 } },
  createPage: {
    body: {
      name: "Sales",
      route: "/sales",
      description: "How it goes",
      content: {
        layout: {
          desktop: [
            { id: "title", x: 0, y: 0, w: 12, h: 1 },
            { id: "timer", x: 0, y: 1, w: 6, h: 6 },
          ],
        },
        components: [
          { id: "title", type: "heading", text: "How sales go" },
          { id: "timer", type: "module", plugin_slug: "ReadingTimer", module_name: "ReadingTimer", props: {} },
        ],
      },
    },
  },
  changePage: { body: { description: "How it went" } },
  getNavigationTree: { answer: [{ ...place, children: [{ ...place, name: "Kitchen", parent_id: ID, children: [] }] }] },
  createJob: { body: { job_type: "export", payload: {}, priority: 0, idempotency_key: "export-2026-11-20" } },
  changeConversation: { body: { title: "Descaling the kettle" } },
  validateAiProvider: { body: { provider: "ollama", config: { server_url: "http://127.0.0.1:11434" } } },
  saveProviderSetting: {
    body: { provider: "openai", name: "Work", servers: [{ name: "OpenAI", api_key: "sk-your-key" }] },
  },
  setMarketplaceCatalogue: {
    body: {
      plugins: [
        {
          plugin_slug: "WorldClock",
          name: "World clock",
          description: "The time elsewhere",
          version: "1.0.0",
          download_url: "https://example.org/world-clock-1.0.0.zip",
        },
      ],
    },
  },
  generateText: {
    body: { provider: "ollama", model: "llama3.2", prompt: question.content, params: { temperature: 0.2 } },
  },
  chatWithProvider: { body: { provider: "ollama", model: "llama3.2", messages: [question] } },
  cancelGeneration: { body: { request_id: "mine" } },
  installOnModelHost: { body: { name: "llama3.2" } },
  installOnOllama: { body: { name: "llama3.2" } },
  deleteFromModelHost: { body: { name: "llama3.2" } },
  deleteFromOllama: { body: { name: "llama3.2" } },
};
