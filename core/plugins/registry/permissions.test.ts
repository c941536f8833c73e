import { expect, test } from "vitest";
import { describePermissions } from "./permissions.ts";

const wordsOf = (name: string) => describePermissions([name])[0]?.description;

test("what published plugins ask of a service is said in words, without the name of the service", () => {
  expect(wordsOf("event.send")).toBe("Send messages to other modules of the page");
  expect(wordsOf("event.subscribe")).toBe("Receive messages of other modules of the page");
  expect(wordsOf("theme.read")).toBe("See whether the page is light or dark");
  expect(wordsOf("pageContext.subscribe")).toBe("See which page it is on");
  expect(wordsOf("settings.define")).toBe("Keep settings of its own");
  expect(wordsOf("api.stream")).toBe("Ask Lectern for what its other permissions allow");
});
