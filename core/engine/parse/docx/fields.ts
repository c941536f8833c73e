import { isOn } from "../office/is-on.ts";
import { attr, type Attributes } from "../office/read-xml.ts";

/** Fields of a Word document (ECMA-376 part 1, 17.16): an instruction, and the text that it came to. */
export interface Fields {
  /** An element of the data of a form field. */
  open(name: string, attributes: Attributes): void;
  /** A field begins, its text begins, or it ends: what was ticked or chosen in it, where no text says so. */
  mark(type: string | undefined): string;
  instruction(text: string): void;
  /** Text of a field is shown. */
  shown(text: string): void;
  /** Whether the instruction of a field is being read, not its text. */
  readonly isHidden: boolean;
  /** The address that the text leads to. */
  readonly link: string | null;
}

interface Field {
  code: string;
  showing: boolean;
  hasText: boolean;
  /** Of a box to tick. */
  isTicked?: boolean;
  /** Of a list to choose from. */
  chosen?: number;
  readonly choices: string[];
}

export function createFields(): Fields {
  const fields: Field[] = [];
  const linkOf = ({ code, showing }: Field): string | null =>
    showing ? (/^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1] ?? null) : null;

  return {
    open(name, attributes) {
      const field = fields.at(-1);
      if (!field) return;
      const value = attr(attributes, "val");
      if (name === "checkBox") field.isTicked = false;
      else if (name === "ddList") field.chosen = 0;
      else if (name === "listEntry") field.choices.push(value ?? "");
      else if (field.isTicked !== undefined && (name === "checked" || name === "default")) field.isTicked = isOn(value);
      else if (field.chosen !== undefined && (name === "result" || name === "default")) field.chosen = Number(value);
    },
    mark(type) {
      const field = fields.at(-1);
      if (type === "begin") fields.push({ code: "", showing: false, hasText: false, choices: [] });
      else if (type === "separate" && field) field.showing = true;
      else if (type === "end") return ended(fields.pop());
      return "";
    },
    instruction(text) {
      const field = fields.at(-1);
      if (field && !field.showing) field.code += text;
    },
    shown(text) {
      const field = fields.at(-1);
      if (field) field.hasText ||= text.trim() !== "";
    },
    get isHidden() {
      return fields.some((field) => !field.showing);
    },
    get link() {
      return fields.map(linkOf).find((link) => link !== null) ?? null;
    },
  };
}

function ended(field: Field | undefined): string {
  if (!field || field.hasText) return "";
  if (field.isTicked !== undefined) return field.isTicked ? "☒" : "☐";
  return field.choices[field.chosen ?? -1] ?? "";
}
