import type { Preferences } from "../../app/preferences.ts";
import type { Place } from "./set-setting.ts";

/** Settings that this page itself obeys take effect when they are saved, not at the next visit. */
export function applyHere(preferences: Preferences, id: string, { scope }: Place, value: unknown): void {
  if (scope !== "user") return;
  if (id === "lectern.theme" && (value === "light" || value === "dark" || value === "system"))
    preferences.setTheme(value);
  if (id === "lectern.single_key_shortcuts" && typeof value === "boolean") preferences.setSingleKeys(value);
}
