import { FORMS_BY_SIGN, numberText, wholeNumber, type NumberForm } from "../list-number.ts";
import { attr, type Attributes } from "../office/read-xml.ts";

interface Level {
  readonly form: NumberForm | undefined;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  /** Levels whose numbers are shown, its own and those above it. */
  readonly shown: number;
}

type ListStyle = Map<number, Level>;

/** Styles of lists and of headings, gathered as the elements that define them open (ODF 1.3 part 3, 16.30 and 16.34). */
export function createListStyles() {
  const styles = new Map<string, ListStyle>();
  const outline: ListStyle = new Map();
  let open: ListStyle | undefined;
  const addLevel = (attributes: Attributes): void => {
    open?.set(wholeNumber(attr(attributes, "level")) ?? 1, {
      form: FORMS_BY_SIGN[attr(attributes, "num-format") ?? ""],
      prefix: attr(attributes, "num-prefix") ?? "",
      suffix: attr(attributes, "num-suffix") ?? "",
      start: wholeNumber(attr(attributes, "start-value")) ?? 1,
      shown: Math.max(1, wholeNumber(attr(attributes, "display-levels")) ?? 1),
    });
  };
  const opens: Readonly<Record<string, (attributes: Attributes) => void>> = {
    "list-style"(attributes) {
      open = new Map();
      styles.set(attr(attributes, "name") ?? "", open);
    },
    "outline-style": () => void (open = outline),
    "list-level-style-number": addLevel,
    "outline-level-style": addLevel,
  };
  const begin = (name: string, attributes: Attributes): void => {
    if (Object.hasOwn(opens, name)) opens[name]?.(attributes);
  };
  return { open: begin, style: (name: string | undefined) => styles.get(name ?? ""), outline };
}

interface OpenList {
  readonly style: string | undefined;
  /** Last number of each level. */
  readonly counts: (number | undefined)[];
}

/** Counts the items of lists, and headings, as they open (ODF 1.3 part 3, 5.3). */
export function createListNumbers({ style, outline }: Pick<ReturnType<typeof createListStyles>, "style" | "outline">) {
  const open: OpenList[] = [];
  const byId = new Map<string, OpenList["counts"]>();
  const byStyle = new Map<string | undefined, OpenList["counts"]>();
  const headings: (number | undefined)[] = [];
  /** Items that are open. One is counted by its first paragraph: an item may only hold a list of the next level. */
  const items: { readonly said: number | undefined; isCounted: boolean }[] = [];
  const countsOf = (attributes: Attributes, name: string | undefined): OpenList["counts"] => {
    const continued = byId.get(attr(attributes, "continue-list") ?? "");
    if (continued) return continued;
    return (attr(attributes, "continue-numbering") === "true" ? byStyle.get(name) : undefined) ?? [];
  };
  return {
    openList(attributes: Attributes): void {
      const above = open.at(-1);
      const name = attr(attributes, "style-name") ?? above?.style;
      const counts = above?.counts ?? countsOf(attributes, name);
      if (above && attr(attributes, "continue-numbering") !== "true") counts[open.length] = undefined;
      open.push({ style: name, counts });
      byId.set(attr(attributes, "id") ?? "", counts);
      byStyle.set(name, counts);
    },
    closeList: () => void open.pop(),
    openItem: (attributes: Attributes) =>
      void items.push({ said: wholeNumber(attr(attributes, "start-value")), isCounted: false }),
    closeItem: () => void items.pop(),
    /** The number before the paragraph that opens now, where it is the first of an item. */
    take(): string {
      const [list, item] = [open.at(-1), items.at(-1)];
      if (!list || !item || item.isCounted) return "";
      item.isCounted = true;
      return next(style(list.style), list.counts, { level: open.length, said: item.said });
    },
    /** The number before a heading. */
    heading(level: number, isListed: boolean): string {
      return isListed ? "" : next(outline, headings, { level });
    },
  };
}

function next(
  style: ListStyle | undefined,
  counts: (number | undefined)[],
  { level, said }: { readonly level: number; readonly said?: number | undefined },
): string {
  const own = style?.get(level);
  const startOf = (at: number): number => style?.get(at + 1)?.start ?? 1;
  const before = counts[level - 1];
  counts[level - 1] = said ?? (before === undefined ? startOf(level - 1) : before + 1);
  counts.splice(level);
  if (own?.form === undefined) return "";
  const shown = Array.from({ length: level }, (_, at) => at)
    .slice(-own.shown)
    .flatMap((at) => {
      const form = style?.get(at + 1)?.form;
      return form === undefined ? [] : [numberText(form, counts[at] ?? startOf(at))];
    });
  return `${own.prefix}${shown.join(".")}${own.suffix}`.trim();
}
