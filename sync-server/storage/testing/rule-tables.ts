/** The module a store thread is given in tests. */
export { ruleTables as tables } from "#core/storage/contract/store-rules-tables.ts";
