// as core/library/collections/example.ts
// expect: core/ knows no host: hosts import core
export { createApp } from "../../web/app/app.tsx";
