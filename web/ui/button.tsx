import { splitProps, type JSX } from "solid-js";
import { Icon, type IconName } from "./icon.tsx";
import "./button.css";

export interface ButtonProps extends JSX.ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: "solid" | "soft" | "plain" | "danger";
  readonly icon?: IconName;
  readonly small?: boolean;
}

export function Button(props: ButtonProps): JSX.Element {
  const [own, rest] = splitProps(props, ["look", "icon", "small", "children"]);
  return (
    <button
      type="button"
      {...rest}
      class={`button ${rest.class ?? ""}`}
      data-look={own.look ?? "soft"}
      data-small={own.small}
    >
      {own.icon && <Icon name={own.icon} size={own.small ? 16 : 18} />}
      {own.children}
    </button>
  );
}

export interface IconButtonProps extends JSX.ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** What it does, for people who do not see the icon; also its tooltip. */
  readonly label: string;
  readonly size?: number;
}

export function IconButton(props: IconButtonProps): JSX.Element {
  const [own, rest] = splitProps(props, ["icon", "label", "size"]);
  return (
    <button type="button" title={own.label} aria-label={own.label} {...rest} class={`icon-button ${rest.class ?? ""}`}>
      <Icon name={own.icon} size={own.size ?? 18} />
    </button>
  );
}
