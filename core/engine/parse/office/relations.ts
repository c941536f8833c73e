import type { Package } from "./open-package.ts";
import { readXml } from "./read-xml.ts";

export interface Relation {
  /** Last word of the type's address: "slide", "hyperlink", … */
  readonly type: string;
  /** A part's full name, or an address when external. */
  readonly target: string;
  readonly external: boolean;
}

/** What a part refers to, by id. */
export function readRelations(pack: Package, part: string): Map<string, Relation> {
  const slash = part.lastIndexOf("/");
  const folder = part.slice(0, slash + 1);
  const bytes = pack.part(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  const relations = new Map<string, Relation>();
  if (!bytes) return relations;
  readXml(bytes, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id = "", Type = "", Target = "", TargetMode } = attributes;
      const external = TargetMode === "External";
      relations.set(Id, {
        type: Type.slice(Type.lastIndexOf("/") + 1),
        target: external ? Target : resolvePart(folder, Target),
        external,
      });
    },
  });
  return relations;
}

/** The part the package begins with. */
export function mainPart(pack: Package, usual: string): string {
  const main = [...readRelations(pack, "").values()].find((relation) => relation.type === "officeDocument");
  return main && pack.names.includes(main.target) ? main.target : usual;
}

function resolvePart(folder: string, target: string): string {
  const steps = target.startsWith("/") ? [] : folder.split("/").filter(Boolean);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
