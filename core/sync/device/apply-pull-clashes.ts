import { applyPage, type Page } from "./apply-pull.ts";
import { settleClashes } from "../merge/clashes.ts";
import type { Clashes } from "../merge/find-clashes.ts";
import type { Procedure } from "../merge/procedure.ts";

/** A page whose rows clash with others in a unique index, which settles it in the same write. */
export const applyClashingPage: Procedure<Page & { readonly clashes: Clashes }> = {
  ...applyPage,
  name: "clashing-page",
  rows: (page) => [...applyPage.rows(page), ...page.clashes.names],
  run(ledger, draft, page) {
    applyPage.run(ledger, draft, page);
    settleClashes(ledger, draft, page.clashes);
  },
};
