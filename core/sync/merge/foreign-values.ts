import type { EnvelopeRow, HeadRow } from "./sync-tables.ts";

/** R43. Characters of JSON that a server keeps for one user without knowing them: nothing else limits them. */
const MAX_FOREIGN = 32 * 1024 * 1024;

type Values = Readonly<Record<string, unknown>>;

export interface ForeignValues {
  /** How much the head counts once the envelope is another; undefined where that stays the same. */
  counted(head: HeadRow, isKnown: boolean, change: Change): number | undefined;
  /** Why so much more is not taken; undefined when it is. */
  refusal(head: HeadRow, isKnown: boolean, row: Arriving): string | undefined;
}

interface Change {
  readonly before: EnvelopeRow | undefined;
  readonly after: EnvelopeRow | undefined;
}

interface Arriving {
  readonly tableName: string;
  readonly before: EnvelopeRow | undefined;
  /** Those that this program does not know. */
  readonly values: Values;
}

/** What a user's devices send and this server does not know. `isKnown` says whether it knows the row's table. */
export const foreignValues: ForeignValues = {
  counted({ foreign = 0 }, isKnown, { before, after }) {
    const grown = foreignSize(after, isKnown) - foreignSize(before, isKnown);
    return grown === 0 ? undefined : Math.max(0, foreign + grown);
  },
  refusal({ foreign = 0 }, isKnown, { tableName, before, values }) {
    const grown = sizeOf(values) - foreignSize(before, isKnown);
    if (grown <= 0 || foreign + grown <= MAX_FOREIGN) return undefined;
    return `this server does not know ${isKnown ? `some fields of ${tableName}` : `the table ${tableName}`}, and keeps no more of such data. Update the server`;
  },
};

const sizeOf = (values: Values | undefined): number => (values === undefined ? 0 : JSON.stringify(values).length);

/** Of a row in its table, the fields that are not known; of one whose table is not known, all of them. */
function foreignSize(row: EnvelopeRow | undefined, isKnown: boolean): number {
  if (row?.place === "table") return sizeOf(row.unknown);
  return row?.place === "parked" || !isKnown ? sizeOf(row?.kept) : 0;
}
