/** Files of the package swagger-ui-dist that the explorer needs; both hosts serve them under `/docs-assets/`. */
export const DOCS_ASSETS = ["swagger-ui.css", "swagger-ui-bundle.js"] as const;

/**
 * The explorer styles its elements one by one; scripts come from files of this origin only. Texts become HTML by two
 * policies of Trusted Types: DOMPurify's own, within the explorer, and `default` for what the explorer then shows.
 */
export const DOCS_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify";

/** Colours with contrast enough, and targets large enough to hit (WCAG 2.2 AA), where the explorer's own are not. */
const STYLE = `
.swagger-ui .opblock .opblock-summary-method { text-shadow: none; color: #fff; }
.swagger-ui .opblock.opblock-get .opblock-summary .opblock-summary-method { background: #1d5fad; }
.swagger-ui .opblock.opblock-post .opblock-summary .opblock-summary-method { background: #1b7a46; }
.swagger-ui .opblock.opblock-put .opblock-summary .opblock-summary-method { background: #8a5300; }
.swagger-ui .opblock.opblock-patch .opblock-summary .opblock-summary-method { background: #0f766e; }
.swagger-ui .opblock.opblock-delete .opblock-summary .opblock-summary-method { background: #b42318; }
.swagger-ui .info .title small { background: #4a5160; }
.swagger-ui .info .title small.version-stamp { background: #44610f; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .microlight span[style*="211, 99, 99"] { color: #ffa3a3 !important; }
.swagger-ui .info .title .url, .swagger-ui .info .link { color: #1d5fad; }
.swagger-ui .btn.authorize { color: #14613a; border-color: #14613a; }
.swagger-ui .btn.cancel, .swagger-ui .btn.btn-clear { color: #b42318; border-color: #b42318; }
.swagger-ui .btn.execute { background-color: #1d5fad; border-color: #1d5fad; color: #fff; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension, .swagger-ui .prop-format, .swagger-ui .renderedMarkdown, .swagger-ui .response-control-media-type__accept-message, .swagger-ui .opblock-description-wrapper p { color: #3b4151; }
.swagger-ui .response-control-media-type__accept-message { color: #14613a; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after, .swagger-ui .prop-type { color: #9c1c1c; }
.swagger-ui .view-line-link.copy-to-clipboard { min-width: 24px; flex-shrink: 0; }
.swagger-ui .download-contents, .swagger-ui .response-col_description .download-contents { background: #4a5160; }
.swagger-ui .btn.authorize svg { fill: #14613a; }
`;

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lectern · API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs-assets/swagger-ui.css">
    <style>${STYLE}</style>
  </head>
  <body>
    <div id="explorer"><p>The explorer needs JavaScript; <a href="/openapi.json">the description itself</a> does not.</p></div>
    <script src="/docs/start.js"></script>
    <script src="/docs-assets/swagger-ui-bundle.js" defer></script>
  </body>
</html>
`;

/** What descriptions in Markdown become: text, and tags that neither run nor load anything. */
const HARMLESS_HTML = String.raw`^(?:[^<>]|</?(?:a|blockquote|br|code|del|div|em|h[1-6]|hr|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)(?: (?:class|rel|target|title)="[^"<>]*"| href="(?:https?:|[/#])[^"<>]*")*\s?/?>)*$`;

/**
 * A path is text, not a link inside the button that opens it; there is one server, this one, so none is to be chosen.
 * What an operation is called is still in the address when it is open.
 */
export const DOCS_SCRIPT = `const HARMLESS = new RegExp(${JSON.stringify(HARMLESS_HTML)});
window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (HARMLESS.test(html) ? html : null),
});
const accessible = ({ React }) => ({
  wrapComponents: {
    DeepLink: () => ({ text }) => React.createElement("span", null, text),
    ServersContainer: () => () => null,
  },
});
const nameOf = (field) => {
  if (field.matches(".body-param__text")) return "Request body";
  if (field.matches(".close-modal")) return "Close";
  const row = field.closest("[data-param-name]");
  return row ? row.dataset.paramName : field.matches("select") ? "Media type or example" : "Value";
};
// The explorer leaves fields without a name, and names one button otherwise than it is labelled. Its blocks of code
// scroll sideways on a small screen, which needs the focus where there is no pointer.
const nameAll = () => {
  for (const field of document.querySelectorAll("#explorer select, #explorer textarea, #explorer input, #explorer .close-modal"))
    if (!field.hasAttribute("aria-label") && !(field.labels && field.labels.length)) field.setAttribute("aria-label", nameOf(field));
  for (const button of document.querySelectorAll('#explorer button[aria-label="Apply credentials"]')) button.removeAttribute("aria-label");
  for (const block of document.querySelectorAll("#explorer pre.microlight:not([tabindex])")) {
    block.tabIndex = 0;
    block.setAttribute("role", "group");
    block.setAttribute("aria-label", block.matches(".curl") ? "The request as a curl command" : "Code");
  }
  // Only the endpoints are within its "main", and its headings leave out the second level.
  for (const [part, name] of [[".information-container", "About this API"], [".scheme-container", "Authorization"]])
    for (const element of document.querySelectorAll("#explorer " + part + ":not([role])")) {
      element.setAttribute("role", "region");
      element.setAttribute("aria-label", name);
    }
  for (const table of document.querySelectorAll("#explorer .responses-table:not([aria-label])"))
    table.setAttribute("aria-label", "Responses of " + (table.closest(".opblock")?.id.split("-").at(-1) ?? ""));
  for (const heading of document.querySelectorAll("#explorer :is(h3, h4, h5, h6):not([aria-level])"))
    heading.setAttribute("aria-level", String(Number(heading.localName[1]) - 1));
};
new MutationObserver(nameAll).observe(document.getElementById("explorer"), { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () =>
  window.SwaggerUIBundle({
    plugins: [accessible],
    url: "/openapi.json",
    dom_id: "#explorer",
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    validatorUrl: null,
  }),
);
`;
