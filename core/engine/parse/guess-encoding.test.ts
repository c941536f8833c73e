import { expect, test } from "vitest";
import { guessEncoding } from "./guess-encoding.ts";

/** Bytes of a text in an encoding: those that it decodes to that text. */
function encoded(text: string, encoding: string): Uint8Array {
  const bytes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: false });
  for (let high = 0; high < 256; high++) bytes.set(decoder.decode(Uint8Array.of(high)), [high]);
  if (!/^(?:windows|koi8|iso-8859|macintosh|ibm)/u.test(encoding))
    for (let lead = 0x81; lead < 255; lead++)
      for (let trail = 0x40; trail < 255; trail++) {
        const shown = decoder.decode(Uint8Array.of(lead, trail));
        if ([...shown].length === 1 && !bytes.has(shown)) bytes.set(shown, [lead, trail]);
      }
  return Uint8Array.from([...text].flatMap((sign) => bytes.get(sign) ?? []));
}

test.each([
  ["windows-1252", "Die Bücherei öffnet um neun. Die Gebühr beträgt 15 €. „Am Weiß“ – Straße."],
  ["windows-1252", "It’s the café’s “own” recipe: crème brûlée, £5."],
  ["windows-1252", "Er is slechts één boot, die vóór de ingang ligt."],
  ["windows-1252", "À Noël, le garçon lève la fenêtre où dort l’âne."],
  ["iso-8859-15", "Die Gebühr für zwölf Bücher beträgt 15 € im Jahr."],
  ["macintosh", "Le musée est fermé à Noël. L’entrée coûte 15 €."],
  ["windows-1250", "Opłata wynosi piętnaście złotych. Gość płaci więcej."],
  ["iso-8859-2", "Příliš žluťoučký kůň úpěl ďábelské ódy."],
  ["windows-1254", "Üyelik ücreti on beş liradır. Işık şöyle yandı, çağrı açıldı."],
  ["windows-1251", "Библиотека открыта каждый день с девяти часов."],
  ["koi8-r", "Библиотека открыта каждый день с девяти часов."],
  ["ibm866", "Библиотека открыта каждый день с девяти часов."],
  ["windows-1253", "Η βιβλιοθήκη ανοίγει κάθε μέρα στις εννέα."],
  ["windows-1255", "הספרייה פתוחה בכל יום בשעה תשע. דמי החבר הם חמישה עשר שקלים."],
  ["windows-1256", "المكتبة مفتوحة كل يوم في الساعة التاسعة."],
  ["shift_jis", "図書館は毎日九時に開館します。入館料は五百円です。"],
  ["euc-jp", "図書館は毎日九時に開館します。入館料は五百円です。"],
  ["euc-kr", "도서관은 매일 아홉 시에 문을 엽니다. 입장료는 오백 원입니다."],
  ["gb18030", "图书馆每天九点开门。入馆费为五百元。请在前台登记。"],
  ["big5", "圖書館每天九點開門。入館費為五百元。請在前台登記姓名。"],
])("a text in %s is told by its letters: %s", (encoding, text) => {
  expect(guessEncoding(encoded(text, encoding))).toBe(encoding);
});

test("Japanese in seven bits is told by how it switches to its characters", () => {
  expect(guessEncoding(new TextEncoder().encode("\u001b$B?^=q4[\u001b(B"))).toBe("iso-2022-jp");
});
