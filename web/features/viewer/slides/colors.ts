import { all, at, numberOf, valueOf, type Node } from "./xml-tree.ts";

/** Colors of a theme by name, as six hexadecimal digits. */
export type Theme = Readonly<Record<string, string>>;

/** What names of colors mean on most slides, where no master says otherwise. */
const USUAL_MAP: Readonly<Record<string, string>> = { bg1: "lt1", tx1: "dk1", bg2: "lt2", tx2: "dk2" };

const NAMED: Readonly<Record<string, string>> = {
  black: "000000",
  white: "ffffff",
  red: "ff0000",
  green: "008000",
  blue: "0000ff",
  yellow: "ffff00",
  gray: "808080",
  orange: "ffa500",
};

export function readTheme(theme: Node | undefined, colorMap: Node | undefined): Theme {
  const scheme = at(theme, "theme", "themeElements", "clrScheme");
  const own: Record<string, string> = {};
  for (const color of scheme?.children ?? []) {
    const value = valueOf(color.children[0], "lastClr") ?? valueOf(color.children[0], "val");
    if (value && HEX.test(value)) own[color.name] = value;
  }
  for (const [name, meant] of Object.entries({ ...USUAL_MAP, ...colorMap?.attributes })) {
    const color = own[meant];
    if (color) own[name] = color;
  }
  return own;
}

const HEX = /^[0-9a-f]{6}$/i;

/** The CSS color in an element such as `solidFill`; `own` is what `phClr` stands for. */
export function colorIn(holder: Node | undefined, theme: Theme, own?: string): string | undefined {
  const node = holder?.children.find(({ name }) => name.endsWith("Clr"));
  const hex = node && hexOf(node, theme, own);
  if (!node || !hex) return undefined;
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  let [red, green, blue]: Channels = [channel(0), channel(2), channel(4)];
  let alpha = 1;
  for (const change of node.children) {
    const share = (numberOf(change, "val") ?? 100_000) / 100_000;
    if (change.name === "alpha") alpha = share;
    else [red, green, blue] = changed([red, green, blue], change.name, share);
  }
  const [r, g, b] = [red, green, blue].map((value) => Math.round(Math.min(255, Math.max(0, value))));
  return alpha < 1 ? `rgb(${r} ${g} ${b} / ${alpha})` : `rgb(${r} ${g} ${b})`;
}

type Channels = [number, number, number];

function hexOf(node: Node, theme: Theme, own: string | undefined): string | undefined {
  const value = valueOf(node, "val") ?? "";
  if (node.name === "srgbClr") return HEX.test(value) ? value : undefined;
  if (node.name === "sysClr") return valueOf(node, "lastClr") ?? (value === "window" ? "ffffff" : "000000");
  if (node.name === "prstClr") return NAMED[value];
  if (node.name === "schemeClr") return value === "phClr" ? own : theme[value];
  return undefined;
}

/** Lighter or darker; close to what programs do in other color spaces. */
function changed(channels: Channels, how: string, share: number): Channels {
  const [red, green, blue] = channels;
  const each = (change: (value: number) => number): Channels => [change(red), change(green), change(blue)];
  if (how === "lumMod" || how === "shade") return each((value) => value * share);
  if (how === "lumOff") return each((value) => value + 255 * share);
  if (how === "tint") return each((value) => 255 - (255 - value) * share);
  return channels;
}

/** The fill of a shape as CSS has it; undefined where the element says nothing, "none" where it says that there is none. */
export function fillOf(properties: Node | undefined, theme: Theme, own?: string): string | undefined {
  if (!properties) return undefined;
  if (at(properties, "noFill")) return "none";
  const solid = colorIn(at(properties, "solidFill"), theme, own);
  if (solid) return solid;
  const pattern = colorIn(at(properties, "pattFill", "bgClr"), theme, own);
  return pattern ?? gradientOf(at(properties, "gradFill"), theme, own);
}

function gradientOf(gradient: Node | undefined, theme: Theme, own: string | undefined): string | undefined {
  const stops = all(at(gradient, "gsLst"), "gs").flatMap((stop) => {
    const color = colorIn(stop, theme, own);
    return color ? [{ color, at: (numberOf(stop, "pos") ?? 0) / 1000 }] : [];
  });
  if (stops.length < 2) return stops[0]?.color;
  // An angle of 0 goes to the right, in CSS upwards.
  const angle = (numberOf(at(gradient, "lin"), "ang") ?? 5_400_000) / 60_000 + 90;
  const ordered = stops.toSorted((a, b) => a.at - b.at).map((stop) => `${stop.color} ${stop.at}%`);
  return `linear-gradient(${angle}deg, ${ordered.join(", ")})`;
}
