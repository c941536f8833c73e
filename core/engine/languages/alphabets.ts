/** Letters of a language beyond those of English, and the encodings that its texts had before Unicode, the usual one first. */
export interface Alphabet {
  /** In small letters. */
  readonly letters: string;
  /** Letters of the language that are rare. */
  readonly rare?: string;
  /** Letters that only end words. */
  readonly final?: string;
  /** Names of the Encoding standard. */
  readonly encodings: readonly string[];
}

const WESTERN = ["windows-1252", "iso-8859-15", "macintosh"] as const;
const CENTRAL = ["windows-1250", "iso-8859-2"] as const;
const CYRILLIC = ["windows-1251", "koi8-r", "iso-8859-5", "ibm866"] as const;

/** Alphabets of one byte a letter. */
export const ALPHABETS: readonly Alphabet[] = [
  { letters: "äöüß", rare: "éèàáâôçëï", encodings: WESTERN },
  { letters: "éèêëàâçîïôûùœ", rare: "äöüæñáíóú", encodings: WESTERN },
  { letters: "áéíóúñü", rare: "çàèïªº", encodings: WESTERN },
  { letters: "áàâãçéêíóôõú", rare: "üªº", encodings: WESTERN },
  { letters: "àèéìòù", rare: "îíóú", encodings: WESTERN },
  { letters: "àèéíòóúïüç", rare: "ñáöêâ", encodings: WESTERN },
  { letters: "éëïóè", rare: "öüáíúêçàâîôûñä", encodings: WESTERN },
  { letters: "åäöæø", rare: "éüèàáôêç", encodings: WESTERN },
  { letters: "áðéíóúýþæö", encodings: WESTERN },
  { letters: "ąćęłńóśźż", rare: "öüä", encodings: CENTRAL },
  { letters: "áčďéěíňóřšťúůýž", rare: "öüä", encodings: CENTRAL },
  { letters: "áäčďéíĺľňóôŕšťúýž", rare: "öü", encodings: CENTRAL },
  { letters: "áéíóöőúüű", rare: "ä", encodings: CENTRAL },
  { letters: "čćđšž", rare: "öüä", encodings: CENTRAL },
  { letters: "ăâîşţ", rare: "öüé", encodings: CENTRAL },
  { letters: "çğıöşü", rare: "âîû", encodings: ["windows-1254"] },
  { letters: "āčēģīķļņšūžąęėįųõäöü", encodings: ["windows-1257"] },
  { letters: "оеаинтсрвлкмдпуяыь", rare: "гзбчйхжшюцщэфъёіїєґђјљњћџўѓќѕ", encodings: CYRILLIC },
  { letters: "αεοιντσςυρηκπλμωάέίόύήώ", rare: "βγδζθξφχψϊϋΐΰ", encodings: ["windows-1253", "iso-8859-7"] },
  { letters: "אבגדהוזחטיכלמנסעפצקרשת", final: "ךםןףץ", encodings: ["windows-1255"] },
  { letters: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", rare: "ءآأؤإئةىپچژگ", encodings: ["windows-1256"] },
];

/** An encoding of several bytes a character. */
export interface Writing {
  /** Name of the Encoding standard. */
  readonly encoding: string;
  /** First bytes of the characters of which nearly all of a text is made. */
  readonly everyday: readonly (readonly [from: number, to: number])[];
  /** First bytes of signs. */
  readonly signs: readonly [from: number, to: number];
}

/** Of two that fit as well the first is meant: Korean syllables have the places of Chinese characters. */
export const WRITINGS: readonly Writing[] = [
  {
    encoding: "shift_jis",
    everyday: [
      [0x82, 0x83],
      [0x88, 0x97],
    ],
    signs: [0x81, 0x81],
  },
  { encoding: "euc-kr", everyday: [[0xb0, 0xc8]], signs: [0xa1, 0xa3] },
  {
    encoding: "euc-jp",
    everyday: [
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
    signs: [0xa1, 0xa3],
  },
  { encoding: "gb18030", everyday: [[0xb0, 0xd7]], signs: [0xa1, 0xa3] },
  { encoding: "big5", everyday: [[0xa4, 0xc6]], signs: [0xa1, 0xa3] },
];
