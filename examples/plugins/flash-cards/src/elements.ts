type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and content. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

export function button(text: string, onClick: () => void, kind = ""): HTMLButtonElement {
  const element = make("button", { type: "button", ...(kind && { class: kind }) }, text);
  element.addEventListener("click", onClick);
  return element;
}
