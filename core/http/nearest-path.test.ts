import { expect, test } from "vitest";
import { nearestPath } from "./nearest-path.ts";

const routes = ["/api/collections", "/api/documents/:document_id/file", "/v1/chat/completions", "/v1/models"].map(
  (fullPath) => ({ fullPath }),
);

test.each([
  ["/api/collection", "/api/collections"],
  ["/api/Collections/", "/api/collections"],
  ["/v1/chat/completion", "/v1/chat/completions"],
  ["/api/documents/9/files", "/api/documents/{document_id}/file"],
  ["/v1/completions", undefined],
  ["/v1/files", undefined],
  ["/api/collections/1/2", undefined],
  [`/api/${"c".repeat(5000)}`, undefined],
])("%#. the path that was probably meant", (path, nearest) => {
  expect(nearestPath(path, routes)).toBe(nearest);
});
