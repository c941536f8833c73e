/** Names of cached answers. One place, so that whoever changes a thing can say which answers it makes stale. */
export const keys = {
  collections: ["collections"] as const,
  documents: ["documents"] as const,
  sessions: ["sessions"] as const,
  tags: ["tags"] as const,
  messages: (session: string) => ["messages", session] as const,
  /** Made anew when the document has been read again. */
  text: (document: string, version: number | undefined, processedAt: string | null) =>
    ["text", document, version, processedAt] as const,
  file: (document: string) => ["file", document] as const,
  marks: (document: string, place: unknown) => ["marks", document, place] as const,
  /** Made anew when the document has been read again. */
  guide: (document: string, processedAt: string | null) => ["guide", document, processedAt] as const,
  /** Made anew when the document has been read again. */
  highlights: (document: string, version: number | undefined, processedAt: string | null) =>
    ["highlights", document, version, processedAt] as const,
  lines: (document: string, version: number | undefined, page: number, processedAt: string | null) =>
    ["lines", document, version, page, processedAt] as const,
  foundHighlights: (query: string, collection: string | undefined) =>
    ["highlights", "found", query, collection] as const,
  search: (body: unknown) => ["search", body] as const,
  runs: ["runs"] as const,
  run: (id: string) => ["runs", id] as const,
  storage: ["storage"] as const,
  elsewhere: ["elsewhere"] as const,
  models: ["models"] as const,
  machine: ["machine"] as const,
  me: ["me"] as const,
  tokens: ["tokens"] as const,
  personas: ["personas"] as const,
  ladder: ["language-models"] as const,
  jobs: ["jobs"] as const,
  openJobs: ["jobs", "open"] as const,
  reindexes: ["jobs", "reindex"] as const,
  navigation: ["navigation"] as const,
  plugins: ["plugins"] as const,
};
