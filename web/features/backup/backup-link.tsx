import { Link } from "@tanstack/solid-router";
import type { JSX } from "solid-js";
import { Icon } from "../../ui/icon.tsx";

/** The way from the settings to the backups. */
export function BackupLink(): JSX.Element {
  return (
    <section class="card settings-section" aria-labelledby="settings-backup">
      <h2 id="settings-backup">Backup</h2>
      <p>Everything in one file, to keep or to take to another browser or server; by itself too, into a folder.</p>
      <Link class="button" data-look="soft" to="/backup">
        <Icon name="download" size={18} /> Back up and restore
      </Link>
    </section>
  );
}
