import { normaliseUuid } from "./normalise-uuid.ts";
import { derivedId, shownForm } from "../storage/derived-id.ts";

/**
 * The APIs show every id as a UUID version 4. Rows that each device makes by itself are stored under version 8, which
 * says how their ids come about; a device with rows under other ids than its account's would have each of them twice.
 * So the version is changed at the edge of the APIs, and nowhere else: sync and storage never see the shown form.
 */
export const shownIds = <Value>(value: Value): Value => replaceIds(value, pairs().shown, (id) => id);

/** Takes what callers send: the shown form, the stored one, upper case and undashed. */
export const storedIds = <Value>(value: Value): Value => replaceIds(value, pairs().stored, normaliseUuid);

type Pairs = Readonly<Record<"shown" | "stored", ReadonlyMap<string, string>>>;

let found: Pairs | undefined;

/** Made when first needed, and always the same. */
function pairs(): Pairs {
  if (found) return found;
  const stored = DERIVED.map(derivedId);
  const both = stored.map((id) => [id, shownForm(id)] as const);
  return (found = { shown: new Map(both), stored: new Map(both.map(([id, shown]) => [shown, id])) });
}

const SETTINGS = ["theme", "single_key_shortcuts", "search_mode", "search_results", "similarity_threshold"];

/** What the ids of these rows are derived from. A test of `core/api` compares them with the starting point. */
const DERIVED = [
  "collections/my documents",
  ...["", "search", "evaluation", "settings", "docs"].map((path) => `navigation_routes//${path}`),
  ...["ask", "search", "collections", "documents", "viewer", "conversations", "text"].map((id) => `components/${id}`),
  ...SETTINGS.map((name) => `setting_instances/${JSON.stringify([`lectern.${name}`, "user", null, null])}`),
  "personas/Careful reader",
];

const LENGTH = 36;
/** `collections/<id>` in the trash, `lectern-collection-<id>` among models. */
const BEFORE_ID = /^[\w-]*[/-]$/;

function replaceIds<Value>(value: Value, ids: ReadonlyMap<string, string>, written: (id: string) => string): Value {
  const replace = (inner: unknown): unknown => {
    if (typeof inner === "string") return replaced(inner);
    if (typeof inner !== "object" || inner === null) return inner;
    // Nothing is copied before something changes: lists of thousands of documents have no such id in them.
    let copy: Record<string, unknown> | undefined;
    const values = inner as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(values)) {
      const value = replace(values[key]);
      if (value !== values[key])
        (copy ??= (Array.isArray(inner) ? [...inner] : { ...inner }) as Record<string, unknown>)[key] = value;
    }
    return copy ?? inner;
  };
  function replaced(text: string): string {
    if (text.length < 32 || text.length > 2 * LENGTH) return text;
    const id = ids.get(written(text));
    if (id !== undefined) return id;
    const before = text.slice(0, -LENGTH);
    const ending = ids.get(text.slice(-LENGTH));
    return ending !== undefined && BEFORE_ID.test(before) ? before + ending : text;
  }
  return replace(value) as Value;
}
