import { isRecord } from "#core/storage/is-record.ts";
import { NotAllowed, textOf, type MadeService } from "./service.ts";

export interface SettingsDeps {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly slug: string;
  readonly permissions: readonly string[];
}

const BASE = "/api/v1/settings";

/**
 * Settings whose ids begin with the plugin's slug and a full stop are the plugin's, and so is any other that nobody has
 * defined: it is stored under such an id. Those of the person are read with the permission settings.read and changed with
 * settings.write; secrets are answered masked.
 */
export function createSettingsService({ ask, slug, permissions }: SettingsDeps): MadeService {
  const isOwn = (id: unknown) => typeof id === "string" && id.startsWith(`${slug}.`);
  const definitions = async () => {
    const all = await ask("GET", `${BASE}/definitions?limit=1000`);
    return Array.isArray(all) ? all.filter(isRecord) : [];
  };
  const definitionOf = async (id: string) => (await definitions()).find((one) => one["id"] === id);
  const idOf = async (given: unknown, permission: "settings.read" | "settings.write") => {
    const id = textOf(given, "the id of a setting");
    if (isOwn(id) || permissions.includes(permission)) return id;
    if (!(await definitionOf(id))) return `${slug}.${id}`;
    throw new NotAllowed(
      `A setting of this plugin has an id that begins with “${slug}.”. Other settings take the permission ${permission}.`,
    );
  };
  /** Defines what was not, and lets the plugin's own take values of another type. */
  const prepare = async (id: string, value: unknown) => {
    const type = typeOf(value);
    const before = await definitionOf(id);
    if (before && isOwn(id) && before["type"] !== type)
      await ask("PATCH", `${BASE}/definitions/${encodeURIComponent(id)}`, {
        type,
        default_value: null,
        validation: {},
      });
    if (before) return;
    const name = (isOwn(id) ? id.slice(slug.length + 1) : id) || id;
    const made = { id, name, category: slug, type, allowed_scopes: ["user", "page"] };
    // Another module of the plugin may have defined it meanwhile.
    await ask("POST", `${BASE}/definitions`, made).catch(ifTaken);
  };
  return {
    methods: {
      async getSettingDefinitions(filter) {
        const wanted = isRecord(filter) ? filter : {};
        return (await definitions()).filter(
          (one) =>
            (isOwn(one["id"]) || permissions.includes("settings.read")) &&
            Object.entries(wanted).every(([name, value]) => one[name] === undefined || one[name] === value),
        );
      },
      async getSetting(given, context) {
        const definition_id = await idOf(given, "settings.read");
        const found = await ask("GET", `${BASE}/instances?${new URLSearchParams({ definition_id })}`);
        const stored = Array.isArray(found) ? found.filter(isRecord) : [];
        const page = pageOf(context);
        const instance =
          (page !== undefined && stored.find((one) => one["page_id"] === page)) ||
          stored.find(({ scope }) => scope === "user") ||
          stored.find(({ scope }) => scope === "system");
        return instance ? instance["value"] : ((await definitionOf(definition_id))?.["default_value"] ?? null);
      },
      async setSetting(given, value, context) {
        const definition_id = await idOf(given, "settings.write");
        await prepare(definition_id, value);
        const page = pageOf(context);
        const place = page === undefined ? { scope: "user" } : { scope: "page", page_id: page };
        const made = await ask("POST", `${BASE}/instances`, { definition_id, value, ...place });
        return isRecord(made) ? made["value"] : null;
      },
    },
  };
}

/** The page of `{userId, pageId}`; the person is whoever is here, whatever the plugin says. */
function pageOf(context: unknown): string | undefined {
  const page = isRecord(context) ? context["pageId"] : undefined;
  return typeof page === "string" && page !== "" ? page : undefined;
}

/** The types of settings. Nothing is none of them, so it is refused like a value of the wrong type. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || isRecord(value))
    return typeof value;
  throw new Error("A setting is a text, a number, true or false, an object or a list.");
}

function ifTaken(error: unknown): void {
  if (!(error instanceof Error && "status" in error && error.status === 409)) throw error;
}
