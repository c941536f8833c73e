import type { JSX } from "solid-js";
import { createCommands } from "../../app/commands.ts";
import { useApp } from "../../app/context.tsx";
import { withOwnKeys } from "../../app/own-keys.ts";
import { Switch } from "../../ui/switch.tsx";
import { ShortcutList } from "../palette/shortcut-list.tsx";
import { useStored } from "./use-stored.ts";

/** Which keys do what, and whether single letters do anything. */
export function KeyboardPage(): JSX.Element {
  const { preferences } = useApp();
  // They are only named here.
  const run = () => undefined;
  const usual = createCommands({ openPalette: run, openHelp: run });
  return (
    <div class="page">
      <h1>Keyboard</h1>
      <Keyboard />
      <section class="card settings-section stack-start">
        <h2>Shortcuts</h2>
        <ShortcutList commands={withOwnKeys(usual, preferences.ownKeys())} />
      </section>
    </div>
  );
}

function Keyboard(): JSX.Element {
  const { preferences } = useApp();
  const store = useStored("lectern.single_key_shortcuts", preferences.singleKeys);
  const choose = (on: boolean) => {
    preferences.setSingleKeys(on);
    store(on);
  };
  return (
    <section class="card settings-section stack-start">
      <h2>Single letters</h2>
      <Switch isOn={preferences.singleKeys()} onChange={choose}>
        Single-letter shortcuts such as <kbd>/</kbd>, <kbd>?</kbd>, <kbd>[</kbd> and <kbd>]</kbd>
      </Switch>
    </section>
  );
}
