import { Link, Outlet, useLocation, useRouter } from "@tanstack/solid-router";
import { useQuery } from "@tanstack/solid-query";
import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
  type JSX,
} from "solid-js";
import { DropTarget } from "../features/documents/drop-target.tsx";
import { keepFolders } from "../features/folders/keep-folders.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Loading, loaded } from "../ui/states.tsx";
import { Later } from "../ui/later.tsx";
import { keepFocus } from "../ui/keep-focus.ts";
import { ToastRegion } from "../ui/toast.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { createDrawer } from "./drawer.ts";
import { createCommands } from "./commands.ts";
import { useApp } from "./context.tsx";
import { withOwnKeys } from "./own-keys.ts";
import { PageFailed } from "./page-failed.tsx";
import { movedTo } from "./places.ts";
import { rememberDocuments, showApp } from "./first-screen.ts";
import { nameTheTab } from "./page-title.ts";
import { listenForShortcuts } from "./shortcuts.ts";
import { Sidebar } from "./sidebar.tsx";
import { followSettings } from "../features/settings/follow-settings.ts";
import { settingKeys } from "../features/settings/set-setting.ts";
import { forgetReplaced } from "../features/viewer/forget-replaced.ts";
import { watchDocuments } from "./watch-documents.ts";
import { StateStrip } from "./state-strip.tsx";
import { syncWords, timeWords } from "./sync-words.ts";
import "./shell.css";
import "./print.css";

const AccountPage = lazy(async () => ({ default: (await import("../features/account/account-page.tsx")).AccountPage }));
const PrintedAddress = lazy(async () => ({
  default: (await import("../features/sync/printed-address.tsx")).PrintedAddress,
}));
const IncomingDialog = lazy(async () => ({
  default: (await import("../features/documents/incoming-dialog.tsx")).IncomingDialog,
}));
const DestinationDialog = lazy(async () => ({
  default: (await import("../features/documents/destination-dialog.tsx")).DestinationDialog,
}));
const WebAddressDialog = lazy(async () => ({
  default: (await import("../features/documents/from-web/web-address-dialog.tsx")).WebAddressDialog,
}));
const LibraryDialog = lazy(async () => ({
  default: (await import("../features/import/library/library-dialog.tsx")).LibraryDialog,
}));
const ArchiveDialog = lazy(async () => ({
  default: (await import("../features/documents/archive-dialog.tsx")).ArchiveDialog,
}));
const Keeper = lazy(async () => ({ default: (await import("../features/backup/keeper.tsx")).Keeper }));
const Palette = lazy(async () => ({ default: (await import("../features/palette/palette.tsx")).Palette }));
const ShortcutHelp = lazy(async () => ({
  default: (await import("../features/palette/shortcut-help.tsx")).ShortcutHelp,
}));

/** Everything around a view: the sidebar, the drop target, messages, the palette. */
export function Shell(): JSX.Element {
  const app = useApp();
  const location = useLocation();
  const [menuOpen, setMenuOpen] = createSignal(false);
  const [overlay, setOverlay] = createSignal<"palette" | "help">();
  const usual = createCommands({ openPalette: () => setOverlay("palette"), openHelp: () => setOverlay("help") });
  const commands = createMemo(() => withOwnKeys(usual, app.preferences.ownKeys()));
  listenForShortcuts({ commands, singleKeys: app.preferences.singleKeys });
  watchDocuments(app);
  forgetReplaced(app.client);
  rememberDocuments();
  nameTheTab(() => location().pathname);
  const shown = new AbortController();
  onCleanup(() => shown.abort());
  let menuButton: HTMLButtonElement | undefined;
  const menu = createDrawer({ open: menuOpen, close: () => setMenuOpen(false), opener: () => menuButton });
  // The back button leads away from under them as well.
  createEffect(
    on(
      () => location().pathname,
      () => (setMenuOpen(false), setOverlay(undefined)),
      { defer: true },
    ),
  );

  return (
    <div class="shell" ref={(shell) => keepFocus(shell, { signal: shown.signal })}>
      <a class="skip-link" href="#main" inert={menu.isModal()}>
        Skip to the content
      </a>
      <header class="topbar" inert={menu.isModal()}>
        <Link class="brand" to="/">
          <Icon name="logo" /> Lectern
        </Link>
        <IconButton icon="search" label="Find anything" onClick={() => setOverlay("palette")} />
      </header>
      <Show when={menu.isModal()}>
        <div class="scrim" onClick={() => setMenuOpen(false)} />
      </Show>
      <Later>
        <Sidebar
          open={menuOpen()}
          isModal={menu.isModal()}
          isNarrow={menu.isNarrow()}
          ref={menu.ref}
          onClose={() => setMenuOpen(false)}
          findKey={commands().find(({ id }) => id === "palette")?.key}
          onFind={() => setOverlay("palette")}
          footer={<StateStrip />}
        />
      </Later>
      <main id="main" class="main" tabindex="-1" inert={menu.isModal()}>
        <Later>
          <ErrorBoundary fallback={(error: Error, reset) => <PageFailed error={error} reset={reset} />}>
            <Suspense fallback={<Loading what="Opening…" />}>
              <Show when={app.signIn.isNeeded()} fallback={<Outlet />}>
                <Show when={app.signIn.wantsLocalToken()} fallback={<AccountPage />}>
                  <div class="page">
                    <PrintedAddress />
                  </div>
                </Show>
              </Show>
            </Suspense>
          </ErrorBoundary>
        </Later>
      </main>
      <Later onShown={showApp}>
        <Show when={menu.isNarrow()}>
          <BottomBar inert={menu.isModal()}>
            <MenuButton ref={(button) => (menuButton = button)} isOpen={menuOpen()} onOpen={() => setMenuOpen(true)} />
          </BottomBar>
        </Show>
        <Dialogs />
        <Suspense>
          <Show when={overlay() === "palette"}>
            <Palette commands={commands()} onClose={() => setOverlay(undefined)} />
          </Show>
          <Show when={overlay() === "help"}>
            <ShortcutHelp commands={commands()} onClose={() => setOverlay(undefined)} />
          </Show>
        </Suspense>
      </Later>
    </div>
  );
}

interface MenuButtonProps {
  readonly ref: (button: HTMLButtonElement) => void;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function MenuButton(props: MenuButtonProps): JSX.Element {
  const app = useApp();
  // On a phone the strip is behind the menu, and what is wrong must not be.
  const needsLook = () =>
    app.storage.lost() !== undefined ||
    (app.host.where() === "device" && syncWords(app.sync.state(), app.host.online(), timeWords).problem !== undefined);
  return (
    <button
      type="button"
      class="nav-item"
      ref={props.ref}
      data-attention={needsLook()}
      aria-label={needsLook() ? "Menu, with a problem to look at" : "Menu"}
      aria-expanded={props.isOpen}
      aria-controls="menu"
      onClick={() => props.onOpen()}
    >
      <Icon name="menu" size={18} />
      <span class="nav-text">Menu</span>
    </button>
  );
}

/** What opens over every view by itself, and what runs beside them. */
function Dialogs(): JSX.Element {
  const app = useApp();
  const settings = useQuery(() => ({
    queryKey: settingKeys.instances,
    queryFn: () => app.api.listSettingInstances({ query: { limit: 1000 } }),
    enabled: !app.signIn.isNeeded(),
    staleTime: 60_000,
    retry: false,
  }));
  followSettings(app.preferences, () => loaded(settings) ?? []);
  keepFolders(app);
  return (
    <>
      <DropTarget />
      <Suspense>
        <Show when={app.incoming.files().length > 0}>
          <IncomingDialog />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={app.destination.asked()}>
          <DestinationDialog />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={app.libraryImport.isOpen()}>
          <LibraryDialog />
        </Show>
        <Show when={app.webAddress.asked()}>
          <WebAddressDialog />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={app.archives.waiting()}>
          <ArchiveDialog />
        </Show>
      </Suspense>
      <ToastRegion toasts={app.toasts} />
      <Suspense>
        {/* The first screen needs none of its code: it comes after the first answer. */}
        <Show when={app.host.where() === "device" && app.lists.plainDocuments() !== undefined}>
          <Keeper />
        </Show>
      </Suspense>
    </>
  );
}

/** An address that the app does not have, or one of before, which leads on. */
export function NotFoundPage(): JSX.Element {
  const { history } = useRouter();
  const location = useLocation();
  const now = () => movedTo(location().href);
  let ledTo: string | undefined;
  createEffect(() => {
    const address = now();
    if (address === undefined) return;
    ledTo = address;
    history.replace(address);
  });
  // This page stays until that of the new address has been loaded.
  const leadsOn = () => now() !== undefined || location().href === ledTo;
  return (
    <Show when={!leadsOn()} fallback={<Loading what="Opening…" />}>
      <NotFound />
    </Show>
  );
}

function NotFound(): JSX.Element {
  return (
    <div class="page">
      <h1>There is nothing at this address</h1>
      <p class="lede">The link may be old, or a part of it is missing. Nothing that you keep here is lost.</p>
      <p>
        <Link to="/">Go to the start</Link>
      </p>
    </div>
  );
}
