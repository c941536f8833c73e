import { isRecord } from "#core/storage/is-record.ts";
import type { ModuleRecord } from "../../registry/plugin.ts";
import { readFields, type FieldReader, type Findings, type Place } from "./findings.ts";

type Messages = ModuleRecord["messages"];
type MessageSchema = Messages["sends"][number];

export function readMessages(findings: Findings, fields: FieldReader): Messages {
  const given = fields.object("messages");
  if (!given) return { sends: [], receives: [] };
  const inner = readFields(findings, fields.at("messages"), given);
  const read = (value: unknown, path: Place) => messageSchema(findings, value, path);
  return { sends: inner.list("sends", read) ?? [], receives: inner.list("receives", read) ?? [] };
}

function messageSchema(findings: Findings, value: unknown, path: Place): MessageSchema | undefined {
  if (typeof value === "string" && value !== "") {
    findings.warnings.push({ path, message: "should be an object with type, description and contentSchema" });
    return { type: value, description: "" };
  }
  if (!isRecord(value)) return void findings.violations.push({ path, message: "must be an object" });
  const inner = readFields(findings, path, value);
  const type = inner.text("type", { required: true });
  const description = inner.text("description");
  if (!description) inner.warn("description", "should say what the message is for");
  const content = inner.object("contentSchema");
  if (content) checkContent(findings, inner.at("contentSchema"), content);
  else inner.warn("contentSchema", "is missing, so any content is taken");
  if (type === undefined) return undefined;
  return { type, description: description ?? "", ...(content && { contentSchema: { ...content } }) };
}

function checkContent(findings: Findings, path: Place, content: Readonly<Record<string, unknown>>): void {
  const inner = readFields(findings, path, content);
  const type = inner.raw("type");
  if (type !== undefined && type !== "object") inner.refuse("type", "must be object");
  else if (type === undefined) inner.warn("type", "should be object");
  if (!inner.has("properties")) inner.warn("properties", "is missing, so any content is taken");
  for (const [name, property] of Object.entries(inner.object("properties") ?? {})) {
    const place = inner.at("properties", name);
    if (!isRecord(property)) {
      findings.violations.push({ path: place, message: "must be an object with a type" });
      continue;
    }
    const field = readFields(findings, place, property);
    if (field.text("type") === undefined && !field.has("type")) field.warn("type", "is missing, so any value is taken");
    field.text("description");
  }
}
