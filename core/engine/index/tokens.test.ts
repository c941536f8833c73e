import { describe, expect, it } from "vitest";
import { createTokenizer } from "./tokens.ts";

const terms = (text: string): string[] => createTokenizer().terms(text);

describe("tokens", () => {
  it("makes inflected English words meet and leaves out stop words", () => {
    expect(terms("The connections were connected")).toEqual(["connect", "connect"]);
    expect(terms("relational generalization")).toEqual(["relat", "general"]);
    expect(terms("caresses ponies cats agreed hopping hoping")).toEqual([
      "caress",
      "poni",
      "cat",
      "agre",
      "hop",
      "hope",
    ]);
  });

  it("drops the little words of other languages only from texts in them", () => {
    expect(terms("Who won the war?")).toEqual(["won", "war"]);
    expect(terms("Why did the dinosaurs die?")).toContain("die");
    expect(terms("He is the son of a MIT professor")).toEqual(["son", "mit", "professor"]);
    expect(terms("war")).toEqual(["war"]);
    expect(terms("an MS-DOS program")).toContain("dos");
    expect(terms("Wann war der Krieg, und wie ging die Schlacht aus?")).toEqual(["krieg", "ging", "schlacht"]);
    expect(terms("Le fils est dans la maison avec son père")).toEqual(["fil", "maison", "pere"]);
    expect(terms("Los hijos no son de la ciudad que está en el norte")).not.toContain("son");
  });

  it("keeps identifiers whole as well as split", () => {
    expect(terms("AB-1234")).toEqual(["ab-1234", "ab", "1234"]);
    expect(terms("foo_bar v2.3")).toEqual(["foo_bar", "foo", "bar", "v2.3", "v2", "3"]);
    expect(terms("C++ and C#")).toEqual(expect.arrayContaining(["c++", "c#"]));
  });

  it("folds accents, case and width", () => {
    expect(terms("Café ＣＡＦÉ Straße")).toEqual(["cafe", "cafe", "strass"]);
  });

  it("pairs Chinese, Japanese and Korean characters, beside words of other scripts", () => {
    expect(terms("北京大学")).toEqual(["北京", "京大", "大学"]);
    expect(terms("使用Python编程")).toEqual(["使用", "python", "编程"]);
    expect(terms("海")).toEqual(["海"]);
  });

  it("finds the words of Thai, which has no spaces", () => {
    expect(terms("ภาษาไทย").length).toBeGreaterThan(1);
  });

  it("makes inflected Russian, Arabic and Hindi words meet", () => {
    expect(new Set(terms("книга книги книгу книгами")).size).toBe(1);
    expect(new Set(terms("كتاب الكتاب والكتاب")).size).toBe(1);
    expect(new Set(terms("लड़का लड़के लड़कों")).size).toBe(1);
  });

  it("says where each word stands", () => {
    const text = "Dr. Müller's cats, 北京";
    const found = [...createTokenizer().words(text)].map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(["Dr", "Müller's", "cats", "北京"]);
  });

  it("gives the same terms by words as by text", () => {
    for (const text of ["Hello wide AB-12 world", "使用Python编程 and 北京大学の学生", "ภาษาไทยครับ", "книга, книги"]) {
      expect([...createTokenizer().words(text)].flatMap((word) => word.terms)).toEqual(terms(text));
    }
  });
});
