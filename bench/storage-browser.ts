import { askIn, openRulesPage } from "../web/storage/testing/rules-page.ts";

/** Milliseconds for 100 segments of 400 KB, and for 10,000 of 4 KB. */
export interface SegmentTimes {
  readonly large: number;
  readonly small: number;
}

/** The same in a real Chromium: in a worker and a service worker, small blobs in IndexedDB as shipped and in OPFS for comparison. */
export async function measureBrowserBlobs(): Promise<Record<string, SegmentTimes>> {
  const { page, close } = await openRulesPage("segments-in-browser.ts");
  try {
    const asked = async (place: "worker" | "service worker", limit: string) =>
      JSON.parse(await askIn(page, place, limit)) as SegmentTimes;
    return {
      worker: await asked("worker", "shipped"),
      service_worker: await asked("service worker", "shipped"),
      worker_opfs_only: await asked("worker", "opfs only"),
    };
  } finally {
    await close();
  }
}
