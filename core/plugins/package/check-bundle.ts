import type { Finding } from "./metadata/findings.ts";

/** What a classic script may not have, at the start of a statement. */
const OF_MODULES =
  /^\s*(?:import\s*["'{*]|import\s+[\w$]+[\s,]|export\s*[{*]|export\s+(?:default|const|let|var|function|class|async)\b)/m;
/** The same behind another statement, as minifiers write it at the end. */
const LAST_EXPORT = /[;}]\s*export\s*(?:\{[^{}]*\}|default\b[^;]*);?\s*(?:\/\/[^\n]*\s*)?$/;

/**
 * Warns of a main bundle that cannot be started: it has to be a classic script that sets the variable `scope` to a
 * container. By its text, since nothing of a plugin is run before it is installed.
 */
export function checkBundle(code: string, scope: string): Finding[] {
  const warn = (message: string) => [{ path: ["plugin_data", "bundle_location"], message }];
  if (OF_MODULES.test(code) || LAST_EXPORT.test(code))
    return warn(`names an ES module, which cannot be started: build a script that sets the variable ${scope}`);
  if (!setsVariable(code, scope))
    return warn(
      `names a bundle that does not set the variable ${scope}, the plugin's scope: it cannot be started. Build it with \`library: { type: "var", name: "${scope}" }\``,
    );
  if (!/\bget\b/.test(code))
    return warn(`names a bundle whose ${scope} has no function \`get\`, so it is no container and cannot be started`);
  return [];
}

function setsVariable(code: string, scope: string): boolean {
  const name = scope.replaceAll("$", "\\$");
  return new RegExp(
    `(?<![\\w$])${name}\\s*=(?!=)|["']${name}["']\\s*\\]\\s*=(?!=)|(?:class|function)\\s+${name}(?![\\w$])`,
  ).test(code);
}
