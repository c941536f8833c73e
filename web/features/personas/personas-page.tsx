import { Key } from "@solid-primitives/keyed";
import { useQuery } from "@tanstack/solid-query";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { AccountView, mustLogIn } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Persona } from "#core/chat/personas/persona.ts";
import type { PersonaPage } from "../../app/client/answers.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty } from "../../ui/states.tsx";
import { PromptLibrary } from "../prompts/prompt-library.tsx";
import { PersonaDialog } from "./persona-dialog.tsx";
import "./personas.css";

/** Ways of answering and texts for questions that a person has written down: list, make, change, delete. */
export function PersonasPage(): JSX.Element {
  const { api } = useApp();
  const query = useQuery(() => ({
    queryKey: keys.personas,
    queryFn: () => api.listPersonas({ query: { limit: 1000 } }),
  }));
  const [edited, setEdited] = createSignal<Persona | "new">();
  const changed = () => {
    const persona = edited();
    return persona === "new" ? undefined : persona;
  };
  return (
    <div class="page">
      <header class="page-head">
        <h1>Personas and prompts</h1>
        <Button look="solid" icon="plus" onClick={() => setEdited("new")} disabled={mustLogIn(query)}>
          New persona
        </Button>
      </header>
      <p class="lede">
        A persona is an instruction to a language model: in which voice, and how carefully, it is to answer. A prompt is
        a text that you put into questions again and again.
      </p>
      <p class="note">
        Choose one for a chat, or ask it with @ and its name. Where no language model answers, passages are quoted word
        for word, whoever was asked.
      </p>
      <AccountView
        query={query}
        belongs="Personas belong to an account"
        loading="Loading your personas…"
        failed="Your personas could not be loaded."
        isEmpty={(page) => page.personas.length === 0}
        empty={
          <Empty icon="persona" title="No personas yet">
            <p>Write down once how you like to be answered.</p>
            <Button icon="plus" onClick={() => setEdited("new")}>
              Write the first one
            </Button>
          </Empty>
        }
      >
        {(page) => <PersonaList page={page()} onEdit={setEdited} />}
      </AccountView>
      <Show when={!mustLogIn(query)}>
        <section class="card personas-prompts" aria-labelledby="prompts">
          <h2 id="prompts">Prompts</h2>
          <PromptLibrary />
        </section>
      </Show>
      <PersonaDialog open={edited() !== undefined} {...given(changed())} onClose={() => setEdited(undefined)} />
    </div>
  );
}

function PersonaList(props: { readonly page: PersonaPage; readonly onEdit: (persona: Persona) => void }): JSX.Element {
  const { api, client, deletes } = useApp();
  const visible = createMemo(() => props.page.personas.filter(({ id }) => !deletes.isGone(id)));
  const remove = ({ id, name }: Persona) => {
    const commit = async () => {
      await api.deletePersona({ params: { persona_id: id } });
      await client.invalidateQueries({ queryKey: keys.personas });
    };
    deletes.remove({ id, what: `“${name}”`, commit });
  };
  return (
    <ul class="personas">
      <Key each={visible()} by="id">
        {(persona) => (
          <li class="card persona" data-active={persona().is_active}>
            <div class="persona-main">
              <h2>
                {persona().name}
                <Show when={!persona().is_active}>
                  <span class="persona-off">switched off</span>
                </Show>
              </h2>
              <Show when={persona().description}>
                <p>{persona().description}</p>
              </Show>
              <p class="persona-prompt note" dir="auto">
                {persona().system_prompt}
              </p>
              <Show when={persona().tags.length > 0}>
                <p class="persona-tags note">
                  <Icon name="quote" size={14} /> {persona().tags.join(", ")}
                </p>
              </Show>
            </div>
            <div class="persona-actions">
              <IconButton icon="edit" label={`Change ${persona().name}`} onClick={() => props.onEdit(persona())} />
              <IconButton icon="trash" label={`Delete ${persona().name}`} onClick={() => remove(persona())} />
            </div>
          </li>
        )}
      </Key>
    </ul>
  );
}

const given = (persona: Persona | undefined) => (persona ? { persona } : {});
