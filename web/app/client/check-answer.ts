import { serverRoutes } from "#core/api/server-app.ts";
import { answerCheck } from "#core/http/row-table.ts";

/** Throws where an answer is not what its row declares. For development and tests: it loads every schema. */
export const checkAnswer = answerCheck(serverRoutes);
