export const keptKeys = {
  all: ["kept"] as const,
  deleted: (limit: number) => ["kept", "deleted", limit] as const,
  conflicts: (limit: number) => ["kept", "conflicts", limit] as const,
  decided: (limit: number) => ["kept", "decided", limit] as const,
  recovered: (limit: number) => ["kept", "recovered", limit] as const,
};
