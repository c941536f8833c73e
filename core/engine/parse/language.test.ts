import { expect, test } from "vitest";
import { detectLanguage } from "./language.ts";

const detect = (text: string, kind = "paragraph") =>
  detectLanguage({ text, blocks: [{ kind, start: 0, end: text.length }] as never });

test.each([
  [
    "en",
    "Admin priv to configure DNS services (i.e. AWS Route 53) via AWS Console UI. Follow AWS instructions on assigning EIP to EC2 instance here. Install certbot, run sudo certbot and follow the prompts. Verify that https works, then restart docker on the EC2 instance and open the URL in Firefox, Chrome or Edge. Add the following in nginx.conf, then reload nginx.",
  ],
  [
    "de",
    "Die Pumpe steht im Keller und wird nicht mehr gebraucht. Wer sie ausbaut, muss zuerst das Ventil schließen und den Schlauch von der Leitung lösen, damit kein Wasser auf den Boden läuft. Die Dichtung ist mit dem Rohr verklebt und kann nur einmal benutzt werden.",
  ],
  [
    "ru",
    "Музей открыт каждый день, кроме понедельника. Билеты продаются у входа, а для школьников вход бесплатный. Экскурсия начинается в десять часов и длится около двух часов, потом можно посмотреть старую башню.",
  ],
  [
    "zh",
    "博物馆每天开放,星期一除外。门票在入口处出售,学生免费入场。参观从上午十点开始,大约持续两个小时,之后可以参观古老的塔楼和花园。",
  ],
])("a text in %s is recognised", async (language, text) => {
  expect(await detect(text)).toBe(language);
});

test("a list of changes with a few English words is English, whatever its letters are alike to", async () => {
  const entries =
    " Tests iojs travis windows deken tegen werk. Robustness gopd hasown getproto voorwerp. jan piet klaas van dijk de boer jong veen.";
  const changes = `What changed is told here, and the newest is at the top of it.${entries.repeat(3)}`;
  expect(await detect(changes)).toBe("en");
});

test("Latin letters are never taken for a language of another script", async () => {
  expect(
    await detect("EIP EC2 AWS nginx certbot DNS UI URL docker sudo Route Console Firefox Chrome Edge"),
  ).not.toMatch(/^(?:ru|el|ar|he|hi|ja|zh|ko|th|uk|bg|sr)$/);
});

test("the language of a page of code is told by its comments", async () => {
  const code =
    "// The valve is closed before the pump is started, and it is opened again when the pressure of the line has fallen.\nclose(valve);\n// This must not be done while the water of the second line is still hot, since it would damage the seal.\nstart(pump);";
  expect(await detect(code, "code")).toBe("en");
});

test("a few words decide nothing", async () => {
  expect(await detect("Total 2022")).toBeNull();
});

test("the sentences of a short paper may stand in its tables, beside headings that are names", async () => {
  const names = "Solveig Aasen, Norsk Havbunn, Stavanger, Tromsø og Bergen. ".repeat(3);
  const said =
    "Planned and ran the survey of the approaches, and it was delivered early by the crew that she leads. For this the office in the harbour gave her a prize, which is on the wall of her room.";
  const blocks = [
    { kind: "paragraph", start: 0, end: names.length },
    { kind: "table", start: names.length, end: names.length + said.length },
  ];
  expect(await detectLanguage({ text: names + said, blocks: blocks as never })).toBe("en");
});

test.each([
  "Item | Category | Amount\nRent | Housing | 900\nGroceries | Food | 82.50\nBus pass | Transport | 49.00\nMilk | Food | 1.20",
  "Plot | Crop | Sown | Picked\n1 | Beans | 5 July | 9 August\n2 | Kale | 6 July | 1 September\n3 | Leeks | 1 May | 2 June",
  "Item | Category | Cost\nDesk | Furniture | 300\nPens | Office | 120\nPaper | Office | 110\nToner | Office | 150",
])("the letters of short cells tell no other language: %#", async (table) => {
  expect([null, "en"]).toContain(await detect(table, "table"));
});

test("a table with a few words of a language is of that language", async () => {
  const told =
    "Raum | Hinweis\nKeller | Das Licht ist mit dem Schalter neben der Tür an\nBad | Das Wasser ist nicht für die Küche";
  expect(await detect(told, "table")).toBe("de");
});
