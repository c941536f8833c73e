import type { Passage, Receipt } from "../../engine.ts";
import { littleWordsOf } from "../../index/stop-words.ts";
import { questionLanguage } from "../understand/question-language.ts";
import { shownMarkers } from "./markers.ts";
import type { Checked, CheckRequest } from "../parts.ts";
import { claimsOf, isRefusal, type Claim } from "./claims.ts";
import { sourceOf, type Source } from "./evidence.ts";
import { foldWord } from "./names.ts";
import type { Meanings } from "./same-meaning.ts";
import { statementOf } from "./statement.ts";
import { judge, type Likeness, type Verdict } from "./verdict.ts";

export interface CheckDeps extends Meanings {
  /** Meaning, where a model can tell it; words alone decide without. */
  readonly likeness?: Likeness;
}

/**
 * Holds every sentence a language model wrote against the passages. A citation that does not support its sentence is
 * moved to the passage that does; what no passage supports is marked and cites nothing. The order is: numbers, dates,
 * names and quotations by code, then negations and opposites, then the words, then the meaning.
 */
export function checkAnswer({ likeness, ...meanings }: CheckDeps, { content, passages, cells }: CheckRequest): Checked {
  const { plain, claims } = claimsOf(content, passages.length);
  const bench = createBench({ ...meanings, likeness: likeness ?? (() => null) }, { passages, cells });
  let out = "";
  let at = 0;
  const receipts: Receipt[] = [];
  for (const claim of claims) {
    if (!claim.isStatement) continue;
    out += plain.slice(at, claim.from);
    const from = out.length;
    out += plain.slice(claim.from, claim.to);
    const { receipt, numbers } = bench.receiptFor(claim);
    receipts.push({ ...receipt, from, to: out.length });
    out += shownMarkers(numbers);
    at = claim.to;
  }
  const first = claims.find(({ text }) => /\p{L}/u.test(text));
  const answered = !(first && isRefusal(first.text)) && plain.trim() !== "";
  return { content: out + plain.slice(at), receipts, answered };
}

/** Whether words leave a sentence in doubt, and nothing speaks against it: meaning may decide. */
export const isDoubtful = ({ supported, missing, wording }: Receipt): boolean =>
  wording !== undefined || !(supported || missing);

/** How much more of a sentence a passage must have that says it in other words, where another passage denies it. */
const CLEARLY = 0.15;

interface Found {
  readonly receipt: Omit<Receipt, "from" | "to">;
  readonly numbers: readonly number[];
}

function createBench(
  judging: Meanings & { readonly likeness: Likeness },
  { passages, cells = {} }: Pick<CheckRequest, "passages" | "cells">,
) {
  const { tokenizer } = judging;
  const sources = new Map<number, Source>();
  const known = lowerCaseWords(passages);
  const everything = passages.map(({ content }) => content).join(" ");
  const around = questionLanguage(everything);
  const little = littleWordsOf(everything);
  const source = (number: number): Source | undefined => {
    const passage = passages[number - 1];
    const made = sources.get(number) ?? (passage && sourceOf(tokenizer, passage, cells[passage.chunk_id]));
    if (made) sources.set(number, made);
    return made;
  };
  const all = passages.map((_, index) => index + 1);

  function receiptFor({ text, cited }: Claim): Found {
    const statement = statementOf(tokenizer, text, { known, around, little });
    const against = (numbers: readonly number[]): Verdict =>
      judge(
        judging,
        statement,
        numbers.flatMap((number) => source(number) ?? []),
      );

    const verdicts = all.map((number) => ({ number, verdict: against([number]) }));
    // A passage that says nearly the same and denies it outweighs one that only shares words with it.
    const denied = Math.max(0, ...verdicts.map(({ verdict }) => verdict.denied));
    const least = (verdict: Verdict): number => (denied > 0 && verdict.unchecked ? denied + CLEARLY : denied);
    const holding = verdicts.filter(({ verdict }) => verdict.supported && verdict.share >= least(verdict));
    const alone = verdicts.filter(({ number }) => cited.includes(number));
    const right = holding.filter(({ number }) => cited.includes(number));
    // Another passage that says it in these words goes before a cited one that says it in part.
    const isSure = right.length === 0 || right.some(({ verdict }) => !verdict.unchecked);
    const surer = isSure ? undefined : strongest(holding.filter(({ verdict }) => !verdict.unchecked));
    if (surer) return supported(surer.verdict, [surer.number]);
    const sure = right.filter(({ verdict }) => !verdict.unchecked);
    const best = strongest(sure.length > 0 ? sure : right);
    if (best) return supported(best.verdict, [best.number, ...right.map(({ number }) => number)]);
    if (cited.length > 1) {
      const together = against(cited);
      if (together.supported && together.share >= denied) return supported(together, cited);
    }
    const repaired = strongest(holding.filter(({ verdict }) => !verdict.unchecked)) ?? strongest(holding);
    if (repaired) return supported(repaired.verdict, [repaired.number]);
    const nearest = strongest(alone) ?? strongest(verdicts);
    // Nothing in it is wrong: whether it is said is left to the reader.
    if (nearest?.verdict.isNear && nearest.verdict.share >= (denied > 0 ? denied + CLEARLY : 0))
      return supported({ ...nearest.verdict, unchecked: true }, [nearest.number]);
    return unsupported(nearest?.verdict.missing ?? []);
  }

  function supported({ rests, unchecked }: Verdict, numbers: readonly number[]): Found {
    const unique = [...new Set(numbers)];
    if (!rests) return unsupported([]);
    const { passage } = rests.source;
    const citation = passages.findIndex(({ chunk_id }) => chunk_id === passage.chunk_id) + 1;
    const start = passage.start + rests.start;
    const end = passage.start + rests.end;
    const quote = passage.content.slice(rests.start, rests.end);
    const order = [citation, ...unique.filter((number) => number !== citation)];
    const wording = unchecked ? ({ wording: "unchecked" } as const) : {};
    return { receipt: { citation, quote, start, end, supported: true, ...wording }, numbers: order };
  }

  return { receiptFor };
}

function unsupported(missing: readonly string[]): Found {
  const nothing = { citation: null, quote: null, start: null, end: null, supported: false };
  return { receipt: { ...nothing, ...(missing.length > 0 && { missing }) }, numbers: [] };
}

function strongest<One extends { readonly verdict: Verdict }>(found: readonly One[]): One | undefined {
  return found.reduce<One | undefined>(
    (best, one) => (best && best.verdict.strength >= one.verdict.strength ? best : one),
    undefined,
  );
}

/** Words that the passages write small are no names where a sentence opens with them. */
function lowerCaseWords(passages: readonly Passage[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { content } of passages)
    for (const [word] of content.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]+/gu)) words.add(foldWord(word));
  return words;
}
