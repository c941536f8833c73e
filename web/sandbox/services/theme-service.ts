import { createListeners, type MadeService, type Tell } from "./service.ts";

export interface ThemeDeps {
  readonly isDark: () => boolean;
  /** Calls back at each change; gives back how to stop it. */
  readonly onTheme: (changed: () => void) => () => void;
  readonly tell: Tell;
}

/** "light" or "dark", as it is shown now. */
export function createThemeService({ isDark, onTheme, tell }: ThemeDeps): MadeService {
  const listeners = createListeners(tell);
  const current = () => (isDark() ? "dark" : "light");
  const stop = onTheme(() => listeners.tellAll(current()));
  return {
    methods: {
      getCurrentTheme: current,
      addThemeChangeListener: listeners.add,
      removeThemeChangeListener: listeners.remove,
    },
    close: () => (stop(), listeners.clear()),
  };
}
