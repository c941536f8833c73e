// as core/library/documents/example.ts
// expect: Instances are made in the roots
export { createMemoryStore } from "../storage/testing/memory-store.ts";
