import type { ModuleProps } from "lectern";
import React, { useEffect, useState } from "react";
import { Chart } from "./chart.tsx";
import { added, clock, keepDiary, lastDays, readDiary, stopped, type Diary } from "./diary.ts";
import "./style.css";

interface Config {
  readonly goal: number;
  readonly days: string;
}

/** A timer for reading, and what was read in the last days. */
export function ReadingTimer({ goal, days, services }: ModuleProps<Config, "event">): React.ReactElement {
  const [diary, setDiary] = useState(() => readDiary(localStorage));
  const [by, setBy] = useState("");
  const now = useNow(diary.since !== null);
  const shown = lastDays(diary, Number(days) || 7, now);
  const today = shown.at(-1)?.minutes ?? 0;

  const change = (next: Diary, minutes: number) => {
    keepDiary(localStorage, next);
    setDiary(next);
    if (minutes > 0) {
      const sum = lastDays(next, 1, Date.now())[0]?.minutes ?? 0;
      void services.event.sendMessage({ type: "reading-timer.read", content: { minutes, today: sum } });
    }
  };
  const start = () => change({ ...diary, since: Date.now() }, 0);
  const stop = () => {
    const at = Date.now();
    change(stopped(diary, at), (at - (diary.since ?? at)) / 60_000);
  };
  const add = () => {
    const minutes = Number(by);
    if (!(minutes > 0 && minutes <= 1440)) return;
    change(added(diary, new Date(), minutes), minutes);
    setBy("");
  };

  return (
    <section className="timer" aria-label="Reading timer">
      <div className="now">
        <output className="clock" aria-label="Time of this reading">
          {clock(diary.since === null ? 0 : now - diary.since)}
        </output>
        {diary.since === null ? (
          <button type="button" className="main" onClick={start}>
            Start reading
          </button>
        ) : (
          <button type="button" className="main" onClick={stop}>
            Stop
          </button>
        )}
      </div>
      <p className="today">{summary(today, goal)}</p>
      <Chart days={shown} goal={goal} />
      <div className="by-hand">
        <label>
          Minutes read elsewhere{" "}
          <input
            type="number"
            min={1}
            max={1440}
            value={by}
            onChange={(event) => setBy(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && add()}
          />
        </label>
        <button type="button" onClick={add}>
          Add
        </button>
      </div>
    </section>
  );
}

function summary(today: number, goal: number): string {
  const read = `${Math.round(today)} min today`;
  if (!(goal > 0)) return read;
  const left = Math.ceil(goal - today);
  return left <= 0 ? `${read}. Goal of ${goal} min reached.` : `${read}, ${left} to the goal of ${goal}`;
}

/** The time, each second while it is looked at for seconds, else each minute so that a day begins at midnight. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), isRunning ? 1000 : 60_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
