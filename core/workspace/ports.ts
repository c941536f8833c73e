import type { Table } from "../storage/table.ts";

export interface OfPagesPort {
  /** Tables of other folders whose rows go with their page. */
  readonly ofPages: readonly Table<OfPage>[];
}

export type OfPage = {
  readonly id: string;
  readonly owner: string;
  readonly page_id: string | null;
};
