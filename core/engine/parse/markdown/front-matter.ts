import { parseDocument } from "yaml";
import type { DocumentBuilder } from "../document-builder.ts";

/** A kilobyte is much; a file that begins with a megabyte of it is not asking to be read. */
const LONGEST = 64_000;

export interface FrontMatter {
  readonly properties: Record<string, unknown>;
  /** Where the text itself begins. */
  readonly end: number;
}

/** YAML between two lines of "---" at the very beginning; a warning when it is none. */
export function readFrontMatter(source: string, builder: DocumentBuilder): FrontMatter {
  const opening = /^---[ \t]*\n/.exec(source)?.[0].length ?? 0;
  if (opening === 0) return { properties: {}, end: 0 };
  const closing = /^---[ \t]*$/gm;
  closing.lastIndex = opening;
  const close = closing.exec(source);
  if (!close) return { properties: {}, end: 0 };
  return { properties: readYaml(source.slice(opening, close.index), builder), end: close.index + close[0].length };
}

/** The keys as JSON values. Aliases are not expanded without limit. */
function readYaml(yaml: string, builder: DocumentBuilder): Record<string, unknown> {
  if (yaml.length > LONGEST) {
    builder.warn("The front matter is very long and was left out.");
    return {};
  }
  try {
    const document = parseDocument(yaml, { logLevel: "silent", stringKeys: true });
    if (document.errors.length > 0) throw new Error(document.errors[0]?.message);
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  } catch {
    builder.warn("The front matter is not valid YAML and was left out.");
    return {};
  }
}
