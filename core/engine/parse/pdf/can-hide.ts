const SUSPECT =
  /(?:^|[\s\]])(?:[37]\s+Tr|(?:1(?:\.0*)?|0?\.9[5-9]\d*)\s+(?:g|sc|scn)|(?:(?:1(?:\.0*)?|0?\.9[5-9]\d*)\s+){3}(?:rg|sc|scn)|(?:0(?:\.0+)?\s+){4}(?:k|sc|scn))\s/;

/** Whether these operators show text invisibly or in white; a page whose only text is the layer over its scan does not count. */
export function canHide(content: string): boolean {
  if (!SUSPECT.test(content)) return false;
  let state = { mode: 0, white: false };
  const stack: (typeof state)[] = [];
  let shown = 0;
  let invisible = 0;
  let white = false;
  let paints = false;
  scanOperators(content, (operator, numbers) => {
    if (operator === "q") stack.push({ ...state });
    else if (operator === "Q") state = stack.pop() ?? state;
    else if (operator === "Tr") state.mode = numbers().at(-1) ?? 0;
    else if (FILLS.has(operator)) state.white = isWhite(operator, numbers());
    else if (operator === "Do" || operator === "BI") paints = true;
    else if (SHOWS.has(operator)) {
      shown++;
      if (state.mode === 3 || state.mode === 7) invisible++;
      white ||= state.white;
    }
  });
  const overScan = paints && invisible === shown;
  return (invisible > 0 || white) && !overScan;
}

const FILLS = new Set(["g", "rg", "sc", "scn", "k"]);
const SHOWS = new Set(["Tj", "TJ", "'", '"']);

function isWhite(operator: string, numbers: readonly number[]): boolean {
  if (operator === "k" || numbers.length === 4) return numbers.every((part) => part === 0);
  return numbers.length > 0 && numbers.every((part) => part >= 0.95);
}

/**
 * Calls back for each operator; its numbers are read only when asked for. By character, because a page has tens of
 * thousands of numbers and nearly none of them matters here.
 */
function scanOperators(content: string, visit: (operator: string, numbers: () => number[]) => void): void {
  let operands = 0;
  for (let at = 0; at < content.length;) {
    const from = at;
    const code = content.charCodeAt(at);
    if (code === 0x28) at = stringEnd(content, at);
    else if (code === 0x2f) at = skip(content, at + 1, isRegular);
    else if (code === 0x3c && content.charCodeAt(at + 1) !== 0x3c) at = hexEnd(content, at);
    else if (isLetter(code)) {
      at = skip(content, at, isWord);
      const start = operands;
      visit(content.slice(from, at), () => numbersIn(content.slice(start, from)));
      operands = at;
    } else at++;
  }
}

/** The last numbers before an operator; a colour has four at most. */
function numbersIn(operands: string): number[] {
  return (operands.slice(-200).match(/(?<![\w/.])[-+]?(?:\d+\.?\d*|\.\d+)(?!\w)/g) ?? []).map(Number);
}

function stringEnd(content: string, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at++) {
    const code = content.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x28) depth++;
    else if (code === 0x29 && --depth === 0) return at + 1;
  }
  return content.length;
}

function hexEnd(content: string, from: number): number {
  const end = content.indexOf(">", from);
  return end < 0 ? content.length : end + 1;
}

function skip(content: string, from: number, belongs: (code: number) => boolean): number {
  let at = from;
  while (at < content.length && belongs(content.charCodeAt(at))) at++;
  return at;
}

const isLetter = (code: number) =>
  (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x27 || code === 0x22;
const isWord = (code: number) => isLetter(code) || code === 0x2a || code === 0x30 || code === 0x31;
/** Neither white space nor one of the delimiters ()<>[]{}/%. */
const isRegular = (code: number) => code > 0x20 && !"()<>[]{}/%".includes(String.fromCharCode(code));
