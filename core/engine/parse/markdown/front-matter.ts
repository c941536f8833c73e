import { parseDocument } from "yaml";
import type { DocumentBuilder } from "../document-builder.ts";

/** The keys of YAML front matter as JSON values; a warning when it is none. Aliases are not expanded without limit. */
export function readFrontMatter(source: string, builder: DocumentBuilder): Record<string, unknown> {
  try {
    const document = parseDocument(source, { logLevel: "silent", stringKeys: true });
    if (document.errors.length > 0) throw new Error(document.errors[0]?.message);
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  } catch {
    builder.warn("The front matter is not valid YAML and was left out.");
    return {};
  }
}
