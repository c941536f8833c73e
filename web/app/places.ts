import type { IconName } from "../ui/icon.tsx";

interface Named {
  /** By which a person's own key of it is kept. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly icon: IconName;
  readonly title: string;
}

/**
 * The places of the app, in the order of the sidebar. The `isRow` ones are rows of everybody's navigation from the start
 * (`core/workspace/navigation`): who deleted one does not see it. The others are shown until a row hides or moves them.
 */
export const PLACES = [
  { id: "home", name: "Home", address: "/", icon: "logo", title: "Ask your documents", isRow: true },
  { id: "chats", name: "Chats", address: "/chats", icon: "chat", title: "All your chats" },
  { id: "library", name: "Library", address: "/library", icon: "folder", title: "Collections, documents, tags, trash" },
  {
    id: "search",
    name: "Search",
    address: "/search",
    icon: "quote",
    title: "Find passages in your documents",
    isRow: true,
  },
  { id: "/pages", name: "Pages", address: "/pages", icon: "file", title: "Pages that you make and publish" },
  {
    id: "evaluate",
    name: "Evaluate",
    address: "/evaluation",
    icon: "chart",
    title: "Measure how well questions are answered",
    isRow: true,
  },
  {
    id: "settings",
    name: "Settings",
    address: "/settings",
    icon: "gear",
    title: "Models, account, storage, privacy and how Lectern looks",
    isRow: true,
  },
] as const satisfies readonly (Named & { readonly isRow?: true })[];

/** The sections of the settings. */
export const SECTIONS = [
  { id: "/models", name: "Models", address: "/settings/models", icon: "spark", title: "On this device and on servers" },
  {
    id: "account",
    name: "Account and sync",
    address: "/settings/account",
    icon: "person",
    title: "Who is logged in, and your other devices",
  },
  {
    id: "personas",
    name: "Personas and prompts",
    address: "/settings/personas",
    icon: "persona",
    title: "Ways of answering, and texts you use again",
  },
  {
    id: "/plugins",
    name: "Plugins",
    address: "/settings/plugins",
    icon: "puzzle",
    title: "Modules for your pages",
  },
  {
    id: "/backup",
    name: "Storage and backup",
    address: "/settings/storage",
    icon: "download",
    title: "What is stored, and a copy of it",
  },
  { id: "/privacy", name: "Privacy", address: "/settings/privacy", icon: "lock", title: "What leaves this device" },
  { id: "/keyboard", name: "Keyboard", address: "/settings/keyboard", icon: "help", title: "Shortcuts and their keys" },
  {
    id: "/look",
    name: "Language and look",
    address: "/settings/look",
    icon: "sun",
    title: "Theme, languages and the sidebar",
  },
] as const satisfies readonly Named[];

/** Parts of places that have a page. */
export const PARTS = [
  { id: "/jobs", name: "Activity", address: "/activity", icon: "retry", title: "Work in progress, and its results" },
  { id: "/trash", name: "Trash", address: "/library/trash", icon: "trash", title: "What was deleted within 30 days" },
] as const satisfies readonly Named[];

/**
 * Where people are led who open an address of before, or one that they took for an address; `/jobs/17` goes to
 * `/activity/17`. One that ends with a slash stands only for what is below it.
 */
const MOVED: readonly (readonly [before: string, now: string])[] = [
  ["/models", "/settings/models"],
  ["/providers", "/settings/models#servers"],
  ["/account", "/settings/account#profile"],
  ["/devices", "/settings/account"],
  ["/personas", "/settings/personas"],
  ["/plugins", "/settings/plugins"],
  ["/backup", "/settings/storage#backup"],
  ["/privacy", "/settings/privacy"],
  ["/navigation", "/settings/sidebar"],
  ["/jobs", "/activity"],
  ["/trash", "/library/trash"],
  ["/chats/", "/chat/"],
];

/** Stands for the page's own origin. */
const HERE = "http://page";

/** The address that took the place of this one, with its query and its hash; undefined where it has none. */
export function movedTo(address: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, HERE);
  if (origin !== HERE) return undefined;
  const path = pathname.replace(/\/+$/, "");
  const [before, now] =
    MOVED.find(([old]) => path === old || path.startsWith(old.endsWith("/") ? old : `${old}/`)) ?? [];
  if (before === undefined || now === undefined) return undefined;
  const [to = "", at = ""] = now.split("#");
  return to + path.slice(before.length) + search + (hash || (at && `#${at}`));
}

/** What places of the starting navigation were called before, by address. Rows that still have that name show the new one. */
const NAMES_BEFORE: Readonly<Record<string, string>> = {
  "/search": "Search passages",
  "/evaluation": "Evaluate answers",
  "/settings": "Settings and storage",
};

/** The name that a row of the navigation shows: its own, unless it is the one that the app gave it before. */
export function nameOfRow({
  name,
  route,
  is_system,
}: {
  readonly name: string;
  readonly route: string;
  readonly is_system: boolean;
}): string {
  const isOld = is_system && NAMES_BEFORE[route] === name;
  return (isOld && PLACES.find(({ address }) => address === route)?.name) || name;
}
