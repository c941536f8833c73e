import { expect, it, onTestFinished } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { pluginZip } from "../../plugins/testing/make-plugin.ts";
import { change } from "../../storage/store.ts";
import { jobs } from "#core/work/job.ts";

async function setup() {
  const service = createInProcessService();
  onTestFinished(() => service.background.stop());
  const form = new FormData();
  form.set("method", "upload");
  form.set("file", new File([new Uint8Array(pluginZip({ slug: "Words" }))], "plugin.zip"));
  const answer = await service.fetch("/api/v1/plugins/install", { method: "POST", body: form });
  const { job_id } = (await answer.json()) as { job_id: string };
  await service.background.idle();
  const again = async () => {
    await service.store.write([change(jobs, LOCAL_USER, job_id, { status: "failed" })]);
    await service.fetch(`/api/v1/jobs/${job_id}/retry`, { method: "POST" });
    await service.background.idle();
    return (await service.fetch(`/api/v1/jobs/${job_id}`)).json();
  };
  return { ...service, again };
}

it("an install that was cut off when all was done ends completed, though its archive is gone", async () => {
  const { again } = await setup();
  expect(await again()).toMatchObject({ status: "completed", result: { plugin_slug: "Words", version: "1.0.0" } });
});

it("an install without an archive and without the plugin says to upload it again", async () => {
  const { again, fetch } = await setup();
  expect((await fetch("/api/v1/plugins/Words/uninstall", { method: "DELETE" })).status).toBe(204);
  expect(await again()).toMatchObject({ status: "failed", error: expect.stringContaining("Upload it again") });
});
