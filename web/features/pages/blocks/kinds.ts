import type { IconName } from "../../../ui/icon.tsx";
import type { Block } from "../content/design.ts";
import { limitsFrom, type Limits } from "../content/places.ts";
import { fieldsOf, type ConfigField } from "./config-fields.ts";

/** A kind of block that Lectern shows by itself. Its names are those of the platform's components. */
export interface Kind {
  readonly kind: string;
  readonly name: string;
  readonly icon: IconName;
  readonly description: string;
  readonly fields: readonly ConfigField[];
  readonly limits: Limits;
}

const COLLECTION = { type: "collection", description: "Collection" };
const RULES = {
  text: { text: { type: "textarea", description: "Text", rows: 8, maxLength: 100_000, placeholder: "Markdown" } },
  heading: {
    text: { type: "text", description: "Heading", maxLength: 200 },
    level: {
      type: "select",
      description: "Size",
      default: 2,
      options: [
        { label: "Large", value: 2 },
        { label: "Small", value: 3 },
      ],
    },
  },
  image: {
    source: { type: "image", description: "Picture" },
    alt: {
      type: "text",
      description: "What the picture shows",
      maxLength: 500,
      placeholder: "For people who do not see it",
    },
  },
  collection: { collection_id: COLLECTION },
  document: { document_id: { type: "document", description: "Document" } },
} as const;

const kind = <Name extends string>(
  name: Name,
  [title, icon, description]: readonly [string, IconName, string],
  fields: Parameters<typeof fieldsOf>[0],
  layout: Readonly<Record<string, number>>,
) => ({ kind: name, name: title, icon, description, fields: fieldsOf(fields), limits: limitsFrom(layout) });

/** In the order of the palette. */
export const KINDS = [
  kind("text", ["Text", "quote", "A text of yours, in Markdown"], RULES.text, {
    minHeight: 1,
    defaultWidth: 6,
    defaultHeight: 4,
  }),
  kind("heading", ["Heading", "menu", "A title above what follows"], RULES.heading, {
    maxHeight: 4,
    defaultWidth: 12,
    defaultHeight: 1,
  }),
  kind("image", ["Picture", "eye", "A picture from a file"], RULES.image, {
    minWidth: 2,
    minHeight: 2,
    defaultWidth: 4,
    defaultHeight: 4,
  }),
  kind("ask", ["Chat", "chat", "Asks a collection; answers appear below with their sources"], RULES.collection, {
    minWidth: 4,
    minHeight: 3,
    defaultWidth: 6,
    defaultHeight: 6,
  }),
  kind("search", ["Search box", "search", "Finds passages in your documents"], RULES.collection, {
    minWidth: 3,
    minHeight: 2,
    defaultWidth: 6,
    defaultHeight: 5,
  }),
  kind("documents", ["Collection", "folder", "The documents of a collection"], RULES.collection, {
    minWidth: 3,
    minHeight: 2,
    defaultWidth: 4,
    defaultHeight: 5,
  }),
  kind(
    "collections",
    ["All collections", "folder", "Your collections, with their documents counted"],
    {},
    {
      minWidth: 3,
      minHeight: 2,
      defaultWidth: 4,
      defaultHeight: 4,
    },
  ),
  kind("viewer", ["Document", "file", "A document to read"], RULES.document, {
    minWidth: 4,
    minHeight: 4,
    defaultWidth: 6,
    defaultHeight: 8,
  }),
  kind(
    "conversations",
    ["Chats", "chat", "Your newest chats"],
    {},
    {
      minWidth: 3,
      minHeight: 2,
      defaultWidth: 4,
      defaultHeight: 5,
    },
  ),
  kind("chart", ["Chart of an evaluation", "chart", "Right answers over time"], RULES.collection, {
    minWidth: 4,
    minHeight: 5,
    defaultWidth: 6,
    defaultHeight: 7,
  }),
] as const satisfies readonly Kind[];

const byName = new Map<unknown, (typeof KINDS)[number]>(KINDS.map((one) => [one.kind, one]));

/** The kind that a block is of, by its `type`, or by the component that it names; undefined for modules and others. */
export function kindOf(block: Block): (typeof KINDS)[number] | undefined {
  if (block["type"] === "module") return undefined;
  return byName.get(block["type"]) ?? byName.get(block["component_id"]) ?? byName.get(block.id);
}

/** What a block is called in the designer. */
export function blockName(block: Block): string {
  const kind = kindOf(block);
  const names = ["name", "title", "component_id", "module_id", "plugin_id", "type"].map((key) => block[key]);
  const found = names.find((value) => typeof value === "string" && value !== "" && value !== kind?.kind);
  return typeof found === "string" ? found : (kind?.name ?? "A module");
}

/** The settings of a block. Modules have them in `props`, blocks of Lectern beside `type`. */
export function settingsOf(block: Block): Readonly<Record<string, unknown>> {
  if (block["type"] !== "module") return block;
  const given = block["props"];
  return typeof given === "object" && given !== null ? { ...given } : {};
}

/** Undefined takes the setting away. */
export function withSetting(block: Block, name: string, value: unknown): Block {
  const set = <Settings extends Readonly<Record<string, unknown>>>({ [name]: _, ...others }: Settings) =>
    value === undefined ? others : { ...others, [name]: value };
  return block["type"] === "module" ? { ...block, props: set(settingsOf(block)) } : { ...set(block), id: block.id };
}
