import { EMU_A_POINT } from "./slide.ts";
import { all, at, valueOf, type Node } from "./xml-tree.ts";

/** Styles of an OpenDocument file by family and name, and what they refer to by name (ISO/IEC 26300-1, 16). */
export interface OpenStyles {
  /** The style and those that it takes after, the nearest first. */
  chain(family: string, name: string | undefined): readonly Node[];
  /** What the family looks like where no style says it: of one or no node. */
  defaults(family: string): readonly Node[];
  /** A gradient, a picture or a page layout. */
  named(kind: string, name: string | undefined): Node | undefined;
}

/** Styles refer to each other in a file that is made to harm as long as one likes. */
const MOST_PARENTS = 20;

export function readStyles(roots: readonly (Node | undefined)[]): OpenStyles {
  const styles = new Map<string, Node>();
  const defaults = new Map<string, Node>();
  const things = new Map<string, Node>();
  for (const root of roots) {
    for (const part of ["styles", "automatic-styles"]) {
      for (const node of at(root, part)?.children ?? []) {
        const [family, name] = [valueOf(node, "family"), valueOf(node, "name") ?? ""];
        if (node.name === "style") styles.set(`${family} ${name}`, node);
        else if (node.name === "default-style") defaults.set(family ?? "", node);
        else things.set(`${node.name} ${name}`, node);
      }
    }
  }
  return {
    chain(family, name) {
      const found: Node[] = [];
      let next = name === undefined ? undefined : styles.get(`${family} ${name}`);
      while (next && found.length < MOST_PARENTS) {
        found.push(next);
        next = styles.get(`${family} ${valueOf(next, "parent-style-name")}`);
      }
      return found;
    },
    defaults: (family) => [defaults.get(family)].filter((node) => node !== undefined),
    named: (kind, name) => things.get(`${kind} ${name}`),
  };
}

/** The first that the styles say, of properties such as "graphic-properties". */
export function said(chain: readonly Node[], properties: string, name: string): string | undefined {
  for (const style of chain) {
    for (const node of all(style, properties)) {
      const value = valueOf(node, name);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

const UNITS: Readonly<Record<string, number>> = {
  cm: 360_000,
  mm: 36_000,
  in: 914_400,
  pt: EMU_A_POINT,
  pc: 12 * EMU_A_POINT,
  px: 9525,
};

/** EMU; undefined for what is no length. */
export function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = ""] = /^(-?[\d.]+)(cm|mm|in|pt|pc|px)$/.exec(text?.trim() ?? "") ?? [];
  const length = Number(number) * (UNITS[unit] ?? Number.NaN);
  return Number.isFinite(length) ? length : undefined;
}
