import type { ElementHandle, ModuleProps } from "lectern";
import { make } from "./elements.ts";
import { findNumbers, isYear, type DocumentText, type FoundNumber } from "./numbers.ts";
import "./style.css";

interface Config {
  readonly rows: number;
  readonly years: boolean;
}

type Props = ModuleProps<Config, "api">;

interface Document {
  readonly id: string;
  readonly original_filename: string;
  readonly status: string;
}

const CHOSEN = "document";

/** The order of the rows by the choice of the person. */
const ORDERS: Readonly<Record<string, (a: FoundNumber, b: FoundNumber) => number>> = {
  document: () => 0,
  largest: (a, b) => b.value - a.value,
  smallest: (a, b) => a.value - b.value,
};

/** All numbers of a document, to sort and to filter. */
export function NumberTable(element: HTMLElement, first: Props): ElementHandle<Props> {
  let props = first;
  let numbers: readonly FoundNumber[] = [];
  let attempt = 0;

  const chosen = make("select", { id: "document" }, make("option", { value: "" }, "Choose a document"));
  const order = make(
    "select",
    { id: "order" },
    make("option", { value: "document" }, "As in the document"),
    make("option", { value: "largest" }, "Largest first"),
    make("option", { value: "smallest" }, "Smallest first"),
  );
  const filter = make("input", { id: "filter", type: "search", placeholder: "A word or a unit" });
  const said = make("p", { role: "status" });
  const body = make("tbody");
  const head = make(
    "tr",
    {},
    ...["Number", "Unit", "In the text", "Page"].map((name) => make("th", { scope: "col" }, name)),
  );
  const table = make("table", {}, make("thead", {}, head), body);
  const scroll = make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Numbers" }, table);
  const field = (name: string, control: HTMLElement) =>
    make("div", {}, make("label", { for: control.id }, name), control);
  element.replaceChildren(
    make(
      "section",
      { class: "numbers", "aria-label": "Number table" },
      make("div", { class: "fields" }, field("Document", chosen), field("Order", order), field("Find", filter)),
      said,
      scroll,
    ),
  );
  chosen.addEventListener("change", () => {
    localStorage.setItem(CHOSEN, chosen.value);
    void read();
  });
  order.addEventListener("change", show);
  filter.addEventListener("input", show);

  const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const empty = (text: string) => {
    numbers = [];
    show();
    said.textContent = text;
  };

  async function listDocuments(): Promise<void> {
    const all = await props.services.api.get<readonly Document[]>("/api/documents/", { params: { limit: 1000 } });
    const read = all.filter(({ status }) => status === "completed");
    chosen.append(...read.map(({ id, original_filename }) => make("option", { value: id }, original_filename)));
    const kept = localStorage.getItem(CHOSEN);
    if (read.some(({ id }) => id === kept)) chosen.value = kept ?? "";
    if (read.length === 0) empty("There are no documents yet. Add one to a collection first.");
  }

  async function read(): Promise<void> {
    // Two choices in a row: the answer to the first comes too late.
    const mine = ++attempt;
    if (chosen.value === "") return empty("Choose a document to see its numbers.");
    empty("Reading the document…");
    try {
      const text = await props.services.api.get<DocumentText>(`/api/documents/${chosen.value}/text`);
      if (mine !== attempt) return undefined;
      numbers = findNumbers(text);
      return show();
    } catch (error) {
      if (mine === attempt) empty(`The document cannot be read: ${reason(error)}`);
      return undefined;
    }
  }

  function show(): void {
    const words = filter.value.trim().toLowerCase();
    const kept = numbers
      .filter((one) => props.years || !isYear(one))
      .filter((one) => `${one.before}${one.text}${one.after}`.toLowerCase().includes(words))
      .toSorted(ORDERS[order.value] ?? (() => 0));
    body.replaceChildren(...kept.slice(0, props.rows).map(rowOf));
    scroll.hidden = kept.length === 0;
    const count = kept.length === 1 ? "1 number" : `${kept.length.toLocaleString("en")} numbers`;
    said.textContent = kept.length > props.rows ? `${count}; the first ${props.rows} are shown` : count;
  }

  empty("Choose a document to see its numbers.");
  listDocuments()
    .then(() => (chosen.value === "" ? undefined : read()))
    .catch((error: unknown) => empty(`The documents cannot be listed: ${reason(error)}`));

  return {
    update(next) {
      props = next;
      if (numbers.length > 0) show();
    },
  };
}

function rowOf({ text, unit, before, after, page }: FoundNumber): HTMLTableRowElement {
  const around = make("td", { class: "around" }, `…${before}`, make("b", {}, text), `${after}…`);
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, text),
    make("td", {}, unit),
    around,
    make("td", {}, String(page ?? "–")),
  );
}
