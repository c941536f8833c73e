import { useNavigate } from "@tanstack/solid-router";
import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Collection } from "#core/library/collections/collection.ts";
import { Button } from "../../ui/button.tsx";
import { removeSample } from "../documents/add-sample.ts";

/** Says that this is the sample, and how to be rid of it. */
export function SampleNote(props: { readonly collection: Collection }): JSX.Element {
  const app = useApp();
  const navigate = useNavigate();
  const remove = async () => {
    await app.toasts.attempt("The sample could not be removed.", async () => {
      await removeSample(app, props.collection);
      await navigate({ to: "/", search: {} });
    });
  };
  return (
    <p class="home-scope">
      This is a made-up sample.
      <Button small look="plain" icon="trash" onClick={() => void remove()}>
        Remove the sample
      </Button>
    </p>
  );
}
