import { Link } from "@tanstack/solid-router";
import { type JSX } from "solid-js";
import { Icon } from "./icon.tsx";
import "./back-link.css";

interface BackLinkProps {
  readonly to: "/activity" | "/evaluation" | "/settings/plugins";
  readonly children: string;
}

/** The way from a page to the list that it belongs to. */
export function BackLink(props: BackLinkProps): JSX.Element {
  return (
    <Link class="back-link" to={props.to}>
      <Icon name="left" size={16} /> {props.children}
    </Link>
  );
}
