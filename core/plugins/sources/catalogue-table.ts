import { z } from "zod";
import { Timestamp } from "../../http/fields.ts";
import { table } from "../../storage/table.ts";
import { Catalogue } from "./catalogue-entry.ts";

const CatalogueRow = z.object({
  id: z.literal("own"),
  owner: z.string(),
  ...Catalogue.shape,
  updated_at: Timestamp,
});

/** The catalogue that a user gave, beside the host's. */
export const pluginCatalogues = table<z.infer<typeof CatalogueRow>>({
  name: "plugin_catalogues",
  schema: CatalogueRow,
  indexes: [],
  syncs: false,
});
