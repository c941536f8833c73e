/** A part of the program could not be loaded: no network before it was kept, or a release that replaced it. Says nothing about the file. */
export class CodeUnavailable extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The part of the app that reads files could not be loaded (${reason}).`, { cause });
    this.name = "CodeUnavailable";
  }
}

/** By name: errors that crossed a worker boundary have lost their class. */
export const isCodeUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === "CodeUnavailable";

/** What Chromium, Firefox and Safari say of an `import()` whose file cannot be had, and Vite of its styles. */
export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);
