import { counted, plural } from "#core/http/counted.ts";
import { ASKED_OF_DOCUMENTS } from "./en-documents.ts";
import type { Language } from "./language.ts";

export const en: Language = {
  code: "en",
  words:
    "the of what who whom whose which when where why how did does do is are was were many much to in and about list compare summarize summarise hello hi hey thanks thank you can all documents document a an it its this that these those there tell me give show my your i we us he she they them his her for on at by with from per or if not no any some more most have has had be been will would could should may must please joke story song poem good morning evening night bye goodbye explain find name between during after before into than then also only other same such file files page pages collection mean meaning long old first last people used called happened year what's who's it's great nice cool ok okay yes still already yet just ever even now again soon always often usually really actually exactly currently altogether next behind beside besides around ahead apart aside away together",
  documents:
    "document documents doc docs file files pdf pdfs page pages library libraries collection collections folder folders chat chats conversation upload uploads text texts paper papers article articles report reports book books slide slides presentation presentations handbook handbooks manual manuals guide guides leaflet leaflets brochure brochures contract contracts letter letters notes policy agreement agreements statutes bylaws charter sheet essay thesis study source sources talk lecture speech post blog column rant review reviews interview interviews tutorial tutorials faq memo memos newsletter newsletters patent patents",
  these: "this|that|these|those",
  articles: "the|a|an",
  of: "of",
  framing:
    "compare compared contrast difference differences define summarize summarise summary summaries summarized overview abstract gist outline recap synopsis digest tl dr tldr please give write provide make create short brief briefly quick concise detailed want need main key central major principal overall point points topic topics theme themes idea ideas finding findings takeaway takeaways message messages conclusion conclusions subject subjects content contents contain contains containing cover covers deal deals sections chapters everything whole entire sum up together sentence sentences bullet bullets words paragraph list enumerate itemize itemise show tell find get compile name named names all every each full complete me us can could would you mention mentions mentioned mentioning discuss discusses talk talks about with refer refers to describe describes explain explains include includes including address addresses use uses have has had my our your there exist exists available stored uploaded in from of across here is are was were be do does did what which who whom whose when where why how many much any some i we it they that this these those according must shall supposed long often given gave told call called calls say says said kind kinds type types sort something anything exactly specifically passage answer question information know known learn remember out interesting important special noteworthy thing things fact facts most main mainly mostly really basically actually",
  sorts:
    "step steps rule rules item items point points thing things requirement requirements reason reasons way ways instruction instructions task tasks tip tips example examples benefit benefits feature features advantage advantages type types kind kinds",
  empty:
    "a an and are as at be but by can could did do does for from give had has have if in is it its me more my of oh on one or our please say so some something tell that the then there this those these to us was we were what when where which who why will with would you your about explain elaborate continue go further anything else detail details mean thing things he she her him his they them their how i not sure really certain anyone anybody someone",
  measures: "long often much many far old big high tall deep wide heavy soon until since whom exactly precisely time",
  pronouns: {
    person: "he|she|him|her|they|them",
    thing: "it|this|that|these|those|there|the (?:same|former|latter)(?: one)?",
    possessive: "his|hers|her|its|their|theirs",
    subjects: "i|you|he|she|it|we|they|one|any(?:one|body)|some(?:one|body)|every(?:one|body)|people",
    none: "(?:is|are|was|were|be|been) there|there (?:is|are|was|were)|(?:is|was) it (?:true|possible|allowed|necessary)|that (?:is|are|was|were|the|a|an)",
  },
  verbs: {
    asker: "who|what",
    participle:
      "\\p{L}{2,}ed|built|made|found|held|sold|told|sent|lost|won|cut|set|put|paid|read|kept|left|led|met|begun|done|gone|seen|taken|written|drawn|known|shown|born|brought|bought|caught|taught|thought|spent|lent|dug|hung|laid|struck|sung|sunk|spoken|stolen|thrown|worn|torn|broken|chosen|driven|eaten|fallen|flown|forbidden|frozen|given|grown|hidden|ridden|risen|shaken|sworn|woken|woven",
    adverb: "\\p{L}{3,}ly",
    passive: { before: "is|are|was|were|be|been|being|gets?|got", by: "by" },
    before: "do|does|did|can|could|will|would|should|may|might|must|shall",
    after:
      "in|on|at|to|from|for|with|by|into|as|during|after|before|since|until|over|under|out|up|down|off|away|near|behind|beside|against|between|per|without",
  },
  ellipsis: "and what about|and how about|but what about|what about|how about|and|or|but",
  talk: {
    greeting:
      "(?:hi+|hey+|hello+|yo|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: there| everyone| all| again)?",
    thanks:
      "(?:many |thanks,? )?thank(?:s| you)(?: (?:so|very) much| a lot| a bunch| again)?(?: for (?:that|your help|the help|everything|this))?|thx|ty|cheers|great|perfect|awesome|nice|cool|ok(?:ay)?|got it|well done|good job|good (?:bot|one)|you are (?:great|good|the best|awesome|cool|funny|smart)|ha(?:ha)+|lol|nice to meet you",
    goodbye: "bye(?: bye)?|goodbye|see you(?: later)?|good night|have a (?:nice|good) (?:day|evening|weekend)",
    how_are_you: "how are (?:you|things)(?: (?:today|doing))?|how do you do|how's it going|what'?s up",
    abilities:
      "(?:can|could|do|will|would) you (?:also |even |really |actually |know how to |like to |want to |ever )*(?:sing|dance|rap|cook|swim|fly|drive|draw|paint|see|hear|feel|think|dream|sleep|eat|drink|laugh|cry|smile|love|lie|learn|joke|read|write|talk|speak|chat|breathe|count|code|translate|play|help)(?: me| us| too| well| at all|,? please| something| anything| pictures| images| emotions| pain| music| poems| (?:a|your) song| chess| games)*|(?:do|can|could) you (?:speak|talk in) \\p{L}+|(?:what|which|how many) languages (?:do|can) you (?:speak|understand|know)|do you (?:like|love|hate|enjoy|believe in) \\p{L}+(?: \\p{L}+)?|do you have (?:a name|a soul|a body|a family|feelings|emotions|friends|hobbies|a favou?rite \\p{L}+)|what(?:'s| is) your (?:favou?rite \\p{L}+|job|purpose|age)|are you (?:intelligent|smart|conscious|hungry|tired|happy|sad|married|single|awake|busy|bored|online|offline|chatgpt)|what can (?:you|i) (?:do|ask)(?: (?:for me|you|here))?|what do you do|how (?:do|can) (?:you|i) (?:work|use (?:this|you)|start)|how does this work|can you help(?: me)?|help(?: me)?",
    about_lectern:
      "who are you|what are you|are you (?:(?:a|an) .{0,30}|human|real|alive|there|ok(?:ay)?)|how old are you|where are you(?: from)?|what(?:'s| is) your name|who (?:made|built|created) you|do you (?:love|like) me|i (?:love|like|hate) you|you are .{1,20}|(?:i am|i'm) bored",
    entertain:
      "make (?:me|us) laugh|entertain (?:me|us)|sing(?: (?:something|for me))?|dance(?: for me)?|say something(?: funny)?",
  },
  perform: {
    asks: "(?:(?:can|could|would|will) you )?(?:please )?(?:tell (?:me|us)|(?:sing|write|draw|paint|rap|recite|compose|play|make|invent|dance|tell)(?: (?:for )?(?:me|us))?) (?:a|an|another|some|one|your)",
    jokes: "jokes?|puns?|riddles?|something funny|laugh",
    works:
      "jokes?|puns?|stor(?:y|ies)|songs?|poems?|riddles?|rhymes?|haikus?|limericks?|secrets?|lies|lie|tales?|raps?|lullab(?:y|ies)|ballads?|pictures?|cat|dog",
    about: "about|of|on",
  },
  interesting:
    "(?:please )?(?:tell|show|give|teach|read)(?: (?:me|us))? (?:something|anything)(?: (?:interesting|new|surprising|fun|funny|cool|nice|important|random|else|i (?:do not|don't|did not|didn't) know(?: yet)?))+|surprise (?:me|us)|(?:(?:tell|show|give) (?:me|us) )?(?:a |an |some |one |another )?(?:fun|interesting|random|surprising) facts?|what(?:'s| is)(?: the most)? interesting(?: thing)?(?: here| in (?:here|it|this|these documents|my documents))?",
  rewording:
    "(?:please |can you |could you |would you |will you )*(?:translate|rephrase|rewrite|reword|paraphrase|proofread|simplify)(?: (?:for )?me)?(?: (?!(?:in|into|to|for|as|from) )(.{1,90}?))?(?: (?:in|into|to|for|as|from) .{2,40})?",
  summary: {
    starts:
      "(?:please |can you |could you |give me |give us |write |i need |i want |provide |show me |make )*(?:an? |the )?(?:(?:short|brief|quick|concise|detailed|one-page|long|complete|general) )*(?:summar(?:y|i[sz]e|ies)|overview|abstract|gist|outline|recap|synopsis|digest|tl;?dr)|sum (?:it |them |this |everything |.{2,60} )?up|(?:so )?what(?:'s| is| are) (?:this|these|it|they|those|all (?:this|these|of (?:this|these|it))) (?:all )?about|what (?:can|could|do|does|should|must|will) (?:you|i|we|one|this|these|they|it|the \\p{L}+|kids|children|people|readers|pupils|students|someone|anyone) (?:tell (?:me|us)|know|learn|remember|find out) (?:about|from|of) .{2,60}|what (?:can|could|do|does|should|will) (?:you|i|we|one|kids|children|people|readers|pupils|students|a reader|someone) learn$|what(?: is| are|'s)(?: the)?(?: most)? (?:interesting|important|special|noteworthy)(?: things?| facts?)? about .{2,60}",
    holds:
      "what(?: is| are|'s| do| does) (?:this|these|the|my|all|those)(?: \\p{L}+){0,2}? (?:documents?|docs?|files?|papers?|articles?|pdfs?|reports?|collections?|library|texts?|uploads?|books?|slides|presentations?|pages?|contracts?|manuals?|notes|sources?) (?:all )?(?:about|cover|deal with|contain|say overall)|what(?:'s| is| do i have)(?: all)? in (?:this|these|the|my|here)(?: (?:documents?|files?|collections?|library|folder|books?))?$|(?:main|key|central|major|principal|overall|most important) (?:points?|topics?|themes?|ideas?|findings?|takeaways?|messages?|conclusions?|subjects?)(?: (?:of|in|from|across) (?:this|these|the|my|all)(?: \\p{L}+){0,3})?$",
    overview:
      "(?:so )?what(?:'s| is| are| was) (.{2,90}?)(?: all| mainly| mostly| basically| really)? about|what (?:does|do) (.{2,90}?) (?:cover|deal with|discuss|talk about|contain)|(?:(?:please |can you |could you )?(?:give|tell|show) (?:me|us) |what(?: are|'s| is) )?the (?:main|key|central|major|principal|most important) (?:points?|topics?|themes?|ideas?|findings?|takeaways?|messages?|conclusions?) (?:of|in|from) (.{2,90})",
  },
  listing: {
    starts:
      "(?:please |can you |could you )?(?:list|enumerate|itemi[sz]e)|(?:please |can you |could you )?(?:show|give|tell|find|name|get)(?: me| us)? (?:all|every|each|a (?:\\p{L}+ )?list)",
    holds: "(?:make|create|write|provide|give me|compile) (?:a|the) (?:\\p{L}+ )?list (?:of|with)",
    documents:
      "(?:in )?(?:which|what|how many)(?: of (?:the|these|my|those))? (?:documents|docs|files|pdfs|uploads)|(?:which|what|how many)(?: of (?:the|these|my|those)| \\p{L}+)? (?:documents?|docs?|files?|papers?|articles?|pdfs?|reports?|texts?|books?|sources?|pages?|presentations?) (?:mention|contain|cover|discuss|talk about|deal with|include|refer to|describe|explain|address)s?|in which (?:documents?|files?|papers?|articles?|reports?|texts?|books?)|how many (?:documents?|docs?|files?|papers?|articles?|pdfs?|reports?|texts?|books?) (?:are there|do (?:i|we|you) have|are (?:in|available|stored)|mention|contain)|where is .{2,60} mentioned|do (?:i|we) have (?:any(?:thing)?|some(?:thing)?)(?: (?:documents?|docs?|files?|papers?|articles?|reports?|texts?|books?))? (?:about|on|regarding|concerning|mentioning|that mentions?)|are there (?:any )?(?:documents?|docs?|files?|papers?|articles?|reports?|texts?|books?) (?:about|on|regarding|concerning|mentioning|that mention)",
    needed:
      "(?:documents?|docs|files|papers) (?:(?:can|could|may|must|shall|should|will|would) (?!(?:i|we|you) (?:read|look|see|find))\\p{L}+|(?:do|does|did) (?!not|(?:i|we|you) (?:already )?(?:have(?! to)|add|upload|import|keep|store))\\p{L}+|(?:are|is|were|was)(?: still)? (?:needed|required|necessary|missing)|(?:have|has|need|needs) to)",
  },
  comparison: {
    asks: "^(?:please |can you |could you )?(?:compare|contrast)|comparison (?:of|between)|(?:differences?|similarit(?:y|ies)|distinctions?)(?: (?:in|of) .{1,60}?)? between|(?:have|has) in common|how (?:do|does|did|are|is|were|was) .+ (?:differ|different from|different to|compare(?:d)? (?:to|with)|similar to)|what distinguishes|^what(?:'s| is| are) (?:the )?different(?: thing)? (?:about|in|with|between)|(?:agree|disagree) (?:on|about|with) each other|pros and cons|^[^?]{1,40} (?:vs\\.?|versus) [^?]{1,40}$",
    sides: [
      /(?:differences?|similarit(?:y|ies)|distinctions?|comparison)(?: (?:in|of) (?<topic>.+?))? (?:between|of) (?<a>.+?) (?:and|with|to) (?<b>.+)/iu,
      /(?:compare|contrast) (?<a>.+?) (?:and|with|to|against) (?<b>.+)/iu,
      /how (?:do|does|did|is|are|was|were) (?<a>.+?) (?:differ(?:ent)?|compare(?:d)?|similar) (?:from|to|with) (?<b>.+)/iu,
      /how (?:do|does|did|is|are|was|were) (?<a>.+?) and (?<b>.+?) (?:differ(?:ent)?|compare|similar)/iu,
      /what (?:do|does) (?<a>.+?) and (?<b>.+?) have in common/iu,
      /what distinguishes (?<a>.+?) from (?<b>.+)/iu,
      /(?<a>.+?) (?:vs\.?|versus) (?<b>.+)/iu,
    ],
    respect: "on|in terms of|with respect to|with regard to|regarding|concerning|when it comes to",
    and: "and",
    unnamed:
      "usual normal regular ordinary standard default other others one ones rest before previous earlier average typical",
  },
  negation: {
    words: "not|never|no(?!\\.? ?\\p{N})|neither|nor|none|nobody|nothing|cannot|\\p{L}+n't",
    denials:
      "without|except|excepting|excluding|excludes?|excluded|exclusions?|refused?|lacks?|lacked|absent|missing|unable|declined|omitted|omits?|fail(?:s|ed)?|only|unless|forbidden|forbids?|prohibited|prohibits?|banned|closed",
    conditions:
      "if|unless|in case|although|even though|when(?! (?:do|does|did|is|are|was|were|will|would|can|could|shall|should|has|have|had|must|may|might)(?:n't)? )",
  },
  told: [
    /^(?:what|when|how|where) (?:does|do|did|can) (?<document>.{2,90}?) (?:say|tell (?:us|me)|write|explain|state|report|teach(?: us| me)?|have to say|mention) (?:about|on|of|regarding) (?<topic>.{2,90})$/iu,
    /^what (?:is|was|do we (?:learn|read)|can (?:i|we|one) (?:learn|read|find)) (?:said |written |told |mentioned |reported |stated |there )?(?:about|on|regarding) (?<topic>.{2,90}?) in (?<document>.{2,90})$/iu,
    /^(?:according to|in) (?<document>.{2,90}?),? what (?:is|was) (?:said|written|told|mentioned|stated) (?:about|on|of) (?<topic>.{2,90})$/iu,
  ],
  ...ASKED_OF_DOCUMENTS,
  wants: {
    year: "(?:what|which) year",
    date: "when|(?:at )?what time|(?:what|which|in what|in which) (?:\\p{L}+ )?(?:date|day|month|century|decade|era|period)s?",
    percent: "percent|percentage|what (?:fraction|proportion|share)",
    amount:
      "how much (?:money|cash)|how much .{0,40}(?:cost|pay|paid|spend|spent|worth|earn)|costs?|price|worth|salary|rent|fees?|what amount",
    duration: "how long|how old|what age",
    measure:
      "how (?:far|tall|large|big|high|deep|wide|fast|heavy|hot|cold)|what (?:size|distance|weight|temperature|height|length)",
    licence: "licen[cs]es?|licen[cs]ed",
    frequency: "how (?:often|frequently)",
    count: "how many|how much|how few|what (?:number|population)",
    organisation: "(?:what|which) (?:company|organi[sz]ation|agency|university|institution|firm|party|team|club|bank)",
    person:
      "who(?:m|se)?|(?:what|which) (?:person|man|woman|author|king|queen|president|leader|scientist|actor|actress|singer|player|emperor|architect|general)",
    place:
      "where|(?:what|which) (?:\\p{L}+ )?(?:country|city|town|state|continent|river|location|place|region|county|province|island|building|street|area)",
  },
  forms: {
    steps:
      "^(?:how (?:to|do|can|should|must) (?:i|we|you|one)|how to|what to do|what (?:should|must|shall|do) (?:i|we|you|one) do|which steps)|^(?:what are|list|show me|give me) the steps",
    reason: "why|what (?:caused|causes|led to)|what(?: is|'s| was| were) the (?:reasons?|causes?)",
    list: "^(?:what|which) (?:are|were) (?:the|some|all)|^(?:what|which)(?: are| were)?(?: the| these)? (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\p{N}{1,2}) \\p{L}+|^name (?:the|some|all|two|three|four|five)",
    yes_no: "^(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|may|might|must|should) \\S",
    person: "^who (?:is|was|are|were) ",
    definition:
      "^(?:what (?:is|are|was|were)|what's) (?!.* (?:of|in|for|that|which|to|from|by|on|at|with) ).{1,60}$|^define |^what does .{2,50} (?:mean|stand for)$|^what (?:is|are) meant by",
  },
  numbers: {
    from: 0,
    words:
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    ordinals: {
      words:
        "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
      tens: "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth",
    },
    scales: {
      dozen: 12,
      hundred: 1e2,
      thousand: 1e3,
      million: 1e6,
      millions: 1e6,
      mn: 1e6,
      billion: 1e9,
      billions: 1e9,
      bn: 1e9,
      trillion: 1e12,
      trillions: 1e12,
    },
  },
  clock: {
    times: [
      ["half past {h}", 30],
      ["quarter past {h}", 15],
      ["quarter to {h}", -15],
      ["{m} past {h}", 1],
      ["{m} minutes past {h}", 1],
      ["{m} to {h}", -1],
      ["{m} minutes to {h}", -1],
    ],
    hour: "o'clock",
    names: { noon: 720, midday: 720, midnight: 0 },
    before_noon: "a.m.|am|in the morning",
    after_noon: "p.m.|pm|in the afternoon|in the evening|at night",
  },
  ranges: [
    ["between", "and"],
    ["from", "to"],
    ["", "to"],
  ],
  frames: {
    fromDocuments: "From your documents:",
    total: "Total",
    reckoned: (of, count) => `${of === "sum" ? "Sum" : "Mean"} of ${counted(count, "value")}.`,
    rowsOf: (count, total) => `${count} of ${counted(total, "row")}`,
    tableSize: (rows, columns) => `${counted(rows, "row")} below the heads, ${counted(columns, "column")}`,
    noneHolds: (words, total) =>
      total === 1
        ? `Your document does not mention ${words.join(" together with ")}.`
        : `None of your ${total} documents mentions ${words.join(" together with ")}.`,
    noPassageHolds: (words) => `No passage mentions ${words.join(" together with ")}.`,
    occursIn: (word, count) => `${word} occurs in ${counted(count, "document")}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nothing in your document fits this question."
        : `Nothing in your ${total} documents fits this question.`,
    noneSoFar: (words) =>
      words.length === 0
        ? "Nothing that has been read so far fits this question."
        : `What has been read so far does not mention ${words.join(" together with ")}.`,
    notRead: (names) => `Not read so far: ${names}.`,
    otherYear: (found, asked) => `About ${found}, not ${asked}:`,
    withoutNot: (word) => `These do not say “${word}”:`,
    fromOtherLanguage: (languages) => `From documents in ${languages}, by what they mean:`,
    otherLanguage: (languages) => `Your documents are in ${languages}. Ask with words that occur in them.`,
    doesNotMention: (words) => `Does not mention ${words.join(", ")}:`,
    notSaid: "The documents do not say.",
    closest: "Closest I found:",
    nothingHere: "Nothing found on this.",
    sideBySide: "Side by side:",
    inShort: "In short",
    numbersDiffer: "Numbers and dates that differ:",
    onlyOne: "There is only one document to look at:",
    cannotCompare: "The documents do not say enough about these to compare them.",
    noText: "The documents hold no text to summarise.",
    withoutText: (names) =>
      `There is no text to search in ${names}: text recognition (OCR) found none, or was stopped.`,
    covers: (told, total) =>
      told < total
        ? `This covers ${told} of ${counted(total, "document")}.`
        : `This covers ${counted(total, "document")}.`,
    about: (topic, told, total) =>
      `What ${told} of ${counted(total, "document")} ${plural(told, "says", "say")} about “${topic}”:`,
    inventory: (count) => `There ${plural(count, "is", "are")} ${counted(count, "document")}`,
    mention: (topic, told, total) =>
      `${told} of ${counted(total, "document")} ${plural(told, "mentions", "mention")} “${topic}”`,
    notMention: (topic, told, total) =>
      `${told} of ${counted(total, "document")} ${plural(told, "does", "do")} not mention “${topic}”`,
    noneMentions: (topic, total) => `None of the ${counted(total, "document")} mentions “${topic}”.`,
    items: (count, documents) => `${counted(count, "item")} found in ${counted(documents, "document")}`,
    saidAbout: (topic) => `What the documents say about “${topic}”:`,
    properties: (author) => `The text does not say; the properties of the file name **${author}** as its author.`,
    readAs: (asked, read) => `“${read}” was read for “${asked}”.`,
    readPart: (question) =>
      `Your message is longer than 2,000 characters: “${question}” was read as the question, the rest as context.`,
    noSuchFile: "There is no such file.",
    firstOf: (count) => `the first ${count} ${plural(count, "is", "are")} listed`,
    pages: (count) => counted(count, "page"),
    words: (count) => counted(count, "word"),
    hello: "Hello!",
    welcome: "You are welcome!",
    goodbye: "Goodbye!",
    fine: "I am Lectern, and I am ready.",
    addOne: "Add a document, and I answer questions about it with the passages the answer rests on.",
    canDo: (count) =>
      `I answer questions about your ${count === 1 ? "document" : counted(count, "document")}, always with the passage the answer comes from. Ask for a fact, a summary, a comparison or a list.`,
    askBack: "What would you like to know? Name a person, a place, a term or a document.",
    forExample: "For example about:",
    noDocuments:
      "There are no documents to look at here yet. Add one, or choose another collection to look in, and ask again.",
    whichOne: "Which one do you mean?",
    joke: "Here is one. A scan goes to the doctor: “Doctor, nobody understands me.” “I can see why,” says the doctor. “You have no text layer.”",
    cannotReword: "Translating and rewording need a language model. Without one I can only quote.",
    cannotPerform:
      "That would have to be made up, and I only repeat what your documents say. I can offer a joke, or something interesting from your documents.",
    interesting: "Something worth reading:",
    sections: "Sections",
    unread: (names) => `Without text, so not covered: ${names}.`,
  },
};
