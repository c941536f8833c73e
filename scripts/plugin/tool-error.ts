/** What the author of a plugin has to mend; the message says how. */
export class ToolError extends Error {}
