/** A code page of Windows as `TextDecoder` calls it; Western European where it is none that there is. */
export function encodingOfCodePage(codePage: number): string {
  const special: Readonly<Record<number, string>> = {
    65001: "utf-8",
    932: "shift_jis",
    936: "gbk",
    949: "euc-kr",
    950: "big5",
    874: "windows-874",
    10000: "macintosh",
  };
  return special[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : "windows-1252");
}
