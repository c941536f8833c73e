/** The bytes of an operator as one number; longer ones than three bytes are cut. */
export function codeOf(operator: string): number {
  return Array.from(operator).reduce((code, sign) => (code << 8) | sign.charCodeAt(0), 0);
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

const INLINE_IMAGE = codeOf("ID");

/**
 * Calls back for each operator until it answers true; the operands are read only when asked for. By byte, because a page
 * has tens of thousands of numbers and nearly none of them matters here.
 */
export function eachOperator(
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
        if (operator === INLINE_IMAGE) at = imageEnd(content, at);
        operands = at;
      }
    }
  }
  return false;
}

/**
 * The numbers that stand right before an operator, the last `into.length` of them in order; false where they are fewer. By
 * byte, because drawings have tens of thousands.
 */
export function readNumbers(content: Uint8Array, operator: number, into: Float64Array): boolean {
  let at = operator - 1;
  for (let place = into.length - 1; place >= 0; place--) {
    while (at >= 0 && (content[at] ?? 0) <= 0x20) at--;
    let [value, scale, sign, digits] = [0, 1, 1, 0];
    for (; at >= 0; at--) {
      const code = content[at] ?? 0;
      if (code >= 0x30 && code <= 0x39) {
        value += (code - 0x30) * scale;
        scale *= 10;
        digits++;
      } else if (code === 0x2e) {
        value /= scale;
        scale = 1;
      } else if (code === 0x2d) sign = -1;
      else if (code !== 0x2b) break;
    }
    if (digits === 0) return false;
    into[place] = sign * value;
  }
  return true;
}

/** The last numbers before an operator. */
export function numbersIn(operands: string): number[] {
  return (operands.match(/(?<![\w/.])[-+]?(?:\d+\.?\d*|\.\d+)(?!\w)/g) ?? []).map(Number);
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
