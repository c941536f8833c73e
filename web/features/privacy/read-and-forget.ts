import type { Api } from "../../app/client/client.ts";

/** Milliseconds between looks whether the file is read, and until it is given up. */
const LOOK = 250;
const PATIENCE = 60_000;

/** The text of a file as the program reads it. The file is in a collection of its own that never leaves, and goes with it. */
export async function readAndForget(api: Api, file: File): Promise<string> {
  const made = { name: "Leak test", description: "Removes itself when the test is over.", never_leaves: true };
  const { id } = await api.createCollection({ body: made });
  try {
    const { id: document } = await api.uploadDocument({ fields: { collection_id: id }, files: { file } });
    const giveUp = Date.now() + PATIENCE;
    while (Date.now() < giveUp) {
      const { status, metadata } = await api.getDocument({ params: { document_id: document } });
      if (status === "completed") return (await api.getDocumentText({ params: { document_id: document } })).text;
      if (status === "failed") throw new Error(String(metadata["error"] ?? "The test file could not be read."));
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    throw new Error("The test file was not read in time. Try again when less is going on.");
  } finally {
    await api.deleteCollection({ params: { collection_id: id } });
  }
}
