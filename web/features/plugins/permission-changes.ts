interface Permission {
  readonly name: string;
  readonly description: string;
}

export interface PermissionChanges {
  /** What the next version may do and this one may not. */
  readonly added: readonly Permission[];
  readonly dropped: readonly Permission[];
}

export function permissionChanges(before: readonly Permission[], after: readonly Permission[]): PermissionChanges {
  const without = (list: readonly Permission[], other: readonly Permission[]) =>
    list.filter(({ name }) => !other.some((known) => known.name === name));
  return { added: without(after, before), dropped: without(before, after) };
}
