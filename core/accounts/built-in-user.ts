import { LOCAL_USER } from "#core/http/context.ts";
import type { User } from "./user.ts";

/** The profile of a device on which nobody has made an account. */
export const builtInUser: User = {
  id: LOCAL_USER,
  username: "local",
  email: "local@localhost",
  full_name: null,
  profile_picture: null,
  is_active: true,
  is_verified: false,
};
