/** What a parameter of this tab's address says, which is taken out of the address: a reload does not say it again. */
export function takeFromAddress(parameter: string): string | null {
  const address = new URL(location.href);
  const value = address.searchParams.get(parameter);
  if (value === null) return null;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, "", address);
  return value;
}
