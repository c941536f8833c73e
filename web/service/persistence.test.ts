import { expect, it } from "vitest";
import { keepData, keepingAdvice, storageUse } from "./persistence.ts";

const SAFARI =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

it("R35: tells who uses Safari to install the app, in the words of their menu, and nobody else", () => {
  expect(keepingAdvice({ userAgent: SAFARI, isInstalled: false })).toContain("Add to Dock");
  expect(keepingAdvice({ userAgent: PHONE, isInstalled: false })).toContain("Add to Home Screen");
  expect(keepingAdvice({ userAgent: PHONE, isInstalled: true })).toBeUndefined();
  expect(keepingAdvice({ userAgent: CHROME, isInstalled: false })).toBeUndefined();
});

it("does without what a browser does not have", async () => {
  const none = {} as StorageManager;
  expect(await storageUse(none)).toEqual({ persistent: false, used: null, quota: null });
  expect(await keepData(none)).toBe(false);
});
