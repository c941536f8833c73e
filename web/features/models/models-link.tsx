import { Link } from "@tanstack/solid-router";
import type { JSX } from "solid-js";
import { Icon } from "../../ui/icon.tsx";

/** The way from the settings to the models. */
export function ModelsLink(): JSX.Element {
  return (
    <section class="card settings-section" aria-labelledby="settings-models">
      <h2 id="settings-models">Models</h2>
      <p>Which models find passages, order them and write answers, and what each takes up.</p>
      <Link class="button" data-look="soft" to="/models">
        <Icon name="device" size={18} /> Choose models
      </Link>
    </section>
  );
}
