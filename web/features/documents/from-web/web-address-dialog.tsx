import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { useCollections } from "../../../app/queries.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogForm } from "../../../ui/dialog-form.tsx";
import { loaded } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { isSample } from "../add-sample.ts";
import { CollectionChoice } from "../collection-choice.tsx";
import { chooseCollection } from "../uploads.ts";
import { bookmarkFor, webAddressOf, type WebAddressAsked } from "./web-address.ts";
import "./web-address-dialog.css";

/** Asks for the address of a web page, fetches it when told to, and adds it. */
export function WebAddressDialog(): JSX.Element {
  const { webAddress } = useApp();
  return (
    <Dialog open={webAddress.asked() !== undefined} title="Add from the web" onClose={() => webAddress.close()}>
      <Show when={webAddress.asked()}>{(asked) => <WebAddressForm asked={asked()} />}</Show>
    </Dialog>
  );
}

function WebAddressForm(props: { readonly asked: WebAddressAsked }): JSX.Element {
  const app = useApp();
  const collections = useCollections();
  const [typed, setTyped] = createSignal(props.asked.url ?? "");
  const [chosen, setChosen] = createSignal(props.asked.collectionId);
  const choices = () => (loaded(collections) ?? []).filter((each) => !isSample(each) || each.id === chosen());
  const place = () => choices().find(({ id }) => id === chosen()) ?? choices()[0];
  const url = () => webAddressOf(typed());
  const before = () => (app.lists.plainDocuments() ?? []).find(({ source }) => source !== null && source.url === url());

  const save = async () => {
    const address = url();
    if (address === undefined) throw new Error("This is not a web address. Copy it from the browser's address bar.");
    const collection = place() ?? (await chooseCollection(app, null));
    const document = await app.api.addDocumentFromWeb({ body: { url: address, collection_id: collection.id } });
    app.uploads.took(document);
    app.webAddress.close();
    app.toasts.show(`“${document.original_filename}” was added to “${collection.name}”.`);
  };

  return (
    <DialogForm
      submit="Add"
      busy="Fetching…"
      isComplete={typed().trim() !== ""}
      save={save}
      onCancel={() => app.webAddress.close()}
    >
      <TextField
        label="Address"
        hint="Of a web page, or of a file such as a PDF. It is fetched once, when you press Add."
        inputmode="url"
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        required
        maxlength={2000}
        dir="ltr"
        autofocus
        value={typed()}
        onInput={setTyped}
      />
      <Show when={before()}>
        {(known) => (
          <p class="field-hint" role="status">
            You added this page before, as “{known().original_filename}” on{" "}
            {new Date(known().source?.fetched_at ?? known().created_at).toLocaleDateString()}.
          </p>
        )}
      </Show>
      <CollectionChoice collections={choices()} chosen={place()?.id} onChoose={setChosen} />
      <details class="web-address-bookmark">
        <summary>Add pages with a bookmark</summary>
        <p>
          Drag{" "}
          <a
            class="button"
            data-look="soft"
            data-small=""
            href={bookmarkFor(location.origin)}
            onClick={(event) => event.preventDefault()}
          >
            Add to Lectern
          </a>{" "}
          to your bookmarks bar. On any page, it opens this dialog with the address of that page.
        </p>
      </details>
    </DialogForm>
  );
}
