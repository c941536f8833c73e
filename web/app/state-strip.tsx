import { Show, type JSX } from "solid-js";
import { ActivityTray } from "../features/activity/activity-tray.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useApp } from "./context.tsx";

/** The quiet line of what is going on: who answers, the network, work under way, a new version. */
export function StateStrip(): JSX.Element {
  const { host } = useApp();
  return (
    <footer class="strip">
      <ActivityTray />
      <Show when={host.updateReady()}>
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
      <p class="strip-line">
        <Icon name={host.where() === "device" ? "device" : "server"} size={16} />
        {host.where() === "device" ? "On this device" : `On the server ${location.host}`}
        <Show when={!host.online()}>
          <span class="strip-offline">
            <Icon name="offline" size={16} /> Offline
          </span>
        </Show>
      </p>
    </footer>
  );
}
