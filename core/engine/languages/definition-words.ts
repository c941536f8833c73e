/** Words and forms of questions for what something is, and of the sentences that say it; all languages in one. */

/** Questions for what something is; the first group, or the second, is the thing. */
export const ASKS_DEFINITION: readonly RegExp[] = [
  /^(?:what|who)(?: is|'s|’s| are| was| were) (?:meant by )?(?:(an?) )?(?!the |this |that |these |those |it\b|he\b|she\b|they\b|your?\b|my\b|our\b|his\b|her\b|their\b)((?:[\p{L}\p{N}][\p{L}\p{N}.'’+#-]*)(?: [\p{L}\p{N}.'’+#-]+){0,3})$/iu,
  /^(?:define|explain(?: what)?|what do you know about|what is the (?:meaning|definition) of) ()(?:the term |an? )?(.{2,50}?)(?: is| means?)?$/iu,
  /^what (?:does|do) ()(?:the (?:term|word|abbreviation|acronym) )?["“]?(.{2,40}?)["”]? (?:mean|stand for)$/iu,
  /^how (?:is|are) ()(?:the (?:term |word )?|an? )?["“]?(.{2,50}?)["”]? defined(?: (?:in|by|for|under|here)(?!\p{L}).*)?$/iu,
  /^how (?:does|do) ().{2,60}? define (?:the (?:term |word )?|an? )?["“]?(.{2,50}?)["”]?$/iu,
  /^(?:the )?(?:definition|meaning) of ()(?:the (?:term |word )?|an? )?["“]?(.{2,50}?)["”]?$/iu,
  /^wie (?:ist|sind|wird|werden) ()(?:der |die |das |eine? |der begriff )?["“„]?(.{2,50}?)["”“]? (?:definiert|festgelegt)$/iu,
  /^what (?:does|do|did) ().{2,60}? mean by (?:the (?:term|word) )?["“]?(.{2,40}?)["”]?$/iu,
  /^(?:was|wer) (?:ist|sind|war|bedeutet|versteht man unter) (?:(ein|eine|einem|einer) )?(?!der |die |das )(.{2,50})$/iu,
  /^(?:qu'est[- ]ce (?:que|qu')|qu'est-ce que c'est que|qui est|qué (?:es|son|significa)|quién es|(?:che )?cosa (?:è|sono|significa)|(?:che )?cos'è|chi è|o que (?:é|são|significa)|quem (?:é|foi)) ?()(?:un |une |una |uno |um |uma |le |la |el |il |o |a )?(.{2,50})$/iu,
  /^(?:что такое|кто так(?:ой|ая|ие)|что значит|что означает) ()(.{2,50})$/iu,
  /^()(.{1,20}?)(?:是什么(?:意思)?|是谁|とは(?:何|誰)?(?:ですか)?)$/u,
  /^(?:什么是|何謂|何谓)()(.{1,20})$/u,
  /^(?:ما (?:هو|هي|معنى)|من (?:هو|هي)) ()(.{2,50})$/u,
  /^()(.{2,40}?) (?:क्या|कौन) (?:है|हैं|होता है|होती है)$/u,
];
/** Questions for what something is for; the group is the thing. */
export const ASKS_PURPOSE: readonly RegExp[] = [
  /^what(?: is|'s|’s| are| was| were) the (?:purpose|use|function|point|job) of (?:the |an? )?(.{2,50})$/iu,
  /^what(?: is|'s|’s| are| was| were) (?:the |an? )?(.{2,50}?) (?:used |meant |intended |needed |there )?for$/iu,
  /^what (?:is|are) (?:the |an? )?(.{2,50}?) used to do$/iu,
  /^what (?:does|do) (?:the |an? )?(.{2,50}?) do$/iu,
  /^wozu (?:dient|dienen|braucht man|benutzt man) (?:der |die |das |eine? )?(.{2,50})$/iu,
  /^wo(?:für|zu) (?:ist|sind|wird|werden) (?:der |die |das |eine? )?(.{2,50}?)(?: (?:da|gut|benutzt|genutzt|verwendet|gebraucht))?$/iu,
  /^was ist der zweck (?:von|des|der) (.{2,50})$/iu,
  /^à quoi ser(?:t|vent) (?:le |la |les |l['’]|une? )?(.{2,50})$/iu,
  /^(?:para|a) (?:qué|que) (?:sirven?|serve|servem|se usa) (?:el |la |los |las |un |una |o |a |os |as |um |uma )?(.{2,50})$/iu,
  /^a (?:che )?cosa serv(?:e|ono) (?:il |lo |la |i |gli |le |un |una )?(.{2,50})$/iu,
  /^(?:для чего|зачем) (?:нуж(?:ен|на|но|ны)|служит|служат) (.{2,50})$/iu,
];
/** Questions for who holds an office or plays a part; the group is the office. */
export const ASKS_HOLDER: readonly RegExp[] = [
  /^who(?: is|'s|’s| are| was| were) (?:the |our |its |my )((?:\p{Ll}[\p{L}-]+ ){0,2}?\p{Ll}[\p{L}-]+)(?= (?:of|at|for|in|on|from)(?!\p{L})|$)/iu,
  /^wer (?:ist|war|sind|waren) (?:der |die |unser |unsere |mein |meine )([\p{L}-]+)(?= (?:von|der|des|für|in|im|bei)(?!\p{L})|$)/iu,
  /^(?:qui est|qui était|quién (?:es|fue)|chi (?:è|era)|quem (?:é|foi)) (?:le |la |l['’]|el |il |lo |o |a )([\p{L}-]+)(?= (?:de|du|des|del|della|di|da|do)(?!\p{L})|$)/iu,
];
/** Before the short name that a contract gives a party: "(hereinafter "Tenant")". */
export const HEREINAFTER =
  "(?:hereinafter|hereafter|referred to as|called|as|im Folgenden|nachfolgend|ci-après|en adelante|di seguito|doravante)(?: (?:called|referred to as|genannt|dénommée?|denominad[oa]|denominat[oa]))?";
/** What a sentence says of a thing after its name to tell what it is for. */
export const SERVES =
  "(?:(?:is|are|was|were|be|been|being) (?:\\p{L}+ ){0,2}?(?:used|reserved|meant|intended|designed|provided|available|needed|required|responsible) (?:for|to|by|as|when|in|at)|is for|are for|(?:contains?|holds?|stores?|provides?|allows?|lets?|enables?|specifies|specify|sets?|controls?|serves?|keeps?|determines?|tells?|shows?|prints?|creates?|defines?)|dien(?:t|en)|enthält|enthalten|ser(?:t|vent) (?:à|de)|sirven? para|servem? para|serv(?:e|ono) (?:a|per)|служ(?:ит|ат)|предназнач\\p{L}+)(?!\\p{L})";

/** Words after which a name of several words is no thing to define: "What is capital of France". */
export const RELATED =
  /(?<!\p{L})(?:of|in|for|that|which|used|made|called|like|to|from|doing|about|wrong|due|there|the|you|von|in der|für|de|du|des|del|da|do)(?!\p{L})/iu;

/** "What is the Ostra Society?": of a name with an article; "What is the price?" asks for no definition. */
export const ASKS_FOR_NAMED =
  /^(?:what|who)(?: is|'s|’s| are| was| were) the ((?:[\p{L}\p{N}][\p{L}\p{N}.'’+#-]*)(?: [\p{L}\p{N}.'’+#-]+){0,4})$/iu;
/** Whether somebody is asked about, rather than something. */
export const OF_SOMEBODY =
  /^(?:who|wer)(?!\p{L})|^(?:qui est|quién (?:es|fue)|chi (?:è|era|fu)|quem (?:é|foi)|кто так|من )|(?:是谁|とは誰)/iu;

/** With which a heading begins whose section says what the thing is that it names. */
export const INTRODUCES =
  "(?:(?:an )?introduction to|introducing|about|overview of|what (?:is|are)|getting to know|einführung in|über|was ist|introduction à|à propos de|présentation de|introducción a|acerca de|introduzione a|informazioni su|introdução a|sobre|inleiding tot|over|введение в)(?: (?:an?|the|der|die|das|le|la|les|el|los|il|lo|o|os|de|het))?";

/** Joins an abbreviation to what it is short for. */
export const STANDS_FOR =
  "(?:stands? for|(?:acronym|abbreviation|short(?:hand)?|initials) (?:for|of)|steh(?:t|en) für|(?:abkürzung|kurzform) (?:für|von)|l['’]abréviation de|signifie|(?:abreviatura|siglas?|acrónimo) de|significa|(?:sigla|acronimo|abbreviazione) di|расшифровывается|сокращение (?:от|слов))(?!\\p{L})";

/** Joins a thing to what it is. */
export const IS =
  "(?:is|are|was|were|means?|refers? to|denotes?|describes?|stands? for|ist|sind|war|bedeutet|bezeichnet|est|sont|était|désigne|es|son|era|è|sono|é|são|foi|это|— это|является|называ\\p{L}+)";
/** Joins a term to its meaning, as contracts do, whatever form that has. */
export const MEANS =
  "(?:means?|(?:shall|will) mean|(?:has|have|shall have) the (?:following )?meaning|(?:is|are) (?:herein )?defined as|(?:shall|will) refer to|denotes?|bedeutet|bezeichnet|désigne|signifie|significa|betekent|означает)(?!\\p{L})";
/** After that, what says nothing of what it is. */
export const NOT_A_KIND =
  "(?:also |often |usually |not |still |only |now |being |used |found |known |shown |(?:the |an? )?(?:only |most |first |\\p{L}+est ).*|\\p{L}+(?:ed|ing) (?=(?:to|by|in|on|at|for|from|with|as|of|that|into|and|or|through|during|over|under|around|the|an?) |[^\\p{L}]))";
