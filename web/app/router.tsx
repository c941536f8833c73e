import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/solid-router";
import { HomePage } from "../features/chat/home-page.tsx";
import { NotFoundPage, Shell } from "./shell.tsx";
import { PageFailed } from "./page-failed.tsx";

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage, errorComponent: PageFailed });

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: HomePage,
  validateSearch: (search: Record<string, unknown>) => ({
    ...textOf(search, "collection"),
    ...textOf(search, "answers"),
  }),
});

/** Which source stands open beside the chat: `source` is its number in the message, `at` the sentence it was opened from. */
const chat = createRoute({
  getParentRoute: () => root,
  path: "/chat/$sessionId",
  component: lazyRouteComponent(() => import("../features/chat/chat-page.tsx"), "ChatPage"),
  validateSearch: (search: Record<string, unknown>) => ({
    ...textOf(search, "message"),
    ...numberOf(search, "source"),
    ...numberOf(search, "at"),
  }),
});

const collection = createRoute({
  getParentRoute: () => root,
  path: "/collections/$collectionId",
  component: lazyRouteComponent(() => import("../features/collections/collection-page.tsx"), "CollectionPage"),
});

const document = createRoute({
  getParentRoute: () => root,
  path: "/documents/$documentId",
  component: lazyRouteComponent(() => import("../features/viewer/document-page.tsx"), "DocumentPage"),
  validateSearch: (search: Record<string, unknown>) => ({
    ...numberOf(search, "start"),
    ...numberOf(search, "end"),
    ...textOf(search, "highlight"),
  }),
});

const search = createRoute({
  getParentRoute: () => root,
  path: "/search",
  component: lazyRouteComponent(() => import("../features/search/search-page.tsx"), "SearchPage"),
  validateSearch: (search: Record<string, unknown>) => ({
    ...textOf(search, "q"),
    ...textOf(search, "collection"),
    ...textOf(search, "open"),
    ...numberOf(search, "threshold"),
  }),
});

const evaluation = createRoute({
  getParentRoute: () => root,
  path: "/evaluation",
  component: lazyRouteComponent(() => import("../features/evaluation/evaluation-page.tsx"), "EvaluationPage"),
});

const run = createRoute({
  getParentRoute: () => root,
  path: "/evaluation/$runId",
  component: lazyRouteComponent(() => import("../features/evaluation/run-page.tsx"), "RunPage"),
});

const savedQuestions = createRoute({
  getParentRoute: () => root,
  path: "/evaluation/questions",
  component: lazyRouteComponent(() => import("../features/evaluation/saved-cases-page.tsx"), "SavedCasesPage"),
});

const compareRuns = createRoute({
  getParentRoute: () => root,
  path: "/evaluation/compare/$before/$after",
  component: lazyRouteComponent(() => import("../features/evaluation/compare-page.tsx"), "ComparePage"),
});

/** Addresses of earlier versions, which people keep and pages link to. */
const conversations = createRoute({
  getParentRoute: () => root,
  path: "/conversations",
  component: lazyRouteComponent(() => import("../features/chat/old-address.tsx"), "OldList"),
  validateSearch: (search: Record<string, unknown>) => textOf(search, "q"),
});

const chats = createRoute({
  getParentRoute: () => root,
  path: "/chats",
  component: lazyRouteComponent(() => import("../features/chat/chats-page.tsx"), "ChatsPage"),
  validateSearch: (search: Record<string, unknown>) => ({ ...textOf(search, "q"), ...textOf(search, "folder") }),
});

const conversation = createRoute({
  getParentRoute: () => root,
  path: "/conversations/$conversationId",
  component: lazyRouteComponent(() => import("../features/chat/old-address.tsx"), "OldChat"),
});

const pages = createRoute({
  getParentRoute: () => root,
  path: "/pages",
  component: lazyRouteComponent(() => import("../features/pages/pages-page.tsx"), "PagesPage"),
});

const pageEditor = createRoute({
  getParentRoute: () => root,
  path: "/pages/$pageId",
  component: lazyRouteComponent(() => import("../features/pages/designer/designer-page.tsx"), "DesignerPage"),
});

const publishedPage = createRoute({
  getParentRoute: () => root,
  path: "/p/$",
  component: lazyRouteComponent(() => import("../features/pages/reading/published-page.tsx"), "PublishedPage"),
});

const componentPage = createRoute({
  getParentRoute: () => root,
  path: "/show/$componentId",
  component: lazyRouteComponent(() => import("../features/pages/reading/component-page.tsx"), "ComponentPage"),
});

const library = createRoute({
  getParentRoute: () => root,
  path: "/library",
  component: lazyRouteComponent(() => import("../features/library/library-page.tsx"), "LibraryPage"),
  validateSearch: (search: Record<string, unknown>) => ({ ...textOf(search, "tag") }),
});

const trash = createRoute({
  getParentRoute: () => root,
  path: "/library/trash",
  component: lazyRouteComponent(() => import("../features/trash/trash-page.tsx"), "TrashPage"),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: "/activity",
  component: lazyRouteComponent(() => import("../features/jobs/jobs-page.tsx"), "JobsPage"),
  validateSearch: (search: Record<string, unknown>) => ({ ...textOf(search, "status"), ...textOf(search, "type") }),
});

const job = createRoute({
  getParentRoute: () => root,
  path: "/activity/$jobId",
  component: lazyRouteComponent(() => import("../features/jobs/job-page.tsx"), "JobPage"),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: "/settings",
  component: lazyRouteComponent(() => import("../features/settings/settings-frame.tsx"), "SettingsFrame"),
});

const allSettings = createRoute({
  getParentRoute: () => settings,
  path: "/",
  component: lazyRouteComponent(() => import("../features/settings/settings-page.tsx"), "SettingsPage"),
});

const models = createRoute({
  getParentRoute: () => settings,
  path: "/models",
  component: lazyRouteComponent(() => import("../features/models/models-page.tsx"), "ModelsPage"),
});

const account = createRoute({
  getParentRoute: () => settings,
  path: "/account",
  component: lazyRouteComponent(() => import("../features/account/account-page.tsx"), "AccountPage"),
});

const personas = createRoute({
  getParentRoute: () => settings,
  path: "/personas",
  component: lazyRouteComponent(() => import("../features/personas/personas-page.tsx"), "PersonasPage"),
});

const plugins = createRoute({
  getParentRoute: () => settings,
  path: "/plugins",
  component: lazyRouteComponent(() => import("../features/plugins/plugins-page.tsx"), "PluginsPage"),
});

const plugin = createRoute({
  getParentRoute: () => settings,
  path: "/plugins/$pluginSlug",
  component: lazyRouteComponent(() => import("../features/plugins/plugin-page.tsx"), "PluginPage"),
});

const storage = createRoute({
  getParentRoute: () => settings,
  path: "/storage",
  component: lazyRouteComponent(() => import("../features/settings/storage-page.tsx"), "StoragePage"),
});

const privacy = createRoute({
  getParentRoute: () => settings,
  path: "/privacy",
  component: lazyRouteComponent(() => import("../features/privacy/privacy-page.tsx"), "PrivacyPage"),
});

const keyboard = createRoute({
  getParentRoute: () => settings,
  path: "/keyboard",
  component: lazyRouteComponent(() => import("../features/settings/keyboard-page.tsx"), "KeyboardPage"),
});

const look = createRoute({
  getParentRoute: () => settings,
  path: "/look",
  component: lazyRouteComponent(() => import("../features/settings/look-page.tsx"), "LookPage"),
});

const sidebar = createRoute({
  getParentRoute: () => settings,
  path: "/sidebar",
  component: lazyRouteComponent(() => import("../features/navigation/navigation-page.tsx"), "NavigationPage"),
});

const tree = root.addChildren([
  home,
  chat,
  chats,
  library,
  trash,
  collection,
  document,
  search,
  evaluation,
  run,
  savedQuestions,
  compareRuns,
  conversations,
  conversation,
  pages,
  pageEditor,
  publishedPage,
  componentPage,
  activity,
  job,
  settings.addChildren([
    allSettings,
    models,
    account,
    personas,
    plugins,
    plugin,
    storage,
    privacy,
    keyboard,
    look,
    sidebar,
  ]),
]);

export function createAppRouter() {
  return createRouter({
    routeTree: tree,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    defaultPreload: "intent",
  });
}

declare module "@tanstack/solid-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** The address bar is typed by anyone: what is not of the right kind is left out. */
function textOf<Name extends string>(search: Record<string, unknown>, name: Name): { [K in Name]?: string } {
  const value = search[name];
  return (typeof value === "string" || typeof value === "number" ? { [name]: String(value) } : {}) as {
    [K in Name]?: string;
  };
}

function numberOf<Name extends string>(search: Record<string, unknown>, name: Name): { [K in Name]?: number } {
  const value = Number(search[name] ?? Number.NaN);
  return (Number.isFinite(value) ? { [name]: value } : {}) as { [K in Name]?: number };
}
