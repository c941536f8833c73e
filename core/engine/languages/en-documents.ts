import type { Language } from "./language.ts";

const PART =
  "(?:chapter|section|part|clause|article|paragraph|item|point|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*(?: ?\\(\\p{L}\\))?|[ivx]+)";
/** "4.2", "4.1(b)": a number that says by its form that it is that of a part. */
const NUMBERED = "(?<part>\\p{N}+(?:\\.\\p{N}+)+(?: ?\\(\\p{L}\\))?)";
const ORGANISATION =
  "(?:\\p{L}+ )?(?:universit(?:y|ies)|institut(?:e|ion)s?|schools?|colleges?|compan(?:y|ies)|firms?|organi[sz]ations?|authorit(?:y|ies)|agenc(?:y|ies)|departments?|ministr(?:y|ies)|laborator(?:y|ies)|labs?|teams?|groups?|foundations?|publishers?|committees?|societ(?:y|ies)|offices?)";
/** "The authors of", before the document. */
const WRITERS = "(?:the (?:authors?|writers?|editors?) (?:of|behind) )?";

/** English questions for what a document is, for its parts, and for the files themselves. */
const FILES = "(?:documents?|docs?|files?|papers?|texts?|letters?|e-?mails?|books?|articles?|contracts?)";

export const ASKED_OF_DOCUMENTS: Pick<Language, "facts" | "structure" | "inventory"> = {
  facts: {
    author: [
      "(?:by )?who(?:m)? (?:wrote|authored|has written) (.+?)(?<when>,? and (?:when|(?:in )?(?:which|what) year)(?: (?:was|were) (?:it|this|that|they) \\p{L}+)?)?",
      "(?:by )?who(?:m)? (?:was|were|is|are) (.+?) (?:written|authored)(?: by)?",
      "who(?: is|'s| are| was| were) the (?:authors?|writers?|senders?) of (.+)",
      "who (?:signed|sent) (.+)",
      "who(?:m)?(?: is|'s| was) (.+?) (?:from|signed by|sent by)",
      "who (?:gave|held|presented|delivered|prepared|compiled|edited|made) (.*(?:documents?|texts?|papers?|articles?|reports?|books?|slides?|presentations?|talks?|lectures?|speech(?:es)?|manuals?|guides?|handbooks?)(?!\\p{L}).*)",
      "what(?: is|'s| are) the names? of the (?:authors?|writers?) of (.+)",
      "who(?: is|'s| are) the (?:authors?|writers?)()",
    ],
    year: [
      "(?:when|(?:in )?(?:what|which) year) (?:was|were) (.+?) (?:first )?(?:published|written|printed|created|made)",
      "what(?: is|'s) the date of (.+)",
    ],
    length: [
      "how many (?:pages|words) (?:does|do|are (?:there )?in|has) (.+?)(?: have| has| contain)?",
      "(?:what is |what's )?the (?:number of pages|length) (?:of|in) (.+)",
      "how long is (.+)",
    ],
    publisher: [
      "who (?:published|is the publisher of|was the publisher of) (.+?)(?<when>,? and (?:when|(?:in )?(?:which|what) year)(?: (?:was|were) (?:it|this|that|they) \\p{L}+)?)?",
    ],
    title: ["what(?: is|'s) the (?:title|name) of (.+)", "what(?: is|'s) (.+?) (?:called|titled)"],
    version: [
      "(?:which|what) (?:version|release|edition|revision|draft) of (.+?) (?:is (?:this|it|that)|do (?:i|we) have|have (?:i|we)(?: got)?)",
      "(?:which|what) (?:version|release|edition|revision|draft) (?:of .+ )?(?:is|does|do) (.+?)(?: for| about| describe| cover)?",
      "what(?: is|'s) the (?:version|release|edition|revision)(?: number)? of (.+)",
    ],
    organisation: [
      `(?:(?:from|by|at|for) )?(?:which|what) ${ORGANISATION} (?:is|are|was|were|does|do|did) ${WRITERS}(.+?) (?:(?:come )?from|belongs? to|works? (?:at|for|in)|published by|issued by|written (?:at|by|in)|made (?:at|by)|filed by)`,
      `(?:(?:by|at|for) )(?:which|what) ${ORGANISATION} (?:is|are|was|were) (.+?) (?:published|issued|written|made|filed|prepared)`,
      `(?:which|what) ${ORGANISATION} (?:published|publishes|issued|issues|released|releases|wrote|made|makes|prepared|filed|commissioned) (.+)`,
    ],
    journal: [
      "(?:in |at )?(?:which|what) (?:journal|magazine|newspaper|conference|workshop|series) (?:is|are|was|were|did) (.+?) (?:published|printed|presented|given|from|appear(?:ed)?|come from)(?: in| at)?",
      "(?:which|what) (?:journal|magazine|newspaper|conference|workshop|series) (?:published|printed) (.+)",
    ],
    email: [
      `what(?: is|'s| are) the e-?mail(?: address(?:es)?)? (?:of|for) ${WRITERS}(.+?)(?: (?:authors?|writers?))?`,
      `how (?:can|do) (?:i|we) (?:reach|contact|e-?mail|write to) ${WRITERS}(.+?)(?: (?:authors?|writers?))`,
    ],
    translator: ["who translated (.+?)(?: (?:in)?to \\p{L}+)?", "who (?:is|was) the translator (?:of|for) (.+)"],
    holder: ["who (?:holds|has|owns) the (?:copyright|rights)(?: (?:of|on|to|in|for) (.+))?"],
    released: [
      "(?:when|(?:on |in )?(?:which|what) (?:day|date|month|year)) (?:was|were) (.+?) (?:last |first )?(?:released|issued|updated|revised|submitted|accepted|filed|dated)",
      "(?:what|which) date (?:is on|does) (.+?)(?: carry| have| bear)?",
    ],
  },
  structure: {
    contents: [
      "(?:which|what|how many) (?:chapters|sections|headings|clauses|articles) (?:does|do|has|have|are(?: there)? in|is(?: there)? in) (?<document>.+?)(?: have| contain| has)?",
      "(?:(?:please )?(?:list|show|give|name|tell)(?: me)? )?(?:all )?(?:of )?(?:the )?(?:chapters|sections|headings|clauses|articles|table of contents|contents|outline|structure)(?: (?:of|in|from) (?<document>.+))?",
      "(?:what|which)(?: is|'s| are) the (?:table of contents|outline|structure|contents|chapters|sections|headings|clauses|articles)(?: (?:of|in) (?<document>.+))?",
      "how is (?<document>.+) (?:structured|organi[sz]ed|divided)",
    ],
    part: [
      `(?:what(?: is|'s)(?: (?:written|said))? in|what is|what (?:does|do)|summari[sz]e|sum up|show(?: me)?|read(?: me)?|tell me about|explain|describe) (?:the )?${PART}(?: (?:of|in|from) (?<document>.+?))?(?: (?:(?:say|tell(?: us)?)(?: about .+)?|cover|contain|deal with|describe|discuss|(?:all )?about))?`,
      `what(?: is|'s)(?: (?:written|said))? in ${NUMBERED}(?: (?:of|in|from) (?<document>.+))?`,
      `what does ${NUMBERED}(?: (?:of|in|from) (?<document>.+?))? say`,
      `(?:in|according to|under) (?<document>.+?),? what (?:does|is(?: (?:written|said))?(?: in)?) (?:the )?${PART}(?: say)?`,
      `${PART}(?: (?:of|in|from) (?<document>.+))?`,
      `what (?:does|do) (?<document>.+?) (?:say|tell(?: us)?) in ${PART}`,
    ],
  },
  inventory: {
    asks: [
      "(?:which|what|how many) (?<kind>.+?) (?:do (?:i|we) have|have (?:i|we)(?: got)?)",
      "(?:list|show|show me|give me)(?: all)?(?: of)?(?: (?:my|our))? (?<kind>.+)",
      "(?:(?:which|what)(?: is|'s| are)?|show me)(?: (?:my|the|our))? (?<order>.+?) (?:documents?|docs?|files?|papers?|texts?|uploads?)(?: (?:do i have|i have|i (?:added|uploaded)|here))?",
      "(?:which|what) (?:documents?|docs?|files?) (?:is|are)(?: the)? (?<order>.+)",
      `(?:which|what|how many|list|show me|are there|do i have|have i(?: got)?|is there)(?: all| any| an?)?(?: of)?(?: (?:my|our|the))? ${FILES}(?: that)?(?: (?:is|are|were|was|do i have))?(?: written)? in (?<language>\\p{L}+)`,
      `(?:which|what|how many|list|show me|are there|do i have|have i(?: got)?|is there)(?: all| any| an?)?(?: of)?(?: (?:my|our|the))? (?<language>\\p{L}+)(?:[ -]language)? ${FILES}(?: (?:do i have|are there|here))?`,
    ],
    kinds: {
      pdf: "pdfs?(?: (?:files?|documents?))?",
      text: "(?:word|text|markdown|writer) (?:files?|documents?)|docx? files?",
      sheet: "spreadsheets?|(?:excel|csv) (?:files?|sheets?|workbooks?)|workbooks?",
      slides: "presentations?|power ?points?(?: (?:files?|presentations?))?|slide decks?",
      image: "images?|pictures?|photos?|scans?|image files?",
      mail: "e-?mails?",
      web: "web ?pages?|html (?:files?|pages?)",
      book: "e-?books?|epubs?",
    },
    orders: {
      longest: "longest|biggest|largest",
      shortest: "shortest|smallest",
      newest: "newest|latest|most recent|last",
      oldest: "oldest|first",
    },
  },
};
