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
};
