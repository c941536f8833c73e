export interface StorageUse {
  /** The browser promises not to clear this data on its own. */
  readonly persistent: boolean;
  /** Bytes; null where the browser does not tell. */
  readonly used: number | null;
  readonly quota: number | null;
}

/** How much room the app takes on this device, and whether the browser may clear it. */
export async function storageUse(storage: StorageManager = navigator.storage): Promise<StorageUse> {
  const estimate = await storage.estimate?.();
  return {
    persistent: (await storage.persisted?.()) ?? false,
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
  };
}

/** Asks the browser to keep the data until its owner deletes it. False when it declines; asking again later may succeed. */
export async function keepData(storage: StorageManager = navigator.storage): Promise<boolean> {
  return (await storage.persist?.()) ?? false;
}
