import { mergeConfig } from "vite";
import base from "../../vite.config.ts";

const names = {
  entryFileNames: "assets/next-[name]-[hash].js",
  chunkFileNames: "assets/next-[name]-[hash].js",
  assetFileNames: "assets/next-[name]-[hash][extname]",
};

/** The app as a later release: no file of code has the name it had. */
export default mergeConfig(base, {
  build: { rolldownOptions: { output: names } },
  worker: { rolldownOptions: { output: names } },
});
