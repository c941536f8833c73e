import { z } from "zod";
import { badRequest } from "#core/http/errors.ts";
import { text } from "#core/http/fields.ts";
import { tryCheck } from "#core/http/issues.ts";
import { findUnsafeText, isDeep, TOO_DEEP } from "#core/http/json.ts";
import type { TestCaseRow } from "./evaluation.ts";

export const TestCaseInput = z.object({
  id: z.union([z.string().max(200), z.number()]).optional(),
  question: text(20_000),
  ground_truth: z.string().max(200_000).nullish(),
  category: z.string().max(200).nullish(),
  document: z.string().max(1000).nullish(),
});

const TestCases = z.array(TestCaseInput).min(1, "must hold at least one question").max(10_000);
const TestCaseFile = z.object({ test_cases: TestCases });

/** Reads `{test_cases: […]}` or a bare array of test cases; what is wrong is 400 with the place. */
export function parseTestCases(name: string, content: string): TestCaseRow[] {
  const value = readJson(name, content);
  const unsafe = findUnsafeText(value);
  if (unsafe) throw badRequest(`${name}: ${unsafe.path.join(".")}: ${unsafe.message}`);
  const file = Array.isArray(value) ? { test_cases: value } : value;
  const result = tryCheck(TestCaseFile, file, "body");
  if (result.issues) {
    const places = result.issues.slice(0, 5);
    throw badRequest(
      `${name}: ${places.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`).join("; ")}`,
    );
  }
  return result.data.test_cases.map((testCase, index) => ({
    id: String(testCase.id ?? index + 1),
    question: testCase.question,
    ground_truth: testCase.ground_truth ?? null,
    category: testCase.category ?? null,
    document: testCase.document ?? null,
  }));
}

function readJson(name: string, content: string): unknown {
  if (isDeep(content)) throw badRequest(`${name}: ${TOO_DEEP}`);
  try {
    return JSON.parse(content.replace(/^\ufeff/, ""));
  } catch (error) {
    throw badRequest(`${name}: is not valid JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
