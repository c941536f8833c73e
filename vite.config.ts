import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { compressFiles } from "./scripts/vite/compress-files.ts";
import { firstScreen } from "./scripts/vite/first-screen.ts";
import { jsonSchemaApart } from "./scripts/vite/json-schema-apart.ts";
import { schemaHash } from "./scripts/vite/schema-hash.ts";
import { serviceWorker } from "./scripts/vite/service-worker-plugin.ts";
import { shippedPlugins } from "./scripts/vite/shipped-plugins.ts";
import { trustedLibraries } from "./scripts/vite/trusted-libraries.ts";
import { vendorFiles } from "./scripts/vite/vendor-files.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Files of other packages that are fetched at run time; served by ourselves, never by a foreign host. */
const vendor = vendorFiles(root, [
  { from: "node_modules/pdfjs-dist/cmaps", to: "pdfjs/cmaps" },
  { from: "node_modules/pdfjs-dist/standard_fonts", to: "pdfjs/standard_fonts" },
  { from: "node_modules/pdfjs-dist/wasm", to: "pdfjs/wasm" },
  { from: "node_modules/pdfjs-dist/iccs", to: "pdfjs/iccs" },
  // For plugins that share React and bring none.
  { from: "node_modules/react/umd", to: "plugin-react", only: ["react.production.min.js"] },
  { from: "node_modules/react-dom/umd", to: "plugin-react", only: ["react-dom.production.min.js"] },
  {
    from: "node_modules/swagger-ui-dist",
    to: "docs-assets",
    only: ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"],
  },
]);

export default defineConfig({
  root,
  plugins: [
    solid(),
    firstScreen(),
    trustedLibraries(),
    jsonSchemaApart(),
    vendor,
    shippedPlugins(join(root, "examples/plugins")),
    schemaHash(root),
    serviceWorker({
      root,
      entry: "web/workers/service-worker.ts",
      api: "web/workers/service-worker-api.ts",
      shellFiles: ["manifest.webmanifest", "icon.svg", "icon-192.png"],
    }),
    compressFiles(root),
  ],
  resolve: {
    // Its browser form asks a DOM, which no worker has; Markdown is read in one.
    alias: { "decode-named-character-reference": join(root, "node_modules/decode-named-character-reference/index.js") },
  },
  worker: {
    format: "es",
    plugins: () => [trustedLibraries(), jsonSchemaApart()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    target: "es2022",
    outDir: "dist",
    chunkSizeWarningLimit: 1500,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // What the page needs at once is one file: each more costs a kilobyte of headers and, on slow lines, a round trip.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
      checks: { pluginTimings: false },
    },
  },
  // Found beforehand: a package met later, in a worker, would make the development server reload the page.
  optimizeDeps: { entries: ["index.html", "web/workers/*.worker.ts"] },
  server: {
    // What the service worker leaves to a server: sync, and everything where a browser has no service worker.
    proxy: Object.fromEntries(
      ["/sync", "/v1", "/api", "/health", "/openapi.json", "/docs", "/shipped-models"].map((path) => [
        path,
        process.env.LECTERN_SERVER ?? "http://127.0.0.1:8000",
      ]),
    ),
  },
});
