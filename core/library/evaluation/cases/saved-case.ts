import { z } from "zod";
import { neverLeaves, NeverLeavesMark } from "../../device-only/stays-here.ts";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";
import { TestCase } from "../evaluation.ts";
import { TestCaseInput } from "../test-cases.ts";

/** What a person thought of the answer that the question was saved from. */
const Rating = z.enum(["up", "down"]);

/** A question with its right answer, kept to be asked again. */
export const SavedCase = z.object({
  id: Uuid,
  collection_id: Uuid.nullable().meta({ description: "Where it is asked; null: in every collection" }),
  question: z.string(),
  ground_truth: z.string().nullable().meta({ description: "The right answer; null where nobody has said it" }),
  category: z.string().nullable(),
  document: z.string().nullable().meta({ description: "Name of the file that holds the answer" }),
  rating: Rating.nullable().meta({ description: "Of the answer it was saved from; null for one written or imported" }),
  message_id: Uuid.nullable().meta({ description: "The answer it was saved from" }),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type SavedCase = z.infer<typeof SavedCase>;

const QUESTION = text(20_000);
const fields = {
  collection_id: Uuid.nullish(),
  ground_truth: z.string().max(200_000).nullish(),
  category: z.string().max(200).nullish(),
  document: z.string().max(1000).nullish(),
  rating: Rating.nullish(),
};

export const NewSavedCase = z.object({
  question: QUESTION,
  ...fields,
  message_id: Uuid.nullish().meta({
    description: "The answer it is saved from; a case saved from the same answer before is replaced",
  }),
});
export type NewSavedCase = z.infer<typeof NewSavedCase>;

export const SavedCaseChange = z.object({ question: QUESTION.optional(), ...fields });
export type SavedCaseChange = z.infer<typeof SavedCaseChange>;

export const CaseFile = z.object({ test_cases: z.array(TestCase), metadata: z.record(z.string(), z.unknown()) });
export type CaseFile = z.infer<typeof CaseFile>;

export const CasesToImport = z.object({
  collection_id: Uuid.nullish(),
  test_cases: z
    .array(TestCaseInput.omit({ id: true }))
    .min(1, "must hold at least one question")
    .max(10_000)
    .meta({
      description: "As in a file of test cases; ids are not kept",
    }),
});
export type CasesToImport = z.infer<typeof CasesToImport>;

export const CasePath = z.object({ case_id: Uuid });

const SavedCaseRow = SavedCase.extend({ owner: z.string(), ...NeverLeavesMark });
export type SavedCaseRow = z.infer<typeof SavedCaseRow>;

export const savedCases = table<SavedCaseRow>({
  name: "evaluation_cases",
  schema: SavedCaseRow,
  indexes: [
    { fields: ["created_at"] },
    { fields: ["collection_id", "created_at"] },
    { fields: ["message_id"], unique: true, clash: "delete" },
  ],
  syncs: true,
  authored: ["question", "ground_truth", "category", "document", "collection_id", "rating"],
  stays: neverLeaves,
});
