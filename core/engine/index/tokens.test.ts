import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createTokenizer, partsOfIdentifier } from "./tokens.ts";

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

  it("brings irregular forms of English words together, and leaves those that are other words as well", () => {
    expect(terms("wrote written writes")).toEqual(["write", "write", "write"]);
    expect(terms("found founded")).toEqual(["find", "found"]);
    expect(terms("a child of children, a thesis of theses")).toEqual(["child", "child", "thesi", "thesi"]);
    expect(terms("left felt")).toEqual(["left", "felt"]);
    expect(terms("a ferry leaves")).toEqual(terms("a ferry leave"));
    expect(terms("she lives")).toEqual(terms("she live"));
  });

  it("drops the little words of other languages only from texts in them", () => {
    expect(terms("Who won the war?")).toEqual(["win", "war"]);
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

  it("keeps paths, options, hidden files, variables and scoped names whole, with the sign that begins them", () => {
    expect(terms("What is /opt?")).toEqual(["/opt", "opt"]);
    expect(terms("/var/tmp/ and ~/.profile")).toEqual(["/var/tmp", "var", "tmp", "~/.profile", "profil"]);
    expect(terms("(--dry-run, -f, -9) $HOME")).toEqual([
      "--dry-run",
      "dri",
      "run",
      "-f",
      "f",
      "-9",
      "9",
      "$home",
      "home",
    ]);
    expect(terms("-9 % -12 -3.5 -4°")).toEqual(["-9", "9", "12", "3.5", "3", "5", "4"]);
    expect(terms(".bashrc std::string debian/rules")).toEqual([
      ".bashrc",
      "bashrc",
      "std::string",
      "std",
      "string",
      "debian/rules",
      "debian",
      "rule",
    ]);
  });

  it("takes a dash, a slash between little words, a closing tag and an amount for no identifier", () => {
    expect(terms("and/or his/her")).toEqual([]);
    expect(terms("$5 -15 x-ray </b> - item")).toEqual(["5", "15", "x", "ray", "b", "item"]);
  });

  it("tells the parts of an identifier from the whole", () => {
    expect(partsOfIdentifier(terms("/var/tmp"))).toEqual(["var", "tmp"]);
    expect(partsOfIdentifier(terms("v2.3"))).toEqual(["v2", "3"]);
    expect(partsOfIdentifier(terms("harbour"))).toEqual([]);
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

  it("makes inflected Greek words meet", () => {
    expect(new Set(terms("κυβέρνηση κυβέρνησης κυβερνήσεις ΚΥΒΕΡΝΗΣΕΩΝ")).size).toBe(1);
    expect(new Set(terms("πόλεμος πολέμου πόλεμοι πολέμους")).size).toBe(1);
    expect(new Set(terms("πρόβλημα προβλήματα προβλημάτων")).size).toBe(1);
    expect(terms("Ποιος είναι ο πρόεδρος της Ελλάδας;")).toHaveLength(2);
  });

  it("makes inflected words of Turkish texts meet, and endings of names fall away", () => {
    const stemsIn = (words: string): Set<string> => new Set(terms(`${words} için`));
    expect(stemsIn("kitap kitabı kitaplar kitaplarda kitabının").size).toBe(1);
    expect(stemsIn("üniversite üniversitesi üniversitesinin üniversiteler").size).toBe(1);
    expect(stemsIn("şehirde şehirler şehirlerin şehir").size).toBe(1);
    expect(terms("Ankara'nın nüfusu kaçtır, Ankara'da kim yaşar?")).toEqual(
      terms("Ankara nüfus kaçtır Ankara kim yaşar"),
    );
    expect(terms("Kılıçdaroğlu was the leader of the party")).toContain("leader");
  });

  it("leaves at least three letters of a Turkish word and gives the same for each case of its letters", () => {
    const word = fc.stringMatching(/^[abcdeghiklmnoprstuyzçşğıöü]{3,12}$/u);
    fc.assert(
      fc.property(word, (own) => {
        const text = `${own} ığışı için`;
        // All in capitals: a little word among small letters would be an abbreviation.
        const [small, large] = [text, text.toLocaleUpperCase("tr")].map((written) => terms(written));
        expect(small).toEqual(large);
        for (const term of small ?? []) expect(term.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it("knows English that is written as one word or as two", () => {
    for (const text of ["back up", "Backed\nup", "backing up", "backups", "BACKUP", "back-up"])
      expect(terms(text), text).toContain("backup");
    expect(terms("web sites and a website")).toEqual(["web", "site", "websit", "websit"]);
    expect(terms("Log in")).toEqual(["log", "login"]);
    // Nothing but white space may stand between the two.
    for (const text of ["back. Up", "back it up", "up back", "go back", "up"])
      expect(terms(text)).not.toContain("backup");
    const [, up] = createTokenizer().words("Back up");
    expect(up).toEqual({ start: 5, end: 7, terms: ["backup"], compound: "backup" });
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

describe("little words in capitals", () => {
  it("are abbreviations among words that have none", () => {
    expect(terms("LOS is when it ends. The IT department of the US office")).toEqual(
      expect.arrayContaining(["los", "it", "us"]),
    );
    expect(terms("it is ours, and it ends")).not.toContain("it");
  });

  it("are little words where all is in capitals, or they are stressed", () => {
    expect(terms("THE KEY IS YOURS, USE IT AS IT IS")).not.toContain("it");
    expect(terms("Do NOT open the gate")).not.toContain("not");
  });
});

test.each([
  ["CDs", ["cd"]],
  ["two PCs", ["two", "pc"]],
  ["PDFs", ["pdf"]],
  ["its gas", ["gas"]],
])("abbreviations in the plural have the term of one: %s", (text, expected) => {
  expect(terms(text)).toEqual(expected);
});
