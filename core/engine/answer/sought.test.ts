import { expect, test } from "vitest";
import { quotesIn } from "./testing/quotes-in.ts";
import { askFiles } from "./testing/real-files.ts";

const ABOUT = `# About Tarnkit

Tarnkit draws maps of lakes from soundings. It is released under the GNU GPL, version 3. It has been initiated by Mira Holm and other people.
`;
const MANUAL = `# Tarnkit manual

Copyright © 2004-2011 Jon Pell, Ada Kerr

You draw a line around the lake with the pen tool of Tarnkit.

## Plugins of Tarnkit

Please note that plugins might have different license terms than Tarnkit itself. The project file of a plugin is made by the wizard, and the program starts with it.

## The license

The licenses for most software are made to take away your freedom. You may copy the program under the terms of this license. A license notice must be kept. If the license is violated, your rights under this license end.
`;

const ask = await askFiles([
  { name: "about.md", type: "md", content: ABOUT },
  { name: "manual.md", type: "md", content: MANUAL },
]);

test.each([
  ["Which license is Tarnkit under?", "GNU GPL, version 3"],
  ["What licence does Tarnkit have?", "GNU GPL, version 3"],
  ["Who started Tarnkit?", "initiated by Mira Holm"],
  ["Who made Tarnkit?", "Jon Pell, Ada Kerr"],
  ["Who developed Tarnkit?", "Jon Pell, Ada Kerr"],
])("%s is answered first by %s, which has no word of the question but the name", async (question, expected) => {
  expect(quotesIn((await ask(question)).content)[0]).toContain(expected);
});

test("the text of a licence that names another one does not tell under which a thing is", async () => {
  const licence = `# Public licence

This License allows the use of a work. A work licensed under version 3 of the GNU Affero General Public License may be linked with a covered work under this License. The licensor gives no warranty with this License.
`;
  const asked = await askFiles([
    { name: "about.md", type: "md", content: ABOUT },
    { name: "licence.md", type: "md", content: licence },
  ]);
  expect(quotesIn((await asked("Which license is Tarnkit under?")).content)[0]).toContain("GNU GPL, version 3");
});

const INVOICE = `# Invoice

Sailmaker Moen, for the repair of a mainsail.

| Work | Amount |
|---|---|
| New seams | 180.00 |
| Cloth | 64.50 |

Subtotal: 244.50

TOTAL EUR: 290.95

You have to pay online: use the link in our mail to pay by card. Those who have to pay in the loft bring 2 coins for the box.
`;
const RECHNUNG = `# Rechnung

Segelmacher Moen, Reparatur eines Großsegels.

Zwischensumme: 244,50

Rechnungsbetrag: 290,95 EUR

Zahlen muss man insgesamt mit einer Karte, über den Link in unserer Mail. Wer in der Werkstatt zahlen muss, wirft 2 Münzen in die Dose.
`;

test.each([
  ["How much do I have to pay altogether?", INVOICE, "290.95"],
  ["How much do I owe?", INVOICE, "290.95"],
  ["Wie viel muss ich insgesamt zahlen?", RECHNUNG, "290,95"],
])("%s is answered first by what the bill comes to", async (question, bill, expected) => {
  const asked = await askFiles([
    { name: "bill.md", type: "md", content: bill },
    { name: "about.md", type: "md", content: ABOUT },
  ]);
  expect(quotesIn((await asked(question)).content)[0]).toContain(expected);
});
