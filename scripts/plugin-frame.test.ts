import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FRAME_SCRIPT, FRAME_SCRIPT_HASH, FRAME_STYLE } from "#core/plugins/frame/frame-code.ts";
import { COMPONENT_SCRIPT, COMPONENT_STYLE } from "#core/plugins/frame/component-code.ts";
import { COMPONENT_CODE, componentCode, FRAME_CODE, frameCode } from "./plugin-frame.ts";

test("the scripts of plugin frames are as web/sandbox is (run `node scripts/plugin-frame.ts`)", async () => {
  expect(await readFile(FRAME_CODE, "utf8")).toBe(await frameCode());
  expect(await readFile(COMPONENT_CODE, "utf8")).toBe(await componentCode());
});

test("the hash is the script's, and neither it nor the style ends its element early", () => {
  expect(FRAME_SCRIPT_HASH).toBe(`sha256-${createHash("sha256").update(FRAME_SCRIPT).digest("base64")}`);
  expect(`${FRAME_SCRIPT}${FRAME_STYLE}${COMPONENT_SCRIPT}${COMPONENT_STYLE}`).not.toMatch(/<\/|<!--/);
});
