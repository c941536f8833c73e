/** Patterns of the words that bound a range of numbers, of all languages in one. */

/** Between the two ends: "5 to 10". */
export const UNTIL = "-|–|—|−|to|through|till|until|bis|à|a|al|até|tot|до|से|至|到|から|إلى";
/** Between them behind "between". */
export const AND = "and|und|et|y|e|en|и";
/** Before an upper end: "up to 10", "under 10". */
export const BELOW =
  "up to|until|under|below|less than|fewer than|no more than|not more than|not over|at most|max\\.?|maximum|within|<|<=|≤|bis(?: zu)?|unter|weniger als|höchstens|maximal|jusqu[’']à|moins de|au plus|sous|hasta|menos de|como máximo|fino a|meno di|al massimo|até|menos de|no máximo|tot|minder dan|hoogstens|onder|до|менее|меньше|не более|不超过|少于|低于|最多|未満|حتى|أقل من";
/** Before a lower end: "over 10", "from 10". */
export const ABOVE =
  "over|above|more than|from|at least|min\\.?|minimum|>|>=|≥|ab|über|mehr als|mindestens|von|plus de|à partir de|dès|au moins|au-dessus de|más de|desde|a partir de|al menos|oltre|più di|da|almeno|mais de|acima de|pelo menos|boven|meer dan|vanaf|minstens|от|более|свыше|больше|не менее|超过|多于|至少|以上|أكثر من";
/** Behind an upper end: "10 or less". */
export const OR_LESS =
  "(?:or|and) (?:less|fewer|under|below|younger)|(?:oder|und) (?:weniger|jünger|darunter)|(?:ou|et) moins|o menos|o meno|ou menos|of minder|или меньше|以下|以内|以下の";
/** Behind a lower end: "10 and over", "10+". */
export const OR_MORE =
  "\\+|(?:or|and) (?:more|over|above|older|longer|up(?:wards)?)|plus|(?:oder|und) (?:mehr|älter|länger|darüber)|(?:ou|et) (?:plus|au-delà)|(?:o|y) más|(?:o|e) (?:più|oltre)|(?:ou|e) mais|(?:of|en) (?:meer|ouder)|и (?:более|больше|старше)|или (?:более|больше)|以上|及以上";
