import type { PDFDocumentProxy } from "pdfjs-dist";

/** Points of the page as shown, top left origin. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies over the text of a page. */
export interface PageAnnotations {
  readonly links: readonly { readonly href: string; readonly box: Box }[];
  /** Values of form fields and texts that were typed onto the page: part of what a reader sees. */
  readonly filled: readonly FilledText[];
  /** What readers noted about the page; `author` is empty where the file names none. */
  readonly comments: readonly { readonly author: string; readonly text: string; readonly box: Box }[];
}

export interface FilledText {
  readonly text: string;
  readonly box: Box;
  /** A box to tick: its words stand behind it. */
  readonly isBox: boolean;
}

export const NO_ANNOTATIONS: PageAnnotations = { links: [], filled: [], comments: [] };

/** What is read of pdf.js' annotations. */
interface Annotation {
  readonly annotationType: number;
  readonly annotationFlags?: number;
  readonly rect?: readonly number[];
  readonly url?: string;
  /** Null where the file states areas that lie outside of the rectangle. */
  readonly quadPoints?: object | null;
  readonly contentsObj?: { readonly str?: string };
  readonly titleObj?: { readonly str?: string };
  /** Of a note that only says that another one was accepted or read. */
  readonly stateModel?: string | null;
  /** Lines of the text as it is painted. */
  readonly textContent?: readonly string[];
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly options?: readonly { readonly exportValue?: unknown; readonly displayValue?: unknown }[];
  readonly password?: boolean;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
}

/** pdf.js' numbers of the types of annotations: of what may carry a comment those from LINE to INK, and TEXT. */
const [TEXT, LINK, FREE_TEXT, LINE, INK, WIDGET] = [1, 2, 3, 4, 15, 20];
const TYPES = new Set([TEXT, LINK, FREE_TEXT, WIDGET, ...Array.from({ length: INK - LINE + 1 }, (_, at) => LINE + at)]);

/** The flags "invisible" and "no view" (ISO 32000-1, 12.5.3). */
const NOT_VIEWED = 1 | 32;
const HIDDEN = 2;

/** More characters in one field or comment are made to harm. */
const LONGEST = 100_000;

/**
 * Answers what lies over a page, by its number. `page.getAnnotations` would read the text of the page once more to tell
 * which words each link lies over.
 */
export function createAnnotationReader(pdf: PDFDocumentProxy) {
  const otherPages = new Set(Array.from({ length: pdf.numPages }, (_, index) => index));
  return async (number: number, view: readonly number[]): Promise<PageAnnotations> => {
    otherPages.delete(number - 1);
    const found = (await pdf.getAnnotationsByType(TYPES, otherPages)) as readonly Annotation[] | null;
    otherPages.add(number - 1);
    const placed = (found ?? []).flatMap((annotation) => {
      const box = annotation.rect && boxOf(annotation.rect, view);
      return box ? [{ ...annotation, box, flags: annotation.annotationFlags ?? 0 }] : [];
    });
    return {
      links: placed.flatMap(({ annotationType, url, quadPoints, flags, box }) =>
        annotationType === LINK && url && quadPoints !== null && !(flags & NOT_VIEWED) ? [{ href: url, box }] : [],
      ),
      filled: placed.flatMap((annotation) => {
        const text = annotation.flags & (HIDDEN | NOT_VIEWED) ? "" : shownText(annotation).slice(0, LONGEST);
        const isBox = annotation.checkBox === true || annotation.radioButton === true;
        return text.trim() === "" ? [] : [{ text, box: annotation.box, isBox }];
      }),
      comments: placed.flatMap(({ annotationType, contentsObj, titleObj, stateModel, flags, box }) => {
        const isComment = annotationType === TEXT || (annotationType >= LINE && annotationType <= INK);
        const text = contentsObj?.str?.trim().slice(0, LONGEST) ?? "";
        if (!isComment || text === "" || stateModel || flags & (HIDDEN | NOT_VIEWED)) return [];
        return [{ author: titleObj?.str?.trim().slice(0, 100) ?? "", text, box }];
      }),
    };
  };
}

function boxOf([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], view: readonly number[]): Box | null {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  return Object.values(box).every(Number.isFinite) ? box : null;
}

/** What a field or a typed text shows; empty for others. */
function shownText(annotation: Annotation): string {
  if (annotation.annotationType === FREE_TEXT)
    return annotation.contentsObj?.str || (annotation.textContent?.join("\n") ?? "");
  if (annotation.annotationType !== WIDGET || annotation.password) return "";
  const { fieldType, fieldValue, options = [] } = annotation;
  if (fieldType === "Btn") return tick(annotation);
  if (fieldType === "Tx") return typeof fieldValue === "string" ? fieldValue : "";
  if (fieldType !== "Ch") return "";
  const chosen: readonly unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  const shown = chosen.map((value) => options.find((one) => one.exportValue === value)?.displayValue ?? value);
  return shown.filter((value) => typeof value === "string").join(", ");
}

function tick({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Annotation): string {
  const own = checkBox ? exportValue : radioButton ? buttonValue : null;
  return typeof own !== "string" ? "" : fieldValue === own ? "☒" : "☐";
}
