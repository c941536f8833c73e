import { RequestFailed } from "#core/http/request-failed.ts";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { setSetting, settingKeys } from "./set-setting.ts";

/** What is chosen holds for this browser at once; stored as a setting, scripts and plugins know of it too. */
export function useStored<Value>(id: string, here: () => Value): (value: Value) => void {
  const { api, client } = useApp();
  const choice = useChoice({
    stored: here,
    async save(value) {
      try {
        await setSetting(api, id, value, { scope: "user", page_id: null });
        await client.invalidateQueries({ queryKey: settingKeys.instances });
      } catch (error) {
        // Without an account, or where the setting was deleted, this browser's own memory is all there is.
        if (!(error instanceof RequestFailed && (error.status === 401 || error.status === 422))) throw error;
      }
    },
    failure: () => "It applies in this browser only.",
  });
  return choice.choose;
}
