import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import { createZoom, type Zoom } from "./zoom.ts";

const withZoom = (look: (zoom: Zoom) => void) => createRoot((dispose) => (look(createZoom()), dispose()));

/** Whether the browser's zoom is kept from the key. */
function press(zoom: Zoom, key: string, ctrlKey = true): boolean {
  let isTaken = false;
  const preventDefault = () => (isTaken = true);
  const event: Partial<KeyboardEvent> = { key, ctrlKey, metaKey: false, altKey: false, preventDefault };
  zoom.onKeyDown(event as KeyboardEvent);
  return isTaken;
}

test("keys make the document larger, smaller and fitting again", () => {
  withZoom((zoom) => {
    expect([press(zoom, "+"), press(zoom, "=")]).toEqual([true, true]);
    expect(zoom.factor()).toBe(1.5);
    press(zoom, "-");
    expect(zoom.factor()).toBe(1.25);
    press(zoom, "0");
    expect(zoom.factor()).toBe(1);
  });
});

test("other keys are left to the page", () => {
  withZoom((zoom) => {
    expect([press(zoom, "+", false), press(zoom, "p")]).toEqual([false, false]);
    expect(zoom.factor()).toBe(1);
  });
});

test("zoom ends at its largest and smallest, and four turns are none", () => {
  withZoom((zoom) => {
    for (let step = 0; step < 20; step++) zoom.larger();
    expect([zoom.factor(), zoom.canGrow()]).toEqual([4, false]);
    for (let step = 0; step < 20; step++) zoom.smaller();
    expect([zoom.factor(), zoom.canShrink()]).toEqual([0.25, false]);
    zoom.turn();
    expect(zoom.turns()).toBe(1);
    for (let turn = 0; turn < 3; turn++) zoom.turn();
    expect(zoom.turns()).toBe(0);
  });
});
