import { afterEach, expect, test, vi } from "vitest";
import { NOT_SYNCING, type DeviceSyncState } from "../service/sync/sync-channel.ts";
import { placeOf } from "./host.ts";

afterEach(() => void vi.unstubAllGlobals());

const LOCAL = "localhost:8000";
const FAR = "notes.example.org";
const account = "3f2b8f0e-1111-4111-8111-111111111111";
const KEPT_HERE = "Your files are kept in this browser and by the Lectern server on this computer (localhost:8000).";

type Said = Partial<DeviceSyncState> | "nothing";

function place(host: string, said: Said, where: "device" | "server" = "device"): string {
  vi.stubGlobal("location", { host, hostname: host.split(":")[0] });
  const state = () => (said === "nothing" ? undefined : { ...NOT_SYNCING, on: true, ...said });
  return placeOf({ host: { where: () => where }, sync: { state } });
}

test.each<[string, string, Said, string]>([
  ["nothing is known yet", LOCAL, "nothing", "Checking where your files will be kept…"],
  ["the page comes from plain web space", FAR, { status: "off" }, "Your files stay on this device."],
  ["sync is switched off", LOCAL, { on: false, status: "off" }, "Your files stay on this device."],
  ["a first sync begins", LOCAL, { status: "syncing" }, KEPT_HERE],
  ["files are on their way", LOCAL, { status: "synced", files: { files: 5, bytes: 3_400_000 } }, KEPT_HERE],
  [
    "the local server has stopped",
    LOCAL,
    { status: "offline" },
    `${KEPT_HERE} It cannot be reached now, so new files are only here.`,
  ],
  [
    "an account is joined",
    FAR,
    { status: "synced", account },
    "Your files are kept in this browser and by the server notes.example.org in your account.",
  ],
  [
    "the account is encrypted",
    FAR,
    { status: "synced", account, encrypted: true },
    "Your files are kept in this browser and by the server notes.example.org in your account, encrypted so that the server cannot read them.",
  ],
  [
    "nobody is logged in any more",
    FAR,
    { status: "signed-out", account },
    "Your files are kept on this device. They are not sent to the server notes.example.org until you log in.",
  ],
  [
    "the printed address was not opened in this browser",
    LOCAL,
    { status: "token-wanted" },
    "Your files are kept on this device. They are not sent to the Lectern server on this computer (localhost:8000) until you open the address that it printed when it started.",
  ],
  [
    "the key is not here",
    FAR,
    { status: "locked", account, encrypted: true },
    "Your files are kept on this device. They are not sent to the server notes.example.org until you unlock your account.",
  ],
])("where files are kept is said as it is when %s", (_, host, said, words) => {
  expect(place(host, said)).toBe(words);
});

test("a page without a service worker says that the server keeps the files", () => {
  expect(place("lectern.home", "nothing", "server")).toBe("Your files are kept by the server lectern.home.");
  expect(place(LOCAL, "nothing", "server")).toContain("by the Lectern server on this computer (localhost:8000)");
});
