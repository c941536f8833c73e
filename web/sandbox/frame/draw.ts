import type { ViewNode } from "../view.ts";

export type OnInput = (input: string, value: unknown) => void;
type Of<Type extends ViewNode["type"]> = Extract<ViewNode, { type: Type }>;

/** An element for one part of a view, and how it follows the part as it changes. */
interface Drawn {
  readonly element: HTMLElement;
  readonly type: ViewNode["type"];
  follow(node: ViewNode): void;
}

/** Draws views into `root`, one after the other. What a person is writing in stays where it is. */
export function createDrawing(root: HTMLElement, onInput: OnInput): (view: ViewNode) => void {
  const follow = children(root, onInput);
  return (view) => follow([view]);
}

/** Keeps an element for as long as a part of its type stands at its place. */
function children(parent: HTMLElement, onInput: OnInput): (nodes: readonly ViewNode[]) => void {
  const drawn: Drawn[] = [];
  return (nodes) => {
    for (const gone of drawn.splice(nodes.length)) gone.element.remove();
    nodes.forEach((node, at) => {
      const known = drawn[at];
      if (known?.type === node.type) return known.follow(node);
      const made = make(node, onInput);
      made.follow(node);
      if (known) known.element.replaceWith(made.element);
      else parent.append(made.element);
      drawn[at] = made;
    });
  };
}

function make(node: ViewNode, onInput: OnInput): Drawn {
  const drawn = <Type extends ViewNode["type"]>(
    type: Type,
    element: HTMLElement,
    follow: (node: Of<Type>) => void,
  ) => ({
    element,
    type,
    follow: (next: ViewNode) => follow(next as Of<Type>),
  });
  switch (node.type) {
    case "heading": {
      const element = document.createElement("h2");
      return drawn("heading", element, ({ text }) => void (element.textContent = text));
    }
    case "text": {
      const element = document.createElement("p");
      return drawn("text", element, ({ text, quiet }) => {
        element.textContent = text;
        element.className = quiet ? "quiet" : "";
      });
    }
    case "figure": {
      const [element, value, label] = [tag("p", "figure"), tag("strong"), tag("span")];
      element.append(value, label);
      return drawn("figure", element, (next) => {
        value.textContent = next.value;
        label.textContent = ` ${next.label}`;
      });
    }
    case "list": {
      const element = document.createElement("ul");
      return drawn("list", element, ({ items }) =>
        element.replaceChildren(...items.map((item) => withText("li", item))),
      );
    }
    case "table":
      return makeTable(drawn);
    case "meter": {
      const [element, label, bar] = [tag("label", "meter"), tag("span"), document.createElement("progress")];
      element.append(label, bar);
      return drawn("meter", element, (next) => {
        label.textContent = next.label;
        bar.max = next.max;
        bar.value = Math.min(Math.max(next.value, 0), next.max);
      });
    }
    case "field":
      return makeField(drawn, onInput, (node.lines ?? 1) > 1);
    case "choice":
      return makeChoice(drawn, onInput);
    case "switch": {
      const [element, box, label] = [tag("label", "switch"), document.createElement("input"), tag("span")];
      const named = tells(box, "change", onInput, () => box.checked);
      box.type = "checkbox";
      element.append(box, label);
      return drawn("switch", element, (next) => {
        named(next);
        label.textContent = next.label;
        box.checked = next.value;
      });
    }
    case "button": {
      const element = document.createElement("button");
      const named = tells(element, "click", onInput, () => null);
      element.type = "button";
      return drawn("button", element, (next) => {
        named(next);
        element.textContent = next.label;
        element.disabled = next.disabled === true;
      });
    }
    case "group": {
      const element = tag("div", "group");
      const follow = children(element, onInput);
      return drawn("group", element, (next) => {
        element.dataset["row"] = String(next.row === true);
        follow(next.children);
      });
    }
  }
}

type Draw = <Type extends ViewNode["type"]>(
  type: Type,
  element: HTMLElement,
  follow: (node: Of<Type>) => void,
) => Drawn;

function makeTable(drawn: Draw): Drawn {
  const [element, caption, head, body] = [tag("table"), tag("caption"), tag("thead"), tag("tbody")];
  element.append(caption, head, body);
  return drawn("table", element, ({ label, columns, rows }) => {
    caption.textContent = label;
    const titles = tag("tr");
    titles.append(...columns.map((column) => withText("th", column)));
    head.replaceChildren(titles);
    body.replaceChildren(
      ...rows.map((cells) => {
        const row = tag("tr");
        row.append(...cells.map((cell) => withText("td", cell)));
        return row;
      }),
    );
  });
}

function makeField(drawn: Draw, onInput: OnInput, isLong: boolean): Drawn {
  const [element, label] = [tag("label", "field"), tag("span")];
  const field = document.createElement(isLong ? "textarea" : "input");
  const named = tells(field, "input", onInput, () => field.value);
  field.dir = "auto";
  element.append(label, field);
  return drawn("field", element, (next) => {
    named(next);
    label.textContent = next.label;
    if (field instanceof HTMLTextAreaElement) field.rows = next.lines ?? 1;
    field.maxLength = next.maxLength ?? 100_000;
    field.placeholder = next.placeholder ?? "";
    // A view that was made before the last key was pressed must not take the key back.
    if (document.activeElement !== field && field.value !== next.value) field.value = next.value;
  });
}

function makeChoice(drawn: Draw, onInput: OnInput): Drawn {
  const [element, label, select] = [tag("label", "field"), tag("span"), document.createElement("select")];
  const named = tells(select, "change", onInput, () => select.value);
  let known = "";
  element.append(label, select);
  return drawn("choice", element, (next) => {
    named(next);
    label.textContent = next.label;
    const written = JSON.stringify(next.options);
    if (written !== known) {
      known = written;
      select.replaceChildren(...next.options.map((option) => new Option(option.label, option.value)));
    }
    select.value = next.value;
  });
}

/** Lets a control say what a person does with it; what is given back takes the name it says that under. */
function tells(control: HTMLElement, event: string, onInput: OnInput, valueOf: () => unknown) {
  let name = "";
  control.addEventListener(event, () => onInput(name, valueOf()));
  return ({ input = "" }: { readonly input?: string }): void => {
    name = input;
  };
}

function tag(name: string, className = ""): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

function withText(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
