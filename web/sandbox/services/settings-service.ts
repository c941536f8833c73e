import { isRecord } from "../check-message.ts";
import { textOf, type MadeService } from "./service.ts";

export interface SettingsDeps {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly slug: string;
  readonly permissions: readonly string[];
}

const BASE = "/api/v1/settings";

/**
 * Settings whose ids begin with the plugin's slug and a full stop are the plugin's. Those of the person are read with the
 * permission settings.read and changed with settings.write; secrets are answered masked.
 */
export function createSettingsService({ ask, slug, permissions }: SettingsDeps): MadeService {
  const isOwn = (id: unknown) => typeof id === "string" && id.startsWith(`${slug}.`);
  const allowedId = (given: unknown, permission: "settings.read" | "settings.write") => {
    const id = textOf(given, "the id of a setting");
    if (isOwn(id) || permissions.includes(permission)) return id;
    throw new Error(
      `A setting of this plugin has an id that begins with “${slug}.”. Other settings take the permission ${permission}.`,
    );
  };
  const definitions = async (filter?: unknown) => {
    const wanted = isRecord(filter) ? filter : {};
    const all = await ask("GET", `${BASE}/definitions?limit=1000`);
    return (Array.isArray(all) ? (all as unknown[]) : []).filter(
      (one) =>
        isRecord(one) &&
        (isOwn(one["id"]) || permissions.includes("settings.read")) &&
        Object.entries(wanted).every(([name, value]) => one[name] === undefined || one[name] === value),
    );
  };
  const valueOf = async (query: Readonly<Record<string, string>>) => {
    const found = await ask("GET", `${BASE}/instances?${new URLSearchParams(query)}`);
    const [newest] = Array.isArray(found) ? (found as unknown[]) : [];
    return isRecord(newest) ? newest : undefined;
  };
  return {
    methods: {
      getSettingDefinitions: definitions,
      async getSetting(given, context) {
        const definition_id = allowedId(given, "settings.read");
        const page = pageOf(context);
        const here = page === undefined ? undefined : await valueOf({ definition_id, page_id: page });
        const instance = here ?? (await valueOf({ definition_id }));
        if (instance) return instance["value"];
        const known = (await definitions()).find((one) => isRecord(one) && one["id"] === definition_id);
        return isRecord(known) ? known["default_value"] : null;
      },
      async setSetting(given, value, context) {
        const definition_id = allowedId(given, "settings.write");
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
