import { afterAll, expect } from "vitest";
import { createInProcessService } from "../testing/in-process.ts";
import { sendInProcess } from "../testing/send-in-process.ts";
import { defineRateLimitContract, LOW_LIMITS } from "./rate-limit.cases.ts";

const service = createInProcessService({ rateLimits: LOW_LIMITS });

afterAll(async () => {
  await service.background.stop();
  expect(service.errors.filter((error) => !String(error).includes("The engine made segments"))).toEqual([]);
});

defineRateLimitContract({ name: "memory, in this process", send: sendInProcess(service.fetch), remembers: "device" });
