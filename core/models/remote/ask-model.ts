import type { GenerationRequest, ModelServer, VendorDeps } from "./generation.ts";
import { Refused } from "./failure.ts";
import type { ModelFacts } from "./model-facts.ts";
import { askUpstream, type UpstreamAnswer, type UpstreamRequest } from "./upstream.ts";

type Body = Readonly<Record<string, unknown>>;

/** What makes a request; no server can do without it. */
const NEEDED = new Set(["model", "messages", "prompt", "stream"]);
/** One name for each: what is called otherwise is renamed, not left out. */
const LIMITS = ["max_completion_tokens", "max_tokens"];
/** Refusals of one request that are mended; each names another parameter. */
const MOST = 4;

/**
 * Sends a question. A parameter that the server refuses by name is left out, renamed or lowered as the refusal says, and
 * the question sent once more; what was learned of the model is remembered.
 */
export async function askModel(
  deps: VendorDeps,
  server: ModelServer,
  { model }: GenerationRequest,
  request: UpstreamRequest & { readonly body: Body; readonly needed?: readonly string[] },
): Promise<UpstreamAnswer> {
  const { known } = deps.modelServers;
  for (let attempt = 1; ; attempt++) {
    const body = accepted(request.body, known.of(server, model));
    try {
      return await askUpstream(deps, server, { ...request, body, model });
    } catch (error) {
      const lesson = error instanceof Refused ? lessonOf(error, body, known.of(server, model), request.needed) : null;
      if (!lesson || attempt > MOST) throw error;
      await known.learn(server, model, lesson);
    }
  }
}

/** The body as the model takes it. */
function accepted(body: Body, { refused, renamed, highest }: ModelFacts): Body {
  return Object.fromEntries(
    Object.entries(body)
      .map(([name, value]) => [renamed[name] ?? name, value] as const)
      .filter(([name]) => NEEDED.has(name) || !refused.includes(name))
      .map(([name, value]) => {
        const most = highest[name];
        return [name, most !== undefined && typeof value === "number" ? Math.min(value, most) : value] as const;
      }),
  );
}

/** What a refusal teaches about one parameter of the body; null where it names none. */
function lessonOf(
  { said, code }: Refused,
  body: Body,
  facts: ModelFacts,
  needed: readonly string[] = [],
): Partial<ModelFacts> | null {
  if (code !== "refused") return null;
  const name = namedIn(said, Object.keys(body));
  if (name === undefined) return null;
  const instead = LIMITS.find((limit) => limit !== name && LIMITS.includes(name) && mentions(said, limit));
  if (instead !== undefined && !(instead in body)) return { renamed: { ...facts.renamed, [name]: instead } };
  const most = highestIn(said);
  if (most !== undefined && Number(body[name]) > most) return { highest: { ...facts.highest, [name]: most } };
  return needed.includes(name) ? null : { refused: [...facts.refused, name] };
}

/** The parameter that is named first. */
function namedIn(said: string, names: readonly string[]): string | undefined {
  const found = names
    .filter((name) => !NEEDED.has(name))
    .map((name) => ({ name, at: placeOf(said, name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.name ?? (names.includes("think") && /does not support think/i.test(said) ? "think" : undefined);
}

const mentions = (said: string, name: string): boolean => placeOf(said, name) >= 0;

/** Where a text names a parameter as a word of its own, also in the singular form of `think`: "thinking". */
function placeOf(said: string, name: string): number {
  return said.search(new RegExp(`(?<![\\w-])${name.replaceAll(/\W/g, String.raw`\$&`)}(?![\\w-])`, "i"));
}

/** "max_tokens: 9000 > 8192, which is the maximum allowed", "This model supports at most 16384 completion tokens". */
function highestIn(said: string): number | undefined {
  const found = /(?:> ?|at most |less than or equal to |<= ?|maximum (?:of|is|value is) )(\d{1,7})\b/i.exec(said)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Tokens that the model reads, where a refusal for length says so. */
export function contextIn(said: string): { readonly limit: number | null; readonly tokens: number | null } {
  const numbers = [...said.matchAll(/\d[\d,_]{1,9}/g)].map(([text]) => Number(text.replaceAll(/[,_]/g, "")));
  const limit =
    /(?:context (?:length|window|size)|maximum context)[^\d]{0,60}(\d[\d,_]{1,9})/i.exec(said)?.[1] ??
    /> ?(\d[\d,_]{1,9}) maximum/i.exec(said)?.[1];
  const most = limit === undefined ? null : Number(limit.replaceAll(/[,_]/g, ""));
  const larger = numbers.filter((number) => most !== null && number > most && number < most * 1000);
  return { limit: most, tokens: larger.length > 0 ? Math.max(...larger) : null };
}
