import { describePermissions } from "#core/plugins/registry/permissions.ts";
import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { Match, Show, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { InstallsBegun } from "./install-progress.tsx";
import { createInstalls } from "./installs.ts";
import { findMissing, type Missing } from "./find-missing.ts";
import { usePluginActions } from "./plugin-actions.ts";
import { Permissions, Problems } from "./problems.tsx";
import "./plugins.css";

/** Says which plugin a module waits for, and offers what brings it here: one tap. */
export function MissingPlugin(props: { readonly slug: string; readonly module: string }): JSX.Element {
  const { api } = useApp();
  const installs = createInstalls();
  const missing = useQuery(() => ({
    queryKey: [...keys.plugins, "missing", props.slug, props.module],
    queryFn: () => findMissing(api, props.slug, props.module),
    staleTime: 0,
  }));
  const of = <Kind extends Missing["kind"]>(kind: Kind) => {
    const known = loaded(missing);
    return known?.kind === kind ? (known as Extract<Missing, { readonly kind: Kind }>) : undefined;
  };
  return (
    <>
      <Show when={installs.begun().length === 0}>
        <Switch fallback={<p class="note">{waitsFor(props.slug)}</p>}>
          <Match when={of("offered")}>
            {(offer) => (
              <Offered
                offer={offer()}
                isBusy={installs.isBusy()}
                onInstall={() =>
                  void installs.begin(offer().name, () =>
                    offer().from === "account"
                      ? api.installPluginFromMarketplace({
                          params: { plugin_slug: props.slug },
                          query: { from: "account" },
                        })
                      : api.installPluginFromMarketplace({ params: { plugin_slug: props.slug } }),
                  )
                }
              />
            )}
          </Match>
          <Match when={of("off")}>{(off) => <SwitchedOff off={off()} />}</Match>
          <Match when={of("other version")}>
            {(here) => (
              <p class="note">
                {here().name} {here().version} is here, but has no module of this name. <PluginsLink />
              </p>
            )}
          </Match>
          <Match when={of("unknown") ?? missing.isError}>
            <p class="note">
              {waitsFor(props.slug)} It is not here, and neither your account nor the marketplace has it.{" "}
              <PluginsLink />
            </p>
          </Match>
        </Switch>
      </Show>
      <InstallsBegun installs={installs} />
      <Problems what="It cannot be installed:" problems={installs.problems()} />
    </>
  );
}

const waitsFor = (name: string) => `This waits for the plugin ${name}.`;

const PluginsLink = () => <Link to="/settings/plugins">See your plugins</Link>;

interface OfferedProps {
  readonly offer: Extract<Missing, { readonly kind: "offered" }>;
  readonly isBusy: boolean;
  readonly onInstall: () => void;
}

function Offered(props: OfferedProps): JSX.Element {
  return (
    <>
      <p class="note">
        {waitsFor(props.offer.name)}{" "}
        {props.offer.from === "account" ? "Your account has it." : "The marketplace has it."}
      </p>
      <div class="row">
        <Button look="solid" icon="download" disabled={props.isBusy} onClick={() => props.onInstall()}>
          Install {props.offer.name} {props.offer.version}
        </Button>
      </div>
      <details class="plugin-asks">
        <summary>What it asks for</summary>
        <Permissions list={describePermissions(props.offer.permissions)} />
      </details>
    </>
  );
}

function SwitchedOff(props: { readonly off: Extract<Missing, { readonly kind: "off" }> }): JSX.Element {
  const act = usePluginActions();
  const what = () => (props.off.module ? `The module ${props.off.module.name}` : `The plugin ${props.off.name}`);
  return (
    <>
      <p class="note">{what()} is switched off.</p>
      <div class="row">
        <Button look="solid" onClick={() => void act.switchOn(props.off)}>
          Switch it on
        </Button>
      </div>
    </>
  );
}
