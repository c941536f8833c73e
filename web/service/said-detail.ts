import { isRecord } from "#core/storage/is-record.ts";
/** Why a server of Lectern refused, in its words; undefined for an answer that is not in its form. */
export async function saidDetail(answer: Response): Promise<string | undefined> {
  const said: unknown = await answer.json().catch(() => null);
  const detail = isRecord(said) ? said["detail"] : undefined;
  return typeof detail === "string" ? detail : undefined;
}
