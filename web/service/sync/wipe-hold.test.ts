import { expect, it } from "vitest";
import { createWipeHold } from "./wipe-hold.ts";

function setup() {
  let isHeld = false;
  const wipe = createWipeHold((held) => void (isHeld = held));
  return { wipe, isHeld: () => isHeld };
}

it("stays held after everything was removed, until another page is opened", () => {
  const { wipe, isHeld } = setup();
  wipe.heard({ kind: "wiping" });
  expect(isHeld()).toBe(true);
  wipe.heard({ kind: "wiped", isDone: true });
  expect(isHeld()).toBe(true);
  wipe.pageOpens();
  expect(isHeld()).toBe(false);
});

it("is not let go while everything is being removed, whoever opens a page", () => {
  const { wipe, isHeld } = setup();
  wipe.heard({ kind: "wiping" });
  wipe.pageOpens();
  expect(isHeld()).toBe(true);
  wipe.heard({ kind: "wiped", isDone: false });
  expect(isHeld()).toBe(false);
});

it("holds anew each time", () => {
  const { wipe, isHeld } = setup();
  wipe.pageOpens();
  expect(isHeld()).toBe(false);
  wipe.heard({ kind: "moved" });
  wipe.heard({ kind: "wiping" });
  expect(isHeld()).toBe(true);
});
