import { QueryClientProvider } from "@tanstack/solid-query";
import { RouterProvider } from "@tanstack/solid-router";
import { createRoot, createSignal } from "solid-js";
import { render } from "solid-js/web";
import { createApi } from "./app/client/client.ts";
import { afterLargeList } from "./app/client/large-list.ts";
import { AppProvider, type App } from "./app/context.tsx";
import { createDeviceSync } from "./app/device-sync.ts";
import { createLiveLists, noticing } from "./app/live-lists.ts";
import { lookForFiles, refreshLists } from "./app/refresh-lists.ts";
import { createFilePasswords } from "./app/file-passwords.ts";
import { forgetDrafts } from "./app/draft.ts";
import { hadDocuments } from "./app/first-screen.ts";
import { createOnline, type Host } from "./app/host.ts";
import { createPreferences } from "./app/preferences.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createLists } from "./app/queries.ts";
import { createAppRouter } from "./app/router.tsx";
import { createSession } from "./app/session.ts";
import { createStorageWatch } from "./app/storage-watch.ts";
import { createUndoableDeletes } from "./app/undo.ts";
import { createUnsentMemory } from "./app/unsent-memory.ts";
import { createConversations } from "./features/chat/conversations.ts";
import { createArchives } from "./features/documents/archives.ts";
import { createLibraryImport } from "./features/import/library/library-import.ts";
import { createWebAddress } from "./features/documents/from-web/web-address.ts";
import { createDestination } from "./features/documents/destination.ts";
import { createIncoming } from "./features/documents/incoming.ts";
import { createUploadMemory } from "./features/documents/upload-memory.ts";
import { createUploads } from "./features/documents/uploads.ts";
import { createFolders } from "./features/folders/folders.ts";
import { endWithOthers } from "./features/sync/end-with-others.ts";
import { logoutDue, tellLogouts } from "./features/sync/logout-due.ts";
import { trustOwnScripts } from "./security/trusted-types.ts";
import { CHANGES_CHANNEL, STORAGE_CHANNEL, type OfflineProgress, type StorageNotice } from "./service/messages.ts";
import { keepData, keepingAdvice, storageUse } from "./service/persistence.ts";
import { listenForFiles } from "./service/opened-files.ts";
import { startService, type ServiceEvents } from "./service/register.ts";
import { sayOpening } from "./ui/last-words.ts";
import { nextTask } from "./ui/later.tsx";
import { createToasts, isToastHeld } from "./ui/toasts.ts";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/layout.css";
import "./ui/field.css";

trustOwnScripts();
void nextTask().then(() => createRoot(startApp));

function startApp(dispose: () => void): void {
  const client = createQueryClient();

  const service = new AbortController();
  const { host, ready } = createHost({
    end: service.signal,
    onSwitch() {
      app.end();
      sayOpening();
    },
    onOutgrown: (message) => app.storage.tellLost(message),
    onLateTakeover: () => void refreshLists(client),
  });
  const session = createSession({
    send: async (...request) => {
      await ready;
      return fetch(...request);
    },
    storage: localStorage,
    now: Date.now,
  });
  const changes = new BroadcastChannel(CHANGES_CHANNEL);
  const live = createLiveLists({ client, channel: changes, page: document });
  // On the device the store says what was written, whoever wrote; a server does not reach the other tabs.
  const send = noticing(session.send, () => host.where() === "server" && live.wrote());
  const api = createApi(send, { check: import.meta.env.DEV ? checkLater : afterLargeList });

  const toasts = createToasts(isToastHeld);
  const sync = createDeviceSync({
    onChanged: () => refreshLists(client),
    unsent: createUnsentMemory(localStorage),
  });
  const deletes = createUndoableDeletes({
    toasts,
    page: window,
    async restore(names) {
      for (const id of names) await api.restoreDeleted({ body: { id } });
      await refreshLists(client);
    },
  });
  const archives = createArchives(toasts);
  const destination = createDestination();
  const uploads = createUploads({
    api,
    client,
    toasts,
    isGone: deletes.isGone,
    askWhere: destination.ask,
    page: window,
    locks: navigator.locks,
    memory: createUploadMemory({
      storage: "locks" in navigator ? localStorage : sessionStorage,
      locks: navigator.locks,
      page: window,
    }),
    onFirst: () => void keepFirst(host, toasts),
    onArchives: (files, add) => void archives.ask(files, add),
  });
  const filePasswords = createFilePasswords();
  const app: App = {
    api,
    filePasswords,
    send,
    sync,
    client,
    toasts,
    host,
    signIn: startingOver(session.signIn, sync, filePasswords),
    storage: createStorageWatch({ onMoved: () => lookForFiles(client) }),
    lists: createLists({
      api,
      client,
      isGone: deletes.isGone,
      isSyncing: () => host.where() === "device" && (sync.state()?.on ?? false),
    }),
    deletes,
    uploads,
    archives,
    destination,
    incoming: createIncoming(listenForFiles, uploads),
    webAddress: createWebAddress(sessionStorage),
    libraryImport: createLibraryImport(),
    folders: createFolders(async () =>
      (await import("./features/folders/living-folders.ts")).openLivingFolders(app, service.signal),
    ),
    conversations: createConversations({ api, client, locks: navigator.locks }),
    preferences: createPreferences(localStorage),
    end() {
      tabs.close();
      changes.close();
      service.abort();
      dispose();
      client.clear();
    },
  };
  void mount(app, service.signal);
  if (host.where() === "device" && hadDocuments()) void offerInstall(toasts);
  const tabs = listenToTabs(app);
  tellLogouts(logoutDue());
}

/** Another tab removes everything from this device. */
function listenToTabs(app: App): BroadcastChannel {
  const tabs = new BroadcastChannel(STORAGE_CHANNEL);
  tabs.addEventListener("message", ({ data }: MessageEvent<StorageNotice>) => {
    if (data.kind === "wiping") endWithOthers(app);
  });
  return tabs;
}

/** With whom a person signs in, and that they sign out, changes what is synced; signing out forgets what was typed. */
function startingOver(signIn: App["signIn"], sync: App["sync"], filePasswords: App["filePasswords"]): App["signIn"] {
  const startOver = () => sync.ask({ kind: "start over" });
  return {
    ...signIn,
    begun() {
      signIn.begun();
      startOver();
    },
    ended() {
      signIn.ended();
      filePasswords.forgetAll();
      forgetDrafts();
      forgetDrafts(localStorage);
      startOver();
    },
  };
}

/** The browser is asked to keep the first thing that came in, and Safari's users hear what else it takes. */
async function keepFirst(host: Host, toasts: App["toasts"]): Promise<void> {
  if (host.where() !== "device" || (await host.keepData())) return;
  const advice = keepingAdvice();
  if (advice) toasts.show(advice);
}

/** Nobody's first load has it: it is for those who have documents already. */
async function offerInstall(toasts: App["toasts"]): Promise<void> {
  const { offerInstalling } = await import("./app/offer-install.ts");
  offerInstalling({ page: window, memory: localStorage, toasts });
}

/** For development: the schemas take seconds to load, and no answer waits for them. A build leaves them out. */
function checkLater(name: string, answer: unknown): void {
  import("./app/client/check-answer.ts").then(({ checkAnswer }) => checkAnswer(name, answer)).catch(reportError);
}

/** Starts what answers `/api`, until the signal ends it; requests wait for `ready`, the page does not. */
function createHost(events: ServiceEvents): { readonly host: Host; readonly ready: Promise<void> } {
  const [where, setWhere] = createSignal<"device" | "server">(
    "serviceWorker" in navigator && isSecureContext ? "device" : "server",
  );
  const [whyServer, setWhyServer] = createSignal<string>();
  const [update, setUpdate] = createSignal<() => Promise<void>>();
  const [updating, setUpdating] = createSignal(false);
  const [kept, setKept] = createSignal<OfflineProgress>();
  const answerHere = () => {
    setWhyServer(undefined);
    setWhere("device");
  };
  const ready = startService({
    ...events,
    onLateTakeover() {
      // After the word that the server answers, where both come at once.
      void ready.then(() => {
        answerHere();
        events.onLateTakeover?.();
      });
    },
    onUpdateReady: (apply) => setUpdate(() => apply),
    onOffline: setKept,
  }).then((state) => {
    if (state.mode === "device") return answerHere();
    setWhyServer(state.reason);
    setWhere("server");
  });
  const host: Host = {
    where,
    whyServer,
    online: createOnline(),
    updateReady: () => update() !== undefined,
    updating,
    kept,
    update() {
      if (updating()) return;
      setUpdating(true);
      void update()?.();
    },
    storageUse,
    keepData,
  };
  return { host, ready };
}

/** Renders the app until `end`. Each step is one task: together they would hold up the page of a slow phone. */
async function mount(app: App, end: AbortSignal): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  await nextTask();
  const router = createAppRouter();
  await router.load();
  await nextTask();
  if (end.aborted) return;
  const unmount = render(
    () => (
      <QueryClientProvider client={app.client}>
        <AppProvider value={app}>
          <RouterProvider router={router} />
        </AppProvider>
      </QueryClientProvider>
    ),
    root,
  );
  end.addEventListener("abort", unmount);
}
