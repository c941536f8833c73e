/**
 * Rules that tests switch off one at a time, to see that the suite notices (the mutation gate). Everything else runs
 * with `ALL_RULES`.
 */
export interface SyncRules {
  /** R17: the last page's cursor is the head read with it, not its last row. */
  readonly lastPage: boolean;
  /** R18: a cursor below the floor is refused. */
  readonly floor: boolean;
  /** R19: a full pull begins again when the floor passes its first head. */
  readonly fullFloor: boolean;
  /** R22: edits made while a batch is under way stay dirty. */
  readonly separateFlight: boolean;
  /** R23: a batch is applied once. */
  readonly replay: boolean;
  /** R24: the cursor is moved past one's own batch only when nothing else was there. */
  readonly forwardOnlyIfSeen: boolean;
  /** R25: an edit of a row that is not there makes no row. */
  readonly knownRowsOnly: boolean;
  /** R4: equal stamps are told apart by their values. */
  readonly ties: boolean;
  /** R5: an edit leaves a deleted row deleted. */
  readonly deletedStays: boolean;
  /** R8: the value that loses is kept. */
  readonly losersKept: boolean;
  /** R11: what comes in moves the clock. */
  readonly clockSees: boolean;
  /** R12: what is stamped anew keeps its order. */
  readonly inOrder: boolean;
  /** R20: a page and the cursor behind it are one write. */
  readonly pageAtOnce: boolean;
  /** R33: a cycle that was overtaken writes nothing. */
  readonly fence: boolean;
  /** R39: what a server lost that was set back is sent again. */
  readonly heal: boolean;
  /** R40: sums over all rows are compared. */
  readonly digest: boolean;
  /** R43: fields of a newer program are kept. */
  readonly strangers: boolean;
}

export const ALL_RULES: SyncRules = {
  lastPage: true,
  floor: true,
  fullFloor: true,
  separateFlight: true,
  replay: true,
  forwardOnlyIfSeen: true,
  knownRowsOnly: true,
  ties: true,
  deletedStays: true,
  losersKept: true,
  clockSees: true,
  inOrder: true,
  pageAtOnce: true,
  fence: true,
  heal: true,
  digest: true,
  strangers: true,
};
