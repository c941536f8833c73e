import { isRecord } from "#core/storage/is-record.ts";
import type { ModuleRecord } from "../../registry/plugin.ts";
import { SERVICE_MAJOR, SERVICES } from "../../registry/services.ts";
import { readFields, type FieldReader, type Findings } from "./findings.ts";

type Services = ModuleRecord["required_services"];

/** The services that exist, with the methods that exist; what does not exist is a warning and is left out. */
export function readServices(findings: Findings, fields: FieldReader): Services {
  const given = Object.entries(fields.object("required_services") ?? {});
  return Object.fromEntries(given.flatMap(([name, value]) => serviceOf(findings, fields, name, value)));
}

function serviceOf(
  findings: Findings,
  fields: FieldReader,
  name: string,
  value: unknown,
): (readonly [string, Services[string]])[] {
  const path = fields.at("required_services", name);
  const methods = SERVICES.get(name);
  if (!isRecord(value)) {
    findings.violations.push({ path, message: "must be an object with methods and version" });
    return [];
  }
  if (!methods) {
    const message = `is no service here, and is left out; there are ${[...SERVICES.keys()].join(", ")}`;
    findings.warnings.push({ path, message });
    return [];
  }
  const inner = readFields(findings, path, value);
  return [[name, { methods: methodsOf(findings, inner, name, methods), version: versionOf(inner, name) }]];
}

function methodsOf(findings: Findings, fields: FieldReader, name: string, methods: readonly string[]): string[] {
  if (!fields.has("methods")) fields.warn("methods", "is missing, so the module is given none of its methods");
  return (fields.texts("methods") ?? []).filter((method, index) => {
    if (methods.includes(method)) return true;
    const message = `${name} has no method ${method.slice(0, 60)}, which is left out; it has ${methods.join(", ")}`;
    findings.warnings.push({ path: fields.at("methods", index), message });
    return false;
  });
}

function versionOf(fields: FieldReader, name: string): string {
  const version = fields.text("version");
  const major = /^\D{0,3}(\d{1,6})/.exec(version ?? "")?.[1];
  if (!version || !major) {
    fields.warn("version", "should be a version such as 1.0.0");
    return version || `${SERVICE_MAJOR}.0.0`;
  }
  if (Number(major) > SERVICE_MAJOR)
    fields.refuse(
      "version",
      `asks for version ${version} of the service ${name}; this is version ${SERVICE_MAJOR}.0.0`,
    );
  return version;
}
