import type { JSX } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { UnlockForm } from "./unlock-form.tsx";

/** Has a protected document read with its password. */
export function UnlockDocument(props: { readonly document: Document }): JSX.Element {
  const { api, client, filePasswords } = useApp();
  const isPdf = () => props.document.document_type === "pdf";
  const use = () =>
    props.document.status === "failed" ? "read the file" : "recognise the scanned pages that are left";
  const unlock = async (password: string) => {
    const { id } = props.document;
    await api.unlockDocument({ params: { document_id: id }, body: { password } });
    if (isPdf()) filePasswords.remember(id, password);
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.documents }),
      client.invalidateQueries({ queryKey: ["document", id] }),
    ]);
  };
  return (
    <UnlockForm
      name={props.document.original_filename}
      hint={
        isPdf()
          ? `The password is used to ${use()}. It is not stored; this tab remembers it for showing pages until you reload or close it.`
          : `The password is used to ${use()}. It is not stored.`
      }
      onUnlock={unlock}
    />
  );
}
