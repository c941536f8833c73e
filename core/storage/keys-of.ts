/** The keys of an object that has no others than those its type names, such as a table of words. */
export const keysOf = <Named extends object>(named: Named): (keyof Named & string)[] =>
  Object.keys(named) as (keyof Named & string)[];
