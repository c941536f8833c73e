import type { GeneratorsPort } from "#core/engine/ports.ts";
import { doubtsOf } from "#core/chat/doubts.ts";
import { whyLost } from "#core/chat/why-lost.ts";
import { withPages } from "#core/chat/receipt-pages.ts";
import type { RequestContext } from "#core/http/context.ts";
import { EXTRACTIVE, type Answer, type Passage } from "#core/engine/engine.ts";
import { choiceOf } from "#core/models/ladder/model-choice.ts";
import { citedSources, linkTo } from "../openai/source-links.ts";
import type { McpAnswer, McpPassage } from "./mcp-shapes.ts";

type Deps = Pick<RequestContext & GeneratorsPort, "store" | "blobs" | "user" | "origin" | "generators">;

export function toPassage(passage: Passage, origin: string | undefined): McpPassage {
  const { document_id, document_name, page, heading, content, start, end, score } = passage;
  return {
    document_id,
    document: document_name,
    page,
    heading,
    text: content,
    start,
    end,
    score: Math.round(score * 1000) / 1000,
    url: linkTo(origin, passage),
  };
}

export async function toMcpAnswer(deps: Deps, answer: Answer): Promise<McpAnswer> {
  const { content, answered, generator } = answer;
  const placed = { ...answer, receipts: await withPages(deps, deps.user, answer) };
  const isQuoted = generator.id === EXTRACTIVE;
  return {
    answer: content,
    answered,
    written_by: generator.name,
    language_model: isQuoted ? null : generator.name,
    where: typeof generator.where === "string" ? generator.where : generator.where.sentTo,
    why_no_model: isQuoted ? await whyQuoted(deps, answer) : null,
    failed: [...(answer.lost ?? []), ...(answer.broken ? [answer.broken] : [])].map(
      ({ code = "failed", detail = "" }) => ({
        code,
        detail,
      }),
    ),
    sources: citedSources(placed, deps.origin).map(({ number, passage, url }) => ({
      number,
      ...toPassage(passage, deps.origin),
      url,
    })),
    ...doubtsOf(answer),
    addressed: (answer.addressed ?? []).map(({ document_id, document_name, page, text }) => ({
      document_id,
      document: document_name,
      page,
      text,
    })),
  };
}

async function whyQuoted({ store, user, generators }: Deps, { lost = [] }: Answer): Promise<string> {
  if (lost.length > 0) return whyLost(lost);
  const { choice } = await choiceOf({ store }, user);
  if (choice.use === "none") return "Written answers are switched off in Settings › Models.";
  const models = (await generators?.pick({ user, allowSending: true })) ?? [];
  return models.length === 0 ? "No language model is set up." : "The question needed no language model.";
}
