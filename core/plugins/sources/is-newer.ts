import compare from "semver/functions/compare.js";

export const isNewer = (version: string, than: string): boolean => compare(version, than) > 0;
