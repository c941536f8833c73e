import { beforeAll, expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const EDITOR = `<html><head><title>The Tarn editor</title></head><body><h1>The Tarn editor</h1>
<p>Tarn is a small text editor for harbours.</p>
<h2>Options</h2><dl>
<dt>-l</dt><dt>--linenumbers</dt><dd>Display line numbers beside the text.</dd>
<dt>-T number</dt><dt>--tabsize=number</dt><dd>Set the size of a tab to number columns. The value of number must be positive. The default value is 8.</dd>
<dt>-b</dt><dt>--backup</dt><dd>When saving a file, make a backup file of the version before.</dd>
<dt>-r</dt><dt>--readonly</dt><dd>Don't save any file, and don't make backup files.</dd>
</dl>
<h2>Anchors</h2><p>(An anchor is visible in the margin.)</p>
<p>With the star key you can place an anchor (a kind of bookmark) at the current line.</p></body></html>`;

const INSTALL = `# Skiff Installation Guide

Skiff is installed from a stick. The Skiff project is described in its own book.

## Memory

You must have at least 780MB of memory to perform a normal installation.

## Low memory

One of the first things Skiff does is to check available memory. If the memory is limited, Skiff makes changes so that Skiff can be installed.

## Memory sticks

The easiest way to install Skiff is to write the image to a memory stick, and Skiff memory sticks are cheap.

## Passwords

Skiff stores passwords by SHA-256 and not by MD5 unless a password is weak.

A password for Skiff should contain at least 6 characters.

## Components

gantry Lets the user cut disks into partitions.

boom Sets the clock.

## Settings

gantry/confirm boolean true gantry/label select gpt gantry/disks = 2 gantry/run = now
`;

const SHELL = `# Plank Manual

## Contents

1 What is Plank . . . . . . . . . . . . . . 1

2 Building Plank . . . . . . . . . . . . . . 7

3 Plank variables . . . . . . . . . . . . . . 9

## Introduction

Plank is the shell of the Skiff system. Plank is an acronym for "Portable Language And New Kernel".

${Array.from({ length: 30 }, (_, at) => `## Plank topic ${at}\n\nPlank reads what Plank topic ${at} needs. It stands in the folder of Plank, and Plank has its own stand for it.\n`).join("\n")}
`;

let ask: Awaited<ReturnType<typeof askFiles>>;
beforeAll(async () => {
  ask = await askFiles([
    { name: "tarn.html", type: "html", content: EDITOR },
    { name: "install.md", type: "md", content: INSTALL },
    { name: "plank.md", type: "md", content: SHELL },
  ]);
});

const firstOf = async (question: string): Promise<string> =>
  (await ask(question)).content.split("\n\n").find((part) => part.startsWith("> ")) ?? "";

test("a quote of an entry names what the entry explains", async () => {
  expect(await firstOf("How are line numbers displayed in Tarn?")).toContain("\\-l · \\--linenumbers · Display line");
});

test("a quote takes the sentence near by that holds the word it lacks", async () => {
  expect(await firstOf("What is the default size of a tab?")).toContain("The default value is 8.");
});

test("what a word in brackets is called tells what it is, and an aside in brackets does not", async () => {
  expect(await firstOf("What is an anchor?")).toContain("a kind of bookmark");
});

test("a sentence that forbids something is no answer to how it is done", async () => {
  expect(await firstOf("How do I make backup files?")).not.toContain("don't make backup");
});

test("a measure of what is asked for comes before passages that name the document more often", async () => {
  expect(await firstOf("How much memory do I need to install Skiff?")).toContain("780MB of memory");
});

test("the name of a hash is no figure", async () => {
  expect(await firstOf("How long should a password be?")).toContain("at least 6 characters");
});

test("a line that begins with a command tells what it does, and settings do not", async () => {
  expect(await firstOf("What is gantry?")).toContain("Lets the user cut disks");
  expect(await firstOf("What does gantry do?")).toContain("Lets the user cut disks");
});

test("what a manual is about is found where it begins, and what its name stands for", async () => {
  expect(await firstOf("What is Plank?")).toContain("Plank is the shell");
  expect(await firstOf("What does Plank stand for?")).toContain("Portable Language");
});
