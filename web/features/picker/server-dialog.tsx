import { useQuery } from "@tanstack/solid-query";
import type { JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { loaded } from "../../ui/states.tsx";
import { providersQuery } from "../providers/servers.ts";
import { ProviderDialog } from "../providers/provider-dialog.tsx";
import { useChooser } from "./use-picker.ts";

/** The one form for a server, from the list of what answers: it lists the server's models, and one of them answers then. */
export function ServerDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { api } = useApp();
  const chooser = useChooser();
  const providers = useQuery(() => ({ ...providersQuery(api), retry: false }));
  return (
    <ProviderDialog
      open
      kind="openai_compatible"
      providers={loaded(providers) ?? []}
      server={undefined}
      onUse={(provider) => chooser.choose({ kind: "choice", choice: { use: "chosen", provider } }, false)}
      onClose={() => props.onClose()}
    />
  );
}
