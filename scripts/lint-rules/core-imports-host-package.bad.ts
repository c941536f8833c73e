// as core/library/documents/example.ts
// expect: this package belongs to web/ or sync-server/
export { createSignal } from "solid-js";
