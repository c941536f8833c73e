import { blockName } from "../pages/blocks/kinds.ts";
import type { Block } from "../pages/content/design.ts";
import type { ConflictEntry } from "#core/sync/trash/kept.ts";
import { kindWords, sentence } from "./kept-words.ts";

/** What a person calls a field they have set; by table where one word means several things. */
const LABELS: Readonly<Record<string, string>> = {
  name: "Name",
  title: "Title",
  original_filename: "File name",
  file: "Version of the file",
  description: "Description",
  color: "Color",
  answer_settings: "Answer settings",
  question: "Question",
  ground_truth: "Expected answer",
  document: "Document",
  rating: "Rating",
  collection_id: "Collection",
  persona_id: "Persona",
  parent_id: "Place above it",
  system_prompt: "Instructions",
  model_settings: "Model settings",
  avatar: "Picture",
  tags: "Tags",
  folder: "Folder",
  text: "Text",
  note: "Note",
  reference: "Bibliographic data",
  sample_greeting: "Greeting",
  is_active: "Offered in chats",
  is_published: "Published",
  is_visible: "Shown in menus",
  route: "Address",
  parent_route: "Page above it",
  icon: "Icon",
  default_page_id: "Page it opens",
  content: "Content",
  component_id: "Id of the component",
  state_data: "What the plugin saved",
  state: "Answers given",
  value: "Value",
  category: "Category",
  type: "Kind of value",
  default_value: "Value at first",
  allowed_scopes: "Where it may be set",
  is_multiple: "May be set several times",
  validation: "Limits",
};

export const fieldWords = (field: string): string => LABELS[field] ?? sentence(field);

/** Whether a field has words of its own. */
export const hasFieldWords = (field: string): boolean => field in LABELS;

/** "Collection “Papers”" */
export function rowWords({ kind, name }: Pick<ConflictEntry, "kind" | "name">): string {
  return name === null ? kindWords(kind) : `${kindWords(kind)} “${shortened(name, 80)}”`;
}

/** What one of two values is, in words. `name` is that of the row it names; an `earlier` one was in use before its time. */
export function conflictValue(field: string, value: unknown, name: string | null, earlier = false): string {
  if (name !== null) return name;
  if (field === "collection_id" && value === null) return "All collections";
  if (value === null || value === undefined || value === "") return "Nothing";
  if (field === "avatar" && typeof value === "string" && value.startsWith("data:")) return "A picture";
  if (field === "file") return earlier ? EARLIER_FILE : "The version that was added at this time";
  if (field === "content") return pageWords(value);
  if (field === "state") return answersWords(value);
  return shortened(plainWords(value), LONGEST);
}

const EARLIER_FILE = "An earlier version, which was replaced again on the same device";

/** Characters of a value that are shown; enough to tell two texts apart and to recognise them. */
const LONGEST = 1200;

function plainWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return value.toLocaleString();
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.length === 0 ? "None" : value.map(plainWords).join(", ");
  const entries = Object.entries(value);
  return entries.length === 0
    ? "Nothing"
    : entries.map(([key, each]) => `${sentence(key)}: ${plainWords(each)}`).join("\n");
}

/** "3 parts: “Welcome to the archive”, Search, Clock" */
function pageWords(value: unknown): string {
  const { components } = (value ?? {}) as { readonly components?: readonly Block[] };
  if (!components || components.length === 0) return "An empty page";
  const parts = components.map((block) =>
    typeof block["text"] === "string" ? `“${shortened(block["text"], 120)}”` : blockName(block),
  );
  return `${components.length === 1 ? "1 part" : `${components.length.toLocaleString()} parts`}: ${parts.join(", ")}`;
}

function answersWords(value: unknown): string {
  const { answered_questions: count } = (value ?? {}) as { readonly answered_questions?: number };
  return count === 1 ? "1 question answered" : `${(count ?? 0).toLocaleString()} questions answered`;
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** "on this device", "on “The desk”" */
export function writerWords(
  writer: ConflictEntry["written_by"],
  names: ReadonlyMap<string, string> = new Map(),
): string {
  if (writer.kind === "this") return "on this device";
  if (writer.kind === "api") return "on the server";
  const name = writer.name ?? names.get(writer.id);
  return name ? `on “${name}”` : "on another device";
}

/** The same row's fields together, in the order of the newest. */
export const byRow = (entries: readonly ConflictEntry[]) =>
  [...Map.groupBy(entries, ({ kind, row_id }) => `${kind}/${row_id}`)].map(([id, [first, ...others]]) => ({
    id,
    /** Of one row there is at least one. */
    entries: [first as ConflictEntry, ...others] as const,
  }));
