import { afterAll, expect } from "vitest";
import { createInProcessService } from "../testing/in-process.ts";
import { createRealEngine } from "../testing/real-engine.ts";
import { sendInProcess } from "../testing/send-in-process.ts";
import { definePlatformContract } from "./platform-contract.ts";

const service = createInProcessService({ engine: createRealEngine });

afterAll(async () => {
  await service.background.stop();
  expect(service.errors).toEqual([]);
});

definePlatformContract({ name: "memory, in this process", send: sendInProcess(service.fetch), remembers: "device" });
