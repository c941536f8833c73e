import type { AnswerChoice, Ladder, ProviderChoice } from "../../app/client/answers.ts";
import type { Model } from "#core/models/local/models.ts";
import { formatBytes } from "../documents/file-kinds.ts";
import type { AllModels, NamedModel } from "#core/models/remote/providers.ts";
import type { Provider } from "../providers/servers.ts";
import type { ProviderSetting } from "#core/models/remote/provider-setting.ts";
import { whereItRuns, type Asker } from "../providers/where-words-go.ts";

/** What a row stands for: a choice, or an Ollama that becomes one when it is connected. */
export type Pick =
  | { readonly kind: "choice"; readonly choice: Partial<AnswerChoice> }
  | { readonly kind: "connect"; readonly model: string };

export interface PickerRow {
  readonly id: string;
  readonly name: string;
  /** "1.1 GB · 14 words a second here" */
  readonly facts: string;
  /** Where it runs, and whether passages leave this device. */
  readonly where: string;
  /** Null for a server that did not answer. */
  readonly pick: Pick | null;
  readonly isChosen: boolean;
}

export interface PickerGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly PickerRow[];
}

export interface PickerFacts {
  readonly asker: Asker;
  readonly ladder: Ladder;
  readonly models: readonly Model[];
  /** As after looking for Ollama; undefined while that is under way. */
  readonly found: AllModels | undefined;
  readonly providers: readonly Provider[];
  readonly settings: readonly ProviderSetting[];
}

/** Everything that can answer, in groups: this device, what was found on it, each provider that is set up, and no model. */
export function pickerGroups(facts: PickerFacts): readonly PickerGroup[] {
  const here = facts.asker === "device" ? "On this device" : "On your server";
  const groups = [
    { id: "here", title: here, rows: [automaticRow(facts), ...installedRows(facts)] },
    { id: "found", title: "Found: Ollama", rows: foundRows(facts) },
    ...configuredGroups(facts),
    { id: "none", title: "No language model", rows: [quotesRow(facts)] },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Rows that hold every word of the query, in their groups. */
export function searchRows(groups: readonly PickerGroup[], query: string): readonly PickerGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ id, title, rows }) => {
      const holds = (row: PickerRow) => {
        const text = `${title} ${row.name} ${row.where}`.toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return { id, title, rows: rows.filter(holds) };
    })
    .filter(({ rows }) => rows.length > 0);
}

const factsOf = (...facts: readonly (string | null)[]) => facts.filter(Boolean).join(" · ");

/** Null where no answer has been seen yet. */
function speedOf({ speeds }: Ladder, server: string | null, model: string): string | null {
  const seen = speeds.find(({ server_id, model: id }) => server_id === server && id === model);
  if (!seen) return null;
  const { words_per_second: speed } = seen;
  return `${speed < 10 ? speed.toFixed(1) : Math.round(speed)} words a second here`;
}

function automaticRow({ asker, ladder: { choice }, models }: PickerFacts): PickerRow {
  const hasOne = models.some(({ kind, status }) => kind === "generator" && status === "installed");
  const place = asker === "device" ? "this device" : "your server";
  return {
    id: "automatic",
    name: `Best model on ${place}`,
    facts: hasOne ? "" : "none is downloaded yet, so answers are quotes",
    where: hereWords(asker),
    pick: { kind: "choice", choice: { use: "automatic" } },
    isChosen: choice.use === "automatic" && (choice.provider === null || !choice.provider_first),
  };
}

const hereWords = (asker: Asker) =>
  `Runs on ${asker === "device" ? "this device" : "your server"}. Passages do not leave it.`;

function installedRows({ asker, ladder, models }: PickerFacts): PickerRow[] {
  return models
    .filter(({ kind, status }) => kind === "generator" && status === "installed")
    .map(({ id, name, bytes, obstacles }) => ({
      id: `installed ${id}`,
      name,
      facts: factsOf(formatBytes(bytes), speedOf(ladder, null, id), obstacles[0] ?? null),
      where: hereWords(asker),
      pick: { kind: "choice", choice: { use: "chosen", model: id } },
      isChosen: ladder.choice.use === "chosen" && ladder.choice.model === id,
    }));
}

const isFound = ({ provider, settings_id }: { readonly provider: string; readonly settings_id: string | null }) =>
  provider === "local" && settings_id === "default";

function foundRows(facts: PickerFacts): PickerRow[] {
  return (facts.found?.models ?? []).filter(isFound).map((model) => ({
    ...providerRow(facts, model),
    pick: { kind: "connect", model: model.id },
  }));
}

function configuredGroups(facts: PickerFacts): PickerGroup[] {
  const { models = [], errors = [] } = facts.found ?? {};
  const own = facts.settings.flatMap(({ id, provider, servers }) =>
    servers.map((server) => ({ settings_id: id, provider, server })),
  );
  return own.map(({ settings_id, provider, server }) => {
    const listed = models.filter((model) => model.settings_id === settings_id && model.server_id === server.id);
    const failed = errors.find((error) => error.settings_id === settings_id && error.server_id === server.id);
    const where = whereItRuns(facts.asker, provider, server.server_url);
    const rows = listed.map((model) => providerRow(facts, model));
    const missing = missingRow(facts, { provider, settings_id, server_id: server.id }, listed);
    const word = facts.found
      ? (failed?.detail ?? (listed.length === 0 ? "It has no models yet." : null))
      : "Asking it for its models…";
    const told = word && { ...notice(`${settings_id} ${server.id}`, word), where };
    return {
      id: `${settings_id} ${server.id}`,
      title: server.name,
      rows: [...rows, ...(missing ? [missing] : []), ...(told ? [told] : [])],
    };
  });
}

/** What cannot be chosen, said in its place. */
const notice = (id: string, name: string): PickerRow => ({
  id: `notice ${id}`,
  name,
  facts: "",
  where: "",
  pick: null,
  isChosen: false,
});

/** The model that is chosen, while its server does not list it. */
function missingRow(
  facts: PickerFacts,
  server: Omit<ProviderChoice, "model">,
  listed: readonly NamedModel[],
): PickerRow | null {
  const { provider } = facts.ladder.choice;
  if (!provider || provider.settings_id !== server.settings_id || provider.server_id !== server.server_id) return null;
  if (listed.some(({ id }) => id === provider.model)) return null;
  const kind = server.provider as NamedModel["provider"];
  const model = { provider: kind, id: provider.model, name: provider.model, server_name: "" };
  return providerRow(facts, { ...model, settings_id: server.settings_id ?? null, server_id: server.server_id ?? null });
}

function providerRow(facts: PickerFacts, model: NamedModel): PickerRow {
  const { provider, settings_id, server_id, id, name, size } = model;
  const chosen = facts.ladder.choice;
  const choice = { use: "chosen", provider: { provider, settings_id, server_id, model: id } } as const;
  const isNamed =
    chosen.provider?.model === id &&
    chosen.provider.provider === provider &&
    (chosen.provider.server_id ?? server_id) === server_id;
  return {
    id: `${provider} ${settings_id} ${server_id} ${id}`,
    name,
    facts: factsOf(size ? formatBytes(size) : null, speedOf(facts.ladder, server_id, id)),
    where: whereItRuns(facts.asker, provider, addressOf(facts, model)),
    pick: { kind: "choice", choice },
    isChosen: isNamed && (chosen.use === "chosen" || (chosen.use === "automatic" && chosen.provider_first)),
  };
}

/** Null is the vendor's own. */
function addressOf(
  { settings, providers }: PickerFacts,
  { provider, settings_id, server_id }: NamedModel,
): string | null {
  const servers = settings.find(({ id }) => id === settings_id)?.servers;
  const own = servers?.find(({ id }) => id === server_id)?.server_url ?? null;
  return own ?? providers.find((each) => each.provider === provider)?.default_server_url ?? null;
}

function quotesRow({ asker, ladder }: PickerFacts): PickerRow {
  return {
    id: "quotes",
    name: "Quotes only (no model)",
    facts: "",
    where: `Answers are quoted word for word. Nothing leaves ${asker === "device" ? "this device" : "your server"}.`,
    pick: { kind: "choice", choice: { use: "none" } },
    isChosen: ladder.choice.use === "none",
  };
}
