import type { NewPersona as PersonaToMake } from "#core/chat/personas/persona.ts";
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
/** Fields left out get their defaults from the service. */
export type NewPersona = Partial<PersonaToMake> & Pick<PersonaToMake, "name" | "system_prompt">;
