/** Words by which sentences say who somebody is or what something of a proper name is; sources of patterns. */

/** Before a family name, where it is not the rest of another name. */
export const TITLE =
  "Mr|Mrs|Ms|Miss|Dr|Sir|Lord|Lady|In|On|At|By|When|While|As|But|And|Then|Later|Soon|Herr|Frau|Señor|Señora";
export const COPULA =
  "(?:is|was|are|were|has been|had been|ist|war|est|était|es|era|fue|è|é|foi)(?: (?:also|then|later|once|still|now|only|really|perhaps|indeed))?";
export const ARTICLE = "(?:an?|the|one of|eine?|der|die|das|une?|le|la|una?|el|il|lo|um|uma|o)";
export const ONE = "(?:an?|one of|eine?|une?|una?|um|uma)";
export const MADE =
  "(?:(?:was|were|is|has been|had been|being) (?:later |then |also |soon |first |again )?(?:made|elected|re-elected|appointed|named|chosen|crowned|proclaimed|ordained|promoted to|nominated)|became|has become|served(?: \\p{L}+)?(?: \\p{L}+)? as|worked as|works as|wurde(?= (?:zum|zur|\\p{Lu}))|devint|est devenue?|diventò|divenne|tornou-se|se convirtió en|fue (?:nombrad[oa]|elegid[oa]))";
export const SEEN =
  "(?:(?:viewed|regarded|seen|known|remembered|described|recogni[sz]ed|celebrated|credited) as|(?:best |well |widely |mostly |mainly )known for|considered(?: as| to be)?(?= (?:an?|the|one)(?!\\p{L}))|said to be)";
export const DEED =
  "(?:founded|co-founded|cofounded|invented|discovered|wrote|created|designed|composed|painted|directed|led|leads|established|developed|built|pioneered|introduced|ruled|governed|commanded|translated|edited|published|runs|heads|chairs|teaches|taught)";
/** Words for what people are, beside those that end as such words do. */
const ROLES =
  "actress president chief king queen prince princess empress god goddess priest bishop pope saint monk nun poet nurse judge clerk cook slave spy thief captain general colonel major lieutenant assistant engineer correspondent student agent client secretary hero heroine boy girl lady gentleman man woman child wife husband widow bride son daughter uncle aunt cousin nephew niece friend colleague ally dean head chair CEO expert cleric critic mechanic justice".split(
    " ",
  );
export const ROLE = `(?:(?!${notRole()})\\p{Ll}{2,}(?:er|or|ist|ian|man|woman|smith)|${ROLES.map(inEitherCase).join("|")})`;

/** Words with such endings that are none of them. */
function notRole(): string {
  return "(?:after|under|over|other|another|either|neither|whether|however|rather|together|never|ever|later|earlier|former|latter|further|number|order|winter|summer|whenever|wherever|remember|consider|discover|answer|offer|enter|deliver|cover|for|nor|older|younger|elder|bigger|greater|better|human)(?!\\p{L})";
}

function inEitherCase(word: string): string {
  return `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
}

export const PLACED = "(?:of|at|for|from|to|in|behind)";
/** What no phrase for somebody is made of: words that lead to something else, pronouns, verbs. */
export const NO_NOUN =
  "(?!(?:and|or|but|so|only|who|whom|whose|which|that|where|when|as|if|in|on|at|by|for|from|with|to|of|after|before|since|because|he|she|it|they|we|i|you|his|her|its|their|him|them|there|this|these|those|however|then|not|no|said|says|is|was|were|are|had|has|have|told|made|came|went)(?!\\p{L})|\\p{Ll}+(?:ed|ing)(?!\\p{L}))";
