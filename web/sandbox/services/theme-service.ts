import { createListeners, type MadeService, type Tell } from "./service.ts";

export interface ThemeDeps {
  readonly isDark: () => boolean;
  /** Calls back at each change; gives back how to stop it. */
  readonly onTheme: (changed: () => void) => () => void;
  readonly tell: Tell;
  /** Changes the theme of the app; undefined where the plugin may not. */
  readonly setTheme?: ((theme: "light" | "dark") => void) | undefined;
}

/** "light" or "dark", as it is shown now. */
export function createThemeService({ isDark, onTheme, tell, setTheme }: ThemeDeps): MadeService {
  const set = (theme: "light" | "dark") => {
    if (!setTheme) throw new Error("It takes the permission theme.write, which this plugin does not have.");
    setTheme(theme);
  };
  const listeners = createListeners(tell);
  const current = () => (isDark() ? "dark" : "light");
  const stop = onTheme(() => listeners.tellAll(current()));
  return {
    methods: {
      getCurrentTheme: current,
      addThemeChangeListener: listeners.add,
      removeThemeChangeListener: listeners.remove,
      setTheme(theme) {
        if (theme !== "light" && theme !== "dark") throw new Error("Give “light” or “dark”.");
        set(theme);
      },
      toggleTheme: () => set(isDark() ? "light" : "dark"),
    },
    close: () => (stop(), listeners.clear()),
  };
}
