import { isRecord } from "../check-message.ts";
import { textOf, type MadeService } from "./service.ts";

export interface SettingsDeps {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly slug: string;
}

const BASE = "/api/v1/settings";

/** The settings whose ids begin with the plugin's slug and a full stop. Of all others it learns nothing. */
export function createSettingsService({ ask, slug }: SettingsDeps): MadeService {
  const ownId = (given: unknown) => {
    const id = textOf(given, "the id of a setting");
    if (!id.startsWith(`${slug}.`)) throw new Error(`A setting of this plugin has an id that begins with “${slug}.”.`);
    return id;
  };
  const definitions = async () => {
    const all = await ask("GET", `${BASE}/definitions?limit=1000`);
    return (Array.isArray(all) ? all : []).filter(
      (one: unknown) => isRecord(one) && typeof one["id"] === "string" && one["id"].startsWith(`${slug}.`),
    );
  };
  return {
    methods: {
      getSettingDefinitions: definitions,
      async getSetting(given) {
        const id = ownId(given);
        const found = await ask("GET", `${BASE}/instances?${new URLSearchParams({ definition_id: id })}`);
        const [newest] = Array.isArray(found) ? (found as unknown[]) : [];
        if (isRecord(newest)) return newest["value"];
        const definition = (await definitions()).find((one: unknown) => isRecord(one) && one["id"] === id);
        return isRecord(definition) ? definition["default_value"] : null;
      },
      async setSetting(given, value) {
        const made = await ask("POST", `${BASE}/instances`, { definition_id: ownId(given), value, scope: "user" });
        return isRecord(made) ? made["value"] : null;
      },
    },
  };
}
