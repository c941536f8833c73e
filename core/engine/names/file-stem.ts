/** The name of a file without its extension. */
export const fileStem = (name: string): string => name.replace(/\.[a-z0-9]{1,8}$/iu, "");
