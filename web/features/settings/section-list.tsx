import { Link } from "@tanstack/solid-router";
import { For, type JSX } from "solid-js";
import { SECTIONS } from "../../app/places.ts";
import { Icon } from "../../ui/icon.tsx";
import "./settings.css";

/** The sections of the settings: at the side of each, or, where there is no room for that, on the page of all. */
export function SectionList(props: { readonly isBeside: boolean }): JSX.Element {
  return (
    <nav class="settings-nav" data-beside={props.isBeside} aria-label="Settings">
      <For each={SECTIONS}>
        {(section) => (
          <Link class="nav-item" to={section.address}>
            <Icon name={section.icon} size={18} />
            <span class="settings-nav-words">
              {section.name}
              <small>{section.title}</small>
            </span>
          </Link>
        )}
      </For>
    </nav>
  );
}
