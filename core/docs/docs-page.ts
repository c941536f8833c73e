/** Files of the package swagger-ui-dist that the explorer needs; both hosts serve them under `/docs-assets/`. */
export const DOCS_ASSETS = ["swagger-ui.css", "swagger-ui-bundle.js"] as const;

/** The explorer styles its elements one by one; scripts come from files of this origin only. */
export const DOCS_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lectern · API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs-assets/swagger-ui.css">
  </head>
  <body>
    <main id="explorer"><p>The explorer needs JavaScript; <a href="/openapi.json">the description itself</a> does not.</p></main>
    <script src="/docs-assets/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

export const DOCS_SCRIPT = `window.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#explorer",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;
