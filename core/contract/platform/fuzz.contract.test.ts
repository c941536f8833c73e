import { afterAll } from "vitest";
import { createInProcessService } from "../testing/in-process.ts";
import { sendInProcess } from "../testing/send-in-process.ts";
import { defineFuzz, fuzzOptions } from "./testing/fuzz.ts";

const service = createInProcessService();

afterAll(() => service.background.stop());

defineFuzz(
  { name: "memory, in this process", send: sendInProcess(service.fetch), remembers: "device" },
  { ...fuzzOptions(process.env, 400), bugs: () => service.errors.splice(0) },
);
