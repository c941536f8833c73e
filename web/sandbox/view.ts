/**
 * What a module shows: plain data, drawn by our own code. There is nothing in it that a browser would load, open or
 * run, so a module can say things to the person who looks at it and to nobody else.
 */
export type ViewNode =
  | { readonly type: "heading"; readonly text: string }
  | { readonly type: "text"; readonly text: string; readonly quiet?: boolean }
  /** A number or a word in large, and what it is. */
  | { readonly type: "figure"; readonly label: string; readonly value: string }
  | { readonly type: "list"; readonly items: readonly string[] }
  | {
      readonly type: "table";
      readonly label: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly type: "meter"; readonly label: string; readonly value: number; readonly max: number }
  | {
      readonly type: "field";
      readonly label: string;
      readonly value: string;
      readonly lines?: number;
      readonly maxLength?: number;
      readonly placeholder?: string;
      readonly input?: string;
    }
  | {
      readonly type: "choice";
      readonly label: string;
      readonly value: string;
      readonly options: readonly { readonly label: string; readonly value: string }[];
      readonly input?: string;
    }
  | { readonly type: "switch"; readonly label: string; readonly value: boolean; readonly input?: string }
  | { readonly type: "button"; readonly label: string; readonly disabled?: boolean; readonly input?: string }
  | { readonly type: "group"; readonly row?: boolean; readonly children: readonly ViewNode[] };

/** The most that is shown at once; more is a mistake or an attack. */
export const VIEW_LIMITS = {
  nodes: 1_000,
  depth: 8,
  /** UTF-16 code units of all texts together. */
  text: 500_000,
} as const;
