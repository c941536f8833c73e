import type { Answer } from "./client.ts";

/** Which language models answer, best first. */
export type Ladder = Answer<"getLanguageModels">;
/** A language model that may answer. */
export type Rung = Ladder["rungs"][number];
export type AnswerChoice = Ladder["choice"];
export type ProviderChoice = NonNullable<AnswerChoice["provider"]>;
export type Machine = NonNullable<Answer<"getMachine">>;
export type PersonaPage = Answer<"listPersonas">;
export type CreatedAccessToken = Answer<"createAccessToken">;
