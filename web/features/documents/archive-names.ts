/** The upper half of code page 850: what programs for DOS and Windows write in Western Europe. */
const WESTERN =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";

/** What Windows writes names in elsewhere, by language; `TextDecoder` calls code page 866 "ibm866". */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ja: "shift_jis",
  ko: "euc-kr",
  zh: "gb18030",
  "zh-TW": "big5",
  "zh-HK": "big5",
  ru: "ibm866",
  uk: "ibm866",
  be: "ibm866",
  bg: "ibm866",
};

/**
 * The name of a file in a zip file. Programs of today write UTF-8. Others write the code page of the computer and do not
 * say which: that of the first of the person's languages (BCP 47) that the bytes can be, and Western European last.
 */
export function decodeName(bytes: Uint8Array, languages: readonly string[]): string {
  const known = languages.map((language) => ELSEWHERE[language] ?? ELSEWHERE[language.split("-")[0] ?? ""]);
  for (const encoding of ["utf-8", ...known]) {
    if (encoding === undefined) break;
    try {
      return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (WESTERN[byte - 128] ?? ""))).join("");
}
