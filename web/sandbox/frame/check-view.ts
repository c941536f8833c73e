import { isRecord } from "#core/storage/is-record.ts";
import { VIEW_LIMITS, type ViewNode } from "../view.ts";

interface Room {
  nodes: number;
  text: number;
}

/**
 * The view as far as it is one: built anew, field by field, from what a plugin sent. Throws with the reason where it is
 * none. Written by hand, since it is part of the frame's one small script.
 */
export function checkView(given: unknown): ViewNode {
  return nodeOf(given, 0, { nodes: VIEW_LIMITS.nodes, text: VIEW_LIMITS.text });
}

function nodeOf(given: unknown, depth: number, room: Room): ViewNode {
  if (!isRecord(given)) throw new Error("A part of the view is not an object with a type.");
  if (depth > VIEW_LIMITS.depth) throw new Error(`The view is nested more than ${VIEW_LIMITS.depth} deep.`);
  if (--room.nodes < 0) throw new Error(`The view has more than ${VIEW_LIMITS.nodes} parts.`);
  const text = (name: string) => textOf(given[name], room);
  switch (given["type"]) {
    case "heading":
      return { type: "heading", text: text("text") };
    case "text":
      return { type: "text", text: text("text"), quiet: given["quiet"] === true };
    case "figure":
      return { type: "figure", label: text("label"), value: text("value") };
    case "list":
      return { type: "list", items: listOf(given["items"], room, (item) => textOf(item, room)) };
    case "table":
      return {
        type: "table",
        label: text("label"),
        columns: listOf(given["columns"], room, (cell) => textOf(cell, room)),
        rows: listOf(given["rows"], room, (row) => listOf(row, room, (cell) => textOf(cell, room))),
      };
    case "meter":
      return {
        type: "meter",
        label: text("label"),
        value: numberOf(given["value"], 0),
        max: Math.max(numberOf(given["max"], 1), Number.MIN_VALUE),
      };
    case "field":
      return {
        type: "field",
        label: text("label"),
        value: text("value"),
        lines: Math.min(Math.max(Math.round(numberOf(given["lines"], 1)), 1), 40),
        maxLength: Math.min(Math.max(Math.round(numberOf(given["maxLength"], 100_000)), 0), 100_000),
        placeholder: text("placeholder"),
        input: text("input"),
      };
    case "choice":
      return {
        type: "choice",
        label: text("label"),
        value: text("value"),
        options: listOf(given["options"], room, (option) => {
          const { label, value } = isRecord(option) ? option : {};
          return { label: textOf(label, room), value: textOf(value, room) };
        }),
        input: text("input"),
      };
    case "switch":
      return { type: "switch", label: text("label"), value: given["value"] === true, input: text("input") };
    case "button":
      return { type: "button", label: text("label"), disabled: given["disabled"] === true, input: text("input") };
    case "group":
      return {
        type: "group",
        row: given["row"] === true,
        children: listOf(given["children"], { nodes: Infinity, text: 0 }, (child) => nodeOf(child, depth + 1, room)),
      };
    default:
      throw new Error(`The view has a part of the type ${String(given["type"]).slice(0, 40)}, which there is not.`);
  }
}

function textOf(given: unknown, room: Room): string {
  const text = typeof given === "string" ? given : typeof given === "number" ? String(given) : "";
  room.text -= text.length;
  if (room.text < 0) throw new Error(`The view has more than ${VIEW_LIMITS.text} characters.`);
  return text;
}

function listOf<Item>(given: unknown, room: Room, item: (value: unknown) => Item): Item[] {
  if (!Array.isArray(given)) return [];
  room.nodes -= given.length;
  if (room.nodes < 0) throw new Error(`The view has more than ${VIEW_LIMITS.nodes} parts.`);
  return given.map(item);
}

const numberOf = (given: unknown, otherwise: number): number =>
  typeof given === "number" && Number.isFinite(given) ? given : otherwise;
