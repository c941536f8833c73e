import type { Granted } from "../../protocol.ts";
import type { PageContext } from "../../services/page-context-service.ts";
import type { Line } from "./port.ts";

type Method = (...args: unknown[]) => unknown;
type Services = Readonly<Record<string, Readonly<Record<string, Method>>>>;

/** What the page shows now, kept here so that it can be answered at once. */
export interface Shown {
  theme: "light" | "dark";
  context: PageContext | null;
}

export interface OfferedServices {
  /** The same object for as long as the module runs: components compare their props. */
  readonly services: Services;
  /** To be called after `shown` has changed. */
  themeChanged(): void;
  contextChanged(): void;
}

/**
 * The services of a component module in the forms that published plugins call: the theme and the context of the page are
 * answered at once and tell plain functions; all other methods go over the line.
 */
export function offerServices(granted: Granted, shown: Shown, line: Line, onError: (error: unknown) => void) {
  const themes = listeners<[string]>(onError);
  const contexts = listeners<[PageContext | null]>(onError);
  const here: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
    theme: {
      getCurrentTheme: () => shown.theme,
      addThemeChangeListener: (callback) => void themes.add(callback),
      removeThemeChangeListener: (callback) => themes.remove(callback),
    },
    pageContext: {
      getCurrentPageContext: () => shown.context && { ...shown.context },
      onPageContextChange: (callback) => contexts.add(callback),
    },
  };
  const services = Object.entries(granted).map(([service, methods]) => {
    const functions = methods.map((method): [string, Method] => [
      method,
      here[service]?.[method] ?? ((...args) => line.call(service, method, args)),
    ]);
    return [service, Object.freeze(Object.fromEntries(functions))];
  });
  return {
    services: Object.freeze(Object.fromEntries(services)) as Services,
    themeChanged: () => themes.tell(shown.theme),
    contextChanged: () => contexts.tell(shown.context && { ...shown.context }),
  } satisfies OfferedServices;
}

function listeners<Args extends unknown[]>(onError: (error: unknown) => void) {
  const known = new Set<(...args: Args) => void>();
  const remove = (callback: unknown) => void known.delete(callback as (...args: Args) => void);
  return {
    /** Gives back how to hear no more. */
    add(callback: unknown): () => void {
      if (typeof callback !== "function") throw new TypeError("Give a function to call.");
      known.add(callback as (...args: Args) => void);
      return () => remove(callback);
    },
    remove,
    tell(...args: Args): void {
      for (const callback of known) {
        try {
          callback(...args);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
