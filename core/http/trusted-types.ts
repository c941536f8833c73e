/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): a text that reaches a place where a browser would run it, such as
 * `innerHTML` or the address of a worker, throws, unless one of these policies made it:
 * - `default` lets the addresses of the app's own scripts through and nothing else; there is no HTML it lets through.
 * - `solid` makes the templates that components were compiled to.
 * - `lectern-api` is the service worker's: it lets the addresses of the API's scripts through.
 * - `plugin-frame` makes the document of a plugin's frame and, within it, the worker that the plugin runs in.
 * - `print` makes the page that a chat is printed as; one that could run or load something it does not let through.
 *
 * A worker, and a frame made of a text, are held to what the page is.
 */
export const TRUSTED_TYPES = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["default", "solid", "lectern-api", "plugin-frame", "print"],
};

/** The same as a part of a header. */
export const TRUSTED_TYPES_POLICY = `require-trusted-types-for ${TRUSTED_TYPES.requireTrustedTypesFor.join(" ")}; trusted-types ${TRUSTED_TYPES.trustedTypes.join(" ")}`;
