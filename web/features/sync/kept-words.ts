import type { ConflictEntry } from "./kept-api.ts";

/** Tables, as a person calls what is in them. */
const KINDS: Readonly<Record<string, string>> = {
  collections: "Collection",
  documents: "Document",
  chat_sessions: "Chat",
  chat_messages: "Message",
  conversations: "Conversation",
  messages: "Message",
  pages: "Page",
  components: "Part of a page",
  personas: "Persona",
  tags: "Tag",
  navigation_routes: "Place in the navigation",
  setting_instances: "Setting",
  setting_definitions: "Definition of a setting",
  evaluation_runs: "Evaluation",
  evaluation_results: "Result of an evaluation",
  evaluation_files: "File of questions",
};

/** "Document"; a table that has no words yet is named by itself. */
export const kindWords = (table: string): string => KINDS[table] ?? sentence(table);

/** "display_name" → "Display name" */
export const sentence = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** "Collection “Papers”, description" */
export function whereWords({ kind, name, field, value, current }: ConflictEntry): string {
  // Where the name itself was overwritten, both stand below.
  const named = name === null || name === value || name === current ? "" : ` “${valueWords(name)}”`;
  return `${kindWords(kind)}${named}, ${sentence(field).toLowerCase()}`;
}

/** A value in one line, for somebody who wants to know which one it was. */
export function valueWords(value: unknown): string {
  if (value === null || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "on" : "off";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Characters. */
const LONGEST = 200;
