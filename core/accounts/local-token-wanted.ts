/** The `code` of a 401 by a server with `LOCAL_TOKEN=required`: no login is wanted, but its printed address opened once. */
export const LOCAL_TOKEN_WANTED = "local_token_wanted";
