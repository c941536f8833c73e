import type { Package } from "#core/engine/parse/office/open-package.ts";
import type { Relation } from "#core/engine/parse/office/relations.ts";
import type { Picture } from "./slide.ts";
import { below, valueOf, type Node } from "./xml-tree.ts";

/** What browsers draw; drawings of Windows (.emf, .wmf) are not among them. */
const TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  bmp: "image/bmp",
  webp: "image/webp",
  svg: "image/svg+xml",
};

/** Undefined where the picture is elsewhere, missing, or of a kind that browsers do not draw. */
export function pictureOf(
  pack: Package,
  relations: ReadonlyMap<string, Relation>,
  blip: Node | undefined,
): Picture | undefined {
  const ids = [valueOf(blip, "embed"), valueOf(below(blip, "svgBlip"), "embed")];
  for (const id of ids) {
    const relation = relations.get(id ?? "");
    const picture = relation && !relation.external && pictureNamed(pack, relation.target);
    if (picture) return picture;
  }
  return undefined;
}

/** Of the part with this name. */
export function pictureNamed(pack: Package, name: string | undefined): Picture | undefined {
  const type = name && TYPES[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
  const bytes = name && type ? pack.part(name.replace(/^\.\//, "")) : undefined;
  return bytes && type ? { bytes, type } : undefined;
}
