import type { Plugin } from "vite";

/** What is lent: filled by the module that writes JSON schemas once something imports it. */
const LENT = "\0lectern:json-schema";
const LENT_CODE = `export const processors = {};
export const createToJSONSchemaMethod = (...of) => (params) => processors.createToJSONSchemaMethod(...of)(params);
export const createStandardJSONSchemaMethod = (...of) => (params) => processors.createStandardJSONSchemaMethod(...of)(params);
`;

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const PROCESSORS = /\/zod\/v4\/core\/json-schema-processors\.js$/;
const IMPORTS = `import * as processors from "../core/json-schema-processors.js";`;
const METHODS = `import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";`;

/**
 * Zod's schemas import what writes them as JSON schemas, 25 kB that only the description of the API and an upgrade of the
 * stored data need. Here they import an empty object, which that code fills where a script imports `z.toJSONSchema`.
 */
export function jsonSchemaApart(): Plugin {
  return {
    name: "lectern:json-schema-apart",
    apply: "build",
    resolveId: (id) => (id === "lectern:json-schema" ? LENT : undefined),
    load: (id) => (id === LENT ? { code: LENT_CODE, moduleSideEffects: false } : undefined),
    transform(code, id) {
      const path = id.split("?")[0] ?? "";
      if (SCHEMAS.test(path)) {
        if (!code.includes(IMPORTS) || !code.includes(METHODS)) throw new Error(`${path} is not what it was.`);
        const names = "processors, createStandardJSONSchemaMethod, createToJSONSchemaMethod";
        return {
          code: code.replace(IMPORTS, `import { ${names} } from "lectern:json-schema";`).replace(METHODS, ""),
          map: null,
        };
      }
      if (!PROCESSORS.test(path)) return undefined;
      const own = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      if (!own.includes("aggregateChecks") || !own.includes("toJSONSchema"))
        throw new Error(`${path} is not what it was.`);
      return {
        code: `${code}
import { processors as lent } from "lectern:json-schema";
import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "./to-json-schema.js";
Object.assign(lent, { ${own.join(", ")}, createStandardJSONSchemaMethod, createToJSONSchemaMethod });
`,
        map: null,
      };
    },
  };
}
