// Generated from the endpoints of Lectern by `node scripts/client.ts`; do not edit.
/* oxlint-disable max-lines -- every endpoint is in here */
import {
  createFunctions,
  type CallOptions,
  type Envelope,
  type FileInput,
  type LecternOptions,
  type Row,
  type StreamEvent,
  type StreamOptions,
} from "./request.ts";

export {
  LecternError,
  type CallOptions,
  type Envelope,
  type FileInput,
  type Finding,
  type LecternOptions,
  type StreamEvent,
  type StreamOptions,
} from "./request.ts";

/** Every endpoint as a function: 246 of them. Each throws `LecternError` when it is refused or nothing answers. */
export interface Lectern {
  // Collections

  /** List collections, newest first */
  listCollections(
    input?: {
      query?: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Collection[]>;
  listCollections(
    input: {
      query: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Collection>>;
  /**
   * Get one collection
   *
   * @throws LecternError 404
   */
  getCollection(
    input: {
      params: {
        readonly collection_id: string;
      };
    } & CallOptions,
  ): Promise<Collection>;
  /** Create a collection */
  createCollection(input: { body: NewCollection } & CallOptions): Promise<Collection>;
  /**
   * Get the collection for what is put nowhere in particular
   *
   * “My documents”, which is made when it is not there. It has the same id on every device, so that devices that make it apart meet in one.
   */
  getDefaultCollection(input?: CallOptions): Promise<Collection>;
  /**
   * Change a collection
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404, 409
   */
  changeCollection(
    input: {
      params: {
        readonly collection_id: string;
      };
      body?: CollectionChange;
    } & CallOptions,
  ): Promise<Collection>;
  /**
   * Make it a collection that never leaves this machine
   *
   * Its documents and chats get new ids, and so does the collection: the answer has them. The old ones are erased, on the server and other devices too as they next sync, and cannot be brought back there. Of chats over all documents, what was said from the first answer on that quotes it stays on this machine too. Its evaluation runs are deleted. Exports made before are not changed. A collection that never leaves is answered as it is.
   *
   * @throws LecternError 404, 409
   */
  keepCollectionHere(
    input: {
      params: {
        readonly collection_id: string;
      };
    } & CallOptions,
  ): Promise<Collection>;
  /**
   * Put another collection's contents into this one
   *
   * Documents, chats and evaluation runs of the other keep their ids; the other is deleted. 409 where one of the two never leaves this machine and the other does not.
   *
   * @throws LecternError 400, 404, 409
   */
  takeInCollection(
    input: {
      params: {
        readonly collection_id: string;
        readonly other_id: string;
      };
    } & CallOptions,
  ): Promise<Collection>;
  /**
   * Delete a collection
   *
   * Deletes its documents, chunks, files and evaluation runs; chat sessions stay and lose their collection.
   *
   * @throws LecternError 404
   */
  deleteCollection(
    input: {
      params: {
        readonly collection_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Documents

  /** List documents, newest first */
  listDocuments(
    input?: {
      query?: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Document[]>;
  listDocuments(
    input: {
      query: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Document>>;
  /**
   * Get one document
   *
   * @throws LecternError 404
   */
  getDocument(
    input: {
      params: {
        readonly document_id: string;
      };
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Get what the document is about, and questions that it answers
   *
   * Made once after processing, in the words of the document; ranges are UTF-16 offsets into its text. 404 until the document is completed.
   *
   * @throws LecternError 404
   */
  getDocumentGuide(
    input: {
      params: {
        readonly document_id: string;
      };
    } & CallOptions,
  ): Promise<DocumentGuide>;
  /**
   * Upload a document
   *
   * Answers at once with status processing; poll the document until it is completed or failed. Supported: .pdf, .docx, .doc, .pptx, .ppt, .md, .markdown, .html, .htm, .mhtml, .mht, .txt, .text, .csv, .tsv, .xlsx, .ods, .odt, .odp, .rtf, .epub, .eml, .mbox, .json, .xml, .ipynb, .tex, .xls, .msg, .srt, .vtt, .png, .jpg, .jpeg, .webp, .tiff, .tif, .heic, .heif. A file that cannot be read is accepted and ends failed, with the reason in metadata.error.
   *
   * @throws LecternError 404, 413, 415, 507
   */
  uploadDocument(
    input: {
      form: {
        /** UUID of the collection it goes into */
        readonly collection_id: string | number | boolean;
        /** The document */
        readonly file: FileInput;
      };
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Add a web page or a file at an address
   *
   * Fetches the page or file once and keeps it as a document, with its address and the time in source. Of a web page the article is read. 400 for an address that may not be fetched or that holds no document, 502 where nothing could be fetched, 504 after 60 s.
   *
   * @throws LecternError 404, 413, 502, 504, 507
   */
  addDocumentFromWeb(input: { body: FromWeb } & CallOptions): Promise<Document>;
  /**
   * Rename, move, tag or describe a document
   *
   * Fields left out stay as they are; so do its id, its file and what was read of it. 409 for a move into or out of a collection that never leaves this machine.
   *
   * @throws LecternError 404, 409
   */
  changeDocument(
    input: {
      params: {
        readonly document_id: string;
      };
      body?: DocumentChange;
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Replace the file with a newer version
   *
   * The document keeps its id, name, tags and collection, and is read again: poll it as after an upload. Passages that are the same keep their embeddings; metadata.changes says what changed. 400 for a file of another kind. Nothing changes for a file of the same bytes.
   *
   * @throws LecternError 404, 413, 415, 507
   */
  replaceDocumentFile(
    input: {
      params: {
        readonly document_id: string;
      };
      form: {
        /** The newer version */
        readonly file: FileInput;
      };
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Delete a document
   *
   * With its file, text and chunks. It is in the trash for 30 days, unless it never leaves its device.
   *
   * @throws LecternError 404
   */
  deleteDocument(
    input: {
      params: {
        readonly document_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Delete several documents
   *
   * As one by one, each an entry of the trash; ids that are not there are passed over. It goes on when the caller leaves.
   */
  deleteDocuments(
    input: {
      body: {
        readonly ids: readonly string[];
      };
    } & CallOptions,
  ): Promise<{
    readonly deleted: number;
  }>;
  /**
   * Process a failed document again
   *
   * 400 for a document that has not failed.
   *
   * @throws LecternError 400, 404
   */
  processDocumentAgain(
    input: {
      params: {
        readonly document_id: string;
      };
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Read a protected document with its password
   *
   * For a document whose metadata has protected: true. The password stays in memory until the file is read, and is never stored: after a restart in between the document asks again. 400 for a document that asks for no password, 403 for a wrong one, 409 while the document is being read.
   *
   * @throws LecternError 403, 404, 409
   */
  unlockDocument(
    input: {
      params: {
        readonly document_id: string;
      };
      body: DocumentPassword;
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Go on with text recognition that was stopped
   *
   * At the page where it was stopped. Nothing changes where it was not.
   *
   * @throws LecternError 404
   */
  resumeOcr(
    input: {
      params: {
        readonly document_id: string;
      };
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Recognise the scanned pages again in a language
   *
   * What they had stays searchable until they are read. Where the language is not on this machine, the pages wait for it: install the model ocr-<language>. 400 for a document without scanned pages, 409 while its file is being read.
   *
   * @throws LecternError 404, 409
   */
  readScanAgain(
    input: {
      params: {
        readonly document_id: string;
      };
      body: OcrChoice;
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Stop text recognition
   *
   * Pages that were recognised stay searchable; a document without any other text ends failed. Nothing changes where no page waits.
   *
   * @throws LecternError 404
   */
  stopOcr(
    input: {
      params: {
        readonly document_id: string;
      };
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Get the extracted text with its structure
   *
   * Ranges are UTF-16 offsets into text, end exclusive. 404 until the document is completed.
   *
   * @throws LecternError 404
   */
  getDocumentText(
    input: {
      params: {
        readonly document_id: string;
      };
      query?: {
        /** One of metadata.earlier_versions; the newest where left out */
        readonly version?: number;
      };
    } & CallOptions,
  ): Promise<DocumentText>;
  /**
   * Get the rectangles of a range of the text on its pages
   *
   * In PDF points from the top left corner of the page as shown; an image counts as a page of 842 points on its longer side. Empty for formats without page geometry.
   *
   * @throws LecternError 404
   */
  getDocumentMarks(
    input: {
      params: {
        readonly document_id: string;
      };
      query: {
        /** One of metadata.earlier_versions; the newest where left out */
        readonly version?: number;
        readonly start: number;
        readonly end: number;
        /** The first words of the range. Where other words stand there since the document was read anew, the nearest place with these is taken */
        readonly begins?: string;
      };
    } & CallOptions,
  ): Promise<DocumentMarks>;
  /**
   * Get the text of one page with the rectangle of each line
   *
   * For scans and photos: what was recognised on the page. Rectangles as in /marks.
   *
   * @throws LecternError 404
   */
  getPageLines(
    input: {
      params: {
        readonly document_id: string;
      };
      query: {
        readonly page: number;
        /** One of metadata.earlier_versions; the newest where left out */
        readonly version?: number;
      };
    } & CallOptions,
  ): Promise<PageLines>;
  /**
   * Find words in the text of a document
   *
   * The words as typed, in their order. Case, accents, typographic quotation marks and dashes make no difference; any white space is one space. Marks as in /marks.
   *
   * @throws LecternError 404
   */
  findInDocument(
    input: {
      params: {
        readonly document_id: string;
      };
      query: {
        /** The words to find */
        readonly q: string;
        readonly limit?: number;
        /** One of metadata.earlier_versions; the newest where left out */
        readonly version?: number;
      };
    } & CallOptions,
  ): Promise<FoundInDocument>;
  /**
   * Get the original file
   *
   * The bytes as uploaded, whole or one Range of them; If-None-Match and If-Range are understood. Documents that a browser would run are answered in a sandbox.
   *
   * @throws LecternError 404, 416
   */
  getDocumentFile(
    input: {
      params: {
        readonly document_id: string;
      };
      query?: {
        /** One of metadata.earlier_versions; the newest where left out */
        readonly version?: number;
        /** true: to be saved rather than shown */
        readonly download?: "true" | "false";
      };
    } & CallOptions,
  ): Promise<Response>;
  /**
   * Copy a document into a collection
   *
   * The copy has its own id and shares the file and what was read of it; a document that is not read yet is read. 409 for one that never leaves this machine and a collection that may.
   *
   * @throws LecternError 404, 409
   */
  copyDocument(
    input: {
      params: {
        readonly document_id: string;
      };
      body: DocumentCopy;
    } & CallOptions,
  ): Promise<Document>;
  /**
   * Join copies of a document with it
   *
   * For documents of the same file in the same collection, as two devices may each have made one. The document gets their tags, highlights and, where it has none, their reference, and chats that cite them cite it; then they go to the trash. Ids that are no such copies, or are not there, are passed over.
   *
   * @throws LecternError 404
   */
  joinDocuments(
    input: {
      params: {
        readonly document_id: string;
      };
      body: {
        readonly ids: readonly string[];
      };
    } & CallOptions,
  ): Promise<Document>;

  // Highlights and notes

  /**
   * Highlight words of a document, with a note
   *
   * By a range of the extracted text (start, end), by the words (quote), or by two places on the pages as drawn (from, to). It is found again by its words, and by what is around them, after the document was read anew or replaced. 404 until the document is completed.
   *
   * @throws LecternError 404
   */
  createHighlight(
    input: {
      params: {
        readonly document_id: string;
      };
      body?: NewHighlight;
    } & CallOptions,
  ): Promise<Highlight>;
  /**
   * List the highlights of a document, where they are in its text now
   *
   * In the order of the text. Those whose words are not in the text any more come last, with placement gone.
   *
   * @throws LecternError 404
   */
  listHighlights(
    input: {
      params: {
        readonly document_id: string;
      };
      query?: {
        /** One of metadata.earlier_versions; the newest where left out */
        readonly version?: number;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly PlacedHighlight[]>;
  listHighlights(
    input: {
      params: {
        readonly document_id: string;
      };
      query: {
        /** One of metadata.earlier_versions; the newest where left out */
        readonly version?: number;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<PlacedHighlight>>;
  /**
   * Get one highlight
   *
   * @throws LecternError 404
   */
  getHighlight(
    input: {
      params: {
        readonly document_id: string;
        readonly highlight_id: string;
      };
    } & CallOptions,
  ): Promise<Highlight>;
  /**
   * Change the color or the note of a highlight
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404
   */
  changeHighlight(
    input: {
      params: {
        readonly document_id: string;
        readonly highlight_id: string;
      };
      body?: HighlightChange;
    } & CallOptions,
  ): Promise<Highlight>;
  /**
   * Delete a highlight with its note
   *
   * It is in the trash for 30 days, unless its document never leaves its device.
   *
   * @throws LecternError 404
   */
  deleteHighlight(
    input: {
      params: {
        readonly document_id: string;
        readonly highlight_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * List or search the highlights of all documents, newest first
   *
   * start, end and page are where the words were when they were highlighted.
   *
   * @throws LecternError 404
   */
  findHighlights(
    input?: {
      query?: {
        /** Words of the quote or the note, all of them; case and accents make no difference */
        readonly q?: string;
        /** All collections when left out */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly FoundHighlight[]>;
  findHighlights(
    input: {
      query: {
        /** Words of the quote or the note, all of them; case and accents make no difference */
        readonly q?: string;
        /** All collections when left out */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<FoundHighlight>>;
  /**
   * Get the highlights of a document or a collection as Markdown
   *
   * Quotes with notes, pages and links to their places, in the order of each text.
   *
   * @throws LecternError 404
   */
  exportHighlights(
    input?: {
      query?: {
        /** The highlights of one document */
        readonly document_id?: string;
        /** Those of all documents of a collection */
        readonly collection_id?: string;
      };
    } & CallOptions,
  ): Promise<Response>;

  // Chat

  /**
   * Create a chat session
   *
   * @throws LecternError 404
   */
  createSession(input: { body: NewChatSession } & CallOptions): Promise<ChatSession>;
  /**
   * List chat sessions, the one used last first
   *
   * With the conversations of /api/v1, under the same ids and with their messages; a question can be asked in each.
   */
  listSessions(
    input?: {
      query?: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
        /** false leaves out message_count: a list of a thousand chats comes sooner */
        readonly counts?: boolean;
      };
    } & CallOptions,
  ): Promise<readonly ListedSession[]>;
  listSessions(
    input: {
      query: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
        /** false leaves out message_count: a list of a thousand chats comes sooner */
        readonly counts?: boolean;
      };
    } & CallOptions,
  ): Promise<Envelope<ListedSession>>;
  /**
   * Ask a question
   *
   * Answers with the assistant's message. Without a collection in the request or the session, all collections are searched; with document_ids only those documents, with collection_ids only those collections, with both everything of either. Of a message longer than 2,000 characters its last or first line, or its beginning, is read as the question and the rest as context; the reply says so. `[n]` in the content cites the n-th of metadata.source_documents. With stream (or Accept: text/event-stream) lines of data come instead, each an object with a type: question (message: the question as stored), status (phase: searching, loading, writing, checking; generator), passages, thinking (text: what the model thinks before it answers; with replaces: true the pieces so far were thinking, too), text (a piece of the answer), restart (the pieces so far do not count: reason, code, detail, generator), message (message: the whole reply with its receipts), error (detail); the last line is [DONE]. A caller that goes away stops the answer; what was written is kept.
   *
   * @throws LecternError 404
   */
  sendMessage(input: { body: Omit<NewChatMessage, "stream"> } & CallOptions): Promise<ChatMessage>;
  /**
   * Ask a question, as a stream of events
   *
   * See the function without stream in its name.
   */
  streamSendMessage(input: { body: Omit<NewChatMessage, "stream"> } & StreamOptions): AsyncIterable<StreamEvent>;
  /**
   * List the last messages of a session, oldest first
   *
   * The last `limit` of them, `offset` left out from the newest.
   *
   * @throws LecternError 404
   */
  listMessages(
    input: {
      query: {
        /** UUID, dashed lower case */
        readonly session_id: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly ChatMessage[]>;
  listMessages(
    input: {
      query: {
        /** UUID, dashed lower case */
        readonly session_id: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<ChatMessage>>;
  /**
   * Rename, pin, archive, tag or file a chat session
   *
   * Fields left out stay as they are, and so does its place in the list.
   *
   * @throws LecternError 404
   */
  changeSession(
    input: {
      params: {
        readonly session_id: string;
      };
      body?: ChatSessionChange;
    } & CallOptions,
  ): Promise<ChatSession>;
  /**
   * Delete a chat session and all its messages
   *
   * @throws LecternError 404
   */
  deleteSession(
    input: {
      params: {
        readonly session_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Continue from a message in a new chat session
   *
   * The new session has copies of the messages up to that one, with their sources. Of versions it has those that lead to the message.
   *
   * @throws LecternError 404
   */
  branchSession(
    input: {
      params: {
        readonly session_id: string;
      };
      body: ChatBranch;
    } & CallOptions,
  ): Promise<ChatSession>;
  /**
   * Find what was said in chat sessions
   *
   * The newest message with all the words of each session, the session used last first. All messages are searched, those of conversations too.
   */
  searchChats(
    input: {
      query: {
        /** Words that must all stand in one message; case and accents make no difference */
        readonly query: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly SaidMessage[]>;
  searchChats(
    input: {
      query: {
        /** Words that must all stand in one message; case and accents make no difference */
        readonly query: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<SaidMessage>>;
  /**
   * Let the model that answers a question think longer
   *
   * By the id of the question while it is being answered. Gives as much time again as the model had to begin with. 404 when no model is at work on that question.
   *
   * @throws LecternError 404
   */
  giveMoreTime(
    input: {
      params: {
        readonly message_id: string;
      };
    } & CallOptions,
  ): Promise<{
    readonly given: true;
  }>;

  // Search

  /**
   * Search for passages
   *
   * Best first. Passages scored below similarity_threshold are left out and counted in metadata.below_threshold. requires_generation and generation_type follow from the intent. Of a query longer than 2,000 characters one line, or the beginning, is searched for; metadata.queries_used and intent.reasoning say so.
   *
   * @throws LecternError 404
   */
  search(input: { body: SearchQuery } & CallOptions): Promise<SearchAnswer>;

  // Evaluation runs

  /**
   * Ask the questions of a file and judge the answers
   *
   * test_cases_path names a file in the host's folder of question files or one uploaded to /api/evaluation/files: {test_cases: [{id, question, ground_truth?, category?, document?}]} or a bare array of these. Poll the results until is_completed is true; a run that a restart cut off continues.
   *
   * @throws LecternError 404
   */
  startRun(input: { body: NewRun } & CallOptions): Promise<{
    /** UUID, dashed lower case */
    readonly evaluation_id: string;
    readonly status: "running";
    readonly message: string;
  }>;
  /**
   * Get a run with its results
   *
   * @throws LecternError 404
   */
  getRun(
    input: {
      params: {
        readonly evaluation_id: string;
      };
    } & CallOptions,
  ): Promise<EvaluationRun>;
  /** List runs without their results, newest first */
  listRuns(
    input?: {
      query?: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly EvaluationRunSummary[]>;
  listRuns(
    input: {
      query: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<EvaluationRunSummary>>;
  /**
   * Delete a run with its results; one that is running stops
   *
   * @throws LecternError 404
   */
  deleteRun(
    input: {
      params: {
        readonly evaluation_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Open a run whose results are submitted
   *
   * A caller of your own asks the questions and judges the answers; send them to plugin/submit. The run is completed when total_questions have come.
   *
   * @throws LecternError 404
   */
  startPluginRun(input: { body: NewPluginRun } & CallOptions): Promise<{
    /** UUID, dashed lower case */
    readonly evaluation_run_id: string;
    /** UUID, dashed lower case */
    readonly collection_id: string;
    readonly total_questions: number;
    readonly status: "in_progress";
  }>;
  /**
   * Submit results
   *
   * A question submitted again replaces its result; an empty list changes nothing and tells how far the run is. The run is completed when every question has one.
   *
   * @throws LecternError 404
   */
  submitResults(input: { body: Submission } & CallOptions): Promise<{
    /** UUID, dashed lower case */
    readonly evaluation_run_id: string;
    readonly results_saved: number;
    /** Questions with a result, this submission included */
    readonly new_evaluated_count: number;
    readonly is_completed: boolean;
  }>;
  /**
   * Save how far a run is
   *
   * Takes the place of what was saved before. Counts of the run follow from submitted results alone.
   *
   * @throws LecternError 404
   */
  saveState(
    input: {
      params: {
        readonly evaluation_run_id: string;
      };
      body: SavedStateInput;
    } & CallOptions,
  ): Promise<{
    /** UUID, dashed lower case */
    readonly evaluation_run_id: string;
    readonly saved: true;
  }>;
  /**
   * Load how far a run is
   *
   * found is false, and the state an empty one, when none was saved.
   *
   * @throws LecternError 404
   */
  loadState(
    input: {
      params: {
        readonly evaluation_run_id: string;
      };
    } & CallOptions,
  ): Promise<{
    /** UUID, dashed lower case */
    readonly evaluation_run_id: string;
    readonly state: SavedState;
    readonly found: boolean;
  }>;
  /**
   * Upload a file of questions
   *
   * Kept under its name for test_cases_path; a file of the same name is replaced.
   *
   * @throws LecternError 409, 413, 415, 507
   */
  uploadEvaluationFile(
    input: {
      form: {
        /** A .json file of test cases */
        readonly file: FileInput;
      };
    } & CallOptions,
  ): Promise<EvaluationFile>;
  /** List files of questions by name */
  listEvaluationFiles(
    input?: {
      query?: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly EvaluationFile[]>;
  listEvaluationFiles(
    input: {
      query: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<EvaluationFile>>;
  /**
   * Delete an uploaded file of questions
   *
   * @throws LecternError 404
   */
  deleteEvaluationFile(
    input: {
      params: {
        readonly name: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Saved questions

  /**
   * Save a question with its right answer
   *
   * From an answer in a chat (message_id, rating), or written by hand. A run whose test_cases_path is saved-questions.json asks those saved for its collection, and those saved for none.
   *
   * @throws LecternError 404, 409
   */
  createCase(input: { body: NewSavedCase } & CallOptions): Promise<SavedCase>;
  /** List saved questions, oldest first */
  listCases(
    input?: {
      query?: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly SavedCase[]>;
  listCases(
    input: {
      query: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<SavedCase>>;
  /** Get the saved questions as a file of test cases */
  exportCases(
    input?: {
      query?: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
      };
    } & CallOptions,
  ): Promise<CaseFile>;
  /**
   * Save the questions of a file of test cases
   *
   * A question with its answer that is saved already, for the same collection, is passed over.
   *
   * @throws LecternError 404
   */
  importCases(input: { body: CasesToImport } & CallOptions): Promise<{
    readonly imported: number;
    readonly already_here: number;
  }>;
  /**
   * Get a saved question
   *
   * @throws LecternError 404
   */
  getCase(
    input: {
      params: {
        readonly case_id: string;
      };
    } & CallOptions,
  ): Promise<SavedCase>;
  /**
   * Change a saved question
   *
   * @throws LecternError 404, 409
   */
  changeCase(
    input: {
      params: {
        readonly case_id: string;
      };
      body?: SavedCaseChange;
    } & CallOptions,
  ): Promise<SavedCase>;
  /**
   * Delete a saved question
   *
   * @throws LecternError 404
   */
  deleteCase(
    input: {
      params: {
        readonly case_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Health

  /** Say whether the service is up */
  getHealth(input?: CallOptions): Promise<{
    readonly status: "healthy";
    readonly timestamp: string;
    readonly version: string;
  }>;
  /** Say whether the platform is up */
  getPlatformHealth(input?: CallOptions): Promise<{
    readonly status: "healthy";
    readonly timestamp: string;
    readonly version: string;
  }>;

  // Storage

  /** Say what the documents take up */
  getStorageUse(input?: CallOptions): Promise<StorageUse>;
  /**
   * Say which documents' files are not on this machine
   *
   * On a device that syncs, files of documents from other devices, and those that made way when it was full, are on its server and are fetched when they are opened. Empty on a server.
   */
  listFilesElsewhere(
    input?: {
      query?: {
        /** UUID, dashed lower case */
        readonly collection_id?: string;
      };
    } & CallOptions,
  ): Promise<FilesElsewhere>;

  // Models

  /**
   * List models and their state on this machine
   *
   * Embedders, language models and rerankers. Of models that come in two precisions the one that suits this machine is listed.
   */
  listModels(
    input?: {
      query?: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Model[]>;
  listModels(
    input: {
      query: {
        /** At most so many, 1–1000; all when left out */
        readonly limit?: number;
        /** So many are left out from the start */
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Model>>;
  /**
   * Say what this machine has for running models
   *
   * null where it cannot be told: in the browser, while no page of the app is open.
   */
  getMachine(input?: CallOptions): Promise<{
    readonly gpu: {
      readonly name: string;
      readonly shader_f16: boolean;
      readonly max_buffer_bytes: number;
      readonly software: boolean;
    } | null;
    readonly memory_bytes: number | null;
    readonly free_bytes: number | null;
    readonly runtimes: readonly ("transformers" | "web-llm")[];
  } | null>;
  /**
   * Download a model and take it into use
   *
   * Goes on where an earlier download stopped. It runs as a job of the type model_download; poll the list, or follow the job, for progress. Files come from the server's own models folder or the model hub; where neither can be reached the status becomes failed with the reason, and the built-in embedder stays in use.
   *
   * @throws LecternError 404
   */
  installModel(
    input: {
      params: {
        readonly model_id: string;
      };
    } & CallOptions,
  ): Promise<Model>;
  /**
   * Pause a download
   *
   * What has come is kept; install goes on with it. Its job ends.
   *
   * @throws LecternError 400, 404
   */
  pauseModel(
    input: {
      params: {
        readonly model_id: string;
      };
    } & CallOptions,
  ): Promise<Model>;
  /**
   * Install a model from files of your own
   *
   * Send each file in pieces, in order; a file's path is the one it has in the model's repository. The model is taken into use when its last file is whole. A piece that does not follow is 409 with the number of bytes there are.
   *
   * @throws LecternError 400, 404, 409
   */
  addModelFile(
    input: {
      params: {
        readonly model_id: string;
      };
      form: {
        /** Path of the file within the model's repository */
        readonly path: string | number | boolean;
        /** Bytes of the whole file */
        readonly size: string | number | boolean;
        /** Where in the file the piece begins, in bytes */
        readonly offset: string | number | boolean;
        /** The bytes, at most as many as an upload may have; 8 MB are a good size */
        readonly piece: FileInput;
      };
    } & CallOptions,
  ): Promise<Model>;
  /**
   * Take an installed model, or `built-in`, into use
   *
   * Documents are embedded again in the background; search goes on meanwhile. A job of the type reindex tells how far that is; cancelled, what is left keeps its old index.
   *
   * @throws LecternError 404
   */
  activateModel(
    input: {
      params: {
        readonly model_id: string;
      };
    } & CallOptions,
  ): Promise<readonly Model[]>;
  /**
   * Take a model out of use and keep its files
   *
   * @throws LecternError 404
   */
  deactivateModel(
    input: {
      params: {
        readonly model_id: string;
      };
    } & CallOptions,
  ): Promise<readonly Model[]>;
  /**
   * Cancel a download or remove a model
   *
   * @throws LecternError 404
   */
  removeModel(
    input: {
      params: {
        readonly model_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Say which language models answer questions about documents, best first
   *
   * The page, /v1 and MCP use the same. Where the first is lost while it answers, the next one begins again, save those that answer on request only; after the last, and where there is none, answers are quoted from the documents.
   */
  getLanguageModels(input?: CallOptions): Promise<{
    /** What answers here */
    readonly choice: {
      /** automatic: the best model installed on this machine; chosen: the one named in model or provider, and no other unless it is asked for by its id; none: answers are quoted from the documents */
      readonly use: "automatic" | "chosen" | "none";
      /** With chosen: a language model of GET /api/models */
      readonly model: string | null;
      /** With chosen: a model of Ollama or of another provider. With automatic it answers where no installed model does */
      readonly provider: ProviderChoice | null;
      /** With automatic: ask the provider before the models on this machine */
      readonly provider_first: boolean;
    };
    /** What every host of the account uses that has no choice only here */
    readonly account_choice: {
      /** automatic: the best model installed on this machine; chosen: the one named in model or provider, and no other unless it is asked for by its id; none: answers are quoted from the documents */
      readonly use: "automatic" | "chosen" | "none";
      /** With chosen: a language model of GET /api/models */
      readonly model: string | null;
      /** With chosen: a model of Ollama or of another provider. With automatic it answers where no installed model does */
      readonly provider: ProviderChoice | null;
      /** With automatic: ask the provider before the models on this machine */
      readonly provider_first: boolean;
    };
    /** This host differs from the account */
    readonly only_here: boolean;
    readonly rungs: readonly {
      readonly id: string;
      readonly name: string;
      /** on this device, on your server, or the host that words are sent to */
      readonly where: string;
      /** Questions and passages leave this machine for it */
      readonly leaves: boolean;
      readonly context_tokens: number;
      /** Why it cannot be asked now; left out where nothing is known */
      readonly problem?: string;
      /** Another model was chosen: it answers only where a request names it */
      readonly on_request?: true;
    }[];
    /** As seen on this host */
    readonly speeds: readonly {
      /** Null for a model that is installed on this machine */
      readonly server_id: string | null;
      readonly model: string;
      readonly words_per_second: number;
    }[];
  }>;
  /**
   * Choose which language models may answer
   *
   * For the account: its devices and its server get the choice by sync, and a choice that only this host had is given up. Keys of providers stay where they were entered.
   */
  chooseLanguageModels(
    input?: {
      body?: {
        /** automatic: the best model installed on this machine; chosen: the one named in model or provider, and no other unless it is asked for by its id; none: answers are quoted from the documents */
        readonly use?: "automatic" | "chosen" | "none";
        /** With chosen: a language model of GET /api/models */
        readonly model?: string | null;
        /** With chosen: a model of Ollama or of another provider. With automatic it answers where no installed model does */
        readonly provider?: ProviderChoiceInput | null;
        /** With automatic: ask the provider before the models on this machine */
        readonly provider_first?: boolean;
        /** For this host alone; left out, for the account */
        readonly only_here?: boolean;
      };
    } & CallOptions,
  ): Promise<{
    /** What answers here */
    readonly choice: {
      /** automatic: the best model installed on this machine; chosen: the one named in model or provider, and no other unless it is asked for by its id; none: answers are quoted from the documents */
      readonly use: "automatic" | "chosen" | "none";
      /** With chosen: a language model of GET /api/models */
      readonly model: string | null;
      /** With chosen: a model of Ollama or of another provider. With automatic it answers where no installed model does */
      readonly provider: ProviderChoice | null;
      /** With automatic: ask the provider before the models on this machine */
      readonly provider_first: boolean;
    };
    /** What every host of the account uses that has no choice only here */
    readonly account_choice: {
      /** automatic: the best model installed on this machine; chosen: the one named in model or provider, and no other unless it is asked for by its id; none: answers are quoted from the documents */
      readonly use: "automatic" | "chosen" | "none";
      /** With chosen: a language model of GET /api/models */
      readonly model: string | null;
      /** With chosen: a model of Ollama or of another provider. With automatic it answers where no installed model does */
      readonly provider: ProviderChoice | null;
      /** With automatic: ask the provider before the models on this machine */
      readonly provider_first: boolean;
    };
    /** This host differs from the account */
    readonly only_here: boolean;
    readonly rungs: readonly {
      readonly id: string;
      readonly name: string;
      /** on this device, on your server, or the host that words are sent to */
      readonly where: string;
      /** Questions and passages leave this machine for it */
      readonly leaves: boolean;
      readonly context_tokens: number;
      /** Why it cannot be asked now; left out where nothing is known */
      readonly problem?: string;
      /** Another model was chosen: it answers only where a request names it */
      readonly on_request?: true;
    }[];
    /** As seen on this host */
    readonly speeds: readonly {
      /** Null for a model that is installed on this machine */
      readonly server_id: string | null;
      readonly model: string;
      readonly words_per_second: number;
    }[];
  }>;
  /** Give up the choice of this host alone, and answer as the account has chosen */
  forgetLanguageModelsHere(input?: CallOptions): Promise<void>;

  // Accounts

  /**
   * Make an account
   *
   * Also makes its starting point: navigation, components, default settings and one persona. Does not log in.
   *
   * @throws LecternError 409, 429
   */
  register(input: { body: Registration } & CallOptions): Promise<User>;
  /**
   * Log in
   *
   * Answers with an empty body and two HTTP-only cookies: access_token (15 minutes) and refresh_token (30 days). In the browser's own host the device remembers instead.
   *
   * @throws LecternError 401, 429
   */
  login(input: { body: Credentials } & CallOptions): Promise<void>;
  /**
   * Exchange the refresh token for new tokens
   *
   * A refresh token used twice ends the session; within ten seconds the same successor is given again.
   *
   * @throws LecternError 401, 429
   */
  refresh(input?: CallOptions): Promise<void>;
  /**
   * End the session and clear its cookies
   *
   * The refresh token says which session where the access token has expired. Personal access tokens go on working.
   *
   * @throws LecternError 401
   */
  logout(input?: CallOptions): Promise<void>;
  /**
   * Who is logged in
   *
   * In the browser, before anyone has registered, the built-in profile.
   *
   * @throws LecternError 401
   */
  getMe(input?: CallOptions): Promise<User>;
  /**
   * Delete the account with everything in it
   *
   * Beyond the specification. Takes the account's password; a wrong one is 400 and deletes nothing. Every row and file of the account goes from this host, with its logins, access tokens, plugins, jobs and what it kept for its devices, whose own copies stay where they are. Its name and address are free again. Cannot be undone. In the browser it is the local profile, with what it has on this device; an account on a server stays. The answer comes when everything is removed. Limited like logins.
   *
   * @throws LecternError 400, 401, 409, 429
   */
  deleteMe(input: { body: AccountDeletion } & CallOptions): Promise<void>;
  /**
   * Change the username
   *
   * @throws LecternError 400, 401, 409
   */
  changeUsername(
    input: {
      body: {
        readonly username: string;
      };
    } & CallOptions,
  ): Promise<User>;
  /**
   * Change the password
   *
   * Ends every other session of the account at once, with its access tokens; with `revoke_access_tokens` the personal access tokens too. A wrong current password is 400. Limited like logins.
   *
   * @throws LecternError 400, 401, 429
   */
  changePassword(input: { body: PasswordChange } & CallOptions): Promise<User>;
  /**
   * List personal access tokens, newest first
   *
   * @throws LecternError 401
   */
  listAccessTokens(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly AccessToken[]>;
  listAccessTokens(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<AccessToken>>;
  /**
   * Make a personal access token for scripts
   *
   * The token is shown only in this answer and stored hashed. Send it as `Authorization: Bearer lt_…`.
   *
   * @throws LecternError 401
   */
  createAccessToken(input: { body: NewAccessToken } & CallOptions): Promise<CreatedAccessToken>;
  /**
   * Revoke a personal access token
   *
   * @throws LecternError 401, 404
   */
  deleteAccessToken(
    input: {
      params: {
        readonly id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Settings

  /**
   * List setting instances, most recently changed first
   *
   * @throws LecternError 403
   */
  listSettingInstances(
    input?: {
      query?: {
        readonly definition_id?: string;
        readonly scope?: SettingScope;
        readonly user_id?: NamedUser;
        /** UUID, dashed lower case */
        readonly page_id?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly SettingInstance[]>;
  listSettingInstances(
    input: {
      query: {
        readonly definition_id?: string;
        readonly scope?: SettingScope;
        readonly user_id?: NamedUser;
        /** UUID, dashed lower case */
        readonly page_id?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<SettingInstance>>;
  /** List setting definitions, by name */
  listSettingDefinitions(
    input?: {
      query?: {
        readonly category?: string;
        readonly scope?: SettingScope;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly SettingDefinition[]>;
  listSettingDefinitions(
    input: {
      query: {
        readonly category?: string;
        readonly scope?: SettingScope;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<SettingDefinition>>;
  /**
   * Define a setting
   *
   * validation may hold min and max (numbers), min_length and max_length (texts and lists) and enum; further keys are kept. Values of definitions tagged `secret` are stored encrypted and answered masked.
   *
   * @throws LecternError 409
   */
  createSettingDefinition(input: { body: NewSettingDefinition } & CallOptions): Promise<SettingDefinition>;
  /**
   * Change a setting definition
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404
   */
  changeSettingDefinition(
    input: {
      params: {
        readonly definition_id: string;
      };
      body?: SettingDefinitionChange;
    } & CallOptions,
  ): Promise<SettingDefinition>;
  /**
   * Change a setting definition, in part or whole
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404
   */
  replaceSettingDefinition(
    input: {
      params: {
        readonly definition_id: string;
      };
      body?: SettingDefinitionChange;
    } & CallOptions,
  ): Promise<SettingDefinition>;
  /**
   * Delete a setting definition with its instances
   *
   * @throws LecternError 404
   */
  deleteSettingDefinition(
    input: {
      params: {
        readonly definition_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Get one setting instance
   *
   * @throws LecternError 404
   */
  getSettingInstance(
    input: {
      params: {
        readonly instance_id: string;
      };
    } & CallOptions,
  ): Promise<SettingInstance>;
  /**
   * Set a value
   *
   * Where there is an instance for this definition, scope and page (and name, where several are allowed) it is changed and the status is 200. All scopes are kept apart, and belong to the user.
   *
   * @throws LecternError 403
   */
  setSettingInstance(input: { body: NewSettingInstance } & CallOptions): Promise<SettingInstance>;
  /**
   * Change a setting instance
   *
   * Fields left out stay as they are; so does a secret whose mask is sent back.
   *
   * @throws LecternError 404
   */
  changeSettingInstance(
    input: {
      params: {
        readonly instance_id: string;
      };
      body: SettingInstanceChange;
    } & CallOptions,
  ): Promise<SettingInstance>;
  /**
   * Change a setting instance, in part or whole
   *
   * Fields left out stay as they are; so does a secret whose mask is sent back.
   *
   * @throws LecternError 404
   */
  replaceSettingInstance(
    input: {
      params: {
        readonly instance_id: string;
      };
      body: SettingInstanceChange;
    } & CallOptions,
  ): Promise<SettingInstance>;
  /**
   * Delete a setting instance; the default counts again
   *
   * @throws LecternError 404
   */
  deleteSettingInstance(
    input: {
      params: {
        readonly instance_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Conversations

  /**
   * List a user's conversations, most recently changed first
   *
   * With the chats of /api/chat, whose conversation_type is documents. A chat is the same in both APIs: what is said, renamed, tagged, moved or deleted in one is so in the other.
   *
   * @throws LecternError 403
   */
  listConversations(
    input: {
      params: {
        readonly user_id: NamedUser;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
        readonly conversation_type?: string;
      };
    } & CallOptions,
  ): Promise<readonly Conversation[]>;
  listConversations(
    input: {
      params: {
        readonly user_id: NamedUser;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
        readonly conversation_type?: string;
      };
    } & CallOptions,
  ): Promise<Envelope<Conversation>>;
  /**
   * List the conversations with a persona
   *
   * @throws LecternError 404
   */
  listConversationsOfPersona(
    input: {
      params: {
        readonly persona_id: string;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Conversation[]>;
  listConversationsOfPersona(
    input: {
      params: {
        readonly persona_id: string;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Conversation>>;
  /**
   * Create a conversation
   *
   * Of the caller; another user_id is 403. A persona_id must be of a persona of yours.
   *
   * @throws LecternError 403
   */
  createConversation(input?: { body?: NewConversation } & CallOptions): Promise<Conversation>;
  /**
   * Take in a conversation of another program
   *
   * With the times it has there. One that is here already gets the messages it lacks; what was changed here stays. A long one is sent in parts.
   */
  importConversation(input: { body: ImportedConversation } & CallOptions): Promise<ImportOutcome>;
  /**
   * Get one conversation
   *
   * @throws LecternError 404
   */
  getConversation(
    input: {
      params: {
        readonly conversation_id: string;
      };
    } & CallOptions,
  ): Promise<Conversation>;
  /**
   * Get a conversation with all its messages
   *
   * @throws LecternError 404
   */
  getConversationWithMessages(
    input: {
      params: {
        readonly conversation_id: string;
      };
    } & CallOptions,
  ): Promise<ConversationWithMessages>;
  /**
   * Get a conversation with its persona
   *
   * @throws LecternError 404
   */
  getConversationWithPersona(
    input: {
      params: {
        readonly conversation_id: string;
      };
    } & CallOptions,
  ): Promise<ConversationWithPersona>;
  /**
   * Change a conversation
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404
   */
  changeConversation(
    input: {
      params: {
        readonly conversation_id: string;
      };
      body?: ConversationChange;
    } & CallOptions,
  ): Promise<Conversation>;
  /**
   * Give a conversation a persona, or none
   *
   * null takes it away. Messages stay as they are; the persona counts from the next answer on.
   *
   * @throws LecternError 404
   */
  changePersonaOfConversation(
    input: {
      params: {
        readonly conversation_id: string;
      };
      body: {
        readonly persona_id: string | null;
      };
    } & CallOptions,
  ): Promise<Conversation>;
  /**
   * Delete a conversation with its messages
   *
   * @throws LecternError 404
   */
  deleteConversation(
    input: {
      params: {
        readonly conversation_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * List messages, oldest first
   *
   * The last `limit` of them.
   *
   * @throws LecternError 404
   */
  listConversationMessages(
    input: {
      params: {
        readonly conversation_id: string;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Message[]>;
  listConversationMessages(
    input: {
      params: {
        readonly conversation_id: string;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Message>>;
  /**
   * Add a message
   *
   * Stores it as it is; no model is asked. POST /api/v1/ai/providers/chat asks one and stores both messages.
   *
   * @throws LecternError 404
   */
  addConversationMessage(
    input: {
      params: {
        readonly conversation_id: string;
      };
      body: NewMessage;
    } & CallOptions,
  ): Promise<Message>;
  /**
   * Attach a tag
   *
   * Attaching a tag twice changes nothing.
   *
   * @throws LecternError 404
   */
  attachTag(
    input: {
      params: {
        readonly conversation_id: string;
      };
      body: {
        /** UUID, dashed lower case */
        readonly tag_id: string;
      };
    } & CallOptions,
  ): Promise<Conversation>;
  /**
   * Detach a tag
   *
   * @throws LecternError 404
   */
  detachTag(
    input: {
      params: {
        readonly conversation_id: string;
        readonly tag_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Tags

  /**
   * List a user's tags, by name
   *
   * @throws LecternError 403
   */
  listTags(
    input: {
      params: {
        readonly user_id: NamedUser;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Tag[]>;
  listTags(
    input: {
      params: {
        readonly user_id: NamedUser;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Tag>>;
  /**
   * Create a tag
   *
   * Names are unique per user: 409 for one that is taken.
   *
   * @throws LecternError 403, 409
   */
  createTag(input: { body: NewTag } & CallOptions): Promise<Tag>;
  /**
   * Change a tag
   *
   * Chats that have it follow its name.
   *
   * @throws LecternError 404, 409
   */
  changeTag(
    input: {
      params: {
        readonly tag_id: string;
      };
      body?: TagChange;
    } & CallOptions,
  ): Promise<Tag>;
  /**
   * Delete a tag
   *
   * Chats lose the tag, nothing else.
   *
   * @throws LecternError 404
   */
  deleteTag(
    input: {
      params: {
        readonly tag_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * List the conversations with a tag, most recently changed first
   *
   * @throws LecternError 404
   */
  listConversationsWithTag(
    input: {
      params: {
        readonly tag_id: string;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Conversation[]>;
  listConversationsWithTag(
    input: {
      params: {
        readonly tag_id: string;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Conversation>>;

  // Personas

  /** List personas, by name */
  listPersonas(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
      };
    } & CallOptions,
  ): Promise<PersonaPage>;
  /** List the tags in use on personas */
  listPersonaTags(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly string[]>;
  listPersonaTags(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<string>>;
  /**
   * Create a persona
   *
   * model_settings: temperature 0–2, top_p 0–1, max_tokens from 1; other keys are kept.
   */
  createPersona(input: { body: NewPersona } & CallOptions): Promise<Persona>;
  /**
   * Get one persona
   *
   * @throws LecternError 404
   */
  getPersona(
    input: {
      params: {
        readonly persona_id: string;
      };
    } & CallOptions,
  ): Promise<Persona>;
  /**
   * Change a persona
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404
   */
  changePersona(
    input: {
      params: {
        readonly persona_id: string;
      };
      body?: PersonaChange;
    } & CallOptions,
  ): Promise<Persona>;
  /**
   * Delete a persona
   *
   * Conversations with it stay, without a persona.
   *
   * @throws LecternError 404
   */
  deletePersona(
    input: {
      params: {
        readonly persona_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Prompts

  /** List prompts, by name */
  listPrompts(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Prompt[]>;
  listPrompts(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Prompt>>;
  /** Save a prompt */
  createPrompt(input: { body: NewPrompt } & CallOptions): Promise<Prompt>;
  /**
   * Get one prompt
   *
   * @throws LecternError 404
   */
  getPrompt(
    input: {
      params: {
        readonly prompt_id: string;
      };
    } & CallOptions,
  ): Promise<Prompt>;
  /**
   * Change a prompt
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404
   */
  changePrompt(
    input: {
      params: {
        readonly prompt_id: string;
      };
      body?: PromptChange;
    } & CallOptions,
  ): Promise<Prompt>;
  /**
   * Delete a prompt
   *
   * @throws LecternError 404
   */
  deletePrompt(
    input: {
      params: {
        readonly prompt_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Pages

  /** List pages, by name */
  listPages(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
      };
    } & CallOptions,
  ): Promise<PageList>;
  /**
 * Create a page, unpublished
 *
 * The route is unique per user: 409 for one that is taken. It is kept as given, until the segment, the parent or a route above changes. parent_route names the page (or, with parent_type navigation, the navigation route) it stands below; a page that would stand below itself is 400. A parent that is not there yet may be made later.

What is on the page is in content.components, a list of {id, type, …}. The types are text (text, in Markdown), heading (text, level 2 or 3), image (source, a data: address; alt), ask, search, documents and chart (collection_id), viewer (document_id), collections, conversations, and module (plugin_slug, module_name, and its settings in props). Where it is is in content.layout: desktop (12 columns), tablet (8) and phone (4) are lists of {id, x, y, w, h} in columns and rows. Tablet and phone follow the desktop where they are left out; components without a place come one below the other. Other keys and types are kept as they are.
 *
 * @throws LecternError 400, 409
 */
  createPage(input: { body: NewPage } & CallOptions): Promise<Page>;
  /**
   * Find a page by its route
   *
   * The route without its leading slash; it may hold slashes. With published=true the content is the one that was published last, which changes of the draft leave as it is; 404 while the page is not published.
   *
   * @throws LecternError 404
   */
  getPageByRoute(
    input: {
      params: {
        readonly route: string;
      };
      query?: {
        /** True gives the published copy */
        readonly published?: boolean;
      };
    } & CallOptions,
  ): Promise<PageWithBackup>;
  /**
   * Get one page, with its backup
   *
   * @throws LecternError 404
   */
  getPage(
    input: {
      params: {
        readonly page_id: string;
      };
    } & CallOptions,
  ): Promise<PageWithBackup>;
  /**
   * Change a page
   *
   * Fields left out stay as they are. Another route_segment or parent_route gives another route: the parent's route and the segment. Another route that is given counts as it is. Pages below one whose route changes stay below it, and their routes follow. 409, with nothing changed, when one of the new routes is taken. Navigation routes and texts that name an old route stay as they are.
   *
   * @throws LecternError 400, 404, 409
   */
  changePage(
    input: {
      params: {
        readonly page_id: string;
      };
      body?: PageChange;
    } & CallOptions,
  ): Promise<Page>;
  /**
   * Move a page in the hierarchy
   *
   * The route follows: the parent's route and the segment; so do the routes of all pages below. 409, with nothing changed, when one of them is taken. 400 when the page would stand below itself.
   *
   * @throws LecternError 400, 404, 409
   */
  changePageHierarchy(
    input: {
      params: {
        readonly page_id: string;
      };
      body?: PagePlace;
    } & CallOptions,
  ): Promise<Page>;
  /**
   * Delete a page
   *
   * Pages below it are lifted to its parent, and their routes follow; 409 when one of these is taken. Setting instances and plugin states of the page go with it; conversations held on it stay, without a page.
   *
   * @throws LecternError 404, 409
   */
  deletePage(
    input: {
      params: {
        readonly page_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Publish a page, or take it back
   *
   * publish true publishes a copy of the content, in place of the copy before; false takes it back. Later changes of the content show to readers when it is published again.
   *
   * @throws LecternError 404
   */
  publishPage(
    input: {
      params: {
        readonly page_id: string;
      };
      body: {
        readonly publish: boolean;
      };
    } & CallOptions,
  ): Promise<Page>;
  /**
   * Keep a copy of a page's content
   *
   * The copy takes the place of the one before. With create_backup false nothing is stored and the page is answered as it is.
   *
   * @throws LecternError 404
   */
  backUpPage(
    input: {
      params: {
        readonly page_id: string;
      };
      body: {
        readonly create_backup: boolean;
      };
    } & CallOptions,
  ): Promise<PageWithBackup>;

  // Plugins

  /**
   * List what the marketplace has, by name
   *
   * Your own catalogue, the host's (MARKETPLACE_URL), and the plugins that come with the program; the first of these that has a slug counts. 502 where there is none of them, or the host's cannot be read.
   *
   * @throws LecternError 502
   */
  listAvailablePlugins(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly AvailablePlugin[]>;
  listAvailablePlugins(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<AvailablePlugin>>;
  /**
   * Look for updates of all plugins, by name
   *
   * Asks each plugin's update_check_url, else the marketplace, else the releases of its repository, at most once a minute. One that cannot be reached has an error and holds up no other.
   */
  listPluginUpdates(
    input?: {
      query?: {
        /** Ask again although it was asked within the last minute */
        readonly refresh?: boolean;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly UpdateCheck[]>;
  listPluginUpdates(
    input: {
      query: {
        /** Ask again although it was asked within the last minute */
        readonly refresh?: boolean;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<UpdateCheck>>;
  /** Get where plugins come from */
  getMarketplace(input?: CallOptions): Promise<MarketplaceInfo>;
  /**
   * Give a catalogue of your own
   *
   * Takes the place of the one you gave before.
   */
  setMarketplaceCatalogue(input: { body: Catalogue } & CallOptions): Promise<MarketplaceInfo>;
  /**
   * Remove your own catalogue
   *
   * @throws LecternError 404
   */
  removeMarketplaceCatalogue(input?: CallOptions): Promise<void>;
  /**
   * Install a plugin from a file, an address or the marketplace
   *
   * Archives are zip or tar.gz files with plugin.json, or the literals in lifecycle_manager.py, at the top or in one top folder. Nothing in them is executed. At most 50 MB packed, 100 MB unpacked, 5,000 entries; links, absolute or outward paths, names that differ in case only, passwords and wrong sizes are refused. An uploaded archive is checked before it is taken: 400 says why it is not opened, 422 names every rule that its metadata breaks, 409 that the plugin is there already. The work runs as a job whose events tell how far it is; when it fails, nothing of it is left, and the job's error says why.
   *
   * @throws LecternError 400, 404, 409, 413, 415, 502, 507
   */
  installPlugin(
    input: {
      form: {
        /** upload, url or marketplace */
        readonly method: string | number | boolean;
        /** Address of an archive, or of a repository on GitHub or GitLab, when the method is url */
        readonly repo_url?: string | number | boolean;
        /** Which plugin, when the method is marketplace */
        readonly plugin_slug?: string | number | boolean;
        /** The version wanted; the newest when left out */
        readonly version?: string | number | boolean;
        /** true: an uploaded archive may update the plugin of its slug, to an older version too */
        readonly replace?: string | number | boolean;
        /** The archive, when the method is upload */
        readonly file?: FileInput;
      };
    } & CallOptions,
  ): Promise<InstallStarted>;
  /**
   * Install a plugin from an address
   *
   * As the method url of POST install: the release of the version, or the newest one, of a repository on GitHub or GitLab; any other https address must be an archive. Only public addresses are fetched, unless the server's owner allows others (FETCH_ALLOWED_HOSTS). The work runs as a job whose events tell how far it is; when it fails, nothing of it is left, and the job's error says why.
   */
  installPluginFromUrl(
    input: {
      body: {
        readonly repo_url: string;
        readonly version?: string | null;
      };
    } & CallOptions,
  ): Promise<InstallStarted>;
  /**
   * Install a plugin from the marketplace, or as another device has it
   *
   * The work runs as a job whose events tell how far it is; when it fails, nothing of it is left, and the job's error says why. With from=account it is the very archive that another device of the account installed, found by its hash (account_version in GET manager); version is not looked at then.
   *
   * @throws LecternError 404, 409, 502
   */
  installPluginFromMarketplace(
    input: {
      params: {
        readonly plugin_slug: string;
      };
      query?: {
        readonly version?: string;
        readonly from?: "marketplace" | "account";
      };
    } & CallOptions,
  ): Promise<InstallStarted>;
  /**
   * Update a plugin
   *
   * To the version asked for, or the newest that its update_check_url, the marketplace or its repository has. The version before stays whole until the new one is, and its files can be had until the next update. Plugin and modules stay enabled or disabled. The work runs as a job whose events tell how far it is; when it fails, nothing of it is left, and the job's error says why. When there is nothing newer the job ends with changed: false.
   *
   * @throws LecternError 404
   */
  updatePlugin(
    input: {
      params: {
        readonly plugin_slug: string;
      };
      query?: {
        readonly version?: string;
        /** As GET update/preview answers; another archive is refused */
        readonly sha256?: string;
      };
    } & CallOptions,
  ): Promise<InstallStarted>;
  /**
   * Read what an update would change, before it is done
   *
   * Fetches the next version as POST update would, reads its metadata and installs nothing. A source that cannot be reached, or an archive that is no plugin, is told in error, with 200.
   *
   * @throws LecternError 404
   */
  previewPluginUpdate(
    input: {
      params: {
        readonly plugin_slug: string;
      };
      query?: {
        readonly version?: string;
      };
    } & CallOptions,
  ): Promise<UpdatePreview>;
  /**
   * Uninstall a plugin
   *
   * With its modules and files. What it stored (plugin states) stays unless remove_state is true. It is taken off the list of the account, also where only other devices have it; on those it stays installed.
   *
   * @throws LecternError 404
   */
  uninstallPlugin(
    input: {
      params: {
        readonly plugin_slug: string;
      };
      query?: {
        /** Remove what the plugin stored as well */
        readonly remove_state?: boolean;
        /** Leave it on the account's list, so that every device still offers it */
        readonly keep_offered?: boolean;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Look for an update of one plugin
   *
   * As GET updates/available does for all: a source that cannot be reached is told in error, with 200.
   *
   * @throws LecternError 404
   */
  checkPluginUpdate(
    input: {
      params: {
        readonly plugin_slug: string;
      };
      query?: {
        /** Ask again although it was asked within the last minute */
        readonly refresh?: boolean;
      };
    } & CallOptions,
  ): Promise<UpdateCheck>;
  /**
   * Get all plugins with their modules
   *
   * An object from slug to plugin.
   */
  getPluginManifest(input?: CallOptions): Promise<Readonly<Record<string, PluginWithModules>>>;
  /**
   * Get the plugins that can be put on a page
   *
   * An object from slug to plugin: enabled plugins, each with its enabled modules.
   */
  getDesignerManifest(input?: CallOptions): Promise<Readonly<Record<string, PluginWithModules>>>;
  /**
   * List plugins with their install status and updates, by name
   *
   * Those that are here, those on their way, and those of the marketplace as it was read last. No other machine is asked; GET updates/available and GET available do.
   */
  listManagedPlugins(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly ManagedPlugin[]>;
  listManagedPlugins(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<ManagedPlugin>>;
  /** List the categories of plugins and modules */
  listPluginCategories(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly string[]>;
  listPluginCategories(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<string>>;
  /** List the tags of modules */
  listPluginTags(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly string[]>;
  listPluginTags(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<string>>;
  /**
   * Read everything stored about plugins, and the marketplace, anew
   *
   * Says which plugins have lost files or break the rules of the metadata.
   */
  refreshPluginCache(input?: CallOptions): Promise<CacheRefreshed>;
  /**
   * Get one plugin by its slug
   *
   * @throws LecternError 404
   */
  getPluginBySlug(
    input: {
      params: {
        readonly plugin_slug: string;
      };
    } & CallOptions,
  ): Promise<PluginInfo>;
  /**
   * Get one plugin by its id
   *
   * With its modules, its files, and what its permissions allow in plain words.
   *
   * @throws LecternError 404
   */
  getPluginInfo(
    input: {
      params: {
        readonly plugin_id: string;
      };
    } & CallOptions,
  ): Promise<PluginInfo>;
  /**
   * Enable or disable a plugin
   *
   * @throws LecternError 404
   */
  setPluginEnabled(
    input: {
      params: {
        readonly plugin_id: string;
      };
      body: {
        readonly enabled: boolean;
      };
    } & CallOptions,
  ): Promise<Plugin>;
  /**
   * Withdraw a permission of a plugin, or grant it again
   *
   * Takes effect at once where the plugin runs, and stays so when it is updated.
   *
   * @throws LecternError 404
   */
  setPluginPermission(
    input: {
      params: {
        readonly plugin_id: string;
        readonly permission: string;
      };
      body: {
        readonly granted: boolean;
      };
    } & CallOptions,
  ): Promise<PluginInfo>;
  /**
   * Unregister a plugin
   *
   * With its modules and files. What it stored (plugin states) stays.
   *
   * @throws LecternError 404
   */
  unregisterPlugin(
    input: {
      params: {
        readonly plugin_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * List the modules of a plugin
   *
   * Higher priority first, then by name.
   *
   * @throws LecternError 404
   */
  listPluginModules(
    input: {
      params: {
        readonly plugin_id: string;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly PluginModule[]>;
  listPluginModules(
    input: {
      params: {
        readonly plugin_id: string;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<PluginModule>>;
  /**
   * Get one module
   *
   * @throws LecternError 404
   */
  getPluginModule(
    input: {
      params: {
        readonly plugin_id: string;
        readonly module_id: string;
      };
    } & CallOptions,
  ): Promise<PluginModule>;
  /**
   * Enable or disable a module
   *
   * @throws LecternError 404
   */
  setPluginModuleEnabled(
    input: {
      params: {
        readonly plugin_id: string;
        readonly module_id: string;
      };
      body: {
        readonly enabled: boolean;
      };
    } & CallOptions,
  ): Promise<PluginModule>;
  /**
   * Register a plugin at its initialization
   *
   * For a plugin that brings its metadata itself and whose files are elsewhere, as while it is developed. Registering again brings the metadata up to date (200); an installed plugin stays as its archive says, and another version of it is 409. Every rule that the metadata breaks is named.
   *
   * @throws LecternError 404, 409
   */
  registerPlugin(
    input: {
      params: {
        readonly plugin_slug: string;
      };
      body: PluginRegistration;
    } & CallOptions,
  ): Promise<PluginWithModules>;
  /**
   * Get how a plugin is
   *
   * Also of one that is being installed for the first time. Damaged means that files of it are gone from this machine.
   *
   * @throws LecternError 404
   */
  getPluginStatus(
    input: {
      params: {
        readonly plugin_slug: string;
      };
    } & CallOptions,
  ): Promise<PluginStatus>;
  /**
   * Restart the services of a plugin
   *
   * Plugins run in the page, and so do the services their modules require: the page starts the plugin again when it sees the new services_restarted_at. 400 when no module requires a service, or the plugin is disabled.
   *
   * @throws LecternError 400, 404
   */
  restartPluginServices(
    input: {
      params: {
        readonly plugin_slug: string;
      };
    } & CallOptions,
  ): Promise<ServicesRestarted>;

  // Plugin files

  /**
   * Get a file of a plugin
   *
   * Without a token. {version}-{hash}/{file}, as bundle_url gives it, is one version for ever (Cache-Control: immutable) and cannot be guessed. {file} alone is the current version of the plugin of whoever asks, else of the local user, else of the only user who has a plugin of the slug, and is asked for again each time (ETag). Answered in a sandbox: opened by itself nothing of it runs.
   *
   * @throws LecternError 404
   */
  getPluginFile(
    input: {
      params: {
        readonly plugin_slug: string;
        readonly path: string;
      };
    } & CallOptions,
  ): Promise<Response>;

  // Plugin states

  /**
   * Keep a plugin's state
   *
   * state_strategy: `persistent` stays until it is deleted; past ttl_expires_at it is not listed, but can be had by its id and renewed. `session` ends with the login it was written in (12 hours after the last write where there is no login). `none` lives for an hour, or until ttl_expires_at. `custom` lives until ttl_expires_at.
   */
  createPluginState(input: { body: NewPluginState } & CallOptions): Promise<PluginState>;
  /**
   * List plugin states, most recently changed first
   *
   * Expired ones, and those of a login that has ended, are left out.
   */
  listPluginStates(
    input?: {
      query?: {
        readonly plugin_id?: string;
        /** UUID, dashed lower case */
        readonly page_id?: string;
        readonly state_key?: string;
        readonly state_strategy?: StateStrategy;
        readonly sync_status?: SyncStatus;
        readonly is_active?: boolean;
        readonly device_id?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly PluginState[]>;
  listPluginStates(
    input: {
      query: {
        readonly plugin_id?: string;
        /** UUID, dashed lower case */
        readonly page_id?: string;
        readonly state_key?: string;
        readonly state_strategy?: StateStrategy;
        readonly sync_status?: SyncStatus;
        readonly is_active?: boolean;
        readonly device_id?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<PluginState>>;
  /**
   * Keep many states at once
   *
   * All of them or none; answered in the order given.
   */
  createPluginStates(input: { body: NewPluginStates } & CallOptions): Promise<readonly PluginState[]>;
  /** How many states there are, and how large, by plugin */
  getPluginStateStats(input?: CallOptions): Promise<PluginStateStats>;
  /**
   * Remove expired states that are not persistent
   *
   * States of logins that have ended are among them.
   */
  cleanUpPluginStates(input?: CallOptions): Promise<void>;
  /**
   * Get one plugin state
   *
   * @throws LecternError 404
   */
  getPluginState(
    input: {
      params: {
        readonly state_id: string;
      };
    } & CallOptions,
  ): Promise<PluginState>;
  /**
   * Change a plugin state
   *
   * state_data is replaced as a whole; other fields left out stay as they are.
   *
   * @throws LecternError 404
   */
  changePluginState(
    input: {
      params: {
        readonly state_id: string;
      };
      body: PluginStateChange;
    } & CallOptions,
  ): Promise<PluginState>;
  /**
   * Delete a plugin state
   *
   * @throws LecternError 404
   */
  deletePluginState(
    input: {
      params: {
        readonly state_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Navigation routes

  /**
   * List navigation routes of all levels, by display order
   *
   * Equal ones come by name.
   */
  listNavigationRoutes(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly NavigationRoute[]>;
  listNavigationRoutes(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<NavigationRoute>>;
  /** The whole navigation as a tree, by display order */
  getNavigationTree(input?: CallOptions): Promise<readonly NavigationNode[]>;
  /**
   * Create a navigation route
   *
   * order and display_order are one and the same; without either it comes last among its siblings. 400 when it would stand more than 32 levels deep.
   *
   * @throws LecternError 400
   */
  createNavigationRoute(input: { body: NewNavigationRoute } & CallOptions): Promise<NavigationRoute>;
  /**
   * Move many navigation routes at once
   *
   * All of them or none: 404 for an id that is none of yours, 400 when the whole would make a route stand below itself. Answers the routes in the order given.
   *
   * @throws LecternError 400, 404
   */
  changeNavigationBatch(input: { body: NavigationBatch } & CallOptions): Promise<readonly NavigationRoute[]>;
  /**
   * Get one navigation route
   *
   * @throws LecternError 404
   */
  getNavigationRoute(
    input: {
      params: {
        readonly route_id: string;
      };
    } & CallOptions,
  ): Promise<NavigationRoute>;
  /**
   * Change a navigation route
   *
   * Fields left out stay as they are. 400 when it would come to stand below itself.
   *
   * @throws LecternError 400, 404
   */
  changeNavigationRoute(
    input: {
      params: {
        readonly route_id: string;
      };
      body?: NavigationRouteChange;
    } & CallOptions,
  ): Promise<NavigationRoute>;
  /**
   * Move a navigation route
   *
   * Below another, or to the top with parent_id null. Its siblings keep their display order. 400 when it would come to stand below itself.
   *
   * @throws LecternError 400, 404
   */
  moveNavigationRoute(
    input: {
      params: {
        readonly route_id: string;
      };
      body: NavigationMove;
    } & CallOptions,
  ): Promise<NavigationRoute>;
  /**
   * Delete a navigation route
   *
   * Routes below it are lifted to its parent and keep their display order.
   *
   * @throws LecternError 404
   */
  deleteNavigationRoute(
    input: {
      params: {
        readonly route_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Components

  /** List components, by name */
  listComponents(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Component[]>;
  listComponents(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Component>>;
  /**
   * Create a component
   *
   * component_id is a text of your choice, unique per user: 409 for one that is taken.
   *
   * @throws LecternError 409
   */
  createComponent(input: { body: NewComponent } & CallOptions): Promise<Component>;
  /**
   * Get one component
   *
   * @throws LecternError 404
   */
  getComponent(
    input: {
      params: {
        readonly component_id: string;
      };
    } & CallOptions,
  ): Promise<Component>;
  /**
   * Change a component
   *
   * Fields left out stay as they are.
   *
   * @throws LecternError 404, 409
   */
  changeComponent(
    input: {
      params: {
        readonly component_id: string;
      };
      body?: ComponentChange;
    } & CallOptions,
  ): Promise<Component>;
  /**
   * Delete a component
   *
   * @throws LecternError 404
   */
  deleteComponent(
    input: {
      params: {
        readonly component_id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Trash and conflicts

  /** List the trash: what was deleted within 30 days */
  listDeleted(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly DeletedEntry[]>;
  listDeleted(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<DeletedEntry>>;
  /**
   * Bring something back that was deleted
   *
   * With what was deleted in the same moment and with what it lies in. 0 when it is not there.
   *
   * @throws LecternError 409
   */
  restoreDeleted(
    input: {
      body: {
        readonly id: string;
      };
    } & CallOptions,
  ): Promise<{
    readonly restored: number;
  }>;
  /**
   * Delete things in the trash for ever
   *
   * With what was deleted in the same moment, on every device. Ids that are not there are passed over.
   */
  purgeDeleted(
    input: {
      body: {
        readonly ids: readonly string[];
      };
    } & CallOptions,
  ): Promise<{
    readonly purged: number;
  }>;
  /** List values that devices overwrote without knowing of each other */
  listConflicts(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
        /** True lists those that were decided, which can be undone */
        readonly settled?: boolean;
      };
    } & CallOptions,
  ): Promise<readonly ConflictEntry[]>;
  listConflicts(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
        /** True lists those that were decided, which can be undone */
        readonly settled?: boolean;
      };
    } & CallOptions,
  ): Promise<Envelope<ConflictEntry>>;
  /**
   * Take an overwritten value after all, or leave it
   *
   * @throws LecternError 409
   */
  settleConflict(
    input: {
      body: {
        readonly id: string;
        readonly take: boolean;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Undo a decision about an overwritten value
   *
   * Puts back what counted before and lists the value again. 409 where it has been edited since.
   *
   * @throws LecternError 409
   */
  unsettleConflict(
    input: {
      body: {
        readonly id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /** List edits that the sync server could not take */
  listRecovered(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly RecoveredEntry[]>;
  listRecovered(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<RecoveredEntry>>;
  /** Take an edit off that list */
  dismissRecovered(
    input: {
      body: {
        readonly id: string;
      };
    } & CallOptions,
  ): Promise<void>;

  // Jobs

  /** List jobs, newest first */
  listJobs(
    input?: {
      query?: {
        readonly status?: JobStatus;
        readonly job_type?: JobType;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly Job[]>;
  listJobs(
    input: {
      query: {
        readonly status?: JobStatus;
        readonly job_type?: JobType;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<Job>>;
  /**
   * Queue a job
   *
   * Payloads: document_process {document_id}; evaluation_run as POST /api/evaluation/run takes it; reindex {collection_id?}; model_download {model_id}; model_install {name, server_url?, force_reinstall?}; export {}: everything in the account. A payload that is not as its type needs it is 422, a thing that is not there 404, a type that cannot be queued here 400. The same idempotency_key of the same user answers the existing job with 200. Every upload, evaluation run and model download has its job, however it was begun; cancelling one keeps the document's file, the results so far, or what was received.
   *
   * @throws LecternError 400, 404
   */
  createJob(input: { body: NewJob } & CallOptions): Promise<Job>;
  /**
   * Get one job
   *
   * @throws LecternError 404
   */
  getJob(
    input: {
      params: {
        readonly job_id: string;
      };
    } & CallOptions,
  ): Promise<Job>;
  /**
   * Cancel a job
   *
   * A waiting job ends at once; a running one is asked to stop. 400 when it has ended.
   *
   * @throws LecternError 400, 404
   */
  cancelJob(
    input: {
      params: {
        readonly job_id: string;
      };
    } & CallOptions,
  ): Promise<Job>;
  /**
   * Try a failed or cancelled job again
   *
   * It waits again, with attempt counted up; 400 for a job that is pending, running or completed.
   *
   * @throws LecternError 400, 404
   */
  retryJob(
    input: {
      params: {
        readonly job_id: string;
      };
    } & CallOptions,
  ): Promise<Job>;
  /**
   * List the events of a job, oldest first
   *
   * @throws LecternError 404
   */
  listJobEvents(
    input: {
      params: {
        readonly job_id: string;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly JobEvent[]>;
  listJobEvents(
    input: {
      params: {
        readonly job_id: string;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<JobEvent>>;
  /**
   * Follow a job
   *
   * Server-sent events: `snapshot`, then `progress`, `log` and `status`, at last `completed`, `failed` or `cancelled`; the stream ends after it. Resumes with Last-Event-ID.
   *
   * @throws LecternError 404
   */
  streamJobEvents(
    input: {
      params: {
        readonly job_id: string;
      };
    } & StreamOptions,
  ): AsyncIterable<StreamEvent>;
  /**
   * List the log of a job, oldest first
   *
   * @throws LecternError 404
   */
  listJobLogs(
    input: {
      params: {
        readonly job_id: string;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly JobLog[]>;
  listJobLogs(
    input: {
      params: {
        readonly job_id: string;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<JobLog>>;
  /**
   * Delete a job that has ended
   *
   * With its events, and with the file of an export. 400 for a job that has not ended: cancel it first.
   *
   * @throws LecternError 400, 404
   */
  deleteJob(
    input: {
      params: {
        readonly job_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Download what an export job made
   *
   * A zip archive of everything: the original files and lists of what there is (collections.json, documents.json, chats.json) for people and other programs; rows, texts and index for POST /api/v1/imports; and manifest.json with the SHA-256 of each entry. Sealed secrets and plugins are left out and named there. What never leaves this device is in it: take care where you put the archive. It is kept until the job is deleted.
   *
   * @throws LecternError 404
   */
  downloadExport(
    input: {
      params: {
        readonly job_id: string;
      };
    } & CallOptions,
  ): Promise<Response>;
  /**
   * Bring in what an export job made
   *
   * Takes the zip file that an export made on any host and answers the job that brings it in. The whole of it is checked before anything is written; a damaged or foreign file fails the job with the reason. What is here and was changed later stays; bringing the same file in again changes nothing. The job's result counts what was added, updated, there already (same), kept as it is here, and left aside, with reasons.
   *
   * @throws LecternError 413, 507
   */
  importBackup(
    input: {
      form: {
        /** The zip file */
        readonly file: FileInput;
      };
    } & CallOptions,
  ): Promise<Job>;

  // Text extraction

  /**
   * Extract the text of a file
   *
   * Nothing of the file is kept. 400 with the reason when it cannot be read.
   *
   * @throws LecternError 400, 413, 415, 503
   */
  processDocument(
    input: {
      form: {
        /** The file */
        readonly file: FileInput;
      };
    } & CallOptions,
  ): Promise<Processed>;
  /**
   * Extract the text of several files
   *
   * At most 10 files. A file that cannot be read does not fail the others: its result has success false and an error.
   *
   * @throws LecternError 413, 415
   */
  processDocuments(
    input: {
      form: {
        /** The files */
        readonly files: FileInput | readonly FileInput[];
      };
    } & CallOptions,
  ): Promise<ProcessedMany>;
  /**
   * Find the parts of a text that fit a question
   *
   * The text as JSON, or a file with question and max_characters as form fields. Segments are ranked by the words of the question, best first; without a question, or where none of its words occurs, the beginning is given.
   *
   * @throws LecternError 400, 413, 503
   */
  processTextContext(
    input?: {
      body?: TextContext;
      form?: {
        /** What the segments should be about */
        readonly question?: string | number | boolean;
        /** At most so many characters together */
        readonly max_characters?: string | number | boolean;
        /** A file instead of a text */
        readonly file: FileInput;
      };
    } & CallOptions,
  ): Promise<TextContextAnswer>;
  /** List the types of files whose text can be extracted */
  listSupportedTypes(input?: CallOptions): Promise<{
    readonly supported_types: readonly {
      readonly extension: string;
      readonly file_type:
        | "pdf"
        | "docx"
        | "doc"
        | "pptx"
        | "ppt"
        | "md"
        | "html"
        | "txt"
        | "csv"
        | "tsv"
        | "xlsx"
        | "ods"
        | "odt"
        | "odp"
        | "rtf"
        | "epub"
        | "eml"
        | "json"
        | "xml"
        | "ipynb"
        | "tex"
        | "xls"
        | "msg"
        | "srt"
        | "vtt"
        | "png"
        | "jpg"
        | "webp"
        | "tiff"
        | "heic";
      readonly content_type: string;
      readonly name: string;
    }[];
    /** Bytes */
    readonly max_file_size: number;
    readonly max_files: number;
  }>;

  // Web search

  /**
   * Search the web
   *
   * Through the SearXNG that the server is set up with; its answer is passed on. The words of the query leave this device; nothing of the documents goes with them.
   *
   * @throws LecternError 502, 504
   */
  searchWeb(
    input: {
      query: {
        readonly q: string;
        readonly categories?: string;
        readonly engines?: string;
      };
    } & CallOptions,
  ): Promise<WebResults>;
  /**
   * Read the article text of web pages
   *
   * At most 5 addresses. Only public ones are fetched. A page that cannot be read has success false and an error.
   */
  scrapePages(
    input: {
      body: {
        readonly urls: readonly string[];
      };
    } & CallOptions,
  ): Promise<{
    readonly results: readonly Scraped[];
  }>;
  /** Tell whether web search works */
  getWebSearchHealth(input?: CallOptions): Promise<{
    readonly status: "ok" | "not_configured" | "unreachable";
    readonly configured: boolean;
    readonly reachable: boolean;
    readonly detail: string;
  }>;
  /**
   * Search the web
   *
   * Through the SearXNG that the server is set up with; its answer is passed on. The words of the query leave this device; nothing of the documents goes with them.
   *
   * @throws LecternError 502, 504
   */
  searchWithSearxng(
    input: {
      query: {
        readonly q: string;
        readonly categories?: string;
        readonly engines?: string;
      };
    } & CallOptions,
  ): Promise<WebResults>;
  /**
   * Read the article text of web pages
   *
   * At most 5 addresses. Only public ones are fetched. A page that cannot be read has success false and an error.
   */
  scrapeWithSearxng(
    input: {
      body: {
        readonly urls: readonly string[];
      };
    } & CallOptions,
  ): Promise<{
    readonly results: readonly Scraped[];
  }>;
  /** Tell whether web search works */
  getSearxngHealth(input?: CallOptions): Promise<{
    readonly status: "ok" | "not_configured" | "unreachable";
    readonly configured: boolean;
    readonly reachable: boolean;
    readonly detail: string;
  }>;

  // AI providers

  /**
   * List providers
   *
   * `available`: this host can use it; `configured`: you could ask it now. The provider browser is there in the browser only.
   */
  listAiProviders(
    input?: {
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<
    readonly {
      readonly provider: ProviderKind;
      readonly vendor: string;
      readonly name: string;
      readonly description: string;
      readonly needs_api_key: boolean;
      readonly default_server_url: string | null;
      readonly available: boolean;
      readonly configured: boolean;
    }[]
  >;
  listAiProviders(
    input: {
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<
    Envelope<{
      readonly provider: ProviderKind;
      readonly vendor: string;
      readonly name: string;
      readonly description: string;
      readonly needs_api_key: boolean;
      readonly default_server_url: string | null;
      readonly available: boolean;
      readonly configured: boolean;
    }>
  >;
  /**
   * Try a provider out
   *
   * Asks the server for its models, with `config` or, without it, with what is stored. A server that refuses is `valid: false` with its reason; one that cannot be reached is 502, one too slow 504.
   *
   * @throws LecternError 400, 404, 429, 502, 504
   */
  validateAiProvider(
    input: {
      body: {
        /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
        readonly provider: string;
        readonly config?: {
          readonly server_url?: string | null;
          readonly api_key?: string | null;
        };
        readonly settings_id?: string | null;
        readonly server_id?: string | null;
      };
    } & CallOptions,
  ): Promise<{
    readonly valid: boolean;
    readonly provider: ProviderKind;
    readonly vendor: string;
    readonly server_url: string | null;
    readonly detail: string;
    readonly models_count: number;
    /** By name */
    readonly models: readonly {
      readonly id: string;
      readonly name: string;
    }[];
  }>;
  /**
   * List the models of one server, by name
   *
   * @throws LecternError 400, 404, 429, 502, 504
   */
  listAiModels(
    input: {
      query: {
        /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
        readonly provider: string;
        readonly settings_id?: string;
        readonly server_id?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<
    readonly {
      readonly id: string;
      readonly name: string;
      readonly provider: ProviderKind;
      readonly settings_id: string | null;
      readonly server_id: string | null;
      readonly server_name: string;
      /** Bytes */
      readonly size?: number;
      readonly modified_at?: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }[]
  >;
  listAiModels(
    input: {
      query: {
        /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
        readonly provider: string;
        readonly settings_id?: string;
        readonly server_id?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<
    Envelope<{
      readonly id: string;
      readonly name: string;
      readonly provider: ProviderKind;
      readonly settings_id: string | null;
      readonly server_id: string | null;
      readonly server_name: string;
      /** Bytes */
      readonly size?: number;
      readonly modified_at?: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }>
  >;
  /**
   * List the models of every server you have set up
   *
   * Servers that do not answer are in `errors` and do not fail the others.
   */
  listAllAiModels(
    input?: {
      query?: {
        /** Also look for Ollama where this host expects it, though nobody has set it up */
        readonly discover?: boolean;
      };
    } & CallOptions,
  ): Promise<{
    readonly models: readonly {
      readonly id: string;
      readonly name: string;
      readonly provider: ProviderKind;
      readonly settings_id: string | null;
      readonly server_id: string | null;
      readonly server_name: string;
      /** Bytes */
      readonly size?: number;
      readonly modified_at?: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }[];
    readonly errors: readonly {
      readonly provider: ProviderKind;
      readonly settings_id: string | null;
      readonly server_id: string | null;
      readonly detail: string;
    }[];
  }>;
  /**
   * Complete a prompt
   *
   * With stream: true the answer is server-sent events: lines `data: {text, done, conversation_id, request_id}` (with thinking where the model thinks before it answers, and replaces: true where the text so far was thinking, too), one with done: true that also has finish_reason, usage, the ids of the messages, and error and error_code where the provider broke off, and `data: [DONE]`. What fails before the first piece is answered with its status instead. POST cancel with the request_id, or leaving, ends the request at the provider too; what had come of a cancelled stream is kept, and a cancelled request without a stream is 409. A provider that cannot be reached, fails or refuses the key answers 502 with its reason, one that takes too long 504, one that is asked too much 429, one that refuses the request 400. Beside the detail stands a code: out_of_memory, wrong_key, unknown_model, rate_limited, no_credit, context_too_small, cut_off, too_slow, unreachable, server_failed, loading, refused, not_understood, or why a browser may not ask it: content_policy, mixed_content, cors, private_network. A parameter that the model refuses by name is left out and not sent again.
   *
   * @throws LecternError 400, 404, 409, 429, 502, 504
   */
  generateText(input: { body: Omit<GenerateRequest, "stream"> } & CallOptions): Promise<Completion>;
  /**
   * Complete a prompt, as a stream of events
   *
   * See the function without stream in its name.
   */
  streamGenerateText(input: { body: Omit<GenerateRequest, "stream"> } & StreamOptions): AsyncIterable<StreamEvent>;
  /**
   * Chat with a model
   *
   * Stores the last message of the user and the answer in the conversation, or in a new one that begins with the persona's greeting and has its tags. The persona named, or the conversation's, gives the system prompt and model settings; params come before them. Where messages holds a single question and no answers, the last 100 messages of the conversation go along, without those that never leave this device. The model is the conversation's when left out. With stream: true the answer is server-sent events: lines `data: {text, done, conversation_id, request_id}` (with thinking where the model thinks before it answers, and replaces: true where the text so far was thinking, too), one with done: true that also has finish_reason, usage, the ids of the messages, and error and error_code where the provider broke off, and `data: [DONE]`. What fails before the first piece is answered with its status instead. POST cancel with the request_id, or leaving, ends the request at the provider too; what had come of a cancelled stream is kept, and a cancelled request without a stream is 409. A provider that cannot be reached, fails or refuses the key answers 502 with its reason, one that takes too long 504, one that is asked too much 429, one that refuses the request 400. Beside the detail stands a code: out_of_memory, wrong_key, unknown_model, rate_limited, no_credit, context_too_small, cut_off, too_slow, unreachable, server_failed, loading, refused, not_understood, or why a browser may not ask it: content_policy, mixed_content, cors, private_network. A parameter that the model refuses by name is left out and not sent again.
   *
   * @throws LecternError 400, 404, 409, 429, 502, 504
   */
  chatWithProvider(input: { body: Omit<ChatRequest, "stream"> } & CallOptions): Promise<Completion>;
  /**
   * Chat with a model, as a stream of events
   *
   * See the function without stream in its name.
   */
  streamChatWithProvider(input: { body: Omit<ChatRequest, "stream"> } & StreamOptions): AsyncIterable<StreamEvent>;
  /**
   * Cancel a generation
   *
   * By its request_id, or whatever runs in a conversation. 404 when nothing of yours runs there.
   *
   * @throws LecternError 404
   */
  cancelGeneration(input: { body: CancelRequest } & CallOptions): Promise<{
    readonly cancelled: true;
    readonly request_ids: readonly string[];
  }>;

  // AI settings

  /** List provider settings, most recently changed first */
  listProviderSettings(
    input?: {
      query?: {
        /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
        readonly provider?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly ProviderSetting[]>;
  listProviderSettings(
    input: {
      query: {
        /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
        readonly provider?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<ProviderSetting>>;
  /**
   * Store a provider's servers and keys
   *
   * With the id of a setting that exists it is changed and the status is 200. Keys are stored encrypted and answered masked; a key left out or sent back masked stays as it is as long as the server's address does, null or an empty text removes it. Keys stay on this host. A server without server_url is the vendor's own, or Ollama where this host expects it; a bare host gets /v1.
   */
  saveProviderSetting(input: { body: NewProviderSetting } & CallOptions): Promise<ProviderSetting>;
  /**
   * Delete a provider setting with its keys
   *
   * @throws LecternError 404
   */
  deleteProviderSetting(
    input: {
      params: {
        readonly provider: string;
        readonly instance_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * List the servers of a provider setting
   *
   * @throws LecternError 404
   */
  listAiServers(
    input: {
      params: {
        readonly settings_id: string;
      };
      query?: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<readonly AiServer[]>;
  listAiServers(
    input: {
      params: {
        readonly settings_id: string;
      };
      query: {
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<Envelope<AiServer>>;

  // Model host

  /**
   * Test the connection to the model host
   *
   * The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named.
   *
   * @throws LecternError 400, 429, 502, 504
   */
  testModelHost(
    input?: {
      query?: {
        readonly server_url?: string;
      };
    } & CallOptions,
  ): Promise<{
    readonly reachable: true;
    readonly server_url: string;
    readonly version: string;
    readonly milliseconds: number;
  }>;
  /**
   * List the models on the model host, by name
   *
   * The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named.
   *
   * @throws LecternError 400, 429, 502, 504
   */
  listModelHostModels(
    input?: {
      query?: {
        readonly server_url?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<
    readonly {
      readonly id: string;
      readonly name: string;
      /** Bytes */
      readonly size?: number;
      readonly modified_at?: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }[]
  >;
  listModelHostModels(
    input: {
      query: {
        readonly server_url?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<
    Envelope<{
      readonly id: string;
      readonly name: string;
      /** Bytes */
      readonly size?: number;
      readonly modified_at?: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }>
  >;
  /**
   * Install a model on the model host
   *
   * Queues a job of the type model_install; the same model under way already is answered with 200. With stream: true the answer is the stream of its events, as GET install/{task_id}/events gives it. The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named. That shows as the job's error.
   */
  installOnModelHost(
    input: {
      body: Omit<
        {
          readonly name: string;
          /** Your own Ollama server, or where this host expects it, when left out */
          readonly server_url?: string | null;
          /** Deletes the model first when it is there */
          readonly force_reinstall?: boolean;
          readonly stream?: boolean;
        },
        "stream"
      >;
    } & CallOptions,
  ): Promise<{
    /** UUID, dashed lower case */
    readonly task_id: string;
    /** UUID, dashed lower case */
    readonly job_id: string;
    readonly name: string;
    readonly server_url: string | null;
    readonly status: JobStatus;
    readonly progress_percent: number;
    readonly message: string | null;
    readonly result: Readonly<Record<string, unknown>> | null;
    readonly error: string | null;
    readonly created_at: string;
    readonly started_at: string | null;
    readonly completed_at: string | null;
  }>;
  /**
   * Install a model on the model host, as a stream of events
   *
   * See the function without stream in its name.
   */
  streamInstallOnModelHost(
    input: {
      body: Omit<
        {
          readonly name: string;
          /** Your own Ollama server, or where this host expects it, when left out */
          readonly server_url?: string | null;
          /** Deletes the model first when it is there */
          readonly force_reinstall?: boolean;
          readonly stream?: boolean;
        },
        "stream"
      >;
    } & StreamOptions,
  ): AsyncIterable<StreamEvent>;
  /**
   * Get how far an install is
   *
   * @throws LecternError 404
   */
  getModelHostInstall(
    input: {
      params: {
        readonly task_id: string;
      };
    } & CallOptions,
  ): Promise<{
    /** UUID, dashed lower case */
    readonly task_id: string;
    /** UUID, dashed lower case */
    readonly job_id: string;
    readonly name: string;
    readonly server_url: string | null;
    readonly status: JobStatus;
    readonly progress_percent: number;
    readonly message: string | null;
    readonly result: Readonly<Record<string, unknown>> | null;
    readonly error: string | null;
    readonly created_at: string;
    readonly started_at: string | null;
    readonly completed_at: string | null;
  }>;
  /**
   * Follow an install
   *
   * Server-sent events as GET /api/v1/jobs/{job_id}/events/stream gives them. Resumes with Last-Event-ID.
   *
   * @throws LecternError 404
   */
  streamModelHostInstall(
    input: {
      params: {
        readonly task_id: string;
      };
    } & StreamOptions,
  ): AsyncIterable<StreamEvent>;
  /**
   * Cancel an install
   *
   * Ends the download on the model host; 400 when it has ended. What was downloaded stays there for the next attempt.
   *
   * @throws LecternError 400, 404
   */
  cancelModelHostInstall(
    input: {
      params: {
        readonly task_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Delete a model from the model host
   *
   * The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named.
   *
   * @throws LecternError 400, 404, 429, 502, 504
   */
  deleteFromModelHost(
    input: {
      body: {
        readonly name: string;
        readonly server_url?: string | null;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Test the connection to the model host
   *
   * The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named.
   *
   * @throws LecternError 400, 429, 502, 504
   */
  testOllama(
    input?: {
      query?: {
        readonly server_url?: string;
      };
    } & CallOptions,
  ): Promise<{
    readonly reachable: true;
    readonly server_url: string;
    readonly version: string;
    readonly milliseconds: number;
  }>;
  /**
   * List the models on the model host, by name
   *
   * The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named.
   *
   * @throws LecternError 400, 429, 502, 504
   */
  listOllamaModels(
    input?: {
      query?: {
        readonly server_url?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope?: false;
      };
    } & CallOptions,
  ): Promise<
    readonly {
      readonly id: string;
      readonly name: string;
      /** Bytes */
      readonly size?: number;
      readonly modified_at?: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }[]
  >;
  listOllamaModels(
    input: {
      query: {
        readonly server_url?: string;
        readonly limit?: number;
        readonly offset?: number;
        /** Answer {items, total_items, page, page_size, total_pages} */
        readonly envelope: true;
      };
    } & CallOptions,
  ): Promise<
    Envelope<{
      readonly id: string;
      readonly name: string;
      /** Bytes */
      readonly size?: number;
      readonly modified_at?: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }>
  >;
  /**
   * Install a model on the model host
   *
   * Queues a job of the type model_install; the same model under way already is answered with 200. With stream: true the answer is the stream of its events, as GET install/{task_id}/events gives it. The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named. That shows as the job's error.
   */
  installOnOllama(
    input: {
      body: Omit<
        {
          readonly name: string;
          /** Your own Ollama server, or where this host expects it, when left out */
          readonly server_url?: string | null;
          /** Deletes the model first when it is there */
          readonly force_reinstall?: boolean;
          readonly stream?: boolean;
        },
        "stream"
      >;
    } & CallOptions,
  ): Promise<{
    /** UUID, dashed lower case */
    readonly task_id: string;
    /** UUID, dashed lower case */
    readonly job_id: string;
    readonly name: string;
    readonly server_url: string | null;
    readonly status: JobStatus;
    readonly progress_percent: number;
    readonly message: string | null;
    readonly result: Readonly<Record<string, unknown>> | null;
    readonly error: string | null;
    readonly created_at: string;
    readonly started_at: string | null;
    readonly completed_at: string | null;
  }>;
  /**
   * Install a model on the model host, as a stream of events
   *
   * See the function without stream in its name.
   */
  streamInstallOnOllama(
    input: {
      body: Omit<
        {
          readonly name: string;
          /** Your own Ollama server, or where this host expects it, when left out */
          readonly server_url?: string | null;
          /** Deletes the model first when it is there */
          readonly force_reinstall?: boolean;
          readonly stream?: boolean;
        },
        "stream"
      >;
    } & StreamOptions,
  ): AsyncIterable<StreamEvent>;
  /**
   * Get how far an install is
   *
   * @throws LecternError 404
   */
  getOllamaInstall(
    input: {
      params: {
        readonly task_id: string;
      };
    } & CallOptions,
  ): Promise<{
    /** UUID, dashed lower case */
    readonly task_id: string;
    /** UUID, dashed lower case */
    readonly job_id: string;
    readonly name: string;
    readonly server_url: string | null;
    readonly status: JobStatus;
    readonly progress_percent: number;
    readonly message: string | null;
    readonly result: Readonly<Record<string, unknown>> | null;
    readonly error: string | null;
    readonly created_at: string;
    readonly started_at: string | null;
    readonly completed_at: string | null;
  }>;
  /**
   * Follow an install
   *
   * Server-sent events as GET /api/v1/jobs/{job_id}/events/stream gives them. Resumes with Last-Event-ID.
   *
   * @throws LecternError 404
   */
  streamOllamaInstall(
    input: {
      params: {
        readonly task_id: string;
      };
    } & StreamOptions,
  ): AsyncIterable<StreamEvent>;
  /**
   * Cancel an install
   *
   * Ends the download on the model host; 400 when it has ended. What was downloaded stays there for the next attempt.
   *
   * @throws LecternError 400, 404
   */
  cancelOllamaInstall(
    input: {
      params: {
        readonly task_id: string;
      };
    } & CallOptions,
  ): Promise<void>;
  /**
   * Delete a model from the model host
   *
   * The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named.
   *
   * @throws LecternError 400, 404, 429, 502, 504
   */
  deleteFromOllama(
    input: {
      body: {
        readonly name: string;
        readonly server_url?: string | null;
      };
    } & CallOptions,
  ): Promise<void>;

  // Documentation

  /** Describe every endpoint in OpenAPI 3.1 */
  getOpenApi(input?: CallOptions): Promise<Readonly<Record<string, unknown>>>;
}

/** The functions of the server at `baseUrl`. */
export function createLectern(options: LecternOptions = {}): Lectern {
  return createFunctions(ROWS, options) as unknown as Lectern;
}

const ROWS: Readonly<Record<keyof Lectern, Row>> = {
  listCollections: ["GET", "/api/collections", "json"],
  getCollection: ["GET", "/api/collections/:collection_id", "json"],
  createCollection: ["POST", "/api/collections", "json"],
  getDefaultCollection: ["POST", "/api/collections/default", "json"],
  changeCollection: ["PUT", "/api/collections/:collection_id", "json"],
  keepCollectionHere: ["POST", "/api/collections/:collection_id/keep-here", "json"],
  takeInCollection: ["POST", "/api/collections/:collection_id/take-in/:other_id", "json"],
  deleteCollection: ["DELETE", "/api/collections/:collection_id", "nothing"],
  listDocuments: ["GET", "/api/documents", "json"],
  getDocument: ["GET", "/api/documents/:document_id", "json"],
  getDocumentGuide: ["GET", "/api/documents/:document_id/guide", "json"],
  uploadDocument: ["POST", "/api/documents", "json"],
  addDocumentFromWeb: ["POST", "/api/documents/from-web", "json"],
  changeDocument: ["PUT", "/api/documents/:document_id", "json"],
  replaceDocumentFile: ["PUT", "/api/documents/:document_id/file", "json"],
  deleteDocument: ["DELETE", "/api/documents/:document_id", "nothing"],
  deleteDocuments: ["POST", "/api/documents/delete", "json"],
  processDocumentAgain: ["POST", "/api/documents/:document_id/process", "json"],
  unlockDocument: ["POST", "/api/documents/:document_id/unlock", "json"],
  resumeOcr: ["POST", "/api/documents/:document_id/ocr", "json"],
  readScanAgain: ["PUT", "/api/documents/:document_id/ocr", "json"],
  stopOcr: ["DELETE", "/api/documents/:document_id/ocr", "json"],
  getDocumentText: ["GET", "/api/documents/:document_id/text", "json"],
  getDocumentMarks: ["GET", "/api/documents/:document_id/marks", "json"],
  getPageLines: ["GET", "/api/documents/:document_id/lines", "json"],
  findInDocument: ["GET", "/api/documents/:document_id/find", "json"],
  getDocumentFile: ["GET", "/api/documents/:document_id/file", "response"],
  copyDocument: ["POST", "/api/documents/:document_id/copy", "json"],
  joinDocuments: ["POST", "/api/documents/:document_id/join", "json"],
  createHighlight: ["POST", "/api/documents/:document_id/highlights", "json"],
  listHighlights: ["GET", "/api/documents/:document_id/highlights", "json"],
  getHighlight: ["GET", "/api/documents/:document_id/highlights/:highlight_id", "json"],
  changeHighlight: ["PUT", "/api/documents/:document_id/highlights/:highlight_id", "json"],
  deleteHighlight: ["DELETE", "/api/documents/:document_id/highlights/:highlight_id", "nothing"],
  findHighlights: ["GET", "/api/highlights", "json"],
  exportHighlights: ["GET", "/api/highlights/export", "response"],
  createSession: ["POST", "/api/chat/sessions", "json"],
  listSessions: ["GET", "/api/chat/sessions", "json"],
  sendMessage: ["POST", "/api/chat/message", "json"],
  streamSendMessage: ["POST", "/api/chat/message", "events", { stream: true }],
  listMessages: ["GET", "/api/chat/messages", "json"],
  changeSession: ["PUT", "/api/chat/sessions/:session_id", "json"],
  deleteSession: ["DELETE", "/api/chat/sessions/:session_id", "nothing"],
  branchSession: ["POST", "/api/chat/sessions/:session_id/branch", "json"],
  searchChats: ["GET", "/api/chat/search", "json"],
  giveMoreTime: ["POST", "/api/chat/message/:message_id/more-time", "json"],
  search: ["POST", "/api/search_u", "json"],
  startRun: ["POST", "/api/evaluation/run", "json"],
  getRun: ["GET", "/api/evaluation/results/:evaluation_id", "json"],
  listRuns: ["GET", "/api/evaluation/runs", "json"],
  deleteRun: ["DELETE", "/api/evaluation/runs/:evaluation_id", "nothing"],
  startPluginRun: ["POST", "/api/evaluation/plugin/start", "json"],
  submitResults: ["POST", "/api/evaluation/plugin/submit", "json"],
  saveState: ["POST", "/api/evaluation/state/:evaluation_run_id", "json"],
  loadState: ["GET", "/api/evaluation/state/:evaluation_run_id", "json"],
  uploadEvaluationFile: ["POST", "/api/evaluation/files", "json"],
  listEvaluationFiles: ["GET", "/api/evaluation/files", "json"],
  deleteEvaluationFile: ["DELETE", "/api/evaluation/files/:name", "nothing"],
  createCase: ["POST", "/api/evaluation/cases", "json"],
  listCases: ["GET", "/api/evaluation/cases", "json"],
  exportCases: ["GET", "/api/evaluation/cases/export", "json"],
  importCases: ["POST", "/api/evaluation/cases/import", "json"],
  getCase: ["GET", "/api/evaluation/cases/:case_id", "json"],
  changeCase: ["PUT", "/api/evaluation/cases/:case_id", "json"],
  deleteCase: ["DELETE", "/api/evaluation/cases/:case_id", "nothing"],
  getHealth: ["GET", "/api/health", "json"],
  getStorageUse: ["GET", "/api/storage", "json"],
  listFilesElsewhere: ["GET", "/api/storage/elsewhere", "json"],
  listModels: ["GET", "/api/models", "json"],
  getMachine: ["GET", "/api/models/machine", "json"],
  installModel: ["POST", "/api/models/:model_id/install", "json"],
  pauseModel: ["POST", "/api/models/:model_id/pause", "json"],
  addModelFile: ["POST", "/api/models/:model_id/files", "json"],
  activateModel: ["POST", "/api/models/:model_id/activate", "json"],
  deactivateModel: ["POST", "/api/models/:model_id/deactivate", "json"],
  removeModel: ["DELETE", "/api/models/:model_id", "nothing"],
  getLanguageModels: ["GET", "/api/language-models", "json"],
  chooseLanguageModels: ["PUT", "/api/language-models/choice", "json"],
  forgetLanguageModelsHere: ["DELETE", "/api/language-models/choice", "nothing"],
  register: ["POST", "/api/v1/auth/register", "json"],
  login: ["POST", "/api/v1/auth/login", "nothing"],
  refresh: ["POST", "/api/v1/auth/refresh", "nothing"],
  logout: ["POST", "/api/v1/auth/logout", "nothing"],
  getMe: ["GET", "/api/v1/auth/me", "json"],
  deleteMe: ["DELETE", "/api/v1/auth/me", "nothing"],
  changeUsername: ["PUT", "/api/v1/auth/profile/username", "json"],
  changePassword: ["PUT", "/api/v1/auth/profile/password", "json"],
  listAccessTokens: ["GET", "/api/v1/auth/tokens", "json"],
  createAccessToken: ["POST", "/api/v1/auth/tokens", "json"],
  deleteAccessToken: ["DELETE", "/api/v1/auth/tokens/:id", "nothing"],
  listSettingInstances: ["GET", "/api/v1/settings/instances", "json"],
  listSettingDefinitions: ["GET", "/api/v1/settings/definitions", "json"],
  createSettingDefinition: ["POST", "/api/v1/settings/definitions", "json"],
  changeSettingDefinition: ["PATCH", "/api/v1/settings/definitions/:definition_id", "json"],
  replaceSettingDefinition: ["PUT", "/api/v1/settings/definitions/:definition_id", "json"],
  deleteSettingDefinition: ["DELETE", "/api/v1/settings/definitions/:definition_id", "nothing"],
  getSettingInstance: ["GET", "/api/v1/settings/instances/:instance_id", "json"],
  setSettingInstance: ["POST", "/api/v1/settings/instances", "json"],
  changeSettingInstance: ["PATCH", "/api/v1/settings/instances/:instance_id", "json"],
  replaceSettingInstance: ["PUT", "/api/v1/settings/instances/:instance_id", "json"],
  deleteSettingInstance: ["DELETE", "/api/v1/settings/instances/:instance_id", "nothing"],
  listConversations: ["GET", "/api/v1/users/:user_id/conversations", "json"],
  listConversationsOfPersona: ["GET", "/api/v1/conversations/by-persona/:persona_id", "json"],
  createConversation: ["POST", "/api/v1/conversations", "json"],
  importConversation: ["POST", "/api/v1/conversations/import", "json"],
  getConversation: ["GET", "/api/v1/conversations/:conversation_id", "json"],
  getConversationWithMessages: ["GET", "/api/v1/conversations/:conversation_id/with-messages", "json"],
  getConversationWithPersona: ["GET", "/api/v1/conversations/:conversation_id/with-persona", "json"],
  changeConversation: ["PUT", "/api/v1/conversations/:conversation_id", "json"],
  changePersonaOfConversation: ["PUT", "/api/v1/conversations/:conversation_id/persona", "json"],
  deleteConversation: ["DELETE", "/api/v1/conversations/:conversation_id", "nothing"],
  listConversationMessages: ["GET", "/api/v1/conversations/:conversation_id/messages", "json"],
  addConversationMessage: ["POST", "/api/v1/conversations/:conversation_id/messages", "json"],
  attachTag: ["POST", "/api/v1/conversations/:conversation_id/tags", "json"],
  detachTag: ["DELETE", "/api/v1/conversations/:conversation_id/tags/:tag_id", "nothing"],
  listTags: ["GET", "/api/v1/users/:user_id/tags", "json"],
  createTag: ["POST", "/api/v1/tags", "json"],
  changeTag: ["PUT", "/api/v1/tags/:tag_id", "json"],
  deleteTag: ["DELETE", "/api/v1/tags/:tag_id", "nothing"],
  listConversationsWithTag: ["GET", "/api/v1/tags/:tag_id/conversations", "json"],
  listPersonas: ["GET", "/api/v1/personas", "json"],
  listPersonaTags: ["GET", "/api/v1/personas/tags", "json"],
  createPersona: ["POST", "/api/v1/personas", "json"],
  getPersona: ["GET", "/api/v1/personas/:persona_id", "json"],
  changePersona: ["PUT", "/api/v1/personas/:persona_id", "json"],
  deletePersona: ["DELETE", "/api/v1/personas/:persona_id", "nothing"],
  listPrompts: ["GET", "/api/v1/prompts", "json"],
  createPrompt: ["POST", "/api/v1/prompts", "json"],
  getPrompt: ["GET", "/api/v1/prompts/:prompt_id", "json"],
  changePrompt: ["PUT", "/api/v1/prompts/:prompt_id", "json"],
  deletePrompt: ["DELETE", "/api/v1/prompts/:prompt_id", "nothing"],
  listPages: ["GET", "/api/v1/pages", "json"],
  createPage: ["POST", "/api/v1/pages", "json"],
  getPageByRoute: ["GET", "/api/v1/pages/route/*route", "json"],
  getPage: ["GET", "/api/v1/pages/:page_id", "json"],
  changePage: ["PUT", "/api/v1/pages/:page_id", "json"],
  changePageHierarchy: ["PUT", "/api/v1/pages/:page_id/hierarchy", "json"],
  deletePage: ["DELETE", "/api/v1/pages/:page_id", "nothing"],
  publishPage: ["POST", "/api/v1/pages/:page_id/publish", "json"],
  backUpPage: ["POST", "/api/v1/pages/:page_id/backup", "json"],
  listAvailablePlugins: ["GET", "/api/v1/plugins/available", "json"],
  listPluginUpdates: ["GET", "/api/v1/plugins/updates/available", "json"],
  getMarketplace: ["GET", "/api/v1/plugins/marketplace", "json"],
  setMarketplaceCatalogue: ["PUT", "/api/v1/plugins/marketplace", "json"],
  removeMarketplaceCatalogue: ["DELETE", "/api/v1/plugins/marketplace", "nothing"],
  installPlugin: ["POST", "/api/v1/plugins/install", "json"],
  installPluginFromUrl: ["POST", "/api/v1/plugins/install-from-url", "json"],
  installPluginFromMarketplace: ["POST", "/api/v1/plugins/:plugin_slug/install", "json"],
  updatePlugin: ["POST", "/api/v1/plugins/:plugin_slug/update", "json"],
  previewPluginUpdate: ["GET", "/api/v1/plugins/:plugin_slug/update/preview", "json"],
  uninstallPlugin: ["DELETE", "/api/v1/plugins/:plugin_slug/uninstall", "nothing"],
  checkPluginUpdate: ["GET", "/api/v1/plugins/:plugin_slug/update/available", "json"],
  getPluginManifest: ["GET", "/api/v1/plugins/manifest", "json"],
  getDesignerManifest: ["GET", "/api/v1/plugins/manifest/designer", "json"],
  listManagedPlugins: ["GET", "/api/v1/plugins/manager", "json"],
  listPluginCategories: ["GET", "/api/v1/plugins/categories", "json"],
  listPluginTags: ["GET", "/api/v1/plugins/tags", "json"],
  refreshPluginCache: ["POST", "/api/v1/plugins/refresh-cache", "json"],
  getPluginBySlug: ["GET", "/api/v1/plugins/by-slug/:plugin_slug", "json"],
  getPluginInfo: ["GET", "/api/v1/plugins/:plugin_id/info", "json"],
  setPluginEnabled: ["PATCH", "/api/v1/plugins/:plugin_id", "json"],
  setPluginPermission: ["PATCH", "/api/v1/plugins/:plugin_id/permissions/:permission", "json"],
  unregisterPlugin: ["DELETE", "/api/v1/plugins/:plugin_id", "nothing"],
  listPluginModules: ["GET", "/api/v1/plugins/:plugin_id/modules", "json"],
  getPluginModule: ["GET", "/api/v1/plugins/:plugin_id/modules/:module_id", "json"],
  setPluginModuleEnabled: ["PATCH", "/api/v1/plugins/:plugin_id/modules/:module_id", "json"],
  registerPlugin: ["POST", "/api/v1/plugins/:plugin_slug/register", "json"],
  getPluginStatus: ["GET", "/api/v1/plugins/:plugin_slug/status", "json"],
  restartPluginServices: ["POST", "/api/v1/plugins/:plugin_slug/services/restart", "json"],
  getPluginFile: ["GET", "/api/v1/public/plugins/:plugin_slug/*path", "response"],
  createPluginState: ["POST", "/api/v1/plugin-state", "json"],
  listPluginStates: ["GET", "/api/v1/plugin-state", "json"],
  createPluginStates: ["POST", "/api/v1/plugin-state/bulk", "json"],
  getPluginStateStats: ["GET", "/api/v1/plugin-state/stats", "json"],
  cleanUpPluginStates: ["DELETE", "/api/v1/plugin-state/cleanup", "nothing"],
  getPluginState: ["GET", "/api/v1/plugin-state/:state_id", "json"],
  changePluginState: ["PUT", "/api/v1/plugin-state/:state_id", "json"],
  deletePluginState: ["DELETE", "/api/v1/plugin-state/:state_id", "nothing"],
  listNavigationRoutes: ["GET", "/api/v1/navigation-routes", "json"],
  getNavigationTree: ["GET", "/api/v1/navigation-routes/tree", "json"],
  createNavigationRoute: ["POST", "/api/v1/navigation-routes", "json"],
  changeNavigationBatch: ["POST", "/api/v1/navigation-routes/batch-update", "json"],
  getNavigationRoute: ["GET", "/api/v1/navigation-routes/:route_id", "json"],
  changeNavigationRoute: ["PUT", "/api/v1/navigation-routes/:route_id", "json"],
  moveNavigationRoute: ["PUT", "/api/v1/navigation-routes/:route_id/move", "json"],
  deleteNavigationRoute: ["DELETE", "/api/v1/navigation-routes/:route_id", "nothing"],
  listComponents: ["GET", "/api/v1/components", "json"],
  createComponent: ["POST", "/api/v1/components", "json"],
  getComponent: ["GET", "/api/v1/components/:component_id", "json"],
  changeComponent: ["PUT", "/api/v1/components/:component_id", "json"],
  deleteComponent: ["DELETE", "/api/v1/components/:component_id", "nothing"],
  listDeleted: ["GET", "/api/v1/sync/deleted", "json"],
  restoreDeleted: ["POST", "/api/v1/sync/deleted/restore", "json"],
  purgeDeleted: ["POST", "/api/v1/sync/deleted/purge", "json"],
  listConflicts: ["GET", "/api/v1/sync/conflicts", "json"],
  settleConflict: ["POST", "/api/v1/sync/conflicts/settle", "nothing"],
  unsettleConflict: ["POST", "/api/v1/sync/conflicts/undo", "nothing"],
  listRecovered: ["GET", "/api/v1/sync/recovered", "json"],
  dismissRecovered: ["POST", "/api/v1/sync/recovered/dismiss", "nothing"],
  listJobs: ["GET", "/api/v1/jobs", "json"],
  createJob: ["POST", "/api/v1/jobs", "json"],
  getJob: ["GET", "/api/v1/jobs/:job_id", "json"],
  cancelJob: ["POST", "/api/v1/jobs/:job_id/cancel", "json"],
  retryJob: ["POST", "/api/v1/jobs/:job_id/retry", "json"],
  listJobEvents: ["GET", "/api/v1/jobs/:job_id/events", "json"],
  streamJobEvents: ["GET", "/api/v1/jobs/:job_id/events/stream", "events"],
  listJobLogs: ["GET", "/api/v1/jobs/:job_id/logs", "json"],
  deleteJob: ["DELETE", "/api/v1/jobs/:job_id", "nothing"],
  downloadExport: ["GET", "/api/v1/exports/:job_id", "response"],
  importBackup: ["POST", "/api/v1/imports", "json"],
  processDocument: ["POST", "/api/v1/documents/process", "json"],
  processDocuments: ["POST", "/api/v1/documents/process-multiple", "json"],
  processTextContext: ["POST", "/api/v1/documents/process-text-context", "json"],
  listSupportedTypes: ["GET", "/api/v1/documents/supported-types", "json"],
  searchWeb: ["GET", "/api/v1/websearch/web", "json"],
  scrapePages: ["POST", "/api/v1/websearch/scrape", "json"],
  getWebSearchHealth: ["GET", "/api/v1/websearch/health", "json"],
  searchWithSearxng: ["GET", "/api/v1/searxng/web", "json"],
  scrapeWithSearxng: ["POST", "/api/v1/searxng/scrape", "json"],
  getSearxngHealth: ["GET", "/api/v1/searxng/health", "json"],
  listAiProviders: ["GET", "/api/v1/ai/providers/providers", "json"],
  validateAiProvider: ["POST", "/api/v1/ai/providers/validate", "json"],
  listAiModels: ["GET", "/api/v1/ai/providers/models", "json"],
  listAllAiModels: ["GET", "/api/v1/ai/providers/all-models", "json"],
  generateText: ["POST", "/api/v1/ai/providers/generate", "json"],
  streamGenerateText: ["POST", "/api/v1/ai/providers/generate", "events", { stream: true }],
  chatWithProvider: ["POST", "/api/v1/ai/providers/chat", "json"],
  streamChatWithProvider: ["POST", "/api/v1/ai/providers/chat", "events", { stream: true }],
  cancelGeneration: ["POST", "/api/v1/ai/providers/cancel", "json"],
  listProviderSettings: ["GET", "/api/v1/ai/settings/providers", "json"],
  saveProviderSetting: ["POST", "/api/v1/ai/settings/providers", "json"],
  deleteProviderSetting: ["DELETE", "/api/v1/ai/settings/providers/:provider/:instance_id", "nothing"],
  listAiServers: ["GET", "/api/v1/ai/settings/servers/:settings_id", "json"],
  testModelHost: ["GET", "/api/v1/modelhost/test", "json"],
  listModelHostModels: ["GET", "/api/v1/modelhost/models", "json"],
  installOnModelHost: ["POST", "/api/v1/modelhost/install", "json"],
  streamInstallOnModelHost: ["POST", "/api/v1/modelhost/install", "events", { stream: true }],
  getModelHostInstall: ["GET", "/api/v1/modelhost/install/:task_id", "json"],
  streamModelHostInstall: ["GET", "/api/v1/modelhost/install/:task_id/events", "events"],
  cancelModelHostInstall: ["DELETE", "/api/v1/modelhost/install/:task_id", "nothing"],
  deleteFromModelHost: ["DELETE", "/api/v1/modelhost/delete", "nothing"],
  testOllama: ["GET", "/api/v1/ollama/test", "json"],
  listOllamaModels: ["GET", "/api/v1/ollama/models", "json"],
  installOnOllama: ["POST", "/api/v1/ollama/install", "json"],
  streamInstallOnOllama: ["POST", "/api/v1/ollama/install", "events", { stream: true }],
  getOllamaInstall: ["GET", "/api/v1/ollama/install/:task_id", "json"],
  streamOllamaInstall: ["GET", "/api/v1/ollama/install/:task_id/events", "events"],
  cancelOllamaInstall: ["DELETE", "/api/v1/ollama/install/:task_id", "nothing"],
  deleteFromOllama: ["DELETE", "/api/v1/ollama/delete", "nothing"],
  getPlatformHealth: ["GET", "/health", "json"],
  getOpenApi: ["GET", "/openapi.json", "json"],
};

export interface AccessToken {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
}

export interface AccountDeletion {
  readonly password: string;
}

export interface AiServer {
  /** What other calls name server_id */
  readonly id: string;
  readonly name: string;
  /** null: the vendor's own */
  readonly server_url: string | null;
  /** Masked */
  readonly api_key: string | null;
}

export interface AnswerSettings {
  /** Passages an answer may use */
  readonly top_k: number;
  /** By words and vectors; false: by vectors alone */
  readonly use_hybrid_search: boolean;
  /** False: by words alone, whatever use_hybrid_search says */
  readonly use_vectors: boolean;
  /** Documents that the question names, by file name, title page, company or period, rank higher */
  readonly use_document_choice: boolean;
  /** Passages scored lower are not used; 0 uses all that were found */
  readonly similarity_threshold: number;
}

export interface AnswerSettingsInput {
  /** Passages an answer may use */
  readonly top_k?: number;
  /** By words and vectors; false: by vectors alone */
  readonly use_hybrid_search?: boolean;
  /** False: by words alone, whatever use_hybrid_search says */
  readonly use_vectors?: boolean;
  /** Documents that the question names, by file name, title page, company or period, rank higher */
  readonly use_document_choice?: boolean;
  /** Passages scored lower are not used; 0 uses all that were found */
  readonly similarity_threshold?: number;
}

export type AvailablePlugin = {
  readonly plugin_slug: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly author: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly icon: string | null;
  readonly official: boolean;
  readonly permissions: readonly {
    readonly name: string;
    readonly description: string;
  }[];
  /** Bytes of the archive */
  readonly size: number | null;
  readonly source_url: string | null;
  readonly installed: boolean;
  readonly installed_version: string | null;
  readonly update_available: boolean;
};

export type CacheRefreshed = {
  readonly plugins: number;
  readonly modules: number;
  /** Plugins whose files are gone or whose stored metadata breaks the rules */
  readonly problems: readonly {
    readonly plugin_slug: string;
    readonly detail: string;
  }[];
  readonly marketplace: {
    readonly configured: boolean;
    readonly reachable: boolean;
    readonly plugins: number;
    readonly detail: string;
  };
};

export interface CancelRequest {
  readonly request_id?: string;
  readonly conversation_id?: string | null;
}

export interface CaseFile {
  readonly test_cases: readonly TestCase[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface CasesToImport {
  readonly collection_id?: string | null;
  /** As in a file of test cases; ids are not kept */
  readonly test_cases: readonly {
    readonly question: string;
    readonly ground_truth?: string | null;
    readonly category?: string | null;
    readonly document?: string | null;
  }[];
}

export interface Catalogue {
  readonly plugins: readonly CatalogueEntry[];
}

export interface CatalogueEntry {
  readonly plugin_slug: string;
  readonly name: string;
  readonly description?: string;
  readonly version: string;
  /** A zip or tar.gz archive, or a repository on GitHub or GitLab */
  readonly download_url: string;
  /** Of the archive; what differs is not installed */
  readonly sha256?: string | null;
  readonly size?: number | null;
  readonly author?: string | null;
  readonly category?: string | null;
  readonly tags?: readonly string[];
  readonly icon?: string | null;
  readonly official?: boolean;
  readonly permissions?: readonly string[];
  readonly source_url?: string | null;
}

export interface ChatBranch {
  /** The last message that the new session begins with */
  readonly message_id: string;
  /** The session's name with “(continued)” when left out */
  readonly name?: string;
}

export interface ChatMessage {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly session_id: string;
  readonly role: Role;
  readonly content: string;
  /** Empty for user messages, but for a question that was put anew: edit_of (the one it stands for), or that does not follow the newest message: after (the message it follows, null for none). For replies: intent, chunks_retrieved, source_documents ({document_id, chunk_id, content, score}), response_time_ms; understood ({about}: what an earlier question supplied; left out where the question was read as typed); and `answer`: {answered, question_id, intent, receipts, passages, queries_used, generator, document_ids (what the question was limited to, or null), collection_ids (the collections that were named together; left out where none were)}, with a language model also model ({prompt, prompt_tokens, completion_tokens, first_text_ms, duration_ms, cut, device (webgpu, wasm or cpu; left out by providers), thinking, thinking_ms, thinking_tokens (what it thought before it answered, where it did)}), persona ({id, name}), kept_here (true where no hosted model was asked because something in scope never leaves), left_out (collections, {collection_id, name}, that the hosted model was not given because they never leave), addressed (text of the documents that addresses the language model and was not given to it: {document_id, document_name, page, text}), stopped (true where it was cut off), without_documents (true where a language model was asked alone), lost (models that failed under it: {name, reason, code, detail}, the detail in one sentence for people), broken ({code, detail}: the model broke off, and what it had written was checked and kept). A receipt with wording: unchecked holds the numbers and names of its sentence, while the rest of the words could not be checked. A receipt's page (1-based, null without pages) is where its quote begins. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  /** Collection used; null means all */
  readonly collection_id: string | null;
}

export interface ChatRequest {
  /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
  readonly provider: string;
  /** The setting changed last when left out */
  readonly settings_id?: string | null;
  /** The setting's first server when left out */
  readonly server_id?: string | null;
  /** temperature, top_p and max_tokens are translated for each vendor, other keys handed on */
  readonly params?: ModelSettings;
  readonly stream?: boolean;
  /** A name of one's own by which to cancel; one is made when left out */
  readonly request_id?: string;
  readonly model?: string;
  readonly messages: readonly {
    readonly role: "system" | "user" | "assistant";
    readonly content: string;
  }[];
  readonly conversation_id?: string | null;
  readonly persona_id?: string | null;
}

export interface ChatSession {
  /** UUID, dashed lower case */
  readonly id: string;
  /** “Untitled” for a conversation without a title */
  readonly name: string;
  /** Default collection of the session; null means all */
  readonly collection_id: string | null;
  readonly created_at: string;
  /** Changes with every message */
  readonly updated_at: string;
  readonly message_count: number;
  /** Shown before the others */
  readonly pinned: boolean;
  /** Shown apart from the others */
  readonly archived: boolean;
  /** Name of the folder it is in, or null */
  readonly folder: string | null;
  /** Who the language model speaks as */
  readonly persona_id: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
  /** Names of tags, in the order given */
  readonly tags: readonly string[];
  /** documents for chats begun here; conversations of /api/v1 have the type they were given */
  readonly conversation_type: string;
}

export interface ChatSessionChange {
  readonly name?: string;
  /** A name that no tag has yet becomes one */
  readonly tags?: readonly string[];
  /** Shown before the others */
  readonly pinned?: boolean;
  /** Shown apart from the others */
  readonly archived?: boolean;
  /** Name of the folder it is in, or null */
  readonly folder?: string | null;
  /** Who the language model speaks as */
  readonly persona_id?: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers?: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice?: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
}

export interface Collection {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  /** One emoji, shown in place of the color; null for the color */
  readonly icon: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Documents in the collection, whatever their status */
  readonly document_count: number;
  /** Its documents and chats stay on this machine: no hosted language model is given them, and they do not sync */
  readonly never_leaves: boolean;
  /** How the page searches for answers from this collection; null for the usual way. A message says for itself how it is answered */
  readonly answer_settings: AnswerSettings | null;
}

export interface CollectionChange {
  readonly name?: string;
  readonly description?: string;
  readonly color?: string;
  /** One emoji, shown in place of the color; null for the color */
  readonly icon?: string | null;
  /** False lets it travel from now on. True is 409 for one that may have travelled: see keep-here */
  readonly never_leaves?: boolean;
  /** How the page searches for answers from this collection; null for the usual way. A message says for itself how it is answered */
  readonly answer_settings?: AnswerSettingsInput | null;
}

export type Completion = {
  readonly request_id: string;
  readonly provider: ProviderKind;
  readonly vendor: string;
  readonly model: string;
  readonly text: string;
  readonly choices: readonly {
    readonly index: number;
    readonly message: {
      readonly role: "assistant";
      readonly content: string;
    };
    readonly finish_reason: string;
  }[];
  readonly finish_reason: string;
  readonly usage: {
    readonly prompt_tokens: number;
    readonly completion_tokens: number;
    readonly total_tokens: number;
  } | null;
  readonly done: true;
  readonly conversation_id: string | null;
  readonly user_message_id: string | null;
  readonly assistant_message_id: string | null;
};

export interface Component {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly component_id: string;
  readonly description: string;
  readonly icon: string;
  readonly is_system: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ComponentChange {
  readonly name?: string;
  readonly component_id?: string;
  readonly description?: string;
  readonly icon?: string;
  readonly is_system?: boolean;
}

export type ConflictEntry = {
  readonly id: string;
  readonly kind: string;
  readonly row_id: string;
  readonly field: string;
  /** What names the row it is in */
  readonly name: string | null;
  /** What was overwritten */
  readonly value: unknown;
  /** The value was in use before `written_at`, until another one took its place */
  readonly earlier: boolean;
  /** What the value names, where it is the id of another row */
  readonly value_name: string | null;
  readonly written_at: string;
  readonly written_by: {
    /** Of the device, as in the list of devices */
    readonly id: string;
    /** What the device is called, where this host knows */
    readonly name: string | null;
    /** This device, another one, or a request to the server's API */
    readonly kind: "this" | "device" | "api";
  };
  /** What counts now; null where the row has been deleted since */
  readonly current: unknown;
  readonly current_name: string | null;
  readonly current_at: string | null;
  readonly current_by: {
    /** Of the device, as in the list of devices */
    readonly id: string;
    /** What the device is called, where this host knows */
    readonly name: string | null;
    /** This device, another one, or a request to the server's API */
    readonly kind: "this" | "device" | "api";
  } | null;
  /** The row has been deleted since: nothing could be taken */
  readonly deleted: boolean;
  /** What was decided, and when */
  readonly settled: {
    readonly taken: boolean;
    readonly at: string;
  } | null;
};

export interface Conversation {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly title: string | null;
  readonly page_context: string | null;
  readonly page_id: string | null;
  readonly model: string | null;
  readonly server: string | null;
  readonly conversation_type: string;
  /** Who the language model speaks as */
  readonly persona_id: string | null;
  /** Documents that a document chat is about; null means all */
  readonly collection_id: string | null;
  /** Shown before the others */
  readonly pinned: boolean;
  /** Shown apart from the others */
  readonly archived: boolean;
  /** Name of the folder it is in, or null */
  readonly folder: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
  readonly tags: readonly Tag[];
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ConversationChange {
  /** Shown before the others */
  readonly pinned?: boolean;
  /** Shown apart from the others */
  readonly archived?: boolean;
  /** Name of the folder it is in, or null */
  readonly folder?: string | null;
  readonly persona_id?: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers?: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice?: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
  readonly title?: string | null;
  readonly page_context?: string | null;
  readonly page_id?: string | null;
  readonly model?: string | null;
  readonly server?: string | null;
  readonly conversation_type?: string;
}

export interface ConversationWithMessages {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly title: string | null;
  readonly page_context: string | null;
  readonly page_id: string | null;
  readonly model: string | null;
  readonly server: string | null;
  readonly conversation_type: string;
  /** Who the language model speaks as */
  readonly persona_id: string | null;
  /** Documents that a document chat is about; null means all */
  readonly collection_id: string | null;
  /** Shown before the others */
  readonly pinned: boolean;
  /** Shown apart from the others */
  readonly archived: boolean;
  /** Name of the folder it is in, or null */
  readonly folder: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
  readonly tags: readonly Tag[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly messages: readonly Message[];
}

export interface ConversationWithPersona {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly title: string | null;
  readonly page_context: string | null;
  readonly page_id: string | null;
  readonly model: string | null;
  readonly server: string | null;
  readonly conversation_type: string;
  /** Who the language model speaks as */
  readonly persona_id: string | null;
  /** Documents that a document chat is about; null means all */
  readonly collection_id: string | null;
  /** Shown before the others */
  readonly pinned: boolean;
  /** Shown apart from the others */
  readonly archived: boolean;
  /** Name of the folder it is in, or null */
  readonly folder: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
  readonly tags: readonly Tag[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly persona: Persona | null;
}

export interface CreatedAccessToken {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  /** Shown only now */
  readonly token: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type CslItem = {
  /** Such as article-journal, book or webpage */
  readonly type: string;
  readonly id?: string;
  readonly "citation-key"?: string;
  readonly title?: string;
  readonly "title-short"?: string;
  /** Journal, book or web site */
  readonly "container-title"?: string;
  readonly "container-title-short"?: string;
  readonly "collection-title"?: string;
  readonly "collection-number"?: string;
  readonly publisher?: string;
  readonly "publisher-place"?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly number?: string;
  readonly "number-of-pages"?: string;
  readonly "number-of-volumes"?: string;
  readonly edition?: string;
  readonly genre?: string;
  readonly medium?: string;
  readonly section?: string;
  readonly version?: string;
  readonly status?: string;
  readonly source?: string;
  readonly archive?: string;
  readonly archive_location?: string;
  readonly "call-number"?: string;
  readonly "event-title"?: string;
  readonly "event-place"?: string;
  readonly DOI?: string;
  readonly ISBN?: string;
  readonly ISSN?: string;
  readonly PMID?: string;
  readonly PMCID?: string;
  readonly URL?: string;
  readonly language?: string;
  readonly keyword?: string;
  readonly note?: string;
  readonly annote?: string;
  readonly abstract?: string;
  readonly author?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly suffix?: string;
    readonly "dropping-particle"?: string;
    readonly "non-dropping-particle"?: string;
    /** The whole name, where it is not divided */
    readonly literal?: string;
  }[];
  readonly editor?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly suffix?: string;
    readonly "dropping-particle"?: string;
    readonly "non-dropping-particle"?: string;
    /** The whole name, where it is not divided */
    readonly literal?: string;
  }[];
  readonly translator?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly suffix?: string;
    readonly "dropping-particle"?: string;
    readonly "non-dropping-particle"?: string;
    /** The whole name, where it is not divided */
    readonly literal?: string;
  }[];
  readonly contributor?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly suffix?: string;
    readonly "dropping-particle"?: string;
    readonly "non-dropping-particle"?: string;
    /** The whole name, where it is not divided */
    readonly literal?: string;
  }[];
  readonly director?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly suffix?: string;
    readonly "dropping-particle"?: string;
    readonly "non-dropping-particle"?: string;
    /** The whole name, where it is not divided */
    readonly literal?: string;
  }[];
  readonly "container-author"?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly suffix?: string;
    readonly "dropping-particle"?: string;
    readonly "non-dropping-particle"?: string;
    /** The whole name, where it is not divided */
    readonly literal?: string;
  }[];
  readonly "collection-editor"?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly suffix?: string;
    readonly "dropping-particle"?: string;
    readonly "non-dropping-particle"?: string;
    /** The whole name, where it is not divided */
    readonly literal?: string;
  }[];
  /** [[2026, 11, 24]]; month and day may be left out, and a second list ends a range */
  readonly issued?: {
    readonly "date-parts": readonly (readonly number[])[];
  };
  /** [[2026, 11, 24]]; month and day may be left out, and a second list ends a range */
  readonly accessed?: {
    readonly "date-parts": readonly (readonly number[])[];
  };
  /** [[2026, 11, 24]]; month and day may be left out, and a second list ends a range */
  readonly submitted?: {
    readonly "date-parts": readonly (readonly number[])[];
  };
  /** [[2026, 11, 24]]; month and day may be left out, and a second list ends a range */
  readonly "original-date"?: {
    readonly "date-parts": readonly (readonly number[])[];
  };
  /** [[2026, 11, 24]]; month and day may be left out, and a second list ends a range */
  readonly "event-date"?: {
    readonly "date-parts": readonly (readonly number[])[];
  };
};

export interface DeletedEntry {
  /** `<kind>/<id>` */
  readonly id: string;
  /** What it was: collections, documents, pages, … */
  readonly kind: string;
  readonly name: string | null;
  readonly deleted_at: string;
  /** When it is deleted for ever */
  readonly kept_until: string;
  /** How many rows of each kind were deleted with it, and come back with it */
  readonly with: Readonly<Record<string, number>>;
  /** Bytes of its files */
  readonly file_size: number;
  /** Another device changed it after it was deleted here */
  readonly edited_since: boolean;
}

export interface Document {
  /** UUID, dashed lower case */
  readonly id: string;
  /** Stored name, doc_<short_id>.<extension> */
  readonly filename: string;
  readonly original_filename: string;
  readonly file_path: string;
  /** Bytes */
  readonly file_size: number;
  readonly document_type:
    | "pdf"
    | "docx"
    | "doc"
    | "pptx"
    | "ppt"
    | "md"
    | "html"
    | "txt"
    | "csv"
    | "tsv"
    | "xlsx"
    | "ods"
    | "odt"
    | "odp"
    | "rtf"
    | "epub"
    | "eml"
    | "json"
    | "xml"
    | "ipynb"
    | "tex"
    | "xls"
    | "msg"
    | "srt"
    | "vtt"
    | "png"
    | "jpg"
    | "webp"
    | "tiff"
    | "heic";
  /** UUID, dashed lower case */
  readonly collection_id: string;
  readonly status: DocumentStatus;
  readonly created_at: string;
  readonly processed_at: string | null;
  /** Empty at upload; while processing it may hold `progress` ({phase, done, total, unit}). After processing: pages, processing_time_seconds, title, language, characters, words, warnings, embedding_model, read_with (the model in use then; embedding_model is built-in where that does not know the language); after a failure: error, and try_again: false where the file itself is why and another try would end alike. protected: true where the file asks for a password: failed, it waits to be unlocked; completed, it was. Where pages have no text layer, ocr: {state, pages, done, unread, language, languages, seems?} — state is waiting, stopped or done, unread the numbers of the pages still to be recognised, language the one that was chosen (null: the one that fits each page), languages those that pages were read in (eng, deu, …, as Tesseract names them), seems what pages look like that were read in another language, unknown where that cannot be told. A document with text on other pages is completed before that, and progress says how far its recognition is. Where the file was replaced with a newer version, changes: {version, replaced_at, pages, earlier_pages, passages} — how the newest version differs from the one before: pages of it with something new, pages of the one before with something gone, and how many passages kept their embeddings — and earlier_versions, newest first: {version, began_at, replaced_at, file_size, gone} — gone are the UTF-16 ranges of its text that the newest version lacks, null while that is being read. The last three are kept. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly chunk_count: number;
  /** Words of one's own to find it by, in the order given */
  readonly tags: readonly string[];
  /** For what was added from a web address; else null */
  readonly source: WebSource | null;
  /** What another program, such as a reference manager, says of it; else null. It stays when the file is read again. */
  readonly reference: DocumentReference | null;
}

export interface DocumentChange {
  /** Its extension stays what the file is: where the name ends otherwise, it is added */
  readonly original_filename?: string;
  /** The collection it moves into */
  readonly collection_id?: string;
  /** All of its tags; empty ones and repetitions are left out */
  readonly tags?: readonly string[];
  /** What is said of it where it came from; documents are found by its title, authors and year, and cited with it */
  readonly reference?: DocumentReference | null;
}

export interface DocumentCopy {
  /** UUID, dashed lower case */
  readonly collection_id: string;
}

export interface DocumentGuide {
  /** UUID, dashed lower case */
  readonly document_id: string;
  readonly title: string | null;
  /** What it calls itself, such as Annual report */
  readonly kind: string | null;
  /** As the file's properties or its first lines have it */
  readonly date: string | null;
  /** People and organisations, the most named first */
  readonly names: readonly string[];
  readonly headings: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly page: number | null;
  }[];
  /** Words that set it apart from the other documents */
  readonly terms: readonly string[];
  /** Questions it answers; each was asked of it, and its first quote is at this place */
  readonly questions: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly page: number | null;
  }[];
}

export type DocumentMarks = {
  readonly marks: Marks;
  /** Words of the range that text recognition was unsure of */
  readonly unsure: readonly {
    readonly page: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** The pages the marks are on */
  readonly pages: readonly {
    readonly page: number;
    readonly width: number;
    readonly height: number;
  }[];
};

export interface DocumentPassword {
  /** Of the file; it is not stored */
  readonly password: string;
}

export interface DocumentReference {
  /** The program */
  readonly from: string;
  readonly item: CslItem;
  /** A person's own, as plain text */
  readonly notes?: readonly string[];
  /** Their names there */
  readonly collections?: readonly string[];
  /** Other names of the document */
  readonly aliases?: readonly string[];
}

export type DocumentStatus = "pending" | "processing" | "completed" | "failed";

export type DocumentText = {
  /** UUID, dashed lower case */
  readonly document_id: string;
  readonly title: string | null;
  /** ISO 639-1 */
  readonly language: string | null;
  readonly text: string;
  readonly blocks: readonly {
    readonly kind: "title" | "heading" | "paragraph" | "list_item" | "table" | "code" | "quote" | "caption" | "notes";
    readonly start: number;
    readonly end: number;
    readonly level?: number;
    readonly page?: number;
  }[];
  readonly pages: readonly {
    readonly start: number;
    readonly end: number;
    readonly width: number;
    readonly height: number;
    readonly label?: string;
  }[];
  readonly links: readonly {
    readonly start: number;
    readonly end: number;
    readonly href: string;
  }[];
  /** Tables as grids, each the range of one block; empty cells are left out */
  readonly tables: readonly {
    readonly start: number;
    readonly end: number;
    readonly rows: number;
    readonly columns: number;
    readonly header_rows: number;
    readonly header_columns: number;
    readonly caption: string | null;
    readonly unit: string | null;
    readonly cells: readonly {
      readonly row: number;
      readonly column: number;
      readonly row_span?: number;
      readonly column_span?: number;
      readonly start: number;
      readonly end: number;
    }[];
  }[];
  /** Words that text recognition was unsure of */
  readonly unsure: readonly {
    readonly start: number;
    readonly end: number;
  }[];
};

export interface EvaluationFile {
  readonly name: string;
  /** What to give as test_cases_path */
  readonly path: string;
  /** Bytes */
  readonly file_size: number;
  /** Null for a file in the host's folder, which is read when a run starts */
  readonly total_questions: number | null;
  readonly created_at: string | null;
}

export interface EvaluationRun {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly collection_id: string;
  readonly status: RunStatus;
  readonly total_questions: number;
  readonly evaluated_count: number;
  readonly correct_count: number;
  readonly incorrect_count: number;
  /** Evaluated questions without a right answer to compare with; neither correct nor incorrect */
  readonly unjudged_count: number;
  /** correct_count / (correct_count + incorrect_count); 0 while nothing is judged */
  readonly accuracy: number;
  /** True once the run has ended, failed included */
  readonly is_completed: boolean;
  readonly config: RunConfig;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly results: readonly RunResult[];
  /** Who asks the questions */
  readonly kind: "server" | "plugin";
  /** Why the run failed */
  readonly error: string | null;
  readonly test_cases_path: string | null;
  /** Of a run with config.tune; null for others */
  readonly tuning: TuningReport | null;
}

export interface EvaluationRunSummary {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly collection_id: string;
  readonly status: RunStatus;
  readonly total_questions: number;
  readonly evaluated_count: number;
  readonly correct_count: number;
  readonly incorrect_count: number;
  /** Evaluated questions without a right answer to compare with; neither correct nor incorrect */
  readonly unjudged_count: number;
  /** correct_count / (correct_count + incorrect_count); 0 while nothing is judged */
  readonly accuracy: number;
  /** True once the run has ended, failed included */
  readonly is_completed: boolean;
  readonly config: RunConfig;
  readonly created_at: string;
  readonly completed_at: string | null;
  /** Who asks the questions */
  readonly kind: "server" | "plugin";
  /** Why the run failed */
  readonly error: string | null;
  readonly test_cases_path: string | null;
}

export interface FilesElsewhere {
  readonly document_ids: readonly string[];
  /** Of these files together; equal ones count once */
  readonly bytes: number;
}

export interface FoundHighlight {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly document_id: string;
  /** UTF-16 offset into the text of the document */
  readonly start: number;
  /** Exclusive */
  readonly end: number;
  /** The words, as they were when they were highlighted */
  readonly quote: string;
  /** 1-based; null where the format has no pages */
  readonly page: number | null;
  /** What the page calls itself, such as Slide 3 */
  readonly page_label: string | null;
  readonly color: HighlightColor;
  /** Empty where there is none */
  readonly note: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly document_name: string;
  /** UUID, dashed lower case */
  readonly collection_id: string;
}

export type FoundInDocument = {
  readonly places: readonly {
    readonly start: number;
    readonly end: number;
    /** 1-based; null where the format has no pages */
    readonly page: number | null;
    /** Empty for formats without page geometry */
    readonly marks: readonly {
      readonly page: number;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }[];
  }[];
  /** The document has the words more often than `limit` */
  readonly has_more: boolean;
  /** The pages the marks are on */
  readonly pages: readonly {
    readonly page: number;
    readonly width: number;
    readonly height: number;
  }[];
};

export interface FromWeb {
  /** Address of a web page or of a file, such as a PDF */
  readonly url: string;
  /** UUID, dashed lower case */
  readonly collection_id: string;
}

export interface GenerateRequest {
  /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
  readonly provider: string;
  /** The setting changed last when left out */
  readonly settings_id?: string | null;
  /** The setting's first server when left out */
  readonly server_id?: string | null;
  /** temperature, top_p and max_tokens are translated for each vendor, other keys handed on */
  readonly params?: ModelSettings;
  readonly stream?: boolean;
  /** A name of one's own by which to cancel; one is made when left out */
  readonly request_id?: string;
  readonly model?: string;
  readonly prompt: string;
}

export interface Highlight {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly document_id: string;
  /** UTF-16 offset into the text of the document */
  readonly start: number;
  /** Exclusive */
  readonly end: number;
  /** The words, as they were when they were highlighted */
  readonly quote: string;
  /** 1-based; null where the format has no pages */
  readonly page: number | null;
  /** What the page calls itself, such as Slide 3 */
  readonly page_label: string | null;
  readonly color: HighlightColor;
  /** Empty where there is none */
  readonly note: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface HighlightChange {
  readonly color?: HighlightColor;
  readonly note?: string;
}

export type HighlightColor = "yellow" | "green" | "blue" | "pink";

export interface ImportOutcome {
  /** UUID, dashed lower case */
  readonly conversation_id: string;
  readonly is_new: boolean;
  /** Messages that were not here yet */
  readonly added: number;
  /** Messages that were here already, and stay as they are */
  readonly known: number;
}

export interface ImportedConversation {
  /** Where it comes from; shown as its server */
  readonly source: string;
  /** Its id there: the same one is one conversation, however often it comes */
  readonly source_id: string;
  readonly title?: string | null;
  readonly model?: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** How many messages come before these, where it is sent in parts */
  readonly first?: number;
  readonly messages: readonly ImportedMessage[];
}

export interface ImportedMessage {
  /** Its id where it comes from */
  readonly source_id: string;
  readonly sender: Role;
  readonly message: string;
  readonly message_metadata?: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

export interface InstallStarted {
  /** Its id, once it is installed */
  readonly plugin_id: string;
  /** Null until the archive at an address is read */
  readonly plugin_slug: string | null;
  /** UUID, dashed lower case */
  readonly job_id: string;
  readonly status: JobStatus;
  readonly message: string;
  readonly warnings: readonly string[];
}

export type InstallStatus = "installed" | "registered";

export interface Intent {
  readonly kind: IntentKind;
  readonly confidence: number;
  readonly reasoning: string;
}

export type IntentKind = "chat" | "retrieval" | "collection_summary" | "comparison" | "listing" | "clarification";

export interface Job {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly job_type: JobType;
  readonly status: JobStatus;
  readonly priority: number;
  readonly progress_percent: number;
  /** What is going on, in words */
  readonly message: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: string | null;
  /** 1 for the first; a retry counts on */
  readonly attempt: number;
  readonly scheduled_for: string | null;
  readonly idempotency_key: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly started_at: string | null;
  readonly completed_at: string | null;
}

export interface JobEvent {
  /** UUID, dashed lower case */
  readonly job_id: string;
  readonly sequence: number;
  readonly event: JobEventKind;
  readonly timestamp: string;
  readonly status: JobStatus;
  readonly progress_percent: number;
  readonly message: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
}

export type JobEventKind = "progress" | "log" | "status" | "completed" | "failed" | "cancelled";

export interface JobLog {
  readonly sequence: number;
  readonly timestamp: string;
  readonly level: string;
  readonly message: string;
}

export type JobStatus = "pending" | "running" | "completed" | "failed" | "cancelled";

export type JobType =
  | "document_process"
  | "evaluation_run"
  | "reindex"
  | "model_download"
  | "model_install"
  | "plugin_install"
  | "plugin_update"
  | "export"
  | "import";

export interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly enum?: readonly unknown[];
  readonly [more: string]: unknown;
}

export interface ListedSession {
  /** UUID, dashed lower case */
  readonly id: string;
  /** “Untitled” for a conversation without a title */
  readonly name: string;
  /** Default collection of the session; null means all */
  readonly collection_id: string | null;
  readonly created_at: string;
  /** Changes with every message */
  readonly updated_at: string;
  readonly message_count?: number;
  /** Shown before the others */
  readonly pinned: boolean;
  /** Shown apart from the others */
  readonly archived: boolean;
  /** Name of the folder it is in, or null */
  readonly folder: string | null;
  /** Who the language model speaks as */
  readonly persona_id: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
  /** Names of tags, in the order given */
  readonly tags: readonly string[];
  /** documents for chats begun here; conversations of /api/v1 have the type they were given */
  readonly conversation_type: string;
}

export interface ManagedPlugin {
  readonly plugin_slug: string;
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly category: string | null;
  readonly icon: string | null;
  readonly official: boolean;
  readonly permissions: readonly string[];
  readonly plugin_id: string | null;
  /** The version that is here; null when none is */
  readonly version: string | null;
  readonly enabled: boolean;
  readonly install_status: "installed" | "registered" | "installing" | "updating" | "available";
  readonly update_available: boolean;
  readonly latest_version: string | null;
  /** The version that a device of the account installed last; null where none has */
  readonly account_version: string | null;
  readonly last_update_check: string | null;
  readonly update_error: string | null;
  readonly module_count: number;
  /** The install or update that runs */
  readonly job_id: string | null;
}

export type MarketplaceInfo = {
  /** Whether there is a catalogue at all */
  readonly configured: boolean;
  /** Where the host reads its catalogue; null where it has none */
  readonly from: string | null;
  /** Whether plugins come with the program */
  readonly shipped: boolean;
  /** The catalogue that you gave */
  readonly own: {
    readonly plugins: number;
    readonly updated_at: string;
  } | null;
};

export type Marks = readonly {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}[];

export interface Message {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly conversation_id: string;
  readonly sender: Role;
  readonly message: string;
  readonly message_metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface MessageSchema {
  readonly type: string;
  readonly description: string;
  readonly contentSchema?: Readonly<Record<string, unknown>>;
  readonly [more: string]: unknown;
}

export interface Model {
  readonly id: string;
  /** embedder: tells how alike texts are; generator: writes answers; reranker: orders what was found; recogniser: reads a further language on scanned pages */
  readonly kind: "embedder" | "generator" | "reranker" | "recogniser";
  readonly name: string;
  readonly licence: string;
  readonly languages: string;
  /** Of an embedder's vectors, else 0 */
  readonly dimensions: number;
  /** Of a generator: prompt and answer together */
  readonly context_tokens: number | null;
  /** What it takes to run, in words */
  readonly needs: string | null;
  /** Why this machine cannot run it, in words; empty where it can */
  readonly obstacles: readonly string[];
  readonly status: "built-in" | "not-installed" | "downloading" | "paused" | "installed" | "failed";
  /** In use: of each kind at most one is, but of recognisers all that are installed */
  readonly active: boolean;
  /** Loading it took this machine's browser or server down */
  readonly crashed: boolean;
  /** After a crash: the model to try instead */
  readonly smaller: string | null;
  /** Why this is the language model, or the embedder, to take on this machine; null for all others */
  readonly recommended: string | null;
  /** Size of the download; about, until its source was asked */
  readonly bytes: number;
  /** Bytes that are on this machine */
  readonly received: number;
  /** Where its files came from, in words */
  readonly source: string | null;
  /** It came with Lectern, and no person has asked for it */
  readonly by_itself: boolean;
  readonly error: string | null;
}

export interface ModelSettings {
  readonly temperature?: number;
  readonly top_p?: number;
  readonly max_tokens?: number;
  readonly [more: string]: unknown;
}

export type NamedUser = "current" | string;

export type NavigationBatch = readonly {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly parent_id: string | null;
  readonly display_order: number;
  readonly is_expanded?: boolean;
  readonly is_visible?: boolean;
}[];

export interface NavigationMove {
  readonly parent_id: string | null;
  readonly display_order: number;
}

export interface NavigationNode {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly route: unknown & unknown;
  readonly icon: string;
  readonly description: string;
  readonly parent_id: string | null;
  readonly is_expanded: boolean;
  /** False keeps it out of menus; what is below it with it */
  readonly is_visible: boolean;
  /** The page that it opens instead of its route, once published */
  readonly default_page_id: string | null;
  /** The component_id of what it opens instead of its route, where it opens no page */
  readonly default_component_id: string | null;
  /** A place of the app itself, there from the start */
  readonly is_system: boolean;
  /** The same as display_order */
  readonly order: number;
  readonly display_order: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** Routes of the same shape, by display order */
  readonly children: readonly unknown[];
}

export interface NavigationRoute {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly route: unknown & unknown;
  readonly icon: string;
  readonly description: string;
  readonly parent_id: string | null;
  readonly is_expanded: boolean;
  /** False keeps it out of menus; what is below it with it */
  readonly is_visible: boolean;
  /** The page that it opens instead of its route, once published */
  readonly default_page_id: string | null;
  /** The component_id of what it opens instead of its route, where it opens no page */
  readonly default_component_id: string | null;
  /** A place of the app itself, there from the start */
  readonly is_system: boolean;
  /** The same as display_order */
  readonly order: number;
  readonly display_order: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface NavigationRouteChange {
  readonly name?: string;
  readonly route?: unknown & unknown;
  readonly icon?: string;
  readonly description?: string;
  readonly parent_id?: string | null;
  readonly is_expanded?: boolean;
  /** False keeps it out of menus; what is below it with it */
  readonly is_visible?: boolean;
  /** The page that it opens instead of its route, once published */
  readonly default_page_id?: string | null;
  /** The component_id of what it opens instead of its route, where it opens no page */
  readonly default_component_id?: string | null;
  /** Place among its siblings; display_order, where both are given, counts */
  readonly order?: number;
  readonly display_order?: number;
}

export interface NewAccessToken {
  readonly name: string;
  readonly expires_at?: string | null;
}

export interface NewChatMessage {
  /** UUID, dashed lower case */
  readonly session_id: string;
  /** A message wholly in double quotation marks is read as typed: nothing is filled in from earlier questions */
  readonly message: string;
  /** Instead of the session's collection */
  readonly collection_id?: string | null;
  /** Only these documents, wherever they are, instead of a collection */
  readonly document_ids?: readonly string[] | null;
  /** Only these collections, and document_ids beside them, instead of one collection */
  readonly collection_ids?: readonly string[] | null;
  readonly top_k?: number;
  readonly use_hybrid_search?: boolean;
  /** False: by words alone, whatever use_hybrid_search says */
  readonly use_vectors?: boolean;
  /** Documents that the question names, by file name, title page, company or period, rank higher */
  readonly use_document_choice?: boolean;
  /** Passages scored lower are not used; 0 uses all that were found */
  readonly similarity_threshold?: number;
  /** Answers with server-sent events as the answer comes about; so does Accept: text/event-stream */
  readonly stream?: boolean;
  /** Who the language model speaks as; null for none, the session's persona when left out */
  readonly persona_id?: string | null;
  /** Id of the language model that is to answer, or extractive for none; the best one when left out */
  readonly model?: string | null;
  /** False keeps the question and the passages on this machine: no hosted model is asked */
  readonly allow_sending?: boolean;
  /** The question that this one stands for from now on; both are kept */
  readonly edit_of?: string | null;
  /** The question to answer once more; no new question is stored, and message is not looked at */
  readonly retry_of?: string | null;
  /** False reads the question as typed: nothing is filled in from earlier messages */
  readonly follow_up?: boolean;
  /** The message that this one follows; the newest when left out */
  readonly after?: string | null;
  /** The session's when left out. With model no document is searched or cited, and the reply's answer has without_documents: true; 409 where no language model can answer */
  readonly answers?: ("documents" | "model" | "both") | null;
}

export interface NewChatSession {
  readonly name: string;
  readonly collection_id?: string | null;
  /** Name of the folder it is in, or null */
  readonly folder?: string | null;
  /** Who the language model speaks as */
  readonly persona_id?: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers?: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice?: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
}

export interface NewCollection {
  readonly name: string;
  readonly description: string;
  readonly color?: string;
  /** One emoji, shown in place of the color; null for the color */
  readonly icon?: string | null;
  /** Its documents and chats stay on this machine: no hosted language model is given them, and they do not sync */
  readonly never_leaves?: boolean;
}

export interface NewComponent {
  readonly name: string;
  readonly component_id: string;
  readonly description?: string;
  readonly icon?: string;
  readonly is_system?: boolean;
}

export interface NewConversation {
  readonly user_id?: NamedUser;
  readonly title?: string | null;
  readonly page_context?: string | null;
  readonly page_id?: string | null;
  readonly model?: string | null;
  readonly server?: string | null;
  readonly conversation_type?: string;
  readonly persona_id?: string | null;
  /** Name of the folder it is in, or null */
  readonly folder?: string | null;
  /** Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none) */
  readonly answers?: "documents" | "model" | "both";
  /** The model chosen for it; null leaves the choice open */
  readonly model_choice?: {
    /** null for a language model of POST /api/chat/message, which `model` is the id of */
    readonly provider: string | null;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly model: string;
  } | null;
}

export interface NewHighlight {
  /** With end: the range of the text */
  readonly start?: number;
  readonly end?: number;
  /** The words. Alone: their first place. With a range that has other words: the nearest place */
  readonly quote?: string;
  /** With to, for pages that are drawn: the middle of the first and of the last character, x and y as shares of the page from its top left corner */
  readonly from?: {
    readonly page: number;
    readonly x: number;
    readonly y: number;
  };
  readonly to?: {
    readonly page: number;
    readonly x: number;
    readonly y: number;
  };
  readonly color?: HighlightColor;
  readonly note?: string;
  /** The earlier version of the file in which it was selected; the newest where left out */
  readonly version?: number;
}

export interface NewJob {
  readonly job_type: JobType;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly priority?: number;
  readonly scheduled_for?: string | null;
  readonly idempotency_key?: string | null;
}

export interface NewMessage {
  readonly sender: Role;
  readonly message: string;
  readonly message_metadata?: Readonly<Record<string, unknown>>;
}

export interface NewNavigationRoute {
  readonly name: string;
  readonly route: unknown & unknown;
  readonly icon?: string;
  readonly description?: string;
  /** Place among its siblings; display_order, where both are given, counts */
  readonly order?: number;
  readonly display_order?: number;
  readonly parent_id?: string | null;
  readonly is_expanded?: boolean;
  /** False keeps it out of menus; what is below it with it */
  readonly is_visible?: boolean;
  /** The page that it opens instead of its route, once published */
  readonly default_page_id?: string | null;
  /** The component_id of what it opens instead of its route, where it opens no page */
  readonly default_component_id?: string | null;
}

export interface NewPage {
  readonly name: string;
  readonly route: unknown & unknown;
  /** The last segment of route when left out */
  readonly route_segment?: string;
  readonly parent_route?: (unknown & unknown) | null;
  readonly parent_type?: ParentType;
  readonly is_parent_page?: boolean;
  readonly description?: string;
  readonly icon?: string;
  readonly content?: PageContentInput;
}

export interface NewPersona {
  readonly name: string;
  readonly description?: string;
  readonly system_prompt: string;
  readonly model_settings?: ModelSettings;
  readonly avatar?: string | null;
  readonly tags?: readonly string[];
  readonly sample_greeting?: string;
  readonly is_active?: boolean;
}

export interface NewPluginRun {
  /** UUID, dashed lower case */
  readonly collection_id: string;
  readonly total_questions: number;
  readonly user_id: string;
  readonly config?: RunConfigInput;
}

export interface NewPluginState {
  readonly plugin_id: string;
  readonly page_id?: string | null;
  readonly state_key?: string | null;
  readonly state_strategy?: StateStrategy;
  readonly state_data: Readonly<Record<string, unknown>>;
  readonly ttl_expires_at?: string | null;
  readonly device_id?: string | null;
  readonly state_schema_version?: string | null;
  readonly sync_status?: SyncStatus;
  readonly is_active?: boolean;
}

export interface NewPluginStates {
  readonly states: readonly NewPluginState[];
}

export interface NewPrompt {
  /** Found by in the composer after a slash */
  readonly name: string;
  /** Put into the question */
  readonly text: string;
}

export interface NewProviderSetting {
  /** An id of one's own; one that exists is changed */
  readonly id?: string;
  /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
  readonly provider: string;
  readonly name?: string;
  readonly servers?: readonly {
    readonly id?: string;
    readonly name?: string;
    readonly server_url?: string | null;
    readonly api_key?: string | null;
  }[];
  /** Instead of servers: the only one */
  readonly config?: {
    readonly id?: string;
    readonly name?: string;
    readonly server_url?: string | null;
    readonly api_key?: string | null;
  };
}

export interface NewRun {
  /** UUID, dashed lower case */
  readonly collection_id: string;
  readonly test_cases_path: string;
  readonly config?: RunConfigInput;
}

export interface NewSavedCase {
  readonly question: string;
  readonly collection_id?: string | null;
  readonly ground_truth?: string | null;
  readonly category?: string | null;
  readonly document?: string | null;
  readonly rating?: ("up" | "down") | null;
  /** The answer it is saved from; a case saved from the same answer before is replaced */
  readonly message_id?: string | null;
}

export interface NewSettingDefinition {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly category?: string;
  readonly type: SettingType;
  readonly default_value?: unknown;
  readonly allowed_scopes?: readonly SettingScope[];
  readonly is_multiple?: boolean;
  readonly validation?: Limits;
  readonly tags?: readonly string[];
}

export interface NewSettingInstance {
  readonly definition_id: string;
  readonly name?: string;
  readonly value: unknown;
  readonly scope?: SettingScope;
  readonly user_id?: NamedUser | null;
  readonly page_id?: string | null;
}

export interface NewTag {
  readonly name: string;
  readonly color?: string;
  readonly user_id?: NamedUser;
}

export interface OcrChoice {
  /** eng, deu, …, as Tesseract names it; auto for the one that fits each page */
  readonly language: string;
}

export type Page = {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly route: unknown & unknown;
  readonly route_segment: string;
  readonly parent_route: (unknown & unknown) | null;
  readonly parent_type: ParentType;
  readonly is_parent_page: boolean;
  readonly description: string;
  readonly icon: string;
  readonly content: PageContent;
  /** UUID, dashed lower case */
  readonly creator_id: string;
  readonly is_published: boolean;
  /** As it was when it was last published; null on drafts */
  readonly published_as: {
    readonly name: string;
    readonly description: string;
    readonly icon: string;
  } | null;
  readonly created_at: string;
  readonly updated_at: string;
};

export interface PageChange {
  readonly name?: string;
  readonly route?: unknown & unknown;
  readonly route_segment?: string;
  readonly parent_route?: (unknown & unknown) | null;
  readonly parent_type?: ParentType;
  readonly is_parent_page?: boolean;
  readonly description?: string;
  readonly icon?: string;
  readonly content?: PageContentInput;
}

export interface PageContent {
  readonly layout: Readonly<Record<string, unknown>>;
  readonly components: readonly Readonly<Record<string, unknown>>[];
  readonly [more: string]: unknown;
}

export interface PageContentInput {
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly components?: readonly Readonly<Record<string, unknown>>[];
  readonly [more: string]: unknown;
}

export type PageLines = {
  /** Of the page, in PDF points */
  readonly width: number;
  readonly height: number;
  /** Pieces of lines in the order of the text; empty for formats without page geometry */
  readonly lines: readonly {
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
};

export interface PageList {
  readonly pages: readonly Page[];
  readonly total: number;
}

export interface PagePlace {
  readonly parent_route?: (unknown & unknown) | null;
  readonly parent_type?: ParentType;
  readonly route_segment?: string;
  readonly is_parent_page?: boolean;
}

export type PageWithBackup = {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly route: unknown & unknown;
  readonly route_segment: string;
  readonly parent_route: (unknown & unknown) | null;
  readonly parent_type: ParentType;
  readonly is_parent_page: boolean;
  readonly description: string;
  readonly icon: string;
  readonly content: PageContent;
  /** UUID, dashed lower case */
  readonly creator_id: string;
  readonly is_published: boolean;
  /** As it was when it was last published; null on drafts */
  readonly published_as: {
    readonly name: string;
    readonly description: string;
    readonly icon: string;
  } | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The content as it was at the last backup */
  readonly content_backup: PageContent | null;
};

export type ParentType = "page" | "navigation";

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
  /** Ends scripts that use a token, too */
  readonly revoke_access_tokens?: boolean;
}

export interface Persona {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly system_prompt: string;
  readonly model_settings: ModelSettings;
  readonly avatar: string | null;
  readonly tags: readonly string[];
  readonly sample_greeting: string;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface PersonaChange {
  readonly name?: string;
  readonly description?: string;
  readonly system_prompt?: string;
  readonly model_settings?: ModelSettings;
  readonly avatar?: string | null;
  readonly tags?: readonly string[];
  readonly sample_greeting?: string;
  readonly is_active?: boolean;
}

export interface PersonaPage {
  readonly personas: readonly Persona[];
  readonly total_items: number;
  readonly page: number;
  readonly page_size: number;
  readonly total_pages: number;
}

export type PlacedHighlight = {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly document_id: string;
  /** UTF-16 offset into the text of the document */
  readonly start: number;
  /** Exclusive */
  readonly end: number;
  /** The words, as they were when they were highlighted */
  readonly quote: string;
  /** 1-based; null where the format has no pages */
  readonly page: number | null;
  /** What the page calls itself, such as Slide 3 */
  readonly page_label: string | null;
  readonly color: HighlightColor;
  /** Empty where there is none */
  readonly note: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** same: start, end and page say where the words are in the version that was asked for. changed: the first and the last words are there, others between them. gone: the words are not in the text any more; start and end are where they were. unread: the document has no text yet */
  readonly placement: "same" | "changed" | "gone" | "unread";
  /** Rectangles on the pages, as in /marks; empty for formats without page geometry */
  readonly marks: readonly {
    readonly page: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** The pages the marks are on */
  readonly pages: readonly {
    readonly page: number;
    readonly width: number;
    readonly height: number;
  }[];
};

export interface Plugin {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly plugin_slug: string;
  readonly name: string;
  readonly description: string;
  /** Semantic version */
  readonly version: string;
  readonly type: string;
  readonly icon: string | null;
  readonly category: string | null;
  readonly official: boolean;
  readonly author: string;
  readonly compatibility: string;
  readonly long_description: string | null;
  /** Name of its component scope for module federation */
  readonly scope: string;
  readonly bundle_method: string;
  /** Path of the main bundle within its files */
  readonly bundle_location: string;
  readonly is_local: boolean;
  readonly source_type: string | null;
  readonly source_url: string | null;
  readonly update_check_url: string | null;
  readonly installation_type: string;
  readonly permissions: readonly string[];
  readonly enabled: boolean;
  readonly status: InstallStatus;
  readonly last_update_check: string | null;
  readonly update_available: boolean;
  readonly latest_version: string | null;
  /** Why the last look for an update failed */
  readonly update_error: string | null;
  /** Whoever shows the plugin starts it again after this */
  readonly services_restarted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Path of the main bundle, immutable; null where its files are elsewhere */
  readonly bundle_url: string | null;
  /** Bytes of all its files */
  readonly bundle_size: number;
  readonly module_count: number;
}

export type PluginInfo = {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly plugin_slug: string;
  readonly name: string;
  readonly description: string;
  /** Semantic version */
  readonly version: string;
  readonly type: string;
  readonly icon: string | null;
  readonly category: string | null;
  readonly official: boolean;
  readonly author: string;
  readonly compatibility: string;
  readonly long_description: string | null;
  /** Name of its component scope for module federation */
  readonly scope: string;
  readonly bundle_method: string;
  /** Path of the main bundle within its files */
  readonly bundle_location: string;
  readonly is_local: boolean;
  readonly source_type: string | null;
  readonly source_url: string | null;
  readonly update_check_url: string | null;
  readonly installation_type: string;
  readonly permissions: readonly string[];
  readonly enabled: boolean;
  readonly status: InstallStatus;
  readonly last_update_check: string | null;
  readonly update_available: boolean;
  readonly latest_version: string | null;
  /** Why the last look for an update failed */
  readonly update_error: string | null;
  /** Whoever shows the plugin starts it again after this */
  readonly services_restarted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Path of the main bundle, immutable; null where its files are elsewhere */
  readonly bundle_url: string | null;
  /** Bytes of all its files */
  readonly bundle_size: number;
  readonly module_count: number;
  readonly modules: readonly PluginModule[];
  /** What it asks to do, in plain words */
  readonly permission_details: readonly {
    readonly name: string;
    readonly description: string;
  }[];
  /** Those of permission_details that were taken back; permissions has the others */
  readonly withdrawn_permissions: readonly string[];
  /** Services its modules need */
  readonly services: readonly string[];
  readonly files: readonly {
    readonly path: string;
    readonly size: number;
    readonly type: string;
    readonly url: string;
  }[];
  /** Where its metadata goes against the guidance */
  readonly warnings: readonly string[];
};

export interface PluginModule {
  readonly name: string;
  /** The name where the plugin gives none */
  readonly display_name: string;
  readonly description: string | null;
  readonly icon: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly priority: number;
  readonly dependencies: readonly string[];
  readonly props: Readonly<Record<string, unknown>>;
  readonly config_fields: Readonly<
    Record<
      string,
      {
        readonly type: string;
        readonly [more: string]: unknown;
      }
    >
  >;
  readonly required_services: Readonly<
    Record<
      string,
      {
        readonly methods: readonly string[];
        readonly version: string;
      }
    >
  >;
  readonly layout: Readonly<Record<string, number>> | null;
  readonly messages: {
    readonly sends: readonly MessageSchema[];
    readonly receives: readonly MessageSchema[];
  };
  /** UUID, dashed lower case */
  readonly id: string;
  readonly enabled: boolean;
  /** UUID, dashed lower case */
  readonly plugin_id: string;
}

export interface PluginRegistration {
  readonly plugin_data: Readonly<Record<string, unknown>>;
  readonly module_data: readonly unknown[];
}

export interface PluginState {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly plugin_id: string;
  readonly page_id: string | null;
  readonly state_key: string | null;
  readonly state_strategy: StateStrategy;
  readonly state_data: Readonly<Record<string, unknown>>;
  readonly device_id: string | null;
  readonly state_schema_version: string | null;
  readonly sync_status: SyncStatus;
  readonly is_active: boolean;
  readonly ttl_expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface PluginStateChange {
  readonly state_data: Readonly<Record<string, unknown>>;
  readonly state_strategy?: StateStrategy;
  readonly ttl_expires_at?: string | null;
  readonly device_id?: string | null;
  readonly state_schema_version?: string | null;
  readonly sync_status?: SyncStatus;
  readonly is_active?: boolean;
}

export type PluginStateStats = {
  readonly total_states: number;
  /** Of state_data, written as JSON in UTF-8 */
  readonly total_bytes: number;
  /** Kept still, but not counted above; the clean-up removes those that are not persistent */
  readonly expired_states: number;
  readonly plugins: readonly {
    readonly plugin_id: string;
    readonly count: number;
    readonly bytes: number;
  }[];
};

export interface PluginStatus {
  /** UUID, dashed lower case */
  readonly plugin_id: string;
  readonly plugin_slug: string;
  readonly status: "installed" | "registered" | "installing" | "updating" | "damaged";
  readonly enabled: boolean;
  /** Null while it is installed for the first time */
  readonly version: string | null;
  readonly update_available: boolean;
  readonly latest_version: string | null;
  readonly modules_total: number;
  readonly modules_enabled: number;
  /** Files of its bundle that are gone; install it again */
  readonly missing_files: readonly string[];
  /** The install or update that runs, or its last one if that failed */
  readonly job: {
    /** UUID, dashed lower case */
    readonly id: string;
    readonly status: JobStatus;
    readonly progress_percent: number;
    readonly message: string | null;
    readonly error: string | null;
  } | null;
}

export interface PluginWithModules {
  /** UUID, dashed lower case */
  readonly id: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly plugin_slug: string;
  readonly name: string;
  readonly description: string;
  /** Semantic version */
  readonly version: string;
  readonly type: string;
  readonly icon: string | null;
  readonly category: string | null;
  readonly official: boolean;
  readonly author: string;
  readonly compatibility: string;
  readonly long_description: string | null;
  /** Name of its component scope for module federation */
  readonly scope: string;
  readonly bundle_method: string;
  /** Path of the main bundle within its files */
  readonly bundle_location: string;
  readonly is_local: boolean;
  readonly source_type: string | null;
  readonly source_url: string | null;
  readonly update_check_url: string | null;
  readonly installation_type: string;
  readonly permissions: readonly string[];
  readonly enabled: boolean;
  readonly status: InstallStatus;
  readonly last_update_check: string | null;
  readonly update_available: boolean;
  readonly latest_version: string | null;
  /** Why the last look for an update failed */
  readonly update_error: string | null;
  /** Whoever shows the plugin starts it again after this */
  readonly services_restarted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Path of the main bundle, immutable; null where its files are elsewhere */
  readonly bundle_url: string | null;
  /** Bytes of all its files */
  readonly bundle_size: number;
  readonly module_count: number;
  readonly modules: readonly PluginModule[];
}

export interface Processed {
  readonly filename: string;
  readonly file_type:
    | "pdf"
    | "docx"
    | "doc"
    | "pptx"
    | "ppt"
    | "md"
    | "html"
    | "txt"
    | "csv"
    | "tsv"
    | "xlsx"
    | "ods"
    | "odt"
    | "odp"
    | "rtf"
    | "epub"
    | "eml"
    | "json"
    | "xml"
    | "ipynb"
    | "tex"
    | "xls"
    | "msg"
    | "srt"
    | "vtt"
    | "png"
    | "jpg"
    | "webp"
    | "tiff"
    | "heic";
  readonly content_type: string;
  /** Bytes */
  readonly file_size: number;
  readonly extracted_text: string;
  /** UTF-16 units */
  readonly text_length: number;
  readonly pages: number | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

export interface ProcessedMany {
  /** In the order sent */
  readonly results: readonly (
    | {
        readonly filename: string;
        readonly file_type:
          | "pdf"
          | "docx"
          | "doc"
          | "pptx"
          | "ppt"
          | "md"
          | "html"
          | "txt"
          | "csv"
          | "tsv"
          | "xlsx"
          | "ods"
          | "odt"
          | "odp"
          | "rtf"
          | "epub"
          | "eml"
          | "json"
          | "xml"
          | "ipynb"
          | "tex"
          | "xls"
          | "msg"
          | "srt"
          | "vtt"
          | "png"
          | "jpg"
          | "webp"
          | "tiff"
          | "heic";
        readonly content_type: string;
        /** Bytes */
        readonly file_size: number;
        readonly extracted_text: string;
        /** UTF-16 units */
        readonly text_length: number;
        readonly pages: number | null;
        readonly metadata: Readonly<Record<string, unknown>>;
        readonly warnings: readonly string[];
        readonly success: true;
      }
    | {
        readonly success: false;
        readonly filename: string;
        readonly file_size: number;
        readonly error: string;
      }
  )[];
  readonly total_files: number;
  readonly successful_files: number;
  readonly failed_files: number;
}

export interface Prompt {
  /** UUID, dashed lower case */
  readonly id: string;
  /** Found by in the composer after a slash */
  readonly name: string;
  /** Put into the question */
  readonly text: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface PromptChange {
  /** Found by in the composer after a slash */
  readonly name?: string;
  /** Put into the question */
  readonly text?: string;
}

export interface ProviderChoice {
  /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
  readonly provider: ProviderName;
  readonly settings_id?: string | null;
  readonly server_id?: string | null;
  readonly model: string;
}

export interface ProviderChoiceInput {
  /** Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser */
  readonly provider: string;
  readonly settings_id?: string | null;
  readonly server_id?: string | null;
  readonly model: string;
}

export type ProviderKind = "local" | "hosted_a" | "hosted_b" | "openai_compatible" | "browser";

export type ProviderName = "local" | "hosted_a" | "hosted_b" | "openai_compatible" | "browser";

export interface ProviderSetting {
  /** What other calls name settings_id or instance_id */
  readonly id: string;
  readonly provider: ProviderKind;
  readonly vendor: string;
  readonly name: string;
  readonly servers: readonly AiServer[];
  readonly created_at: string;
  readonly updated_at: string;
}

export interface RecoveredEntry {
  readonly id: string;
  readonly kind: string;
  readonly row_id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly recovered_at: string;
}

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly full_name?: string | null;
  readonly profile_picture?: string | null;
}

export type Role = "user" | "assistant" | "system";

export interface RunConfig {
  readonly top_k: number;
  readonly use_hybrid_search: boolean;
  /** False: by words alone; true when left out */
  readonly use_vectors?: boolean;
  /** False: documents that the question names do not rank higher; true when left out */
  readonly use_document_choice?: boolean;
  /** Passages scored lower are not used; 0 when left out */
  readonly similarity_threshold?: number;
  /** Tries other settings on half of the questions that have a right answer, and reports on the other half in `tuning`; nothing is changed. Results and counts are then of every question asked with every setting */
  readonly tune?: boolean;
  /** Id of the language model that answers, one of `GET /api/language-models`; `extractive`, or left out: quotes from the documents. Each result's details.generator says what answered it */
  readonly model?: string;
  readonly [more: string]: unknown;
}

export interface RunConfigInput {
  readonly top_k?: number;
  readonly use_hybrid_search?: boolean;
  /** False: by words alone; true when left out */
  readonly use_vectors?: boolean;
  /** False: documents that the question names do not rank higher; true when left out */
  readonly use_document_choice?: boolean;
  /** Passages scored lower are not used; 0 when left out */
  readonly similarity_threshold?: number;
  /** Tries other settings on half of the questions that have a right answer, and reports on the other half in `tuning`; nothing is changed. Results and counts are then of every question asked with every setting */
  readonly tune?: boolean;
  /** Id of the language model that answers, one of `GET /api/language-models`; `extractive`, or left out: quotes from the documents. Each result's details.generator says what answered it */
  readonly model?: string;
  readonly [more: string]: unknown;
}

export interface RunResult {
  readonly question: string;
  readonly answer: string;
  readonly is_correct: boolean;
  readonly confidence: number;
  readonly chunks_used: number;
  /** From a server-driven run: test_case ({id, category, document, ground_truth}), intent, judge_reasoning, why ({outcome: right, not_retrieved, not_quoted, not_claimed, wrong_claim, should_not_answer or unknown; holding: numbers of the passages that hold the expected answer; quoted; claim: {text, is_expected}; document: {name, is_found}}), passages, receipts, generator (id and name of what answered); from the plugin flow: evaluation_metadata, retrieved_chunks */
  readonly details: Readonly<Record<string, unknown>>;
  /** False where the question has no right answer to compare with */
  readonly is_judged: boolean;
}

export type RunStatus = "pending" | "running" | "completed" | "failed";

export interface SaidMessage {
  /** UUID, dashed lower case */
  readonly session_id: string;
  /** UUID, dashed lower case */
  readonly message_id: string;
  readonly role: Role;
  readonly content: string;
  readonly created_at: string;
}

export interface SavedCase {
  /** UUID, dashed lower case */
  readonly id: string;
  /** Where it is asked; null: in every collection */
  readonly collection_id: string | null;
  readonly question: string;
  /** The right answer; null where nobody has said it */
  readonly ground_truth: string | null;
  readonly category: string | null;
  /** Name of the file that holds the answer */
  readonly document: string | null;
  /** Of the answer it was saved from; null for one written or imported */
  readonly rating: ("up" | "down") | null;
  /** The answer it was saved from */
  readonly message_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface SavedCaseChange {
  readonly question?: string;
  readonly collection_id?: string | null;
  readonly ground_truth?: string | null;
  readonly category?: string | null;
  readonly document?: string | null;
  readonly rating?: ("up" | "down") | null;
}

export interface SavedState {
  readonly current_question_index: number;
  readonly answered_questions: number;
  readonly user_answers: Readonly<Record<string, string>>;
  readonly evaluation_results: readonly SubmittedResult[];
}

export interface SavedStateInput {
  readonly current_question_index: number;
  readonly answered_questions: number;
  readonly user_answers: Readonly<Record<string, string>>;
  readonly evaluation_results: readonly SubmittedResultInput[];
}

export interface Scraped {
  readonly url: string;
  readonly success: boolean;
  readonly title: string | null;
  readonly text: string | null;
  readonly text_length: number;
  readonly error: string | null;
}

export interface SearchAnswer {
  readonly chunks: readonly SearchChunk[];
  readonly intent: Intent;
  readonly requires_generation: boolean;
  readonly generation_type: ("answer" | "summary" | "comparison" | "listing") | null;
  readonly metadata: {
    readonly queries_used: readonly string[];
    readonly search_method: "hybrid" | "vector";
    readonly total_results: number;
    /** Of the top k, left out by the threshold */
    readonly below_threshold: number;
    readonly embedding_model: string;
    readonly response_time_ms: number;
    readonly timestamp: string;
  };
}

export interface SearchChunk {
  readonly id: string;
  /** UUID, dashed lower case */
  readonly document_id: string;
  readonly content: string;
  /** page (1-based) and heading where there are any; pages: all of them, where the chunk is on more than one; start and end: UTF-16 range in the document's extracted text; why: the query's words found here, and how alike the meanings are */
  readonly metadata: {
    readonly page?: number;
    readonly pages?: readonly number[];
    readonly heading?: string;
    readonly start: number;
    readonly end: number;
    readonly document_name: string;
    readonly why: {
      readonly words: readonly string[];
      readonly similarity: number | null;
    };
  };
  /** Calibrated: 0.7 means very probably relevant */
  readonly score: number;
}

export interface SearchQuery {
  readonly query: string;
  /** All collections when left out */
  readonly collection_id?: string | null;
  readonly top_k?: number;
  readonly use_hybrid_search?: boolean;
  readonly similarity_threshold?: number;
}

export interface ServicesRestarted {
  /** UUID, dashed lower case */
  readonly plugin_id: string;
  readonly plugin_slug: string;
  readonly services: readonly string[];
  readonly services_restarted_at: string;
}

export interface SettingDefinition {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly type: SettingType;
  readonly default_value: unknown;
  readonly allowed_scopes: readonly SettingScope[];
  readonly is_multiple: boolean;
  readonly validation: Limits;
  readonly tags: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
}

export interface SettingDefinitionChange {
  readonly name?: string;
  readonly description?: string;
  readonly category?: string;
  readonly type?: SettingType;
  readonly default_value?: unknown;
  readonly allowed_scopes?: readonly SettingScope[];
  readonly is_multiple?: boolean;
  readonly validation?: Limits;
  readonly tags?: readonly string[];
}

export interface SettingInstance {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly definition_id: string;
  readonly name: string;
  /** Masked when the definition is tagged `secret` */
  readonly value: unknown;
  readonly scope: SettingScope;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly page_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface SettingInstanceChange {
  readonly name?: string;
  readonly value: unknown;
}

export type SettingScope = "system" | "user" | "page";

export type SettingType = "string" | "number" | "boolean" | "object" | "array";

export type StateStrategy = "persistent" | "session" | "none" | "custom";

export type StorageUse = {
  readonly documents: number;
  readonly chunks: number;
  /** Uploaded files; equal ones are stored once */
  readonly file_bytes: number;
  /** Extracted texts */
  readonly text_bytes: number;
  /** Search indexes */
  readonly index_bytes: number;
  /** Files of questions */
  readonly evaluation_file_bytes: number;
  readonly total_bytes: number;
  /** Those with documents, largest first */
  readonly collections: readonly {
    /** UUID, dashed lower case */
    readonly collection_id: string;
    readonly documents: number;
    /** Files, texts and search indexes; what is in several collections counts in each of them */
    readonly bytes: number;
  }[];
};

export interface Submission {
  /** UUID, dashed lower case */
  readonly evaluation_run_id: string;
  readonly results: readonly SubmittedResultInput[];
}

export interface SubmittedResult {
  readonly question: string;
  readonly generated_answer: string;
  readonly retrieved_chunks: readonly string[];
  readonly is_correct: boolean;
  readonly evaluation_metadata: {
    readonly judge_reasoning?: string;
    readonly [more: string]: unknown;
  };
}

export interface SubmittedResultInput {
  readonly question: string;
  readonly generated_answer: string;
  readonly retrieved_chunks?: readonly string[];
  readonly is_correct: boolean;
  readonly evaluation_metadata?: {
    readonly judge_reasoning?: string;
    readonly [more: string]: unknown;
  };
}

export type SyncStatus = "synced" | "pending" | "conflict";

export interface Tag {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** UUID, dashed lower case */
  readonly user_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface TagChange {
  readonly name?: string;
  readonly color?: string;
}

export interface TestCase {
  readonly id: string;
  readonly question: string;
  readonly ground_truth: string | null;
  readonly category: string | null;
  readonly document: string | null;
}

export interface TextContext {
  readonly text: string;
  /** Of one longer than 2,000 characters one line, or the beginning, is looked for */
  readonly question?: string | null;
  readonly max_characters?: number;
}

export interface TextContextAnswer {
  readonly question: string | null;
  readonly text_length: number;
  readonly segments: readonly {
    readonly text: string;
    /** UTF-16 range in the extracted text */
    readonly start: number;
    readonly end: number;
    readonly heading: string | null;
    readonly page: number | null;
    /** Higher fits better; 0 where no question was asked or none of its words occurs */
    readonly score: number;
  }[];
  /** The segments in the order of the text */
  readonly context: string;
  /** The text holds more than was given */
  readonly truncated: boolean;
}

export type TuningReport = {
  /** The settings in use when it began */
  readonly current: {
    /** Passages an answer may use */
    readonly top_k: number;
    /** By words and vectors; false: by vectors alone */
    readonly use_hybrid_search: boolean;
    /** False: by words alone, whatever use_hybrid_search says */
    readonly use_vectors: boolean;
    /** Documents that the question names, by file name, title page, company or period, rank higher */
    readonly use_document_choice: boolean;
    /** Passages scored lower are not used; 0 uses all that were found */
    readonly similarity_threshold: number;
  };
  /** On the half of the questions by which settings are chosen */
  readonly tried: readonly {
    readonly settings: AnswerSettings;
    readonly asked: number;
    readonly correct: number;
    /** Questions whose right answer was among the passages found */
    readonly found: number;
  }[];
  /** The best of the others on that half; null while it runs */
  readonly suggested: AnswerSettings | null;
  /** On the other half, which was not looked at before */
  readonly held_out: {
    readonly asked: number;
    readonly current_correct: number;
    readonly suggested_correct: number;
    /** Share of right answers with the suggested settings, less now */
    readonly difference: number;
    /** Lower end of its 95 % interval (Newcombe 1998) */
    readonly low: number;
    readonly high: number;
  } | null;
};

export interface UpdateCheck {
  /** UUID, dashed lower case */
  readonly plugin_id: string;
  readonly plugin_slug: string;
  readonly name: string;
  readonly current_version: string;
  readonly latest_version: string | null;
  readonly update_available: boolean;
  readonly checked_at: string | null;
  /** Why it could not be checked; other plugins are not held up */
  readonly error: string | null;
}

export type UpdatePreview = {
  /** UUID, dashed lower case */
  readonly plugin_id: string;
  readonly plugin_slug: string;
  readonly current_version: string;
  /** Null where there is nothing newer, or it cannot be read */
  readonly next_version: string | null;
  /** Of the archive that was read; POST update takes it */
  readonly sha256: string | null;
  readonly permissions_added: readonly {
    readonly name: string;
    readonly description: string;
  }[];
  readonly permissions_dropped: readonly {
    readonly name: string;
    readonly description: string;
  }[];
  readonly services_added: readonly string[];
  readonly services_dropped: readonly string[];
  /** Display names of modules that the next version lacks */
  readonly modules_dropped: readonly string[];
  /** Where the metadata of the next version goes against the guidance */
  readonly warnings: readonly string[];
  /** Why the next version cannot be read */
  readonly error: string | null;
};

export interface User {
  /** UUID, dashed lower case */
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly full_name: string | null;
  readonly profile_picture: string | null;
  readonly is_active: boolean;
  readonly is_verified: boolean;
}

export interface WebResult {
  readonly title: string;
  readonly url: string;
  readonly content: string;
  readonly [more: string]: unknown;
}

export interface WebResults {
  readonly query: string;
  readonly number_of_results: number;
  readonly results: readonly WebResult[];
  readonly answers: readonly unknown[];
  readonly suggestions: readonly unknown[];
  readonly [more: string]: unknown;
}

export interface WebSource {
  /** After redirects */
  readonly url: string;
  readonly fetched_at: string;
}
