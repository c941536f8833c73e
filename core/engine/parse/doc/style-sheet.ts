import type { Block } from "../../parsed-document.ts";
import type { Fib } from "./fib.ts";

/** What a built-in style makes of a paragraph; undefined for running text. */
export type StyleKind = Pick<Block, "kind" | "level"> | undefined;

const TITLE = 62;
const CAPTION = 34;
const FIRST_LIST = 47;
const LAST_LIST = 60;

/** Styles by index, through the identity every built-in style has in all languages (sti), following their bases. */
export function readStyleSheet({ table, styles, word97 }: Fib): (index: number) => StyleKind {
  const sheet: { readonly sti: number; readonly base: number }[] = [];
  try {
    if (word97 && styles.length > 4) {
      const infoLength = table.u16(styles.at);
      const count = Math.min(table.u16(styles.at + 2), 4096);
      let at = styles.at + 2 + infoLength;
      for (let i = 0; i < count; i++) {
        const length = table.u16(at);
        sheet.push(
          length >= 4 ? { sti: table.u16(at + 2) & 0xfff, base: table.u16(at + 4) >> 4 } : { sti: 0xfff, base: 0xfff },
        );
        at += 2 + length + (length & 1);
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return (index) => {
    let next = index;
    for (let steps = 0; steps < 12; steps++) {
      const style = sheet[next];
      if (!style) return undefined;
      const kind = kindOf(style.sti);
      if (kind) return kind;
      next = style.base;
    }
    return undefined;
  };
}

function kindOf(sti: number): StyleKind {
  if (sti >= 1 && sti <= 9) return { kind: "heading", level: Math.min(6, sti) };
  if (sti === TITLE) return { kind: "title" };
  if (sti === CAPTION) return { kind: "caption" };
  return sti >= FIRST_LIST && sti <= LAST_LIST ? { kind: "list_item", level: 1 } : undefined;
}
