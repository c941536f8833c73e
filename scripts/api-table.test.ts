import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { serverRoutes } from "#core/api/server-app.ts";
import { apiTable, withApiTable } from "./api-table.ts";

const row = (tag: string) => ({ api: "platform", tag, method: "GET", fullPath: "/api/v1/x" }) as const;
const both = (...rows: ReturnType<typeof row>[]) => ({ serviceWorker: rows, syncServer: rows });

describe("the table of endpoints", () => {
  it("counts by resource and host, and in all", () => {
    const hosts = {
      serviceWorker: [row("Tags"), row("Tags")],
      syncServer: [row("Tags"), row("Tags"), row("Sync")],
    };
    expect(apiTable(hosts).split("\n").slice(2)).toEqual([
      "| platform | Tags              |              2 |           2 |",
      "| platform | Sync              |              – |           1 |",
      "|          | **all endpoints** |              2 |           3 |",
    ]);
  });

  it("takes the place of the one before and leaves the rest of the page", () => {
    const first = withApiTable("# Title\n", both(row("Tags")));
    const page = `${first}\n## More\n`;
    const second = withApiTable(page, both(row("Tags"), row("Pages")));
    expect(second.replace(/<!-- api-table -->[^]*<!-- \/api-table -->/, "")).toBe(
      page.replace(/<!-- api-table -->[^]*<!-- \/api-table -->/, ""),
    );
    expect(withApiTable(second, both(row("Tags")))).toBe(page);
  });

  it("is current in the README (run `node scripts/api-table.ts`)", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    expect(withApiTable(readme, { serviceWorker: apiRoutes, syncServer: serverRoutes })).toBe(readme);
  });
});
