import { useApp } from "../../app/context.tsx";
import type { Theme } from "../../app/preferences.ts";
import { useStored } from "./use-stored.ts";

/** Chooses a theme for this browser at once, and stores it for the person's other devices. */
export function useTheme(): (theme: Theme) => void {
  const { preferences } = useApp();
  const store = useStored("lectern.theme", preferences.theme);
  return (theme) => {
    preferences.setTheme(theme);
    store(theme);
  };
}
