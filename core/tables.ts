import { collections } from "./collections/collection.ts";
import { documents } from "./documents/document.ts";
import type { Table } from "./storage/table.ts";

/** Every table there is; the stores of both hosts are made from this list. */
export const tables: readonly Table[] = [collections, documents] as unknown as readonly Table[];
