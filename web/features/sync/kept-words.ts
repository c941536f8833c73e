/** Tables, as a person calls what is in them. */
const KINDS: Readonly<Record<string, string>> = {
  collections: "Collection",
  documents: "Document",
  highlights: "Highlight",
  chat_sessions: "Chat",
  chat_messages: "Message",
  conversations: "Conversation",
  messages: "Message",
  plugin_states: "Saved by a plugin",
  account_plugins: "Plugin",
  pages: "Page",
  components: "Page component",
  personas: "Persona",
  prompts: "Prompt",
  tags: "Tag",
  navigation_routes: "Menu entry",
  setting_instances: "Setting",
  setting_definitions: "Kind of setting",
  evaluation_runs: "Evaluation",
  evaluation_results: "Evaluation result",
  evaluation_states: "Evaluation",
  evaluation_files: "Question file",
  evaluation_cases: "Saved question",
  conversation_tags: "Tag of a conversation",
};

/** "Document"; a table that has no words yet is named by itself. */
export const kindWords = (table: string): string => KINDS[table] ?? sentence(table);

/** "display_name" → "Display name" */
export const sentence = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value in one line, for somebody who wants to know which one it was. */
export function valueWords(value: unknown): string {
  if (value === null || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "on" : "off";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Characters. */
const LONGEST = 200;
