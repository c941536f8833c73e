import { useQuery } from "@tanstack/solid-query";
import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { QueryView } from "../../ui/states.tsx";
import { DefinedSettings } from "./defined-settings.tsx";
import { SectionList } from "./section-list.tsx";

/** Beside the sections: every setting that is defined, and the version. */
export function SettingsPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Settings</h1>
      <SectionList isBeside={false} />
      <DefinedSettings />
      <About />
    </div>
  );
}

function About(): JSX.Element {
  const { api } = useApp();
  const health = useQuery(() => ({ queryKey: ["health"], queryFn: () => api.getHealth() }));
  return (
    <section class="card settings-section stack-start">
      <h2>About</h2>
      <QueryView query={health} loading="Asking for the version…" failed="The service does not answer.">
        {(data) => <p>Lectern {data().version}. Your documents answer, on your own device.</p>}
      </QueryView>
      <p>
        <a href="/docs">API documentation</a> for scripts: the same surface this page uses.
      </p>
    </section>
  );
}
