// Writes tiny models in the place of the real ones, for trying the model code without their weights:
// node scripts/make-tiny-models.ts [folder, ./models when left out]
import { writeTinyModels } from "./tiny-models.ts";

for (const line of await writeTinyModels(process.argv[2] ?? "models")) console.log(line);
