import { expect, test } from "vitest";
import type { ToastOptions } from "../ui/toasts.ts";
import { offerInstalling } from "./offer-install.ts";

function setup() {
  const page = new EventTarget();
  const stored = new Map<string, string>();
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const said: { readonly text: string; readonly options: ToastOptions | undefined }[] = [];
  const toasts = { show: (text: string, options?: ToastOptions) => (said.push({ text, options }), () => undefined) };
  let asked = 0;
  /** The browser finds that the page can be installed; returns whether it is to keep its own offer back. */
  const found = () => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => void asked++,
    });
    return !page.dispatchEvent(event);
  };
  const open = () => offerInstalling({ page, memory, toasts });
  return { open, found, said, asked: () => asked };
}

test("installing is offered once, and the browser asks when the offer is taken", () => {
  const { open, found, said, asked } = setup();
  open();
  expect(found()).toBe(true);
  expect(said.map(({ options }) => options?.action?.label)).toEqual(["Install"]);
  expect(asked()).toBe(0);
  said[0]?.options?.action?.run();
  expect(asked()).toBe(1);
});

test("who did not take the offer is not asked again, and the browser's own offer is left to it", () => {
  const { open, found, said } = setup();
  open();
  found();
  open();
  expect(found()).toBe(false);
  expect(said).toHaveLength(1);
});
