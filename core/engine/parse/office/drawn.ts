import { DocumentError } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { readChart } from "./chart.ts";
import { readDiagram } from "./diagram.ts";
import type { Package } from "./open-package.ts";
import type { Relation } from "./relations.ts";
import type { Written } from "./table-gatherer.ts";

/** What a chart or a diagram on the page says; a damaged one is nothing to fail for. */
export function readDrawn(pack: Package, relation: Relation | undefined): readonly Written[] {
  if (!relation || relation.external || (relation.type !== "chart" && relation.type !== "diagramData")) return [];
  try {
    const bytes = pack.part(relation.target);
    if (!bytes) return [];
    return relation.type === "chart" ? readChart(bytes) : readDiagram(bytes);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return [];
  }
}

/** A document of pictures alone is read like a scan: complete, with a warning, and nothing to find in it. */
export function warnOfPicturesOnly(builder: DocumentBuilder, pack: Package): void {
  if (builder.empty && pack.names.some((name) => /\/(?:media|charts|diagrams|embeddings|drawings)\//i.test(name)))
    builder.warn("This file holds pictures or drawings but no text, so nothing in it can be found.");
}
