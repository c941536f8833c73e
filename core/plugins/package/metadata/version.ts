const NUMBER = "(0|[1-9]\\d*)";
const PRERELEASE = "(?:0|[1-9]\\d*|\\d*[A-Za-z-][\\dA-Za-z-]*)";
const BUILD = "[\\dA-Za-z-]+";
const VERSION = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRERELEASE}(?:\\.${PRERELEASE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`,
);

/** A version by semver.org. Told without the library, which a start would read only for this. */
export function isVersion(text: string): boolean {
  if (text.length > 100) return false;
  const [, ...numbers] = VERSION.exec(text) ?? [];
  return numbers.length > 0 && numbers.every((number) => Number.isSafeInteger(Number(number)));
}
