type Handler = ((event: ProgressEvent) => void) | null;
const EVENTS = ["readystatechange", "loadstart", "progress", "load", "error", "abort", "timeout", "loadend"] as const;

/** `XMLHttpRequest` over `fetch`; one that would hold up the page is refused. https://xhr.spec.whatwg.org/ */
export function xmlHttpRequestOver(send: typeof fetch): typeof XMLHttpRequest {
  class XMLHttpRequestOverFetch extends OverFetch {
    constructor() {
      super(send);
    }
  }
  return XMLHttpRequestOverFetch as unknown as typeof XMLHttpRequest;
}

class OverFetch extends EventTarget {
  static readonly UNSENT = 0;
  static readonly OPENED = 1;
  static readonly HEADERS_RECEIVED = 2;
  static readonly LOADING = 3;
  static readonly DONE = 4;
  readonly UNSENT = 0;
  readonly OPENED = 1;
  readonly HEADERS_RECEIVED = 2;
  readonly LOADING = 3;
  readonly DONE = 4;
  readonly upload = new EventTarget();
  readyState = 0;
  status = 0;
  statusText = "";
  responseURL = "";
  responseType: XMLHttpRequestResponseType = "";
  response: unknown = "";
  timeout = 0;
  withCredentials = false;
  onreadystatechange: Handler = null;
  onloadstart: Handler = null;
  onprogress: Handler = null;
  onload: Handler = null;
  onerror: Handler = null;
  onabort: Handler = null;
  ontimeout: Handler = null;
  onloadend: Handler = null;
  #method = "GET";
  #url = "";
  #headers = new Headers();
  #answer: Headers | undefined;
  #stop = new AbortController();
  #ended: "abort" | "timeout" | undefined;
  readonly #fetch: typeof fetch;

  constructor(send: typeof fetch) {
    super();
    this.#fetch = send;
    for (const name of EVENTS) this.addEventListener(name, (event) => this[`on${name}`]?.(event as ProgressEvent));
  }
  get responseText(): string {
    return typeof this.response === "string" ? this.response : "";
  }
  get responseXML(): Document | null {
    return null;
  }
  open(method: string, url: string | URL, isAsync = true): void {
    if (!isAsync) throw new DOMException("A plugin may not wait for a request.", "InvalidAccessError");
    this.#method = method;
    this.#url = new URL(url, document.baseURI).href;
    this.#headers = new Headers();
    this.#stop = new AbortController();
    this.#ended = undefined;
    this.#become(1);
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }
  overrideMimeType(): void {}
  getResponseHeader(name: string): string | null {
    return this.#answer?.get(name) ?? null;
  }
  getAllResponseHeaders(): string {
    return [...(this.#answer ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  }
  abort(): void {
    this.#ended = "abort";
    this.#stop.abort();
  }
  send(body: BodyInit | null = null): void {
    this.#emit("loadstart");
    void this.#run(body);
  }
  async #run(body: BodyInit | null): Promise<void> {
    const late = () => ((this.#ended = "timeout"), this.#stop.abort());
    const timer = this.timeout > 0 ? setTimeout(late, this.timeout) : undefined;
    const hasBody = !/^(GET|HEAD)$/i.test(this.#method);
    try {
      const send = this.#fetch;
      const response = await send(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body: hasBody ? body : null,
        signal: this.#stop.signal,
      });
      this.status = response.status;
      this.statusText = response.statusText;
      this.responseURL = response.url;
      this.#answer = response.headers;
      this.#become(2);
      await this.#read(response);
      this.#become(4);
      this.#emit("load");
    } catch {
      this.status = 0;
      this.#become(4);
      this.#emit(this.#ended ?? "error");
    } finally {
      clearTimeout(timer);
      this.#emit("loadend");
    }
  }
  async #read(response: Response): Promise<void> {
    if (this.responseType === "arraybuffer") this.response = await response.arrayBuffer();
    else if (this.responseType === "blob") this.response = await response.blob();
    else if (this.responseType === "json") this.response = await response.json().catch(() => null);
    else await this.#readText(response);
  }
  /** Piece by piece, as code that follows a stream reads what has arrived so far. */
  async #readText(response: Response): Promise<void> {
    let text = "";
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      this.response = text;
      this.#become(3);
      this.#emit("progress");
    }
    this.response = text;
  }
  #become(state: number): void {
    this.readyState = state;
    this.#emit("readystatechange");
  }
  #emit(name: (typeof EVENTS)[number]): void {
    this.dispatchEvent(new ProgressEvent(name));
  }
}
