import { Link } from "@tanstack/solid-router";
import { lazy, Show, Suspense, type JSX } from "solid-js";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Later } from "../ui/later.tsx";
import { useApp } from "./context.tsx";
import { syncWords, timeWords } from "./sync-words.ts";

const ActivityTray = lazy(async () => ({
  default: (await import("../features/activity/activity-tray.tsx")).ActivityTray,
}));

/** The quiet line of what is going on: who answers, what is nowhere else yet, work under way, a new version. */
export function StateStrip(): JSX.Element {
  const { host, lists, storage, uploads } = useApp();
  /** The first screen needs no code of the tray: it comes after the first answer. */
  const mayTell = () => lists.plainDocuments() !== undefined || uploads.list().length > 0;
  return (
    <footer class="strip">
      <Later>
        <Suspense>
          <Show when={mayTell()}>
            <ActivityTray />
          </Show>
        </Suspense>
        <Show when={storage.lost()}>
          {(words) => (
            <div class="strip-problem" role="alert">
              {words()}{" "}
              <Button small look="plain" onClick={() => location.reload()}>
                Reload
              </Button>
            </div>
          )}
        </Show>
        <Show when={host.updateReady() && !storage.lost()}>
          <div class="strip-update">
            <Show
              when={!host.updating()}
              fallback={<span>The new version opens as soon as the work under way is done.</span>}
            >
              <span>A new version is ready.</span>
              <Button small look="plain" onClick={() => host.update()}>
                Reload
              </Button>
            </Show>
          </div>
        </Show>
        <Show when={host.where() === "device"} fallback={<ServerLine />}>
          <SyncLine />
        </Show>
        <Link class="strip-activity" to="/activity" title="Activity" aria-label="Activity">
          <Icon name="spark" size={16} />
        </Link>
      </Later>
    </footer>
  );
}

function SyncLine(): JSX.Element {
  const { host, sync } = useApp();
  const words = () => syncWords(sync.state(), host.online(), timeWords);
  return (
    <>
      <Show when={words().problem}>
        {(problem) => (
          <p class="strip-problem" role="status">
            {problem()} <Show when={words().next}>{(next) => <Link to="/settings/account">{next()}</Link>}</Show>
          </p>
        )}
      </Show>
      <Link class="strip-line strip-sync" to="/settings/account" data-status={sync.state()?.status ?? "off"}>
        <Icon name={words().icon} size={16} />
        <span class="hidden-visually">Account and sync: </span>
        <span class="strip-words">{words().line}</span>
      </Link>
    </>
  );
}

function ServerLine(): JSX.Element {
  const { host } = useApp();
  return (
    <Link class="strip-line strip-sync" to="/settings/account">
      <Icon name="server" size={16} />
      <span class="strip-words">{`On the server ${location.host}${isSecureContext ? "" : ", not encrypted"}`}</span>
      <Show when={!host.online()}>
        <span class="strip-offline">
          <Icon name="offline" size={16} /> Offline
        </span>
      </Show>
    </Link>
  );
}
