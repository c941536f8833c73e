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

interface Asked {
  readonly userAgent: string;
  /** The page runs as an installed app. */
  readonly isInstalled: boolean;
}

const thisBrowser = (): Asked => ({
  userAgent: navigator.userAgent,
  isInstalled: matchMedia("(display-mode: standalone)").matches,
});

/** What a person can do so that Safari keeps the data; undefined for other browsers, and for the installed app. */
export function keepingAdvice({ userAgent, isInstalled }: Asked = thisBrowser()): string | undefined {
  const onPhone = /iPhone|iPad/.test(userAgent);
  // On Apple's phones every browser is Safari underneath.
  const isSafari = onPhone || (/Safari\//.test(userAgent) && !/Chrome|Chromium|Android|Edg/.test(userAgent));
  if (!isSafari || isInstalled) return undefined;
  const how = onPhone ? "“Share”, then “Add to Home Screen”" : "“File”, then “Add to Dock”";
  return `Safari clears what a page keeps after seven days without a visit. Install Lectern and it stays: ${how}.`;
}
