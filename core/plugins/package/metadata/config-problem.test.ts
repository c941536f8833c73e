import { expect, test } from "vitest";
import { configProblem } from "./check-config-field.ts";

test.each([
  [{ type: "number", min: 1, max: 10, step: 0.5 }, 2.5, undefined],
  [{ type: "number", min: 1 }, 0, "must be at least 1"],
  [{ type: "number", max: 10 }, 11, "must be at most 10"],
  [{ type: "number", min: 1, step: 2 }, 4, "must go in steps of 2 from 1"],
  [{ type: "number" }, "", "must be a number"],
  [{ type: "text", maxLength: 3 }, "four", "must not be longer than 3 characters"],
  [{ type: "textarea", maxLength: 3 }, "one", undefined],
  [{ type: "boolean" }, "yes", "must be true or false"],
  [{ type: "select", options: [{ label: "A", value: 1 }] }, 1, undefined],
  [{ type: "select", options: [{ label: "A", value: 1 }] }, "1", "must be one of the options"],
  [{ type: "color" }, "#3b82f6", undefined],
  [{ type: "color" }, "#3b82f", "must be a color such as #3b82f6"],
  [{ type: "date" }, "2026-11-20", undefined],
  [{ type: "date" }, "", undefined],
  [{ type: "date" }, "2026-02-30", "must be a date such as 2026-11-20"],
  [{ type: "number", default: 0.5, step: 1 }, 2.5, undefined],
  [{ type: "number", default: 0.5, step: 1 }, 2, "must go in steps of 1 from 0.5"],
  [{ type: "date" }, "20.11.2026", "must be a date such as 2026-11-20"],
  [{ type: "time" }, "18:30", undefined],
  [{ type: "time" }, "25:00", "must be a time such as 18:30"],
])("%j with %j: %s", (field, value, expected) => expect(configProblem(field, value)).toBe(expected));
