import { describe, expect, it } from "vitest";
import type { Job } from "#core/api/job-kinds.ts";
import { plainly, stateOf, titleOf } from "./job-words.ts";

const job = (fields: Partial<Job>) =>
  ({ job_type: "document_process", status: "running", payload: {}, message: null, error: null, ...fields }) as Job;

describe("the words of a job", () => {
  it("name what it is about, and say so when that is gone", () => {
    const names = (id: string) => (id === "a" ? "tea.md" : undefined);
    expect(titleOf(job({ payload: { document_id: "a" } }), names)).toBe("tea.md");
    expect(titleOf(job({ payload: { document_id: "b" } }), names)).toBe("A document that is gone");
    expect(titleOf(job({ job_type: "plugin_install", payload: { repo_url: "https://www.host.org/a/b" } }), names)).toBe(
      "host.org/a/b",
    );
  });

  it("tell sizes and phases as a person would", () => {
    expect(plainly("Reading: 12033 of 157342 bytes")).toBe("Reading: 12 kB of 157 kB");
    expect(plainly("Embedding: 3 of 90 chunks")).toBe("Learning its meaning: 3 of 90 passages");
  });

  it("tell the reason of a failure, and no stale progress of what was cancelled", () => {
    expect(stateOf(job({ status: "failed", error: "The file is encrypted." }), 0)).toBe("The file is encrypted.");
    expect(stateOf(job({ status: "cancelled", message: "Reading: 3 of 9 pages" }), 0)).toBe("Cancelled.");
    expect(stateOf(job({ status: "pending", scheduled_for: "2099-01-01T00:00:00Z" }), 0)).toMatch(/^Begins .*2099/);
  });
});
