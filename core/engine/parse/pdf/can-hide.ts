import { codeOf, eachOperator, numbersIn } from "./operators.ts";

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

const lastName = (operands: string) => decodeName(/\/([^\s/[\]<>(){}%]*)[^/]*$/.exec(operands)?.[1] ?? "");

/** "#20" in a name is the byte of that number. */
export function decodeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
