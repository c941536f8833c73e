/** Services that a module may ask for, each with its methods. Their version is `SERVICE_VERSION`. */
export const SERVICES: ReadonlyMap<string, readonly string[]> = new Map([
  ["api", ["get", "post", "put", "patch", "delete", "postStreaming"]],
  ["theme", ["getCurrentTheme", "addThemeChangeListener", "removeThemeChangeListener", "setTheme", "toggleTheme"]],
  ["settings", ["getSetting", "setSetting", "getSettingDefinitions"]],
  ["event", ["sendMessage", "subscribeToMessages", "unsubscribeFromMessages"]],
  ["pageContext", ["getCurrentPageContext", "onPageContextChange"]],
]);

/** Major version of all services. */
export const SERVICE_MAJOR = 1;

interface Asking {
  readonly modules: readonly { readonly required_services: Readonly<Record<string, unknown>> }[];
}

/** Names of the services that the modules of a plugin need, in alphabetical order. */
export function servicesOf({ modules }: Asking): string[] {
  return [...new Set(modules.flatMap(({ required_services }) => Object.keys(required_services)))].toSorted();
}
