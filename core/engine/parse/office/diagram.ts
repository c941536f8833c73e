import { createSlideReader } from "../pptx/slide-reader.ts";
import { attr, readXml } from "./read-xml.ts";
import type { Written } from "./table-gatherer.ts";

/** SmartArt keeps its words beside the page, one point a paragraph. */
export function readDiagram(bytes: Uint8Array): readonly Written[] {
  const { handler, content } = createSlideReader(new Map());
  let presentation = false;
  readXml(bytes, {
    open(name, attributes, raw) {
      if (name === "pt") presentation = /^(?:pres|parTrans|sibTrans)$/.test(attr(attributes, "type") ?? "");
      if (!presentation) handler.open?.(name, attributes, raw);
    },
    close(name, raw) {
      if (!presentation) handler.close?.(name, raw);
      if (name === "pt") presentation = false;
    },
    text: (text) => !presentation && handler.text?.(text),
  });
  return content.blocks.map((block) => ({ ...block, kind: "list_item", level: 1 }));
}
