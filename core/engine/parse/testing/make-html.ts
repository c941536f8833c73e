export interface HtmlOptions {
  readonly title?: string;
  /** Markup of the article. */
  readonly body: string;
  /** Adds a menu, an aside and a footer around the article, as real pages have. */
  readonly boilerplate?: boolean;
}

export function makeHtml({ title, body, boilerplate = false }: HtmlOptions): Uint8Array<ArrayBuffer> {
  const menu = '<nav><ul><li><a href="/">Home</a></li><li><a href="/shop">Shop</a></li></ul></nav>';
  const footer = '<footer><p>All rights reserved.</p><a href="/imprint">Imprint</a></footer>';
  const head = `<meta charset="utf-8">${title === undefined ? "" : `<title>${title}</title>`}<style>p{color:red}</style>`;
  const page = boilerplate ? `${menu}<main><article>${body}</article></main>${footer}` : body;
  return new TextEncoder().encode(
    `<!doctype html><html><head>${head}</head><body>${page}<script>track()</script></body></html>`,
  );
}
