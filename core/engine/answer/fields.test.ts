import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const invoice = (sender: string, number: string): string => `<h1>${sender}</h1>
<p>14 Tannery Lane, Bristol · office@example.com</p>
<table><tr><td>Invoice no.</td><td>${number}</td></tr><tr><td>Invoice date</td><td>12 April 2024</td></tr>
<tr><td>Payable by</td><td>12 May 2024</td></tr><tr><td>Your contact</td><td>Dilys Pike</td></tr></table>
<p>Please transfer the balance quoting the invoice number. The invoice number of ${sender} is asked for by the bank.</p>`;

const BOOKING = `<h1>Hotel Mirador</h1>
<table><tr><td>Localizador</td><td>MT-58824-LB</td><td>Agente</td><td>Remedios Olmo</td></tr>
<tr><td>Entrada</td><td>jueves, a las 15:00</td><td>Salida</td><td>domingo, a las 11:30</td></tr></table>
<p>Gracias por su reserva en el hotel Mirador. Le esperamos con mucho gusto en el hotel.</p>`;

const files = [
  { name: "joinery.html", type: "html" as const, content: invoice("Harrow Joinery", "2024-118") },
  { name: "plumbing.html", type: "html" as const, content: invoice("Wendt Plumbing", "W-7") },
  { name: "reserva.html", type: "html" as const, content: BOOKING },
];

test.each([
  ["What is the invoice number of Harrow Joinery?", "Invoice no.: 2024-118"],
  ["what's the invoice date at Wendt Plumbing", "Invoice date: 12 April 2024"],
  ["número de localizador del hotel Mirador", "Localizador: MT-58824-LB"],
])("%s is answered by the field of that label", async (question, field) => {
  const ask = await askFiles(files);
  expect(quotesIn((await ask(question)).content)[0]).toContain(field);
});

test("a field that several documents have is quoted from each", async () => {
  const ask = await askFiles(files);
  const quotes = quotesIn((await ask("What is the invoice number?")).content)
    .slice(0, 2)
    .join("\n");
  expect(quotes).toContain("2024-118");
  expect(quotes).toContain("W-7");
});

test("a question that only holds a label asks for more than its field", async () => {
  const ask = await askFiles(files);
  const [first] = quotesIn((await ask("Why does the bank ask for the invoice number of Harrow Joinery?")).content);
  expect(first).toContain("asked for by the bank");
});

test("the heads of a table are no fields, in documents found far down as well", async () => {
  const notes = Array.from({ length: 4 }, (_, at) => ({
    name: `day-${at}.html`,
    type: "html" as const,
    content: `<p>The date of the open day ${at} is not known. Nobody told the date of the open day.</p>
<table><tr><td>Gate</td><td>open</td></tr><tr><td>Door</td><td>shut</td></tr></table>`,
  }));
  const concerts = `<h1>Concerts</h1>
<table><tr><th>Date</th><th>Place</th><th>Programme</th><th>Seats</th></tr>
<tr><td>29 March</td><td>Open air</td><td>Songs</td><td>220</td></tr>
<tr><td>18 May</td><td>Hall, all day</td><td>Mass</td><td>150</td></tr></table>`;
  const ask = await askFiles([...notes, { name: "concerts.html", type: "html" as const, content: concerts }]);
  const [first] = quotesIn((await ask("date of the open day")).content);
  expect(first).toContain("is not known");
});

test("the fields of one form are one quote", async () => {
  const card = `<h1>Warranty card of the washing machine</h1>
<table><tr><td>Model of the washing machine</td><td>LV 7140 eco</td></tr><tr><td>Washing machine bought on</td><td>14 May, in the shop</td></tr>
<tr><td>Dealer of the washing machine</td><td>Zipfel, Emmendingen</td></tr></table>`;
  const ask = await askFiles([{ name: "card.html", type: "html", content: card }]);
  const [first] = quotesIn((await ask("washing machine")).content);
  expect(first).toContain("Model of the washing machine: LV 7140 eco");
  expect(first).toContain("Dealer of the washing machine: Zipfel, Emmendingen");
});
