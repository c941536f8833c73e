import type { Quantity } from "./quantities.ts";

/** Share by which two figures differ at most that are the same, but for what reckoning with fractions adds. */
export const EXACT = 1e-6;

export const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** Whether a figure is another but for a share of the other. */
export const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by * Math.abs(b);

/** The first value of a figure, in the base unit of its dimension. */
export const baseOf = ({ values: [value = 0], unit }: Quantity): number => value * (unit?.factor ?? 1);
