import type { QueryClient } from "@tanstack/solid-query";
import { createContext, useContext } from "solid-js";
import type { LibraryImport } from "../features/import/library/library-import.ts";
import type { Conversations } from "../features/chat/conversations.ts";
import type { Archives } from "../features/documents/archives.ts";
import type { Destination } from "../features/documents/destination.ts";
import type { Incoming } from "../features/documents/incoming.ts";
import type { Uploads } from "../features/documents/uploads.ts";
import type { WebAddress } from "../features/documents/from-web/web-address.ts";
import type { Folders } from "../features/folders/folders.ts";
import type { Toasts } from "../ui/toasts.ts";
import type { Api } from "./client/client.ts";
import type { DeviceSync } from "./device-sync.ts";
import type { FilePasswords } from "./file-passwords.ts";
import type { Host } from "./host.ts";
import type { Preferences } from "./preferences.ts";
import type { createLists } from "./queries.ts";
import type { SignIn } from "./session.ts";
import type { StorageWatch } from "./storage-watch.ts";
import type { UndoableDeletes } from "./undo.ts";

/** What `main.tsx` makes once and every view may use. */
export interface App {
  readonly api: Api;
  /** Any request to the service, with the answer whatever its status. */
  readonly send: typeof fetch;
  readonly client: QueryClient;
  readonly toasts: Toasts;
  readonly deletes: UndoableDeletes;
  readonly lists: ReturnType<typeof createLists>;
  readonly uploads: Uploads;
  readonly archives: Archives;
  readonly destination: Destination;
  readonly incoming: Incoming;
  readonly webAddress: WebAddress;
  readonly libraryImport: LibraryImport;
  readonly folders: Folders;
  readonly conversations: Conversations;
  readonly preferences: Preferences;
  readonly host: Host;
  readonly signIn: SignIn;
  readonly sync: DeviceSync;
  readonly storage: StorageWatch;
  readonly filePasswords: FilePasswords;
  /** Takes the app out of this tab: nothing of it asks for anything any more. */
  readonly end: () => void;
}

const AppContext = createContext<App>();
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("useApp is called outside AppProvider");
  return app;
}
