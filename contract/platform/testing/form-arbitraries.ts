import fc from "fast-check";
import { bytesToBase64, textToBase64, type ContractBody } from "../../request.ts";
import { hostileText } from "./hostile-values.ts";

export interface FormBody {
  /** Left to the host where undefined: it names the boundary. */
  readonly type?: string;
  readonly body: ContractBody;
}

interface Form {
  readonly files: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** Multipart bodies for a row: mostly one file in the right field, sometimes none, two, strange ones, or no form at all. */
export function formFor(
  { files, fields }: Form,
  valueOf: (field: string) => fc.Arbitrary<string>,
): fc.Arbitrary<FormBody> {
  const field = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...Object.keys(files)) },
    { weight: 1, arbitrary: fc.constantFrom("other", "__proto__", "") },
  );
  const one = fc.tuple(field, file).map(([name, given]) => ({ field: name, ...given }));
  const several = fc.oneof(
    { weight: 8, arbitrary: one.map((only) => [only]) },
    { weight: 1, arbitrary: fc.array(one, { maxLength: 12 }) },
  );
  const given = Object.keys(fields).map((name) =>
    fc.option(valueOf(name), { freq: 8, nil: undefined }).map((value) => [name, value]),
  );
  const extra = fc.option(fc.tuple(fc.constantFrom("__proto__", "constructor", "x"), hostileText), {
    freq: 8,
    nil: undefined,
  });
  const whole = fc.record({ files: several, fields: fc.tuple(...given), extra }).map((form): FormBody => {
    const pairs = [...form.fields, form.extra ?? []].filter(
      (pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined,
    );
    return {
      body: { kind: "form", fields: pairs.map(([name, value]) => [name, value.toWellFormed()]), files: form.files },
    };
  });
  return fc.oneof({ weight: 10, arbitrary: whole }, { weight: 1, arbitrary: broken });
}

const PDF_HEAD = "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n";

const content: fc.Arbitrary<string> = fc.oneof(
  fc
    .constantFrom("# Tea\n\nSeven cups a day.", "<p>Tea</p>", "a,b\n1,2", '{"a":[1]}', "{\\rtf1 Tea}")
    .map(textToBase64),
  fc
    .constantFrom(
      "",
      PDF_HEAD,
      "PK\u0003\u0004",
      "From: a\nSubject: b\n\nTea",
      '[{"question":"Why?"}]',
      "[".repeat(5000),
    )
    .map(textToBase64),
  fc.constant('{"test_cases":[{"id":1,"question":"How many cups?","ground_truth":"seven"}]}').map(textToBase64),
  fc.uint8Array({ maxLength: 300 }).map(bytesToBase64),
  fc.string({ unit: "binary", maxLength: 200 }).map((text) => textToBase64(text.toWellFormed())),
);

const extension = fc.constantFrom(
  "md",
  "html",
  "pdf",
  "docx",
  "doc",
  "pptx",
  "ppt",
  "txt",
  "csv",
  "json",
  "rtf",
  "xlsx",
  "epub",
  "eml",
  "zip",
  "exe",
  "",
);

const file = fc.record({
  name: fc.oneof(
    { weight: 8, arbitrary: extension.map((end) => `tea.${end}`) },
    { weight: 1, arbitrary: hostileText.map((text) => text.toWellFormed().slice(0, 400)) },
  ),
  type: fc.constantFrom("", "text/markdown", "application/pdf", "text/html; charset=utf-16", "nonsense"),
  base64: content,
});

/** What calls itself a form and is cut off, has no boundary or another one, or was never a form. */
const broken: fc.Arbitrary<FormBody> = fc
  .record({
    type: fc.constantFrom(
      "multipart/form-data; boundary=b",
      "multipart/form-data",
      "multipart/form-data; boundary=other",
      "multipart/mixed; boundary=b",
      "multipart/form-data; boundary=",
      "application/x-www-form-urlencoded",
      "application/json",
      "text/plain",
    ),
    whole: fc.constantFrom(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.md"\r\n\r\nTea\r\n--b--\r\n',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nTea\r\n--b--\r\n',
      '--b\r\ncontent-disposition: form-data; filename="a.md"\r\ncontent-transfer-encoding: base64\r\n\r\nVGVh\r\n--b--\r\n',
      "--b\r\n\r\n\r\n--b--",
      '{"file":"Tea"}',
      "file=Tea&a[b]=c",
    ),
    cut: fc.nat({ max: 100 }),
  })
  .map(({ type, whole, cut }) => ({
    type,
    body: { kind: "text", text: cut > 60 ? whole : whole.slice(0, cut) } as const,
  }));
