import { counted } from "#core/http/counted.ts";
import type { Place } from "../content/places.ts";
import { SCREENS, type Screen } from "../content/screens.ts";

/** "Text 1: column 3, row 2, 6 of 12 columns wide, 4 rows high." */
export const placeWords = (name: string, { x, y, w, h }: Place, screen: Screen): string =>
  `${name}: column ${x + 1}, row ${y + 1}, ${w} of ${SCREENS[screen].columns} columns wide, ${counted(h, "row")} high.`;
