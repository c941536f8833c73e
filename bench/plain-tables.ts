/** The tables without the books of sync: what a write cost before there was any. */
export { tables } from "#core/api/tables.ts";
