import type { ModuleProps } from "lectern";
import React, { useEffect, useState } from "react";
import "./style.css";

/** The config fields of plugin.json. */
interface Config {
  readonly person: string;
}

const KEY = "clicks";

export function MyModule({ person, services }: ModuleProps<Config, "theme">): React.ReactElement {
  const [theme, setTheme] = useState(services.theme.getCurrentTheme);
  // Lectern keeps `localStorage` with the plugin: it takes the permissions storage.read and storage.write.
  const [clicks, setClicks] = useState(() => Number(localStorage.getItem(KEY)));

  useEffect(() => {
    services.theme.addThemeChangeListener(setTheme);
    return () => services.theme.removeThemeChangeListener(setTheme);
  }, [services]);
  useEffect(() => localStorage.setItem(KEY, String(clicks)), [clicks]);

  return (
    <div className="card">
      <h2>Hello, {person}!</h2>
      <p>The theme is {theme}.</p>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks === 1 ? "1 click" : `${clicks} clicks`}
      </button>
    </div>
  );
}
