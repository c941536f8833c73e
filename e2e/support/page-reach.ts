/** Ways by which a document may reach the page around it, or what that page keeps in the browser. */
export const REACHES = [
  "storage",
  "parent-storage",
  "cookie",
  "database",
  "cache",
  "file",
  "lock",
  "broadcast",
  "document",
] as const;

/** Messages that the app listens to from frames of its own; a plugin sends them to whoever is around it. */
const FORGED = ["lectern:component-frame", "lectern:plugin-frame", { kind: "lectern:probe", sealed: false }];

/**
 * Tries all of them, then sends messages to the windows around it. Uses nothing from outside itself: its source is run
 * in a page and in a plugin alike. Gives back how many of its messages were answered. `settled` resolves after whoever
 * is around it has had the time to answer.
 */
async function reach(forged: readonly unknown[], settled: () => Promise<unknown>): Promise<number> {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  const held = new Promise(() => undefined);
  const ways: (() => unknown)[] = [
    () => localStorage.setItem("leak", "storage"),
    () => top?.localStorage.setItem("parent-leak", "storage"),
    () => cookie?.set?.call(document, "leak=cookie"),
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("leak");
        opening.addEventListener("success", () => (opening.result.close(), resolve(null)));
        opening.addEventListener("error", reject);
      }),
    () => caches.open("leak"),
    async () => (await navigator.storage.getDirectory()).getFileHandle("leak", { create: true }),
    () => new Promise((resolve) => void navigator.locks.request("leak", () => (resolve(null), held)).catch(resolve)),
    () => new BroadcastChannel("leak").postMessage("broadcast"),
    () => top && (top.document.title = "leak"),
  ];
  await Promise.allSettled(ways.map(async (way) => way()));
  let answers = 0;
  const hear = () => void (answers += 1);
  addEventListener("message", hear);
  for (const around of [parent, parent.parent])
    for (const message of forged) {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", hear);
      port1.start();
      around.postMessage(message, "*", [port2]);
    }
  await settled();
  return answers;
}

/** An expression; `settled` is one too. */
export const reachingCode = (settled: string): string => `(${reach})(${JSON.stringify(FORGED)}, ${settled})`;

/** Runs in the page around: hears what reaches it from now on, and writes it down in `window.heard`. */
export function listenForReach(): void {
  const heard: string[] = [];
  new BroadcastChannel("leak").addEventListener("message", ({ data }) => heard.push(String(data)));
  Object.assign(window, { heard });
}

/** Runs in the page around: which of the ways reached it. */
export async function whatWasReached(): Promise<string[]> {
  const { heard } = window as never as { readonly heard: string[] };
  // A message of the page's own comes after all that were sent before it.
  await new Promise((resolve) => {
    const own = new BroadcastChannel("leak");
    const hear = new BroadcastChannel("leak");
    hear.addEventListener("message", ({ data }) => data === "own" && resolve(null));
    own.postMessage("own");
  });
  const has = async (name: string, look: () => unknown) => ((await look()) ? [name] : []);
  const root = await navigator.storage.getDirectory();
  const found = await Promise.all([
    has("storage", () => localStorage.getItem("leak")),
    has("parent-storage", () => localStorage.getItem("parent-leak")),
    has("cookie", () => document.cookie.includes("leak=")),
    has("database", async () => (await indexedDB.databases()).some(({ name }) => name === "leak")),
    has("cache", () => caches.has("leak")),
    has("file", () => root.getFileHandle("leak").catch(() => undefined)),
    has("lock", async () => (await navigator.locks.query()).held?.some(({ name }) => name === "leak")),
    has("broadcast", () => heard.includes("broadcast")),
    has("document", () => document.title === "leak"),
  ]);
  return found.flat();
}
