/** The graphics states of the file by which a content stream may set how opaque its fills are. */
export interface GraphicsStates {
  /** Names of those that make fills wholly transparent. */
  readonly transparent: ReadonlySet<string>;
  /** Names of those that surely make fills visible. */
  readonly opaque: ReadonlySet<string>;
}

/** What a stream needs to have besides: bytes of fonts and tables may read as operators by chance. */
const SUSPECT =
  /(?:^|[\s\]])(?:[37]\s+Tr|(?:1(?:\.0*)?|0?\.9[5-9]\d*)\s+(?:g|sc|scn)|(?:(?:1(?:\.0*)?|0?\.9[5-9]\d*)\s+){3}(?:rg|sc|scn)|(?:0(?:\.0+)?\s+){4}(?:k|sc|scn))\s/;

const INVISIBLE = 1;
const WHITE = 2;
const TRANSPARENT = 4;

/**
 * Whether these operators show text invisibly, wholly transparent or in white; a page whose only text is the invisible
 * layer over its scan does not count.
 */
export function canHide(content: Uint8Array, states: GraphicsStates): boolean {
  // By bytes first: decoding all text of a file takes longer than this.
  if (!hidesByOperators(content, states)) return false;
  const text = new TextDecoder("latin1").decode(content);
  return SUSPECT.test(text) || (states.transparent.size > 0 && /\sgs\s/.test(text));
}

function hidesByOperators(content: Uint8Array, { transparent, opaque }: GraphicsStates): boolean {
  let state = 0;
  const stack: number[] = [];
  let [shown, invisible] = [0, 0];
  let [suspect, paints] = [false, false];
  const set = (flag: number, on: boolean) => (state = on ? state | flag : state & ~flag);
  const surely = eachOperator(content, (operator, operands, from) => {
    switch (operator) {
      case OPERATORS.q:
        stack.push(state);
        return false;
      case OPERATORS.Q:
        state = stack.pop() ?? state;
        return false;
      case OPERATORS.Tr:
        set(INVISIBLE, [3, 7].includes(numbersIn(operands()).at(-1) ?? 0));
        return false;
      case OPERATORS.gs: {
        const name = lastName(operands());
        if (transparent.has(name)) set(TRANSPARENT, true);
        else if (opaque.has(name)) set(TRANSPARENT, false);
        return false;
      }
      case OPERATORS.g:
      case OPERATORS.rg:
      case OPERATORS.sc:
      case OPERATORS.scn:
      case OPERATORS.k:
        // Most colours are no white by their last sign already.
        set(WHITE, mayEndWhite(operator, content, from) && isWhite(operator, numbersIn(operands())));
        return false;
      case OPERATORS.Do:
      case OPERATORS.BI:
        paints = true;
        return (state & TRANSPARENT) !== 0;
      case OPERATORS.Tj:
      case OPERATORS.TJ:
      case OPERATORS["'"]:
      case OPERATORS['"']:
        shown++;
        if (state & INVISIBLE) invisible++;
        suspect ||= (state & (WHITE | INVISIBLE)) !== 0;
        return (state & TRANSPARENT) !== 0 || (suspect && shown > invisible);
      default:
        return false;
    }
  });
  return surely || (suspect && !(paints && invisible === shown));
}

const codeOf = (operator: string) => Array.from(operator).reduce((code, sign) => (code << 8) | sign.charCodeAt(0), 0);

/** The bytes of an operator as one number; longer ones than three bytes do not matter here. */
const OPERATORS = {
  q: codeOf("q"),
  Q: codeOf("Q"),
  Tr: codeOf("Tr"),
  gs: codeOf("gs"),
  g: codeOf("g"),
  rg: codeOf("rg"),
  sc: codeOf("sc"),
  scn: codeOf("scn"),
  k: codeOf("k"),
  Do: codeOf("Do"),
  BI: codeOf("BI"),
  ID: codeOf("ID"),
  Tj: codeOf("Tj"),
  TJ: codeOf("TJ"),
  "'": codeOf("'"),
  '"': codeOf('"'),
};

/** False for what ends in a digit that a white colour cannot end in: 0 in grey and RGB as a number of one digit, 1 in CMYK. */
function mayEndWhite(operator: number, content: Uint8Array, from: number): boolean {
  let at = from - 1;
  while (at > 0 && (content[at] ?? 0) <= 0x20) at--;
  const isAlone = (content[at - 1] ?? 0) <= 0x20;
  if (operator === OPERATORS.g || operator === OPERATORS.rg) return !(isAlone && content[at] === 0x30);
  return !(operator === OPERATORS.k && isAlone && content[at] === 0x31);
}

function isWhite(operator: number, numbers: readonly number[]): boolean {
  if (operator === OPERATORS.k || numbers.length === 4) return numbers.every((part) => part === 0);
  return numbers.length > 0 && numbers.every((part) => part >= 0.95);
}

/** What a byte begins, or goes on with, in a content stream. */
const [OTHER, STRING, NAME, ANGLE, COMMENT, LETTER] = [0, 1, 2, 3, 4, 5];
const KINDS = new Uint8Array(256);
/** 1 for what goes on in an operator, 2 for what ends a name. */
const [WORD, BREAK] = [1, 2];
const ROLES = new Uint8Array(256);
for (let code = 0; code < 256; code++) {
  const sign = String.fromCharCode(code);
  if (/[A-Za-z'"]/.test(sign)) KINDS[code] = LETTER;
  if (/[A-Za-z'"*01]/.test(sign)) ROLES[code] = WORD;
  if (code <= 0x20 || "()<>[]{}/%".includes(sign)) ROLES[code] = BREAK;
}
for (const [sign, kind] of [
  ["(", STRING],
  ["/", NAME],
  ["<", ANGLE],
  ["%", COMMENT],
] as const)
  KINDS[sign.charCodeAt(0)] = kind;

/**
 * Calls back for each operator until it answers true; the operands are read only when asked for. By byte, because a page
 * has tens of thousands of numbers and nearly none of them matters here.
 */
function eachOperator(
  content: Uint8Array,
  visit: (operator: number, operands: () => string, from: number) => boolean,
): boolean {
  let operands = 0;
  let from = 0;
  const read = () => String.fromCharCode(...content.subarray(Math.max(operands, from - 200), from));
  for (let at = 0; at < content.length;) {
    switch (KINDS[content[at] ?? 0]) {
      case OTHER:
        do at++;
        while (at < content.length && KINDS[content[at] ?? 0] === OTHER);
        break;
      case STRING:
        at = stringEnd(content, at);
        break;
      case NAME:
        at++;
        while (at < content.length && ROLES[content[at] ?? 0] !== BREAK) at++;
        break;
      case ANGLE:
        at = content[at + 1] === 0x3c ? at + 2 : endAfter(content, 0x3e, at);
        break;
      case COMMENT:
        while (at < content.length && content[at] !== 0x0a && content[at] !== 0x0d) at++;
        break;
      default: {
        from = at;
        let operator = 0;
        for (; at < content.length && ROLES[content[at] ?? 0] === WORD; at++)
          operator = (operator << 8) | (content[at] ?? 0);
        if (visit(operator, read, from)) return true;
        if (operator === OPERATORS.ID) at = imageEnd(content, at);
        operands = at;
      }
    }
  }
  return false;
}

/** The last numbers before an operator; a colour has four at most. */
function numbersIn(operands: string): number[] {
  return (operands.match(/(?<![\w/.])[-+]?(?:\d+\.?\d*|\.\d+)(?!\w)/g) ?? []).map(Number);
}

const lastName = (operands: string) => decodeName(/\/([^\s/[\]<>(){}%]*)[^/]*$/.exec(operands)?.[1] ?? "");

/** "#20" in a name is the byte of that number. */
export function decodeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function stringEnd(content: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at++) {
    const code = content[at];
    if (code === 0x5c) at++;
    else if (code === 0x28) depth++;
    else if (code === 0x29 && --depth === 0) return at + 1;
  }
  return content.length;
}

/** Behind "EI" with white space before it; the bytes of an inline image are no operators. */
function imageEnd(content: Uint8Array, from: number): number {
  for (let at = content.indexOf(0x45, from); at >= 0; at = content.indexOf(0x45, at + 1)) {
    if (content[at + 1] === 0x49 && (content[at - 1] ?? 0) <= 0x20 && (content[at + 2] ?? 0) <= 0x20) return at + 2;
  }
  return content.length;
}

function endAfter(content: Uint8Array, byte: number, from: number): number {
  const end = content.indexOf(byte, from);
  return end < 0 ? content.length : end + 1;
}
