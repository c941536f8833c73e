import { Link, Outlet, useLocation } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { Icon } from "../../ui/icon.tsx";
import { SectionList } from "./section-list.tsx";

/** What is around a section of the settings. */
export function SettingsFrame(): JSX.Element {
  const location = useLocation();
  return (
    <div class="settings-frame">
      <SectionList isBeside />
      <Show when={location().pathname !== "/settings"}>
        <Link class="settings-back" to="/settings">
          <Icon name="left" size={16} /> Settings
        </Link>
      </Show>
      <Outlet />
    </div>
  );
}
