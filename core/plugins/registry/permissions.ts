/** The common permissions, said to the person who grants them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  "storage.read": "Read what it stored itself",
  "storage.write": "Store things of its own on this device or server",
  "api.access":
    "Read and search your collections and documents, ask questions about them, and use your personas and the models on this device",
  "network.request": "Send requests to other web sites, which Lectern lets no plugin do",
  "file.access": "Read the files that you pick in it, and save files when you click in it",
  "notification.send": "Show you notifications in Lectern",
};

/** Beyond the metadata document. */
const OF_LECTERN: Readonly<Record<string, string>> = {
  "theme.write": "Switch between the light and the dark theme",
  "settings.read": "Read your settings; secrets stay hidden",
  "settings.write": "Change your settings",
};

/** Published plugins list these. They mean no more than the services that a module declares. */
const OF_SERVICES = /^(theme|event|pageContext|settings|api)\.\w+$/;
const SERVICE_WORDS: Readonly<Record<string, string>> = {
  "event.send": "Send messages to other modules of the page",
  "event.subscribe": "Receive messages of other modules of the page",
  theme: "See whether the page is light or dark",
  event: "Exchange messages with other modules of the page",
  pageContext: "See which page it is on",
  settings: "Keep settings of its own",
  api: "Ask Lectern for what its other permissions allow",
};

const KNOWN: Readonly<Record<string, string>> = { ...DESCRIPTIONS, ...OF_LECTERN };

/** Whether Lectern knows it: as one that it grants, or as one that it grants to no plugin. */
export const isKnownPermission = (name: string): boolean => Object.hasOwn(KNOWN, name) || OF_SERVICES.test(name);

/** Permissions that Lectern grants and a person can withdraw. */
export const isGranted = (name: string): boolean => name !== "network.request" && Object.hasOwn(KNOWN, name);

export function describePermissions(names: readonly string[]): { name: string; description: string }[] {
  return [...new Set(names)].map((name) => ({ name, description: describe(name) }));
}

function describe(name: string): string {
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name] ?? "";
  if (OF_SERVICES.test(name)) return SERVICE_WORDS[name] ?? SERVICE_WORDS[name.slice(0, name.indexOf("."))] ?? "";
  return `“${name}”, which Lectern does not know and does not grant`;
}
