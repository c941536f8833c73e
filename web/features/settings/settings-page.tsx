import type { JSX } from "solid-js";
export function SettingsPage(): JSX.Element {
  return <div class="page"><h1>Settings and storage</h1></div>;
}
