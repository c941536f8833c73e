import { z } from "zod";

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/** Rectangles on pages, in PDF points from the top left corner of the page as shown. */
export const Marks = z.array(z.object({ page: z.number().int().min(1), ...box }));

/** In PDF points. */
export const PageSizes = z.array(z.object({ page: z.number().int().min(1), width: z.number(), height: z.number() }));
