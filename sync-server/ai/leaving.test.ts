import { expect, it, onTestFinished } from "vitest";
import { createFakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import { newPerson } from "#contract/platform/people.ts";
import { performRequest, type ContractRequest } from "#contract/request.ts";
import { startInProcess } from "../testing/start-in-process.ts";
import { serveFetch } from "./testing/serve-fetch.ts";

it("a caller that hangs up ends the request at the provider, and what came is kept", async () => {
  const fake = createFakeModelServers();
  const models = await serveFetch(fake.answer);
  const server = await startInProcess({ ollamaUrl: models.origin });
  onTestFinished(async () => {
    await server.close();
    await models.close();
    expect(server.errors).toEqual([]);
  });
  const send = (request: ContractRequest) => performRequest({ request, origin: server.origin });
  const { token, api } = await newPerson(send, "cookies");

  const gone = new AbortController();
  const response = await fetch(`${server.origin}/api/v1/ai/providers/chat`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      provider: "local",
      model: "stalls",
      stream: true,
      messages: [{ role: "user", content: "Hello?" }],
    }),
    signal: gone.signal,
  });
  await response.body?.getReader().read();
  gone.abort();

  await expect.poll(() => fake.received[0]?.isAborted).toBe(true);
  const messages = async () => {
    const [conversation] = (await api.get("/api/v1/users/current/conversations")).body as { id: string }[];
    return (await api.get(`/api/v1/conversations/${conversation?.id}/messages`)).body;
  };
  await expect
    .poll(messages)
    .toMatchObject([{ sender: "user" }, { sender: "assistant", message_metadata: { finish_reason: "cancelled" } }]);
});
