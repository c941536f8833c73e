import { Key } from "@solid-primitives/keyed";
import { Link } from "@tanstack/solid-router";
import { type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { rowName } from "#core/sync/merge/row-name.ts";
import { timeWords } from "../../app/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import { keptKeys } from "./kept-keys.ts";
import { ConflictsSection } from "./conflicts-section.tsx";
import { KeptList, KeptRow, useAct, useKeptPage } from "./kept-list.tsx";
import { kindWords, valueWords } from "./kept-words.ts";

/** Nothing is lost: what could not be sent, what was overwritten, and the way to what was deleted. */
export function KeptSections(): JSX.Element {
  const { api, sync } = useApp();
  const recovered = useKeptPage(keptKeys.recovered, (limit) => api.counted("listRecovered", { query: { limit } }));
  const act = useAct();
  const dismiss = async (id: string) => {
    await api.dismissRecovered({ body: { id } });
    // The strip counts them.
    sync.ask({ kind: "sync now" });
  };
  return (
    <>
      <KeptList
        id="kept-could-not-be-sent"
        title="Could not be sent"
        about="The server did not take these changes. Here is what was in them; enter it again where it belongs."
        page={recovered.page()}
        onMore={recovered.more}
      >
        {(items) => (
          <Key each={items()} by="id">
            {(entry) => (
              <KeptRow
                title={`${kindWords(entry().kind)}: ${valueWords(rowName(entry().values) ?? entry().row_id)}`}
                note={`${timeWords(entry().recovered_at)} · ${entry().reason}`}
              >
                <Button small onClick={() => void act(() => dismiss(entry().id), "It was removed from the list.")}>
                  Done with it
                </Button>
              </KeptRow>
            )}
          </Key>
        )}
      </KeptList>
      <ConflictsSection />
      <p>
        <Link to="/library/trash">Open the trash</Link> to bring back what was deleted within 30 days.
      </p>
    </>
  );
}
