/** Passwords of files that a person has entered, in the memory of this page: a reload or a closed tab forgets them. */
export interface FilePasswords {
  of(documentId: string): string | undefined;
  remember(documentId: string, password: string): void;
  forgetAll(): void;
}

export function createFilePasswords(): FilePasswords {
  const passwords = new Map<string, string>();
  return {
    of: (documentId) => passwords.get(documentId),
    remember: (documentId, password) => void passwords.set(documentId, password),
    forgetAll: () => passwords.clear(),
  };
}
