import { createBrowserModelServers } from "../../../remote/browser-model-servers.ts";
import { saveProviderSetting } from "../../../remote/provider-settings.ts";
import { createFakeModelServers, type Received } from "../../../remote/testing/fake-model-servers.ts";
import type { Mood } from "../../../remote/testing/moods.ts";
import { composeAnswer } from "#core/engine/answer/answer.ts";
import { createAnswering } from "#core/engine/answer/generate/answering.ts";
import { prepareAnswer } from "#core/engine/answer/generate/prepare.ts";
import { createMemoryLibrary, type MemoryDocument } from "#core/engine/answer/testing/memory-library.ts";
import { checkAnswer } from "#core/engine/answer/verify/check-answer.ts";
import type { AnswerEvent } from "#core/engine/engine.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { createSecretBox, deriveSecretKey } from "#core/accounts/secret-box.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { tables } from "#core/api/tables.ts";
import { createMoreTime } from "#core/engine/answer/generate/more-time.ts";
import { openProviderGenerator } from "../../../remote/provider-generator.ts";

export const OWNER = "someone";
const BORN = "Nikola Tesla was a Serbian-American inventor who was born in Smiljan in 1856.";
const blocks = [
  BORN,
  ...Array.from({ length: 30 }, (_, at) => `Letter ${at} of Tesla tells of ${"long ".repeat(40)}trips.`),
];
export const PROVIDERS = ["local", "hosted_a", "hosted_b", "openai_compatible"] as const;

const fail = (error: unknown) => {
  throw error;
};

/** Asks where Tesla was born, of a model in this mood behind the API of this provider. */
export async function setupMoods(
  provider: (typeof PROVIDERS)[number],
  patience = { thinking: 60_000, first: 60_000 },
  others: readonly MemoryDocument[] = [],
) {
  const servers = createFakeModelServers();
  const store = createMemoryStore(tables);
  const secrets = createSecretBox(() => deriveSecretKey("tests"));
  const settings = { store, clock: { now: () => Date.now() }, accounts: { secrets } };
  await saveProviderSetting(settings, OWNER, {
    id: "s",
    provider,
    config: { server_url: "http://models.test", ...(provider !== "local" && { api_key: "k-12345678" }) },
  });
  const start = () => createBrowserModelServers({ fetch: servers.fetch, store, report: fail });
  let modelServers = start();
  const library = createMemoryLibrary([{ name: "tesla.pdf", title: "Nikola Tesla", blocks }, ...others]);
  const tokenizer = createTokenizer();
  const moreTime = createMoreTime();

  async function ask(mood: Mood, onEvent: (event: AnswerEvent) => void = () => undefined) {
    const deps = { store, accounts: { secrets }, modelServers, where: "on this device" } as const;
    const generator = await openProviderGenerator(deps, OWNER, { provider, settings_id: "s", model: mood });
    const { answer } = createAnswering({
      parts: {
        answer: (request) => composeAnswer({ library, where: "on this device", tokenizer }, request),
        prepare: async (request) => ({ ...(await prepareAnswer({ library, tokenizer }, request)), embedder: "none" }),
        check: async (request) => checkAnswer({ tokenizer }, request),
      },
      generators: { pick: async () => [generator] },
      where: "on this device",
      patience: { next: 60_000, stop: 50, ...patience },
      moreTime,
      report: () => undefined,
    });
    const events: AnswerEvent[] = [];
    const told = await answer(
      {
        scope: { owner: OWNER },
        question: "Where was Nikola Tesla born?",
        history: [],
        top_k: 5,
        hybrid: true,
        turn: "t",
      },
      (event) => (events.push(event), onEvent(event)),
    );
    return { answer: told, events };
  }
  const questions = (): Received[] => servers.received.filter(({ path }) => /chat|messages|generate/.test(path));
  const restart = () => void (modelServers = start());
  return { ask, questions, moreTime, restart };
}
