import { describe } from "vitest";
import { badInputCases } from "./bad-input.cases.ts";
import { chatOrderCases } from "./chat-order.cases.ts";
import { chatStreamCases } from "./chat-stream.cases.ts";
import { chatVersionCases } from "./chat-versions.cases.ts";
import { chatCases } from "./chat.cases.ts";
import { createCoverage } from "./coverage.ts";
import { collectionCases } from "./collections.cases.ts";
import { changedDocumentCases } from "./changed-documents.cases.ts";
import { documentCases } from "./documents.cases.ts";
import { storageUseCases } from "./storage-use.cases.ts";
import { evaluationCases } from "./evaluation.cases.ts";
import { fromWebCases } from "./from-web.cases.ts";
import { formatCases } from "./formats.cases.ts";
import { highlightCases } from "./highlights.cases.ts";
import { httpCases } from "./http.cases.ts";
import { documentChatListCases } from "./document-chat-lists.cases.ts";
import { modelCases } from "./models.cases.ts";
import type { Send } from "./request.ts";
import { protectedCases } from "./protected.cases.ts";
import { replacedFileCases } from "./replaced-files.cases.ts";
import { savedCaseCases } from "./saved-cases.cases.ts";
import { searchCases } from "./search.cases.ts";
import { uploadCases } from "./uploads.cases.ts";
import { createCaller, type Caller } from "./caller.ts";

export interface ContractHost {
  /** For the headings. */
  readonly name: string;
  /** Called when tests run; the service must be up by then. */
  readonly send: Send;
  /** Bytes of one upload; give a test host a small one, so that going over it is cheap. */
  readonly uploadBytes: number;
  /** Whether `/docs-assets/…` are served; a host without static files has none. */
  readonly docsAssets: boolean;
  /** Origin of `testing/stand-ins.ts`, as the host reaches it. */
  readonly standIns: () => string;
  /** Whether the model of `testing/model-files.ts` can be downloaded. */
  readonly downloadsModels?: boolean;
}

export type ContractSetup = ContractHost & { readonly api: Caller };

/** Every case of the document-chat service, the same for all hosts. Call it inside the host's test file. */
export function defineContract(host: ContractHost): void {
  const coverage = createCoverage("document-chat");
  const send = coverage.watch(host.send);
  const setup: ContractSetup = { ...host, send, api: createCaller(send) };
  describe(`document chat on ${host.name}`, () => {
    httpCases(setup);
    collectionCases(setup);
    documentCases(setup);
    storageUseCases(setup);
    changedDocumentCases(setup);
    replacedFileCases(setup);
    highlightCases(setup);
    uploadCases(setup);
    fromWebCases(setup);
    protectedCases(setup);
    searchCases(setup);
    chatCases(setup);
    chatOrderCases(setup);
    chatStreamCases(setup);
    chatVersionCases(setup);
    evaluationCases(setup);
    savedCaseCases(setup);
    formatCases(setup);
    modelCases(setup);
    documentChatListCases(setup);
    badInputCases(setup);
    // These take a model that thinks (`platform/moods.cases.ts`) and a scan (`sync-server/scans.contract.test.ts`).
    coverage.check({ success: ["giveMoreTime", "readScanAgain"], "invalid data": [], "nothing there": [] });
  });
}
