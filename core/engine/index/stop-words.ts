/** English words and words of other languages that mean nothing else in English: dropped from every text. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    // English
    "a about above after again against all also am an and any are as at be because been before being below between both but by can cannot could did do does doing down during each few for from further had has have having he her here hers herself him himself his how i if in into is it its itself just me more most my myself no nor not of off on once only or other our ours ourselves out over own same she should so some such than that the their theirs them themselves then there these they this those through to too under until up very was we were what when where which while who whom why will with would you your yours yourself yourselves don't doesn't didn't isn't wasn't aren't it's i'm",
    // German
    "der das ein eine einer eines einem einen und oder aber ist sind waren wird werden wurde wurden haben hatte hatten sich nicht auch auf bei bis ins nach noch seit unter vom von vor wie zu zum zur zwischen dass dieser diese dieses diesem diesen seine seiner seinem seinen ihr ihre ihrer ihrem ihren welche welcher welches welchem welchen wer wo wann warum durch sie wir ich kann konnen",
    // French, Spanish, Italian, Portuguese; articles that stand in English names say nothing there either
    "la el lo los las de du del des un une au aux ce ne pas ses ils sa se um ao na nos nas su sus em e o y per ha gli di com le il et sont dans avec que qui cette ces elles una por para che non della delle dei nel nella sono uma nao",
    // Russian
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему теперь когда даже ну ли если уже или ни быть был него до вас нибудь вам ведь там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому этого какой ним здесь этом один почти мой тем чтобы нее были куда зачем всех можно при об другой хоть после над больше тот через эти нас про всего них какая много разве эту моя впрочем хорошо свою этой перед иногда лучше чуть том нельзя такой им более всегда конечно всю между какие каким какое это который которая которые которого которых",
    // Greek, without accents
    "και το η ο οι τα τον την του τησ των τουσ τισ στο στη στην στον στουσ στισ στα σε με για απο που ειναι ηταν θα να δεν ενα ενασ μια μιασ ωσ η ποιο ποια ποιοσ ποιοι ποτε πωσ γιατι αν αλλα οτι αυτο αυτη αυτοσ επισησ εχει ειχε κατα μετα ποσο ποσα ποσοι ποσεσ τι",
    // Arabic
    "في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين كان كانت يكون هو هي هم أن ان إن لا ما لم لن قد و أو ثم كل بعد قبل بين عند حتى إذا كما أي اي ماذا متى أين اين كيف لماذا هل كم منذ خلال وهو وهي وقد",
    // Hindi
    "के का की में है हैं और से को पर ने यह वह एक कि ही भी था थी थे लिए इस उस ये वे जो तो कर साथ बाद तक हो गया किया द्वारा अपने या नहीं क्या कौन कब कहाँ कहां कैसे क्यों किस किसने होता होती होते करने इन उन कुछ जा रहा रही रहे",
  ].flatMap((words) => words.split(" ")),
);

/** Little words of a language that are words or names in others: the German "die" and "war", the French "son", "MIT", "DOS". */
const DOUBTFUL: readonly (readonly string[])[] = [
  "die war den dem hat im mit ob bin als aus es er fur uber sein nur",
  "les est pour par sur son elle ou plus",
  "unos unas en con como al es son fue ser",
  "uno si con",
  "os dos da das mais foi",
].map((words) => words.split(" "));

/** Words by which a text shows that it is in the language of the same place in `DOUBTFUL`. */
const TELLING: readonly ReadonlySet<string>[] = [
  "der das ein eine einer eines einem einen und oder aber ist sind waren wird werden wurde wurden haben hatte hatten sich nicht auch auf bei bis ins nach noch seit unter vom von vor wie zu zum zur zwischen dass dieser diese dieses diesem diesen seine seiner seinem seinen ihr ihre ihrer ihrem ihren welche welcher welches welchem welchen wer wo wann warum durch sie wir ich kann konnen das und",
  "et est sont dans pour sur avec que qui cette ces une aux elles quel quelle quels quelles comment quand où ou combien pourquoi des les du de la le",
  "el los las y en que una por para cómo como cuándo cuando dónde donde qué quién quien cuál cual cuántos del de la es son fue",
  "il gli che di della delle dei nel nella sono è chi quando dove perché perche quale quanti come si per non una",
  "os um uma em no na do dos da das ao que não nao quando onde quem qual quantos como foi de são sao",
].map((words) => new Set(words.split(" ")));

const ENGLISH =
  "the of and is are was were be been has have had what who whom whose which when where why how did does do to from with for that this by not it they he she his her".split(
    " ",
  );

/** Whether a text has one of the words without which a question in English is hardly asked. */
export function hasEnglishWords(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  return ENGLISH.some((word) => words.has(word));
}

const DOUBTFUL_WORD = new RegExp(`(?<!\\p{L})(?:${[...new Set(DOUBTFUL.flat())].join("|")}|für|über)(?!\\p{L})`, "iu");
/** As much of a text as tells its language. */
const ENOUGH = 1500;

/** The doubtful words, without their accents, that mean nothing in this text, by the language its other little words are of. */
export function littleWordsOf(text: string): ReadonlySet<string> {
  if (text.length < 5 || !DOUBTFUL_WORD.test(text)) return NONE;
  const words = new Set(
    text
      .slice(0, ENOUGH)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const english = ENGLISH.filter((word) => words.has(word)).length;
  const dropped = DOUBTFUL.flatMap((doubtful, at) => {
    const told = [...words].filter((word) => TELLING[at]?.has(word));
    const isSure = told.length > 1 || told.some((word) => STOP_WORDS.has(word));
    return isSure && told.length > english ? doubtful : [];
  });
  return dropped.length === 0 ? NONE : new Set(dropped);
}

const NONE: ReadonlySet<string> = new Set();

/** Words without which Turkish is hardly written, in plain letters; dropped from Turkish texts only. */
const TURKISH = new Set(
  "ve bir bu ile icin olarak olan de da ne hangi hangisi nedir kac kim kime nerede nasil neden nicin gibi daha cok en var ise veya ya ki mi mu kadar sonra once hangileri kimdir neydi".split(
    " ",
  ),
);
/** Letters that hardly any other language has. */
const TURKISH_LETTERS = /[ğşıĞŞİ]/u;

/** Whether a text shows that it is Turkish, more than that it is English. */
export function isTurkish(text: string): boolean {
  const begin = text.slice(0, ENOUGH).normalize("NFC");
  if (!TURKISH_LETTERS.test(begin) && (begin.length > A_SENTENCE || !TURKISH_WORD.test(begin))) return false;
  // The small letter of "İ" has its dot as a mark.
  const words = new Set(begin.toLowerCase().match(/[\p{L}\p{M}]+/gu));
  const english = ENGLISH.filter((word) => words.has(word)).length;
  const signs = [...words].filter((word) => TURKISH_LETTERS.test(word) || TURKISH.has(inPlainLetters(word))).length;
  // A text in another language may hold a Turkish name.
  return signs > english * 2 && signs >= words.size * LEAST_SHARE;
}

/** Of the different words of a Turkish text, those with such a letter and the commonest ones are far more. */
const LEAST_SHARE = 0.1;
/** A longer Turkish text has one of the letters. */
const A_SENTENCE = 200;

export const isTurkishStopWord = (word: string): boolean => TURKISH.has(word);

/** Words of the question that no Latin-written language shares. */
const TURKISH_WORD = /(?<!\p{L})(?:nedir|hangi|hangisi|kaç|kim|kimdir|nerede|niçin|için|olarak|ile|bir)(?!\p{L})/iu;

const inPlainLetters = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
