import type { RankedSentence } from "./rank-sentences.ts";

/** A sentence that gives the reason of what the one before it says. */
const EXPLAINS =
  /^(?:(?:this|that|it|which) (?:is|was) (?:because|why|due|partly because|mainly because|so that)|because (?:of this|of that)|the (?:main |chief |only |real |usual )?(?:reason|cause)s? (?:is|was|for (?:this|that|it)|are|were)|one reason|(?:for|because of) (?:this|that|these|which) reasons?|(?:das|dies) (?:ist|liegt|war|lag) .{0,20}(?:weil|daran|so)|(?:this|that|it|these) (?:\p{L}+ ){1,3}?(?:because|to (?:prevent|avoid|protect|help|keep|make|ensure|allow|enable|reduce))(?!\p{L})|der grund (?:dafür|ist|war)|grund dafür|c'est (?:parce|pour)|la raison|esto se debe|la razón|это (?:потому|связано|объясн)|причина|这是因为|原因是)/iu;

export const explainsBefore = (text: string): boolean => EXPLAINS.test(text.trim());

/** A sentence that says what follows from the one before it. */
const FOLLOWS =
  /^(?:so(?:,| (?:the|he|she|they|it|we|i|this|that)(?!\p{L}))|therefore|thus|hence|consequently|accordingly|as a (?:result|consequence)|(?:this|that|which) is why|for (?:this|that|these) reasons?|deshalb|daher|darum|deswegen|folglich|c'est pourquoi|par conséquent|por (?:eso|lo tanto)|perciò|quindi|поэтому|因此|所以)(?!\p{L})/iu;

const followsBefore = (text: string): boolean => FOLLOWS.test(text.trim());

/** Characters that may stand between a sentence and the next. */
const BETWEEN = 4;

/** The sentence that leads with its neighbour, where one says what is so and the other why; both in reading order. */
export function withItsReason(lead: RankedSentence, ranked: readonly RankedSentence[]): readonly RankedSentence[] {
  const own = ranked.filter(({ passage }) => passage.chunk_id === lead.passage.chunk_id);
  if (explainsBefore(lead.text) || followsBefore(lead.text)) {
    const before = own.find(({ end }) => end < lead.start && lead.start - end <= BETWEEN);
    return before ? [before, lead] : [lead];
  }
  const next = own.find(({ start }) => start > lead.end && start - lead.end <= BETWEEN);
  return next && explainsBefore(next.text) ? [lead, next] : [lead];
}
