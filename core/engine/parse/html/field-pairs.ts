import { attribute, isElement, isInvisible, tagOf, textOf, type Element, type Root } from "./dom.ts";

/** Fields of a form from which they are a table, and characters of a label and of a value at most. */
const LEAST = 3;
const LONGEST_LABEL = 60;
const LONGEST_VALUE = 300;

const LABEL = /(?:^|[\s_-])(?:label|key)(?:$|[\s_-])/iu;
const VALUE = /(?:^|[\s_-])value(?:$|[\s_-])/iu;
/** "3", "(3)", "3.": the number of a field, as forms print it. */
const MARK = /^\(?\p{N}{1,3}[.)]?$/u;

type FieldPair = readonly [label: Element, value: Element];

/**
 * Makes tables of the fields that forms and receipts show: elements that consist of nothing but labels with their values, which their
 * classes call so, perhaps each behind a number. The label is the head of its row.
 */
export const makeFieldTables = (document: Root): void => void fieldsIn(document);

/** The fields that a part of a page consists of. Null where it has anything else beside them: they become tables in it then. */
function fieldsIn(part: Root | Element): readonly FieldPair[] | null {
  const nodes = part.childNodes.filter((node) => !isInvisible(node) && !("value" in node && node.value.trim() === ""));
  const elements = nodes.filter(isElement);
  const pair = elements.length === nodes.length ? asPair(elements) : null;
  if (pair) return [pair];
  const inside = elements.map((element) => ({
    element,
    pairs: tagOf(element) === "table" ? null : fieldsIn(element),
  }));
  const pairs = inside.flatMap((own) => own.pairs ?? []);
  if (elements.length === nodes.length && inside.every((own) => own.pairs)) return pairs;
  for (const own of inside) if (own.pairs && own.pairs.length >= LEAST) makeTable(own.element, own.pairs);
  return null;
}

function asPair(elements: readonly Element[]): FieldPair | null {
  const label = elements.find((own) => tagOf(own) === "label" || isCalled(LABEL, own));
  const value = elements.find((own) => isCalled(VALUE, own));
  if (!label || !value || label === value) return null;
  const others = elements.filter((own) => own !== label && own !== value);
  const isShort = textOf(label).trim().length <= LONGEST_LABEL && textOf(value).trim().length <= LONGEST_VALUE;
  return isShort && others.map((own) => textOf(own).trim()).every((text) => text === "" || MARK.test(text))
    ? [label, value]
    : null;
}

function makeTable(element: Element, pairs: readonly FieldPair[]): void {
  setTag(element, "table");
  element.childNodes = pairs.map(([label, value]) => {
    const row: Element = { ...label, attrs: [], parentNode: element, childNodes: [label, value] };
    setTag(row, "tr");
    setTag(label, "th");
    setTag(value, "td");
    label.parentNode = value.parentNode = row;
    return row;
  });
}

function setTag(element: Element, tag: string): void {
  element.tagName = element.nodeName = tag;
}

const isCalled = (name: RegExp, element: Element): boolean => name.test(attribute(element, "class") ?? "");
