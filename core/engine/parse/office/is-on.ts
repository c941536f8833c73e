/** An on/off property is on when it is there, unless it says otherwise. */
export function isOn(value: string | undefined): boolean {
  return value !== "0" && value !== "false" && value !== "off";
}
