import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from "solid-js";
import { AccountView } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { SelectField, optionsOf } from "../../ui/select-field.tsx";
import { loaded } from "../../ui/states.tsx";
import { allPages, pageKeys } from "../pages/read-pages.ts";
import { DefinedSetting } from "./defined-setting.tsx";
import { categoryName, groupSettings, instancesOf } from "./group-settings.ts";
import { type Place, type Scope, settingKeys } from "./set-setting.ts";
import type { SettingDefinition, SettingInstance } from "#core/workspace/settings/setting.ts";
import "./defined-settings.css";

/** Every setting that Lectern or a plugin has defined. */
export function DefinedSettings(): JSX.Element {
  const { api } = useApp();
  const definitions = useQuery(() => ({
    queryKey: settingKeys.definitions,
    queryFn: () => api.listSettingDefinitions({ query: { limit: 1000 } }),
    reconcile: "id",
  }));
  const instances = useQuery(() => ({
    queryKey: settingKeys.instances,
    queryFn: () => api.listSettingInstances({ query: { limit: 1000 } }),
    reconcile: "id",
  }));
  return (
    <section class="card settings-section defined-settings stack-start" aria-labelledby="defined-settings">
      <h2 id="defined-settings">All settings</h2>
      <p>What Lectern and its plugins let you choose. Scripts read and change the same through the API.</p>
      <AccountView
        query={definitions}
        belongs="Settings belong to an account"
        loading="Loading the settings…"
        failed="The settings could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="note">Nothing is defined. Plugins bring settings of their own.</p>}
      >
        {(list) => (
          <AccountView
            query={instances}
            belongs="Settings belong to an account"
            loading="Loading what you have set…"
            failed="What you have set could not be loaded."
          >
            {(set) => <Settings definitions={list()} instances={set()} />}
          </AccountView>
        )}
      </AccountView>
    </section>
  );
}

const SCOPES: readonly { readonly scope: Scope; readonly label: string }[] = [
  { scope: "user", label: "You" },
  { scope: "system", label: "The whole installation" },
  { scope: "page", label: "One page" },
];

/** Under Keyboard, and under Language and look. */
const IN_SECTIONS = ["lectern.theme", "lectern.single_key_shortcuts"];

function Settings(props: {
  readonly definitions: readonly SettingDefinition[];
  readonly instances: readonly SettingInstance[];
}): JSX.Element {
  const [words, setWords] = createSignal("");
  const [scope, setScope] = createSignal<Scope>("user");
  const [pageId, setPageId] = createSignal<string>();
  const pages = usePages(() => scope() === "page");
  const page = () => pages().find(({ id }) => id === pageId()) ?? pages()[0];
  const place = (): Place => ({ scope: scope(), page_id: scope() === "page" ? (page()?.id ?? null) : null });
  /** Those with a control in a section of the settings are found by their words, and for others than oneself. */
  const listed = () =>
    scope() === "user" && words() === ""
      ? props.definitions.filter(({ id }) => !IN_SECTIONS.includes(id))
      : props.definitions;
  const groups = createMemo(() => groupSettings(listed(), { scope: scope(), words: words() }));
  const scopes = () =>
    SCOPES.filter((each) => props.definitions.some(({ allowed_scopes }) => allowed_scopes.includes(each.scope)));
  return (
    <>
      <div class="settings-find" role="search">
        <TextField label="Find a setting" type="search" value={words()} onInput={setWords} />
        <Show when={scopes().length > 1}>
          <SelectField
            label="For"
            options={scopes().map(({ scope, label }) => [scope, label])}
            value={scope()}
            onChange={(value) => {
              const chosen = scopes().find((each) => each.scope === value);
              if (chosen) setScope(chosen.scope);
            }}
          />
        </Show>
        <Show when={scope() === "page" && pages().length > 0}>
          <SelectField label="Which page" options={optionsOf(pages())} value={page()?.id} onChange={setPageId} />
        </Show>
      </div>
      <Show
        when={scope() !== "page" || page()}
        fallback={
          <p class="note">
            You have no pages to set anything for. <Link to="/pages">Make one</Link>
          </p>
        }
      >
        <Show
          when={groups().length > 0}
          fallback={
            <p class="note">
              No setting has that.{" "}
              <Button small look="plain" onClick={() => setWords("")}>
                Show all
              </Button>
            </p>
          }
        >
          {/* By id: a value that is being written outlives a change of another. */}
          <For each={groups().map(({ category }) => category)}>
            {(category) => (
              <Category
                category={category}
                definitions={groups().find((group) => group.category === category)?.definitions ?? []}
                instances={props.instances}
                place={place()}
              />
            )}
          </For>
        </Show>
      </Show>
    </>
  );
}

function usePages(isWanted: () => boolean) {
  const { api } = useApp();
  const query = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api), enabled: isWanted() }));
  return () => (isWanted() ? (loaded(query) ?? []) : []);
}

interface CategoryProps {
  readonly category: string;
  readonly definitions: readonly SettingDefinition[];
  readonly instances: readonly SettingInstance[];
  readonly place: Place;
}

function Category(props: CategoryProps): JSX.Element {
  const id = createUniqueId();
  const keyOf = (place: Place) => `${place.scope} ${place.page_id ?? ""}`;
  return (
    <section class="setting-group" aria-labelledby={id}>
      <h3 id={id}>{categoryName(props.category)}</h3>
      <For each={props.definitions}>
        {(definition) => (
          // Another place is another value: its control begins anew.
          <Show when={keyOf(props.place)} keyed>
            {(_) => (
              <Show
                when={definition.is_multiple}
                fallback={
                  <DefinedSetting
                    definition={definition}
                    instance={instancesOf(props.instances, definition, props.place)[0]}
                    place={props.place}
                  />
                }
              >
                <ManyValues definition={definition} instances={props.instances} place={props.place} />
              </Show>
            )}
          </Show>
        )}
      </For>
    </section>
  );
}

/** A setting that may have several values, told apart by their names. */
function ManyValues(props: {
  readonly definition: SettingDefinition;
  readonly instances: readonly SettingInstance[];
  readonly place: Place;
}): JSX.Element {
  const [added, setAdded] = createSignal<readonly string[]>([]);
  const [name, setName] = createSignal("");
  const set = () => instancesOf(props.instances, props.definition, props.place);
  const names = createMemo(() => [...new Set([...set().map((instance) => instance.name), ...added()])]);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (name().trim()) setAdded((list) => [...list, name().trim()]);
    setName("");
  };
  return (
    <div class="setting-many">
      <h4>{props.definition.name}</h4>
      <p class="note">{props.definition.description} It may have several values, each with a name.</p>
      <For each={names()}>
        {(each) => (
          <DefinedSetting
            definition={props.definition}
            instance={set().find((instance) => instance.name === each)}
            place={props.place}
            name={each}
          />
        )}
      </For>
      <form class="setting-add" onSubmit={add}>
        <TextField
          label={`Name of another ${props.definition.name}`}
          maxlength={200}
          value={name()}
          onInput={setName}
        />
        <Button type="submit" icon="plus" disabled={!name().trim()}>
          Add it
        </Button>
      </form>
    </div>
  );
}
