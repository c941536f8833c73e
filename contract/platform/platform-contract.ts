import { beforeAll, describe } from "vitest";
import { createCaller, type Caller } from "../caller.ts";
import type { Send } from "../request.ts";
import { createCoverage } from "../coverage.ts";
import { accountCases } from "./accounts.cases.ts";
import { aiCases } from "./ai.cases.ts";
import { backupCases } from "./backup.cases.ts";
import { builtInCases } from "./built-in.cases.ts";
import { conditionCases } from "./conditions.cases.ts";
import { conversationCases } from "./conversations.cases.ts";
import { everyRowCases } from "./every-row.cases.ts";
import { extractionCases } from "./extraction.cases.ts";
import { platformListCases } from "./platform-lists.cases.ts";
import { jobWorkCases } from "./job-work.cases.ts";
import { jobCases } from "./jobs.cases.ts";
import { modelHostCases } from "./model-host.cases.ts";
import { moodCases } from "./moods.cases.ts";
import { navigationCases } from "./navigation.cases.ts";
import { oneChatCases } from "./one-chat.cases.ts";
import { pageHierarchyCases } from "./page-hierarchy.cases.ts";
import { pageCases } from "./pages.cases.ts";
import { callerFor, newPerson, type Person, type Remembers } from "./people.ts";
import { pluginAccountCases } from "./plugin-account.cases.ts";
import { pluginUpdateCases } from "./plugin-updates.cases.ts";
import { pluginCases } from "./plugins.cases.ts";
import { pluginStateCases } from "./plugin-state.cases.ts";
import { raceCases } from "./races.cases.ts";
import { repeatCases } from "./repeats.cases.ts";
import { settingCases } from "./settings.cases.ts";
import { ownershipCases } from "./ownership.cases.ts";
import { startingPointCases } from "./starting-point.cases.ts";
import { tokenCases } from "./tokens.cases.ts";
import { trashCases } from "./trash.cases.ts";
import { webSearchCases } from "./web-search.cases.ts";

export interface PlatformHost {
  /** For the headings. */
  readonly name: string;
  /** Called when tests run; the service must be up by then, and registers and logins not be limited to a few. */
  readonly send: Send;
  readonly remembers: Remembers;
  /** Address of `testing/stand-ins.ts`, where this host can reach them. */
  readonly standIns?: () => string;
  /** Whether plugins come with the program, as with a built page. */
  readonly shipsPlugins?: boolean;
  /** Whether web search asks the SearXNG among them. */
  readonly searchesTheWeb?: boolean;
  /** Whether language models write answers about documents here. */
  readonly writesAnswers?: boolean;
  /** Whether the model of `testing/model-files.ts` can be downloaded. */
  readonly downloadsModels?: boolean;
  /** Rows that cannot succeed on this host. */
  readonly cannot?: readonly string[];
}

export interface PlatformSetup extends PlatformHost {
  /** Two people who have nothing to do with each other. */
  readonly ada: () => Person;
  readonly bob: () => Person;
  /** Without a token. */
  readonly anyone: Caller;
  /** With a token that is none. */
  readonly stranger: Caller;
}

/** Every case of the platform's data, the same for all hosts. Call it inside the host's test file. */
export function definePlatformContract(given: PlatformHost): void {
  const coverage = createCoverage(
    "platform",
    (authorization) => authorization === `Bearer ${people.get("bob")?.token}`,
  );
  const host = { ...given, send: coverage.watch(given.send) };
  const people = new Map<string, Person>();
  const person = (name: string) => () => {
    const found = people.get(name);
    if (!found) throw new Error("People are there once the tests run.");
    return found;
  };
  const setup: PlatformSetup = {
    ...host,
    ada: person("ada"),
    bob: person("bob"),
    anyone: createCaller(host.send),
    stranger: callerFor(host.send, "lt_nobody"),
  };

  if (host.remembers === "device") builtInCases(host);
  describe(`the platform on ${host.name}`, () => {
    beforeAll(async () => {
      for (const name of ["ada", "bob"]) people.set(name, await newPerson(host.send, host.remembers));
    });
    startingPointCases(setup);
    everyRowCases(setup);
    platformListCases(setup);
    settingCases(setup);
    pageCases(setup);
    pageHierarchyCases(setup);
    navigationCases(setup);
    pluginStateCases(setup);
    pluginCases(setup);
    pluginUpdateCases(setup);
    pluginAccountCases(setup);
    conversationCases(setup);
    oneChatCases(setup);
    trashCases(setup);
    raceCases(setup);
    conditionCases(setup);
    repeatCases(setup);
    accountCases(setup);
    jobCases(setup);
    jobWorkCases(setup);
    backupCases(setup);
    extractionCases(setup);
    aiCases(setup);
    moodCases(setup);
    modelHostCases(setup);
    webSearchCases(setup);
    ownershipCases(setup);
    tokenCases(setup);
    coverage.check({
      success: host.cannot ?? [],
      "invalid data": [],
      // It makes what its path names.
      "nothing there": ["registerPlugin"],
      // A plugin's files are for anyone who knows their address.
      "somebody else": ["registerPlugin", "getPluginFile"],
      "no token": [],
    });
  });
}
