/** Names of cached answers. One place, so that whoever changes a thing can say which answers it makes stale. */
export const keys = {
  collections: ["collections"] as const,
  documents: ["documents"] as const,
  sessions: ["sessions"] as const,
  messages: (session: string) => ["messages", session] as const,
  text: (document: string) => ["text", document] as const,
  file: (document: string) => ["file", document] as const,
  marks: (document: string, start: number, end: number, begins: string) =>
    ["marks", document, start, end, begins] as const,
  /** Made anew when the document has been read again. */
  guide: (document: string, processedAt: string | null) => ["guide", document, processedAt] as const,
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
  navigation: ["navigation"] as const,
  plugins: ["plugins"] as const,
};
