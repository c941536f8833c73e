// Asks a document of yours from a script: uploads it, waits until it is read, searches, asks, and prints the answer with
// its sources. Start Lectern (`npm start`), then, with Node 22.18 or newer:
//
//   node examples/ask-your-documents.ts manual.pdf "How often must it be descaled?"
//
//   --url URL                          the server, http://localhost:8000 when left out
//   --email EMAIL --password PASSWORD  an account; it is made where there is none. LECTERN_TOKEN holds a token instead.
//                                      With neither, the built-in user of a server on this machine is asked.
//   --clean                            delete afterwards what was made, save the account
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { createLectern, LecternError, type Document, type Lectern } from "../client/lectern-client.ts";

interface Visit {
  readonly lectern: Lectern;
  /** Gives back what was only needed for the visit. */
  leave(): Promise<void>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string", default: "http://localhost:8000" },
    email: { type: "string" },
    password: { type: "string" },
    clean: { type: "boolean", default: false },
  },
});

try {
  const [path, question] = positionals;
  if (!path || !question) throw new Error('Usage: node examples/ask-your-documents.ts FILE "QUESTION" [--clean]');
  const { email, password } = values;
  const visit = email && password ? await comeIn(email, password) : asWhoIsThere();
  try {
    await askAbout(visit.lectern, path, question);
  } finally {
    await visit.leave();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof LecternError && error.status === 401)
    console.error("Give --email and --password, or LECTERN_TOKEN.");
  if (error instanceof LecternError && error.retryAfter) console.error(`Try again in ${error.retryAfter} seconds.`);
  process.exitCode = 1;
}

function asWhoIsThere(): Visit {
  const token = process.env["LECTERN_TOKEN"];
  return { lectern: createLectern({ baseUrl: values.url, ...(token && { token }) }), leave: async () => undefined };
}

/** Logs in, after registering where that is needed, and goes on with a token of its own: it can be revoked alone. */
async function comeIn(email: string, password: string): Promise<Visit> {
  const session = createLectern({ baseUrl: values.url });
  try {
    await session.login({ body: { email, password } });
  } catch (error) {
    if (!(error instanceof LecternError && error.status === 401)) throw error;
    const username = email.replace(/@.*/, "").replaceAll(/[^\w.-]/g, "-");
    await session.register({ body: { username, email, password } }).catch((refusal: unknown) => {
      if (!(refusal instanceof LecternError && refusal.status === 409)) throw refusal;
      throw new Error(`There is an account for ${email} or one named ${username}, and this is not its password.`, {
        cause: error,
      });
    });
    console.log(`Made an account for ${email}.`);
    await session.login({ body: { email, password } });
  }
  const { id, token } = await session.createAccessToken({ body: { name: "ask-your-documents" } });
  const lectern = createLectern({ baseUrl: values.url, token });
  console.log(`Signed in as ${(await lectern.getMe()).username}.`);
  return {
    lectern,
    async leave() {
      await session.deleteAccessToken({ params: { id } });
      await session.logout();
    },
  };
}

async function askAbout(lectern: Lectern, path: string, question: string): Promise<void> {
  const content = await readFile(path).catch((error: Error) => {
    throw new Error(`The file ${path} cannot be opened (${error.message}).`);
  });
  const name = basename(path);
  const { id: collection_id } = await lectern.createCollection({
    body: { name, description: "Made by examples/ask-your-documents.ts" },
  });
  const { id: session_id } = await lectern.createSession({ body: { name: question.slice(0, 80), collection_id } });
  try {
    const uploaded = await lectern.uploadDocument({ form: { collection_id, file: { name, content } } });
    const document = await read(lectern, uploaded.id);
    console.log(`Read ${document.original_filename}: ${document.chunk_count} passage(s).`);
    // A scan without a text layer is read, and nothing is found in it: it says so itself.
    for (const warning of (document.metadata["warnings"] ?? []) as readonly string[]) console.log(`  ${warning}`);

    const found = await lectern.search({ body: { query: question, collection_id, top_k: 3 } });
    console.log(`\nPassages for "${question}":`);
    for (const { score, content: passage } of found.chunks) console.log(`  ${score.toFixed(2)}  ${oneLine(passage)}`);

    const answer = await lectern.sendMessage({ body: { session_id, message: question } });
    console.log(`\nAnswer: ${answer.content}\n\nSources:`);
    const sources = answer.metadata["source_documents"] as readonly { readonly content: string }[];
    for (const [at, source] of sources.entries()) console.log(`  [${at + 1}] ${name}: ${oneLine(source.content)}`);
  } finally {
    if (values.clean) {
      await lectern.deleteSession({ params: { session_id } });
      await lectern.deleteCollection({ params: { collection_id } });
      console.log("\nDeleted the collection with its document, and the chat.");
    }
  }
}

/** The document once it is read. */
async function read(lectern: Lectern, document_id: string): Promise<Document> {
  for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
    const document = await lectern.getDocument({ params: { document_id } });
    if (document.status === "completed") return document;
    if (document.status === "failed") throw new Error(`It could not be read: ${String(document.metadata["error"])}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
