import { describe, expect, it } from "vitest";
import { FetchRefused, type GuardedFetch } from "#core/http/guarded-fetch.ts";
import { latestVersion } from "./check-update.ts";
import { fetchArchive } from "./fetch-archive.ts";
import { createMarketplace, type CatalogueSource } from "./marketplace.ts";
import { resolveAddress } from "./repository.ts";
import { isSourceAddress } from "./web-address.ts";

const { signal } = new AbortController();

/** A web of these answers; all that was asked is kept. */
function setup(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const guardedFetch: GuardedFetch = async (url) => {
    asked.push(url);
    const answer = answers[url];
    if (answer instanceof Error) throw answer;
    const status = typeof answer === "number" ? answer : answer === undefined ? 404 : 200;
    const text = typeof answer === "string" ? answer : JSON.stringify(answer ?? {});
    return { url, status, contentType: "", bytes: new TextEncoder().encode(text) };
  };
  return { guardedFetch, asked };
}

const API = "https://api.github.com/repos/ada/words/releases";
const GITLAB = "https://gitlab.com/api/v4/projects/a%2Fb%2Fwords/releases";
const asset = (name: string, digest?: string) => ({
  name,
  browser_download_url: `https://github.com/x/${name}`,
  digest,
});

describe("finding the archive of an address", () => {
  it("takes the newest release's zip with its checksum, in one request", async () => {
    const digest = `sha256:${"a".repeat(64)}`;
    const { guardedFetch, asked } = setup({
      [`${API}/latest`]: { tag_name: "v1.2.0", assets: [asset("words.tar.gz"), asset("words.zip", digest)] },
    });
    const found = await resolveAddress(guardedFetch, "https://github.com/ada/words.git", null, signal);
    expect(found).toEqual({ url: "https://github.com/x/words.zip", sha256: "a".repeat(64) });
    expect(asked).toEqual([`${API}/latest`]);
  });

  it("looks for a version also with a v before it, and takes the source where there is no asset", async () => {
    const { guardedFetch, asked } = setup({ [`${API}/tags/v1.0.0`]: { tag_name: "v1.0.0", assets: [] } });
    const { url } = await resolveAddress(guardedFetch, "https://github.com/ada/words", "1.0.0", signal);
    expect(url).toBe("https://github.com/ada/words/archive/refs/tags/v1.0.0.tar.gz");
    expect(asked).toEqual([`${API}/tags/1.0.0`, `${API}/tags/v1.0.0`]);
    await expect(resolveAddress(guardedFetch, "https://github.com/ada/words", "9.0.0", signal)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("no release 9.0.0"),
    });
  });

  it("takes the default branch where there are no releases, a branch where one is named", async () => {
    const { guardedFetch } = setup();
    const url = async (address: string) => (await resolveAddress(guardedFetch, address, null, signal)).url;
    expect(await url("https://github.com/ada/words/")).toBe("https://github.com/ada/words/archive/HEAD.tar.gz");
    expect(await url("https://github.com/ada/words/tree/next/one")).toBe(
      "https://github.com/ada/words/archive/next/one.tar.gz",
    );
    expect(await url("https://gitlab.com/a/b/words/-/tree/main")).toBe(
      "https://gitlab.com/a/b/words/-/archive/main/words-main.tar.gz",
    );
  });

  it("asks GitLab for its releases", async () => {
    const links = [{ name: "words.zip", url: "https://gitlab.com/1", direct_asset_url: "https://gitlab.com/2" }];
    const { guardedFetch, asked } = setup({ [`${GITLAB}/permalink/latest`]: { tag_name: "2.0.0", assets: { links } } });
    expect(await resolveAddress(guardedFetch, "https://gitlab.com/a/b/words", null, signal)).toEqual({
      url: "https://gitlab.com/2",
      sha256: null,
    });
    expect(asked).toEqual([`${GITLAB}/permalink/latest`]);
  });

  it.each([
    "https://github.com/ada/words/releases/download/v1/words.zip",
    "https://gitlab.com/a/words/-/archive/main/words.tar.gz",
    "https://example.org/words.zip",
    "https://github.com/",
  ])("takes %s as it is, and asks nobody", async (url) => {
    const { guardedFetch, asked } = setup();
    expect(await resolveAddress(guardedFetch, url, null, signal)).toEqual({ url, sha256: null });
    expect(asked).toEqual([]);
  });

  it("is https only, save on this machine", () => {
    expect(
      ["https://a.example/x", "http://127.0.0.1:8/x", "http://localhost/x", "http://[::1]/x"].filter(isSourceAddress),
    ).toHaveLength(4);
    const wrong = [
      "http://a.example/x",
      "ftp://a/x",
      "file:///x",
      "https://u:p@a/",
      "nonsense",
      "http://localhost.evil.example/",
    ];
    expect(wrong.filter(isSourceAddress)).toEqual([]);
  });
});

describe("fetching an archive", () => {
  const url = "https://a.example/x.zip";
  it("holds it against its checksum", async () => {
    const { guardedFetch } = setup({ [url]: "hello" });
    const sha256 = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
    expect(await fetchArchive({ guardedFetch }, { url, sha256: sha256.toUpperCase() }, signal)).toHaveLength(5);
    await expect(fetchArchive({ guardedFetch }, { url, sha256: "0".repeat(64) }, signal)).rejects.toThrow(
      /checksum differs/,
    );
  });

  it.each([
    [404, 502],
    [500, 502],
    [new FetchRefused("unreachable", "gone"), 502],
    [new FetchRefused("too slow", "slow"), 504],
    [new FetchRefused("not allowed", "private"), 400],
    [new FetchRefused("too large", "large"), 400],
  ])("says why not: %s", async (answer, status) => {
    const { guardedFetch } = setup({ [url]: answer });
    await expect(fetchArchive({ guardedFetch }, { url, sha256: null }, signal)).rejects.toMatchObject({ status });
  });
});

describe("looking for an update", () => {
  const plugin = { plugin_slug: "Words", update_check_url: null, source_url: null, installed_from: null };
  const checkUrl = "https://a.example/latest.json";

  it.each([{ version: "2.0.0" }, { latest_version: "v2.0.0" }, { tag_name: "v2.0.0" }, { latest: "2.0.0" }])(
    "reads %j",
    async (answer) => {
      const { guardedFetch } = setup({ [checkUrl]: answer });
      expect(await latestVersion(guardedFetch, { ...plugin, update_check_url: checkUrl }, [], signal)).toMatchObject({
        version: "2.0.0",
      });
    },
  );

  it.each([
    [{}, /does not tell a version/],
    [{ version: "soon" }, /version/],
    ["<html>", /does not answer in JSON/],
    [403, /refuses/],
    [404, /404/],
  ])("says what is wrong with %j", async (answer, reason) => {
    const { guardedFetch } = setup({ [checkUrl]: answer });
    await expect(latestVersion(guardedFetch, { ...plugin, update_check_url: checkUrl }, [], signal)).rejects.toThrow(
      reason,
    );
  });

  it("asks the repository where nothing else is named, and nobody where that is not named either", async () => {
    const { guardedFetch, asked } = setup({ [`${API}/latest`]: { tag_name: "v3.0.0", assets: [] } });
    const found = await latestVersion(
      guardedFetch,
      { ...plugin, source_url: "https://github.com/ada/words" },
      [],
      signal,
    );
    expect(found?.version).toBe("3.0.0");
    expect(await latestVersion(guardedFetch, plugin, [], signal)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

describe("the marketplace", () => {
  const entry = { plugin_slug: "Words", name: "Words", version: "1.0.0", download_url: "words.zip" };

  function shop(text: () => string, base: string | null = "https://shop.example/list.json") {
    const time = { now: 0, reads: 0 };
    const read: CatalogueSource["read"] = async () => (time.reads++, text());
    return { time, market: createMarketplace({ from: "shop", base, read }, { now: () => time.now }) };
  }

  it("is read again after five minutes or when asked to, with whole addresses, without what is not understood", async () => {
    const { time, market } = shop(() =>
      JSON.stringify({ plugins: [entry, { name: "broken" }, { ...entry, version: "x" }] }),
    );
    const read = await market.read({ signal });
    expect(read).toMatchObject({
      leftOut: [
        "entry 2 (plugin_slug: is required; version: is required; download_url: is required)",
        "Words (version: must be a semantic version such as 1.0.0)",
      ],
      plugins: [{ download_url: "https://shop.example/words.zip", sha256: null }],
    });
    await market.read({ signal });
    expect(time.reads).toBe(1);
    time.now += 5 * 60_000;
    await market.read({ signal });
    await market.read({ signal, isFresh: true });
    expect(time.reads).toBe(3);
  });

  it("that is a file names archives in its own folder, and no others", async () => {
    const archive = new Uint8Array([1]);
    const asked: string[] = [];
    const beside = async (name: string) => (asked.push(name), name === "words.zip" ? archive : undefined);
    const urls = ["words.zip", "gone.tar.gz", "../words.zip", "/etc/words.zip", "file:///words.zip", ".zip"];
    const plugins = urls.map((download_url, at) => ({ ...entry, plugin_slug: `Words${at}`, download_url }));
    const read = async () => JSON.stringify({ plugins });
    const market = createMarketplace({ from: "list.json", base: null, beside, read }, { now: () => 0 });
    const catalogue = await market.read({ signal });
    expect(catalogue.leftOut).toEqual([2, 3, 4, 5].map((at) => `Words${at} (download_url: must be an https address)`));
    const [there, gone] = catalogue.plugins.map(({ download_url }) => download_url);
    expect(await market.archive(there ?? "", signal)).toBe(archive);
    const { guardedFetch } = setup();
    const other = { url: there ?? "", sha256: "0".repeat(64) };
    await expect(fetchArchive({ guardedFetch, marketplace: market }, other, signal)).rejects.toThrow(
      "What words.zip holds is not what was published",
    );
    await expect(market.archive(gone ?? "", signal)).rejects.toThrow("There is no file gone.tar.gz beside");
    expect(asked).toEqual(["words.zip", "words.zip", "gone.tar.gz"]);
    // A catalogue from the web has no such folder, whatever it names.
    const web = shop(() => JSON.stringify([{ ...entry, download_url: there }])).market;
    expect((await web.read({ signal })).plugins).toEqual([]);
  });

  it.each([
    ["{", /not valid JSON/],
    ["{}", /not a catalogue/],
    ["null", /not a catalogue/],
  ])("says what is wrong with %s", async (text, reason) => {
    const { market } = shop(() => text);
    await expect(market.read({ signal })).rejects.toMatchObject({
      status: 502,
      message: expect.stringMatching(reason),
    });
  });

  it("that cannot be read says why, and what was read before is known still", async () => {
    const answers = [
      () => JSON.stringify([{ ...entry, download_url: "https://a.example/x.zip" }]),
      () => {
        throw new Error("it is closed.");
      },
    ];
    const { market } = shop(() => (answers.shift() ?? String)(), null);
    await market.read({ signal });
    await expect(market.read({ signal, isFresh: true })).rejects.toThrow(
      "The marketplace cannot be read: it is closed.",
    );
    expect(market.known().plugins).toHaveLength(1);
  });
});
