/** The common permissions, said to the person who grants them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  "storage.read": "Read what it stored itself",
  "storage.write": "Store things of its own on this device or server",
  "api.access": "Read and search your collections and documents, and ask questions about them",
  "network.request": "Send requests to other web sites, which Lectern lets no plugin do",
  "file.access": "Read the files that you give it",
  "notification.send": "Show you notifications, which Lectern lets no plugin do",
};

export const COMMON_PERMISSIONS = Object.keys(DESCRIPTIONS);

export function describePermissions(names: readonly string[]): { name: string; description: string }[] {
  return [...new Set(names)].map((name) => ({ name, description: describe(name) }));
}

function describe(name: string): string {
  return Object.hasOwn(DESCRIPTIONS, name)
    ? (DESCRIPTIONS[name] ?? "")
    : `“${name}”, which Lectern does not know and does not grant`;
}
