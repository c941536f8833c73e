import { manyRules } from "./store-rules-many.ts";
import { readingRules } from "./store-rules-reading.ts";
import { writingRules } from "./store-rules-writing.ts";

/** What every `Store` obeys. Each implementation's test runs all of them on a fresh, empty store. */
export const storeRules = [...readingRules, ...manyRules, ...writingRules];
