/** A language whose print can be read, as Tesseract names its file of language data. */
export interface OcrLanguage {
  /** Three letters, such as `deu`; Chinese has the script behind them. */
  readonly code: string;
  /** ISO 639-1; with the script where one language has two. */
  readonly iso: string;
  /** In English. */
  readonly name: string;
  /** In the language itself. */
  readonly own: string;
  /** Bytes of the file, and its hash as git hashes it. */
  readonly size: number;
  readonly hash: string;
}

/** Comes with the program. */
export const ENGLISH = "eng";

/** In place of a code, for a page that is hardly in the language it was read in and of which nothing more can be told. */
export const UNKNOWN_LANGUAGE = "unknown";

/**
 * Language data of tessdata_fast 4.1.0, the data that Debian packages as well. Sizes and hashes are of Debian's packages
 * `tesseract-ocr-…` 4.1.0-2.
 */
export const OCR_LANGUAGES: readonly OcrLanguage[] = (
  [
    ["ara", "ar", "Arabic", "العربية", 1432056, "c8d129c67821c1592cac46836686b057ecc203dc"],
    ["bul", "bg", "Bulgarian", "Български", 1675212, "1e65588d127d918ef3ba95b785b446f15827d60f"],
    ["cat", "ca", "Catalan", "Català", 1146012, "3fcd350dd2bb76503de90249111fff4e3c6aa0f0"],
    ["chi_sim", "zh", "Chinese (simplified)", "简体中文", 2469156, "388bac276d033d06e5ed5ba7a7ad14ae58f97dab"],
    ["chi_tra", "zh-Hant", "Chinese (traditional)", "繁體中文", 2366642, "1955cd8b8d076b898616e9c2c1ace65b43105356"],
    ["hrv", "hr", "Croatian", "Hrvatski", 4103348, "6dd4f8638a58eb0663e8f9a80a355c505dcf01a6"],
    ["ces", "cs", "Czech", "Čeština", 3795684, "dd6fc79a62f9fcd1c7c6da06b31bb4fdb10dc173"],
    ["dan", "da", "Danish", "Dansk", 2580059, "85501b582937493f9ae6a64ccd0a6bb0a2ea33d5"],
    ["nld", "nl", "Dutch", "Nederlands", 6050296, "53ce95a9c2488a9a0228939944a184157373d0ae"],
    ["fin", "fi", "Finnish", "Suomi", 7865732, "73f92402f1891b9066e0e145f245145a2402105c"],
    ["fra", "fr", "French", "Français", 1130365, "d9e2b2160be0d1ca3b8f1bf2730fae476ef3b4a6"],
    ["deu", "de", "German", "Deutsch", 1525436, "97ed7b2b60f2771c07040660ef0f6daf596dc7bf"],
    ["ell", "el", "Greek", "Ελληνικά", 1419514, "ed98ae1a88d84414da316e6eeab3232f2c68639b"],
    ["heb", "he", "Hebrew", "עברית", 961404, "7356caf3cddc9c867fe6727e17726727b8284608"],
    ["hin", "hi", "Hindi", "हिन्दी", 1122751, "a8f0aaec09378115b12a2c6287c57695d082aea2"],
    ["hun", "hu", "Hungarian", "Magyar", 5296273, "5d24fa8e922d6b57853dcb0cc490060c76643cab"],
    ["ita", "it", "Italian", "Italiano", 2701314, "edbffbe0e51892b240630b5eeabededa7e7c9c4f"],
    ["jpn", "ja", "Japanese", "日本語", 2471260, "c4178f89991bde90b7fdc647e3e1901868423bd0"],
    ["kor", "ko", "Korean", "한국어", 1677415, "60986d44497689f3abace0b148199476d93292e1"],
    ["nor", "no", "Norwegian", "Norsk", 3610079, "9209df2c9904c127437c07e16c287cdefd024e7c"],
    ["fas", "fa", "Persian", "فارسی", 431500, "1a17ee02076107e73abd15d2038389150c8f824f"],
    ["pol", "pl", "Polish", "Polski", 4765518, "2382f568f0ce0c4c0a7f4380a291255514e5e97f"],
    ["por", "pt", "Portuguese", "Português", 1982756, "e9f373e95c66b4bf557c263721ef31f78e5bc301"],
    ["ron", "ro", "Romanian", "Română", 2376323, "04cd2bc7b471431354e9446e973f3472f442e189"],
    ["rus", "ru", "Russian", "Русский", 3861738, "b146cb2263acbc6383f8e92ea0ce759537687bb8"],
    ["spa", "es", "Spanish", "Español", 2294433, "72e901f13ca52cfe34cf239a368b9ed3c0ddaf26"],
    ["swe", "sv", "Swedish", "Svenska", 4167034, "684e1fa66e4a55b983febf5f9ed04f26ad946e59"],
    ["tur", "tr", "Turkish", "Türkçe", 4550554, "1f0b331ef29f50ceb7c44da58e38c7ec42314d0a"],
    ["ukr", "uk", "Ukrainian", "Українська", 3825102, "d02cf90b2911a3da66dac6ae380bcefb18dd7663"],
    ["vie", "vi", "Vietnamese", "Tiếng Việt", 531275, "e54a5912fb634c581c4a45ae9f37cbc021ec7140"],
  ] as const
).map(([code, iso, name, own, size, hash]) => ({ code, iso, name, own, size, hash }));

const ISO_OF = new Map([[ENGLISH, "en"], ...OCR_LANGUAGES.map(({ code, iso }) => [code, iso] as const)]);
const CODE_OF = new Map([...ISO_OF].map(([code, iso]) => [iso, code]));

/** The file of language data for a language by its ISO 639-1 code. */
export const codeOfLanguage = (iso: string): string | undefined => CODE_OF.get(iso);

export const isOcrLanguage = (code: string): boolean => ISO_OF.has(code);

/** "German", for a code that is known. */
export const nameOfLanguage = (code: string): string =>
  code === ENGLISH ? "English" : (OCR_LANGUAGES.find((language) => language.code === code)?.name ?? code);
