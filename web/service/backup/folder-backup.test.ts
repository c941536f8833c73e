import { expect, it } from "vitest";
import { backupName, isDue, KEPT_BACKUPS, surplus } from "./folder-backup.ts";

const DAY = 86_400_000;

it("is due a day or a week after the last one, and at once when there was none", () => {
  expect(isDue({ every: 1, last: 0 }, DAY)).toBe(true);
  expect(isDue({ every: 1, last: DAY }, 2 * DAY - 1)).toBe(false);
  expect(isDue({ every: 1, last: DAY }, 2 * DAY)).toBe(true);
  expect(isDue({ every: 7, last: DAY }, 7 * DAY)).toBe(false);
});

it("removes only the oldest of its own files, beyond those it keeps", () => {
  const own = Array.from({ length: KEPT_BACKUPS + 2 }, (_, day) => backupName(new Date(Date.UTC(2026, 10, day + 1))));
  expect(surplus([...own.toReversed(), "photo.jpg", "lectern-backup-mine.zip"])).toEqual(own.slice(0, 2));
  expect(surplus(own.slice(0, KEPT_BACKUPS))).toEqual([]);
});
