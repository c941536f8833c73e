/** What the browser itself says about a username that will not do. */
export const USERNAME = {
  pattern: "[A-Za-z0-9_.\\-]{3,50}",
  title: "3 to 50 letters, digits, or any of _ . -",
} as const;
