import React from "react";
import type { Day } from "./diary.ts";

const HEIGHT = 120;
const BAR = 36;
const GAP = 12;
/** Room for the names of the days below the bars, and for the figures above them. */
const BELOW = 22;
const ABOVE = 18;

/** One bar a day, and a line for the goal. */
export function Chart({ days, goal }: { readonly days: readonly Day[]; readonly goal: number }): React.ReactElement {
  const width = days.length * (BAR + GAP);
  const most = Math.max(goal, 10, ...days.map(({ minutes }) => minutes));
  const top = (minutes: number) => ABOVE + HEIGHT - (minutes / most) * HEIGHT;
  const label = days.map(({ date, minutes }) => `${fullName(date)}: ${Math.round(minutes)} minutes`).join(", ");
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${ABOVE + HEIGHT + BELOW}`} role="img" aria-label={label}>
      {days.map(({ key, date, minutes }, index) => {
        const middle = index * (BAR + GAP) + (BAR + GAP) / 2;
        return (
          <g key={key} className={goal > 0 && minutes >= goal ? "day reached" : "day"}>
            <rect x={middle - BAR / 2} y={top(minutes)} width={BAR} height={(minutes / most) * HEIGHT} rx={4} />
            {minutes >= 0.5 && (
              <text className="figure" x={middle} y={top(minutes) - 5}>
                {Math.round(minutes)}
              </text>
            )}
            <text x={middle} y={ABOVE + HEIGHT + 16}>
              {shortName(date)}
            </text>
          </g>
        );
      })}
      {goal > 0 && <line className="goal" x1={0} x2={width} y1={top(goal)} y2={top(goal)} />}
      <line className="floor" x1={0} x2={width} y1={ABOVE + HEIGHT} y2={ABOVE + HEIGHT} />
    </svg>
  );
}

const shortName = (date: Date) => date.toLocaleDateString(undefined, { weekday: "short" }).slice(0, 3);
const fullName = (date: Date) => date.toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long" });
