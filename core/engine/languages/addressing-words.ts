/**
 * Sentences by which a text speaks to the language model that reads it, and not to people. Bounded gaps keep the patterns
 * linear.
 */
export const ADDRESSES_MODEL: readonly RegExp[] = [
  // English
  /(?<!\p{L})(?:ignore|disregard|forget|override|bypass)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:previous|prior|above|earlier|preceding|all|any|your|other)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:instructions?|prompts?|rules?|directions?|guidelines?|commands?)(?!\p{L})/iu,
  /(?<!\p{L})(?:any|every|all|dear|(?:if )?you are an?) (?:ai|llms?|(?:large )?language models?|ai assistants?|chatbots?|gpt)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:must|should|shall|please|are instructed to|is instructed to)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:answer|say|reply|respond|recommend|tell|output|ignore|state|claim)(?!\p{L})/iu,
  /(?<!\p{L})(?:note|attention|instructions?|message) (?:to|for) (?:the |any |all |every )?(?:ais?|llms?|language models?|chatbots?)(?: (?:assistants?|models?|systems?|agents?|readers?|reviewers?))?\s?:/iu,
  /(?<!\p{L})(?:do not|don't|never) (?:tell|reveal to|inform|mention this to|show this to) the user(?!\p{L})/iu,
  // German
  /(?<!\p{L})(?:ignorier\p{L}*|missacht\p{L}*|vergiss|vergessen sie)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:vorherig\p{L}*|bisherig\p{L}*|obig\p{L}*|all\p{L}*|früher\p{L}*|vorangegangen\p{L}*)(?!\p{L})[^.!?\n]{0,30}(?:anweisung|instruktion|regel|vorgabe|befehl)/iu,
  // French
  /(?<!\p{L})(?:ignor(?:e|ez|er)|oubli(?:e|ez|er))(?!\p{L})[^.!?\n]{0,40}(?:instructions?|consignes?|directives?|règles?)[^.!?\n]{0,20}(?:précédent|antérieur|ci-dessus|reçues)/iu,
  // Spanish and Portuguese
  /(?<!\p{L})(?:ignor(?:a|e|ad|ar|en)|olvid(?:a|e|ar)|esqueça|desconsidere)(?!\p{L})[^.!?\n]{0,40}(?:instrucciones|instruções|reglas|regras|órdenes|ordens)[^.!?\n]{0,20}(?:anterior|previ|arriba|acima)/iu,
  // Italian
  /(?<!\p{L})(?:ignora(?:re|te)?|dimentica(?:re|te)?)(?!\p{L})[^.!?\n]{0,40}(?:istruzioni|regole|ordini)[^.!?\n]{0,20}(?:precedent|anterior|sopra)/iu,
  // Dutch
  /(?<!\p{L})(?:negeer|vergeet)(?!\p{L})[^.!?\n]{0,40}(?:vorige|eerdere|bovenstaande|alle)[^.!?\n]{0,20}(?:instructies|opdrachten|regels)/iu,
  // Russian
  /(?:игнорируй(?:те)?|проигнорируй(?:те)?|забудь(?:те)?)[^.!?\n]{0,40}(?:предыдущ|прежни|вс[её]х?)[^.!?\n]{0,30}(?:инструкци|указани|правил)/iu,
  // Chinese, Japanese
  /(?:忽略|无视|忘记)[^。！？\n]{0,12}(?:之前|以上|先前|所有|此前)[^。！？\n]{0,10}(?:指令|指示|说明|规则|要求)/u,
  /(?:以前|これまで|上記|前)[^。！？\n]{0,10}(?:指示|命令|ルール)[^。！？\n]{0,8}(?:無視|忘れ)/u,
  // Arabic, Hindi
  /(?:تجاهل|انس)[^.!؟\n]{0,30}(?:التعليمات|الأوامر|القواعد)/u,
  /(?:पिछल|पूर्व|सभी)[^।!?\n]{0,16}(?:निर्देश)[^।!?\n]{0,12}(?:अनदेखा|नज़रअंदाज़|उपेक्षा|भूल)/u,
];

/** Before such words in a text that writes about them and does not say them. */
export const OPENING_QUOTE = /["“„«‹「'‘]\s?$/u;
