/** Patterns of the words that bound a range of numbers, of all languages in one. */

/** Between the two ends: "5 to 10". */
export const UNTIL = "-|–|—|−|to|through|till|until|bis|à|a|al|até|tot|до|से|至|到|から|إلى";
/** Before two ends: "between 5 and 10". */
export const BETWEEN = "between|zwischen|entre|tra|fra|tussen|между";
/** Between the ends behind such a word. */
export const AND = "and|und|et|y|e|en|и";
/** Before an upper end that is left out: "under 10". */
export const UNDER =
  "under|below|less than|fewer than|<|unter|weniger als|moins de|menos de|meno di|minder dan|onder|менее|меньше|少于|低于|未満|أقل من";
/** Before "more" or "less": "no more than 10" has the 10. */
export const NOT = "no|not|nicht|keine?n?|pas|non|não|niet|не|不";
/** Before an upper end, that one or not: "up to 10", "under 10". */
export const BELOW = `${UNDER}|up to|until|at most|max\\.?|maximum|within|<=|≤|bis(?: zu)?|höchstens|maximal|jusqu[’']à|au plus|sous|hasta|como máximo|fino a|al massimo|até|no máximo|tot|hoogstens|до|最多|حتى`;
/** Before a lower end that is left out: "over 10". */
export const OVER =
  "over|above|more than|>|über|mehr als|plus de|más de|oltre|più di|mais de|boven|meer dan|более|свыше|больше|超过|多于|أكثر من";
/** Before a lower end, that one or not: "from 10", "over 10". */
export const ABOVE = `${OVER}|from|at least|min\\.?|minimum|>=|≥|ab|mindestens|von|à partir de|dès|au moins|au-dessus de|desde|a partir de|al menos|da|almeno|acima de|pelo menos|vanaf|minstens|от|至少|以上`;
/** Behind an upper end: "10 or less". */
export const OR_LESS =
  "(?:or|and) (?:less|fewer|under|below|younger)|(?:oder|und) (?:weniger|jünger|darunter)|(?:ou|et) moins|o menos|o meno|ou menos|of minder|или меньше|以下|以内|以下の";
/** Behind a lower end: "10 and over", "10+". */
export const OR_MORE =
  "\\+|(?:or|and) (?:more|over|above|older|longer|up(?:wards)?)|plus|(?:oder|und) (?:mehr|älter|länger|darüber)|(?:ou|et) (?:plus|au-delà)|(?:o|y) más|(?:o|e) (?:più|oltre)|(?:ou|e) mais|(?:of|en) (?:meer|ouder)|и (?:более|больше|старше)|или (?:более|больше)|以上|及以上";
