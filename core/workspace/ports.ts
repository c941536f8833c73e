import type { StoredRow, Table } from "../storage/table.ts";

export interface OfPagesPort {
  /** Tables of other folders whose rows go with their page. */
  readonly ofPages: readonly Table<OfPage>[];
}

export interface OfPage extends StoredRow {
  readonly page_id: string | null;
}
