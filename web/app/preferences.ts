import { createEffect, createSignal } from "solid-js";
import { type OwnKeys, readOwnKeys } from "./own-keys.ts";

export type Theme = "light" | "dark" | "system";

export interface Preferences {
  theme(): Theme;
  setTheme(theme: Theme): void;
  /** Single-letter shortcuts such as `/` and `?`. */
  singleKeys(): boolean;
  setSingleKeys(on: boolean): void;
  /** Of this browser alone: keyboards differ between devices. */
  ownKeys(): OwnKeys;
  setOwnKeys(keys: OwnKeys): void;
}

/** What a person chose for this browser. Kept in local storage so that the right theme shows before anything else loads. */
export function createPreferences(storage: Storage): Preferences {
  const stored = storage.getItem("theme");
  const [theme, setTheme] = createSignal<Theme>(stored === "light" || stored === "dark" ? stored : "system");
  const [singleKeys, setSingleKeys] = createSignal(storage.getItem("single-keys") !== "off");
  const [ownKeys, setOwnKeys] = createSignal(readOwnKeys(storage.getItem("keys")));
  const system = matchMedia("(prefers-color-scheme: dark)");
  const [systemDark, setSystemDark] = createSignal(system.matches);
  system.addEventListener("change", (event) => setSystemDark(event.matches));

  createEffect(() => {
    const dark = theme() === "dark" || (theme() === "system" && systemDark());
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    storage.setItem("theme", theme());
  });
  createEffect(() => storage.setItem("single-keys", singleKeys() ? "on" : "off"));
  createEffect(() => storage.setItem("keys", JSON.stringify(ownKeys())));
  return { theme, setTheme, singleKeys, setSingleKeys, ownKeys, setOwnKeys };
}
