import { expect, test } from "vitest";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Model } from "#core/models/local/models.ts";
import type { Api } from "../../app/client/client.ts";
import { addFiles, pathOf, PIECE } from "./add-files.ts";

interface Sent {
  readonly path: string;
  readonly offset: number;
  readonly bytes: number;
}

function setup({ has = 0 } = {}) {
  const sent: Sent[] = [];
  const addModelFile: Api["addModelFile"] = async ({ fields = {}, files = {} }) => {
    const [path = "", offset] = [fields["path"], Number(fields["offset"])];
    if (path.endsWith(".onnx") && offset < has)
      throw new RequestFailed(409, `There are ${has} bytes of ${path}; go on from there.`);
    sent.push({ path, offset, bytes: files["piece"]?.size ?? 0 });
    return { id: "tiny", status: "paused" } as Model;
  };
  return { api: { addModelFile }, sent };
}

const model = { id: "tiny" };
const ignore = () => undefined;

test("files are handed over in pieces, small ones first, each to its place", async () => {
  const { api, sent } = setup();
  const files = [new File([new Uint8Array(PIECE + 5)], "model.onnx"), new File(["{}"], "config.json")];
  const progress: number[] = [];
  await addFiles(api, model, files, ({ done }) => progress.push(done));
  expect(sent).toEqual([
    { path: "config.json", offset: 0, bytes: 2 },
    { path: "onnx/model.onnx", offset: 0, bytes: PIECE },
    { path: "onnx/model.onnx", offset: PIECE, bytes: 5 },
  ]);
  expect(progress).toEqual([0, 2, 2 + PIECE]);
});

test("a file of which some is there already goes on from there", async () => {
  const { api, sent } = setup({ has: PIECE });
  await addFiles(api, model, [new File([new Uint8Array(PIECE + 5)], "model.onnx")], ignore);
  expect(sent).toEqual([{ path: "onnx/model.onnx", offset: PIECE, bytes: 5 }]);
});

test("an empty file is handed over too", async () => {
  const { api, sent } = setup();
  await addFiles(api, model, [new File([], "config.json")], ignore);
  expect(sent).toEqual([{ path: "config.json", offset: 0, bytes: 0 }]);
});

test("what else is refused is told", async () => {
  const api = { addModelFile: () => Promise.reject(new RequestFailed(400, "No file of this model.")) };
  await expect(addFiles(api, model, [new File(["x"], "a")], ignore)).rejects.toThrow("No file of this model.");
});

test("a file in a folder keeps its place within it", () => {
  expect(pathOf({ name: "a.onnx", webkitRelativePath: "model/onnx/a.onnx" })).toBe("onnx/a.onnx");
  expect(pathOf({ name: "a.onnx", webkitRelativePath: "" })).toBe("onnx/a.onnx");
  expect(pathOf({ name: "config.json", webkitRelativePath: "model/config.json" })).toBe("config.json");
});
