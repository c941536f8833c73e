import compare from "semver/functions/compare.js";
import { VERSION } from "#core/http/version.ts";
import { isKnownPermission } from "../../registry/permissions.ts";
import type { PluginRecord } from "../../registry/plugin.ts";
import type { FieldReader } from "./findings.ts";
import { isVersion } from "./version.ts";

/** Values that the metadata document calls common; others are accepted with a warning. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  type: ["frontend", "backend", "fullstack"],
  category: ["productivity", "communication", "data", "ai", "utility", "entertainment"],
  bundle_method: ["webpack", "rollup", "vite"],
  source_type: ["github", "gitlab", "npm", "custom", "local"],
  installation_type: ["remote", "local", "manual"],
};

const MANAGED = ["last_update_check", "update_available", "latest_version"];

/** Checks plugin_data against section 2 of the metadata document. Undefined where anything is wrong. */
export function checkPluginData(fields: FieldReader): PluginRecord | undefined {
  const required = { required: true } as const;
  const record = {
    plugin_slug: slug(fields),
    name: fields.text("name", { required: true, under: 50 }),
    description: fields.text("description", { required: true, under: 150 }),
    version: version(fields),
    type: fields.text("type", required),
    icon: fields.text("icon") ?? null,
    category: category(fields),
    official: fields.flag("official", required),
    author: fields.text("author", required),
    compatibility: compatibility(fields),
    long_description: fields.text("long_description") ?? null,
    scope: scope(fields),
    bundle_method: fields.text("bundle_method", required),
    bundle_location: bundleLocation(fields),
    is_local: fields.flag("is_local", required),
    source_type: fields.text("source_type") ?? null,
    source_url: webAddress(fields, "source_url"),
    update_check_url: webAddress(fields, "update_check_url"),
    installation_type: fields.text("installation_type", required),
    permissions: permissions(fields),
  };
  for (const name of Object.keys(COMMON)) warnUncommon(fields, name);
  for (const name of MANAGED) warnManaged(fields, name);
  if (record.scope !== undefined && record.plugin_slug !== undefined && record.scope !== record.plugin_slug)
    fields.warn("scope", `should be the same as plugin_slug (${record.plugin_slug})`);
  return isComplete(record) ? record : undefined;
}

type Draft = { readonly [Name in keyof PluginRecord]: PluginRecord[Name] | undefined };

const isComplete = (draft: Draft): draft is PluginRecord => Object.values(draft).every((value) => value !== undefined);

function slug(fields: FieldReader): string | undefined {
  const value = fields.text("plugin_slug", { required: true });
  if (value === undefined) return undefined;
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value))
    return void fields.refuse(
      "plugin_slug",
      "must be at most 100 letters, digits, underscores and hyphens, a letter or a digit first",
    );
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(value)) fields.warn("plugin_slug", "should be PascalCase or camelCase");
  return value;
}

function version(fields: FieldReader): string | undefined {
  const value = fields.text("version", { required: true });
  if (value === undefined || isVersion(value)) return value;
  return void fields.refuse("version", "must be a semantic version MAJOR.MINOR.PATCH, such as 1.0.0");
}

function compatibility(fields: FieldReader): string | undefined {
  const value = fields.text("compatibility", { required: true });
  if (value === undefined) return undefined;
  if (!isVersion(value)) fields.warn("compatibility", "should be a version such as 1.0.0");
  else if (compare(value, VERSION) > 0) fields.warn("compatibility", `asks for version ${value}; this is ${VERSION}`);
  return value;
}

function category(fields: FieldReader): string | null {
  const value = fields.text("category");
  if (value && !/^[\p{Ll}\p{N}_-]+$/u.test(value)) fields.warn("category", "should be a single word in lower case");
  return value || null;
}

function scope(fields: FieldReader): string | undefined {
  const value = fields.text("scope", { required: true });
  if (value === undefined || isIdentifier(value)) return value;
  return void fields.refuse("scope", "must be a valid JavaScript identifier");
}

/** ECMA-262, IdentifierName without escapes, less the reserved words (those of modules and strict mode too). */
function isIdentifier(text: string): boolean {
  return text.length <= 200 && /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text) && !RESERVED.has(text);
}

const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
   finally for function if implements import in instanceof interface let new null package private protected public return
   static super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

function bundleLocation(fields: FieldReader): string | undefined {
  const value = fields.text("bundle_location", { required: true });
  if (value === undefined) return undefined;
  const parts = value.replace(/^\.\//, "").split("/");
  const isRelative = !/^[a-z][a-z0-9+.-]*:|^\/|\\|[?#]/i.test(value);
  if (isRelative && value.length <= 300 && parts.every((part) => part !== "" && part !== "." && part !== ".."))
    return parts.join("/");
  return void fields.refuse(
    "bundle_location",
    "must be a relative path within the plugin, such as dist/remoteEntry.js",
  );
}

function webAddress(fields: FieldReader, name: string): string | null {
  const value = fields.text(name);
  if (!value) return null;
  const url = URL.parse(value);
  if (value.length <= 2000 && url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return value;
  fields.warn(name, "is no web address (https://…), and is left out");
  return null;
}

function permissions(fields: FieldReader): string[] | undefined {
  const names = fields.texts("permissions", true);
  for (const [index, name] of (names ?? []).entries())
    if (!isKnownPermission(name)) fields.warn("permissions", `${index}: ${name} is not a known permission`);
  return names && [...new Set(names)];
}

function warnUncommon(fields: FieldReader, name: string): void {
  const value = fields.raw(name);
  if (typeof value === "string" && value !== "" && !COMMON[name]?.includes(value))
    fields.warn(name, `${value} is unusual; common are ${COMMON[name]?.join(", ")}`);
}

/** Templates carry these with nothing in them; a value is ignored. */
function warnManaged(fields: FieldReader, name: string): void {
  const value = fields.raw(name);
  if (value !== undefined && value !== false) fields.warn(name, "is kept by the system; leave it out");
}
