/** As nearly all come. */
const WRITTEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Upper case and undashed forms as dashed lower case; everything else as it is. */
export function normaliseUuid(value: string): string {
  if (WRITTEN.test(value)) return value;
  const hex = value.toLowerCase().replaceAll("-", "");
  if (hex.length !== 32) return value;
  const dashed = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  const written = value.toLowerCase();
  return written === dashed || written === hex ? dashed : value;
}
