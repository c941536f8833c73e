import type { ElementHandle, ModuleProps, Theme } from "lectern";
import "./style.css";

/** The config fields of plugin.json. */
interface Config {
  readonly person: string;
}

type Props = ModuleProps<Config, "theme">;

const KEY = "clicks";

/** Fills an element. Lectern calls `update` when the config fields change. */
export function MyModule(element: HTMLElement, props: Props): ElementHandle<Props> {
  const { theme } = props.services;
  // Lectern keeps `localStorage` with the plugin: it takes the permissions storage.read and storage.write.
  let clicks = Number(localStorage.getItem(KEY));

  element.innerHTML = `<div class="card"><h2></h2><p></p><button type="button"></button></div>`;
  const heading = part(element, "h2");
  const line = part(element, "p");
  const button = part(element, "button");

  const showTheme = (name: Theme) => (line.textContent = `The theme is ${name}.`);
  const showClicks = () => (button.textContent = clicks === 1 ? "1 click" : `${clicks} clicks`);
  const showPerson = ({ person }: Config) => (heading.textContent = `Hello, ${person}!`);
  button.addEventListener("click", () => {
    clicks++;
    localStorage.setItem(KEY, String(clicks));
    showClicks();
  });
  showPerson(props);
  showClicks();
  showTheme(theme.getCurrentTheme());
  theme.addThemeChangeListener(showTheme);

  return {
    update: showPerson,
    unmount: () => theme.removeThemeChangeListener(showTheme),
  };
}

function part(element: HTMLElement, selector: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
