import { Link } from "@tanstack/solid-router";
import { For, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Theme } from "../../app/preferences.ts";
import { Icon } from "../../ui/icon.tsx";
import { useTheme } from "./use-theme.ts";

/** How Lectern looks in this browser, in which languages it works, and what its sidebar has. */
export function LookPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Language and look</h1>
      <Look />
      <section class="card settings-section stack-start">
        <h2>Language</h2>
        <p>
          Documents and questions may be in any language: each document is read in its own. Lectern's own texts are in
          English.
        </p>
      </section>
      <section class="card settings-section stack-start">
        <h2>Sidebar</h2>
        <p>Choose which places it has, in which order, and which page opens first.</p>
        <Link class="button" data-look="soft" to="/settings/sidebar">
          <Icon name="menu" size={18} /> Arrange the sidebar
        </Link>
      </section>
    </div>
  );
}

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As the system" },
];

function Look(): JSX.Element {
  const { preferences } = useApp();
  const choose = useTheme();
  return (
    <section class="card settings-section stack-start">
      <h2 id="settings-look">Theme</h2>
      <fieldset class="segments" aria-labelledby="settings-look">
        <For each={THEMES}>
          {(theme) => (
            <label>
              <input
                type="radio"
                name="theme"
                checked={preferences.theme() === theme.value}
                onChange={() => choose(theme.value)}
              />
              <span>{theme.label}</span>
            </label>
          )}
        </For>
      </fieldset>
    </section>
  );
}
