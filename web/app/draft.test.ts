import { createSignal } from "solid-js";
import { describe, expect, it, vi } from "vitest";
import { createDraft, forgetDrafts } from "./draft.ts";

/** A `Storage` in memory: its entries are its properties, as those of the browser's are. */
function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(Reflect.get(storage, key)) : null),
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}

function setup() {
  const storage = createStorage();
  const [place, setPlace] = createSignal("home");
  const open = () => createDraft(place, storage);
  return { storage, setPlace, open };
}

describe("what was written and not sent yet", () => {
  it("is there again after a reload, until it is sent", () => {
    const { open } = setup();
    open().write("Who wrote");
    const again = open();
    expect(again.text()).toBe("Who wrote");
    again.write("");
    expect(open().text()).toBe("");
  });

  it("belongs to the place it was written at", () => {
    const { open, setPlace } = setup();
    const draft = open();
    draft.write("at home");
    setPlace("chat 1");
    expect(draft.text()).toBe("");
    setPlace("home");
    expect(draft.text()).toBe("at home");
  });

  it("is still on the screen where the browser keeps nothing, which is not silent", () => {
    const { open, storage } = setup();
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const draft = open();
    Object.getPrototypeOf(storage).setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    draft.write("long");
    expect(draft.text()).toBe("long");
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it("is gone after a logout, and nothing else with it", () => {
    const { open, storage } = setup();
    open().write("private");
    storage.setItem("other", "kept");
    forgetDrafts(storage);
    expect(open().text()).toBe("");
    expect(storage.getItem("other")).toBe("kept");
  });
});
