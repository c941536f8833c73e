/** A row from its stored text. A store holds only rows that their tables have checked. */
export const rowFrom = <Row>(text: string): Row => JSON.parse(text);
