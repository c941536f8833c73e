/** The `code` of a 401: this host has no such account, so logging in again does not help. */
export const ACCOUNT_GONE = "account_gone";

/** The `code` of a 401 for a login that ended because the account has another password. */
export const PASSWORD_CHANGED = "password_changed";
