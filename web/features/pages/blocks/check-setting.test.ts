import { expect, test } from "vitest";
import { whatIsWrong } from "./check-setting.ts";
import { fieldsOf } from "./config-fields.ts";

const wrong = (rules: { readonly type: string } & Record<string, unknown>, value: unknown) => {
  const [field] = fieldsOf({ it: rules });
  return field && whatIsWrong(field, value);
};

test.each([
  [{ type: "number", min: 1, max: 10, step: 0.5 }, 2.5, undefined],
  [{ type: "number", min: 1 }, 0, "must be at least 1"],
  [{ type: "number", max: 10 }, 11, "must be at most 10"],
  [{ type: "number", min: 1, step: 2 }, 4, "must go in steps of 2 from 1"],
  [{ type: "number" }, "", "must be a number"],
  [{ type: "text", maxLength: 3 }, "four", "must not be longer than 3 characters"],
  [{ type: "textarea", maxLength: 3 }, "one", undefined],
  [{ type: "boolean" }, "yes", "must be on or off"],
  [{ type: "select", options: [{ label: "A", value: 1 }] }, 1, undefined],
  [{ type: "select", options: [{ label: "A", value: 1 }] }, "1", "must be one of the choices"],
  [{ type: "color" }, "#3b82f6", undefined],
  [{ type: "color" }, "blue", "must be a color such as #3b82f6"],
  [{ type: "date" }, "2026-11-20", undefined],
  [{ type: "date" }, "20.11.2026", "must be a date such as 2026-11-20"],
  [{ type: "time" }, "18:30", undefined],
  [{ type: "time" }, "25:00", "must be a time such as 18:30"],
])("%j with %j: %s", (rules, value, expected) => expect(wrong(rules, value)).toBe(expected));
