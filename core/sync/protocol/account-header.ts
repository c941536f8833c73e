/**
 * Names the account a device means. Cookies run out, and on this machine a request without any is the built-in user's:
 * a server refuses what was meant for somebody else than it would be given to.
 */
export const ACCOUNT_HEADER = "lectern-account";
