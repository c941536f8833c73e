/** Why the data in `lifecycle_manager.py` cannot be read; the message is for the plugin's author. */
export class LiteralError extends Error {
  /** 1 for the first. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = "LiteralError";
    this.line = line;
  }
}
