import { expect, test } from "vitest";
import { addressIn } from "../../../service/shared-address.ts";
import { bookmarkFor, webAddressOf } from "./web-address.ts";

test.each([
  ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
  ["  example.org/page ", "https://example.org/page"],
  ["HTTP://EXAMPLE.org", "http://example.org/"],
  ["localhost:8000/notes.md", "https://localhost:8000/notes.md"],
  ["http://192.168.1.20/", "http://192.168.1.20/"],
  ["münchen.example/straße", "https://xn--mnchen-3ya.example/stra%C3%9Fe"],
])("%j is the address %s", (typed, url) => {
  expect(webAddressOf(typed)).toBe(url);
});

test.each(["", "owls", "what is an owl?", "ftp://example.org/a.pdf", "file:///etc/passwd", "javascript:alert(1)"])(
  "%j is no web address",
  (typed) => {
    expect(webAddressOf(typed)).toBeUndefined();
  },
);

test("a shared address is found wherever the program put it", () => {
  expect(addressIn("https://example.org/", "", "")).toBe("https://example.org/");
  expect(addressIn("", "Owls hunt at night https://example.org/owls", "Owls")).toBe("https://example.org/owls");
  expect(addressIn("", "Owls", "javascript:alert(1)")).toBeUndefined();
});

test("the bookmark opens the app with the address of the page", () => {
  expect(bookmarkFor("https://lectern.example")).toBe(
    'javascript:void open("https://lectern.example/?add="+encodeURIComponent(location.href),"_blank","noreferrer")', // oxlint-disable-line no-script-url
  );
});
