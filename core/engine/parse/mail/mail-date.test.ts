import { expect, test } from "vitest";
import { mailDate } from "./mail-date.ts";

const AT = "2024-03-05T23:42:00.000Z";

test("a date is that of the writer's clock, with its offset, and in UTC where the message names none", () => {
  expect(mailDate(AT, "Wed, 06 Mar 2024 00:42:00 +0100 (CET)")).toBe("6 March 2024, 00:42 (UTC+01:00)");
  expect(mailDate(AT, "Tue, 5 Mar 2024 18:12:00 -0530")).toBe("5 March 2024, 18:12 (UTC-05:30)");
  expect(mailDate(AT, "Tue, 5 Mar 2024 23:42:00 GMT")).toBe("5 March 2024, 23:42 (UTC)");
  expect(mailDate(AT)).toBe("5 March 2024, 23:42 (UTC)");
});

test("what is no date stays as it is", () => {
  expect(mailDate("yesterday", "yesterday")).toBe("yesterday");
  expect(mailDate("")).toBe("");
});
