export type QuestionLanguage = "en" | "de" | "fr" | "es" | "it" | "pt" | "ru" | "zh" | "ja" | "ar" | "hi";

interface Script {
  readonly language: QuestionLanguage;
  readonly letters: RegExp;
  /** Words that only a question in this language has; names in its script stand in other questions too. */
  readonly frame: RegExp;
}

const SCRIPTS: readonly Script[] = [
  {
    language: "ja",
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    frame: /\p{Script=Hiragana}{2}|[はがをのにで]/u,
  },
  {
    language: "zh",
    letters: /\p{Script=Han}/u,
    frame: /什么|什麼|谁|誰|哪|吗|嗎|呢|几|多少|如何|怎|为何|为什么|是|的|了|请|列出|总结|比较|你|我|在/u,
  },
  {
    language: "ru",
    letters: /\p{Script=Cyrillic}/u,
    frame:
      /(?<!\p{L})(?:кто|что|чего|чему|где|когда|как|какой|какая|какое|какие|почему|зачем|сколько|чей|в|на|и|из|по|о|об|это|ли|не|для|расскажи\p{L}*)(?!\p{L})/iu,
  },
  {
    language: "ar",
    letters: /\p{Script=Arabic}/u,
    frame: /(?<!\p{L})(?:من|ما|ماذا|متى|أين|كيف|هل|كم|لماذا|أي|في|على|هو|هي)(?!\p{L})/u,
  },
  {
    language: "hi",
    letters: /\p{Script=Devanagari}/u,
    frame: /(?<![\p{L}\p{M}])(?:क्या|कौन|कब|कहाँ|कहां|कैसे|क्यों|कितन\p{M}|किस|किसने|में|है|हैं|का|की|के|से|को)(?![\p{L}\p{M}])/u,
  },
];

/** Frequent words of questions and small talk. Dutch has no frames of ours, but must not pass for one of the others. */
const WORDS: readonly (readonly [QuestionLanguage | "nl", readonly string[]])[] = [
  "en the of what who whom whose which when where why how did does do is are was were many much to in and about list compare summarize summarise hello hi hey thanks thank you can all documents document a an it its this that these those there tell me give show my your i we us he she they them his her for on at by with from or if not no any some more most have has had be been will would could should may must please joke story song poem good morning evening night bye goodbye explain find name between during after before into than then also only other same such file files page pages collection mean meaning long old first last people used called happened year what's who's it's great nice cool ok okay yes",
  "de der die das den dem des ein eine einen einem einer eines wer wie was wo wann warum wieso weshalb worauf worüber woraus womit wofür wodurch woran woher wohin wem wen wessen welche welcher welches welchen welchem wieviel wieviele viele viel ist sind war waren hat haben hatte wurde wurden wird werden kann können kannst und oder mit von vom im am an auf aus bei nach zum zur für über unter durch gegen ohne um nicht kein keine auch noch nur sich es ich du er sie wir ihr mir dir uns mich dich bitte danke dank schön sehr hallo guten morgen tag abend tschüss wiedersehen dokumente dokumenten dokument alle alles heißt hieß gibt fasse zusammen vergleiche unterschied zwischen erzähl erzähle witz geschichte gedicht lied geht bist dieser diese dieses diesen steht zeige nenne liste erkläre wenn dass ja nein",
  "fr le la les l' un une des du de d' et est sont était étaient ont qui que qu' quoi quel quelle quels quelles où quand comment combien pourquoi dans pour sur avec sans sous par au aux en ce cette ces cet c' s' se ne n' pas plus il elle ils elles on je j' tu vous nous me moi te toi mon ma mes son sa ses leur leurs bonjour bonsoir salut coucou merci beaucoup revoir documents document tous toutes résume résumer résumez comparez compare entre y raconte raconte-moi racontez dis blague histoire chanson ça va es fait peux pouvez donne donnez liste explique oui non",
  "es el la los las un una unos unas de del y o es son era eran fue fueron está están qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuántos cuánta cuántas por para con sin en al a se su sus lo le les me te nos mi tu que como hola gracias muchas adiós hasta luego tal buenos buenas días tardes noches documentos documento todos todas resume resumir compara entre hay según no más muy este esta estos estas ese eso cuéntame cuenta dime chiste historia eres estás puedes haz lista explica tiene tienen sí",
  "it il lo la gli le i un uno una di del dello della dei degli delle da dal dalla a al alla e ed o è sono era erano chi che cosa cos' quale quali qual quando dove dov' come com' perché quanto quanti quanta quante per con senza su sul sulla in nel nello nella nei si non più mi ti ci vi mio tuo suo ciao grazie buongiorno buonasera salve arrivederci mille tutto bene documenti documento tutti tutte riassumi confronta tra fra raccontami racconta dimmi barzelletta storia canzone stai sei puoi questo questa questi queste ha hanno elenca spiega sì",
  "pt o a os as um uma uns umas de do da dos das e ou é são era eram foi foram quem que qual quais quando onde como quanto quantos quanta quantas por para com sem em no na nos nas ao à se não mais me te eu tu você vocês meu minha seu sua olá oi obrigado obrigada bom boa dia tarde noite tchau tudo bem muito muita documentos documento todos todas resuma compare entre este esta estes estas isso conte conta conta-me piada história está estás pode podes faça liste explique tem têm existe há porque quê sim",
  "nl de het een van en is zijn was waren wie wat waar wanneer waarom hoe hoeveel welke welk dit dat deze die in op voor met naar door over onder tussen niet geen ook nog er ik jij je u wij ons mij hallo hoi dank bedankt goedemorgen goedendag documenten document alle vat samen vergelijk vertel mop grap heeft hebben kan kun bestanden ja nee",
].map((line) => {
  const [language, ...words] = line.split(" ");
  return [language as QuestionLanguage | "nl", words] as const;
});

/** What a word says for each language that has it: a whole for one that no other has, a part for one that several share. */
const EVIDENCE = evidenceOf(WORDS);
const SPANISH_MARKS = /[¿¡]/u;

/** The language a question is written in, as far as its script and its little words tell; English when they do not. */
export function questionLanguage(text: string): QuestionLanguage {
  const { language, evidence } = byWords(text);
  const script = SCRIPTS.find(({ letters }) => letters.test(text));
  if (script && (evidence < 1 || script.frame.test(text))) return script.language;
  return language === "nl" ? "en" : language;
}

function byWords(text: string): { readonly language: QuestionLanguage | "nl"; readonly evidence: number } {
  const scores = new Map<QuestionLanguage | "nl", number>(WORDS.map(([language]) => [language, 0]));
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  // "L'auteur" is "l'" and "auteur".
  const parts = words.flatMap((word) => (EVIDENCE.has(word) ? [word] : word.split(/(?<=')|-/u)));
  for (const word of new Set(parts)) {
    const languages = EVIDENCE.get(word) ?? [];
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  if (SPANISH_MARKS.test(text)) scores.set("es", (scores.get("es") ?? 0) + 1);
  // English first: it wins where two are equal.
  let best: { readonly language: QuestionLanguage | "nl"; readonly evidence: number } = { language: "en", evidence: 0 };
  for (const [language, evidence] of scores) if (evidence > best.evidence + 1e-9) best = { language, evidence };
  return best;
}

function evidenceOf<Language>(lists: readonly (readonly [Language, readonly string[]])[]): Map<string, Language[]> {
  const found = new Map<string, Language[]>();
  for (const [language, words] of lists)
    for (const word of new Set(words)) found.set(word, [...(found.get(word) ?? []), language]);
  return found;
}
