import { mergeConfig } from "vite";
import { SCHEMA_HASH } from "../../scripts/vite/schema-hash.ts";
import base from "../../vite.config.ts";

const names = {
  entryFileNames: "assets/next-[name]-[hash].js",
  chunkFileNames: "assets/next-[name]-[hash].js",
  assetFileNames: "assets/next-[name]-[hash][extname]",
};

/** The app as a later release: no file of code has the name it had, and its tables are changed after they were hashed. */
export default mergeConfig(base, {
  define: { [SCHEMA_HASH]: "undefined" },
  build: { rolldownOptions: { output: names } },
  worker: { rolldownOptions: { output: names } },
});
