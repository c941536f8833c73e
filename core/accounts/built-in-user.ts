import type { User } from "./user.ts";

/** Owner of everything on a device or server where nobody has an account. */
export const LOCAL_USER = "00000000-0000-4000-8000-000000000001";

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
