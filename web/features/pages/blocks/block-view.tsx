import { ErrorBoundary, lazy, Match, Show, Suspense, Switch, type JSX } from "solid-js";
import { Button } from "../../../ui/button.tsx";
import { Failed, Loading } from "../../../ui/states.tsx";
import type { Block } from "../content/design.ts";
import { CollectionsBlock, ConversationsBlock, DocumentsBlock } from "./list-blocks.tsx";
import { blockName, kindOf, settingsOf } from "./kinds.ts";
import { ModuleBlock, type ShownOn } from "./module-block.tsx";
import { HeadingBlock, ImageBlock, TextBlock } from "./text-blocks.tsx";
import { UnknownBlock } from "./unknown-block.tsx";
import "./blocks.css";

const AskBlock = lazy(async () => ({ default: (await import("./ask-block.tsx")).AskBlock }));
const SearchBlock = lazy(async () => ({ default: (await import("./search-block.tsx")).SearchBlock }));
const ViewerBlock = lazy(async () => ({ default: (await import("./viewer-block.tsx")).ViewerBlock }));
const ChartBlock = lazy(async () => ({ default: (await import("./chart-block.tsx")).ChartBlock }));

interface BlockViewProps {
  readonly block: Block;
  readonly page: ShownOn;
}

/** A block as readers see it. A block that throws shows its error; the other blocks go on. */
export function BlockView(props: BlockViewProps): JSX.Element {
  return (
    <ErrorBoundary fallback={(error: Error, reset) => <Broken block={props.block} error={error} reset={reset} />}>
      <Suspense fallback={<Loading what={`Opening ${blockName(props.block)}…`} />}>
        <OfKind {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OfKind(props: BlockViewProps): JSX.Element {
  const is = (kind: string) => kindOf(props.block)?.kind === kind;
  const text = (name: string) => {
    const value = settingsOf(props.block)[name];
    return typeof value === "string" ? value : "";
  };
  return (
    <Switch fallback={<UnknownBlock block={props.block} />}>
      <Match when={props.block["type"] === "module"}>
        <ModuleBlock block={props.block} page={props.page} />
      </Match>
      <Match when={is("text")}>
        <TextBlock text={text("text")} />
      </Match>
      <Match when={is("heading")}>
        <HeadingBlock text={text("text")} isSmall={settingsOf(props.block)["level"] === 3} />
      </Match>
      <Match when={is("image")}>
        <ImageBlock source={text("source")} alt={text("alt")} />
      </Match>
      <Match when={is("ask")}>
        <AskBlock id={`${props.page.context.pageId ?? ""}/${props.block.id}`} collectionId={text("collection_id")} />
      </Match>
      <Match when={is("search")}>
        <SearchBlock collectionId={text("collection_id")} />
      </Match>
      <Match when={is("documents")}>
        <DocumentsBlock collectionId={text("collection_id")} />
      </Match>
      <Match when={is("collections")}>
        <CollectionsBlock />
      </Match>
      <Match when={is("conversations")}>
        <ConversationsBlock />
      </Match>
      <Match when={is("viewer")}>
        <ViewerBlock documentId={text("document_id")} />
      </Match>
      <Match when={is("chart")}>
        <ChartBlock collectionId={text("collection_id")} />
      </Match>
    </Switch>
  );
}

function Broken(props: { readonly block: Block; readonly error: Error; readonly reset: () => void }): JSX.Element {
  return (
    <Failed what={`${blockName(props.block)} stopped working.`} reason={props.error.message}>
      <Show when={props.reset}>
        <Button small icon="retry" onClick={() => props.reset()}>
          Try again
        </Button>
      </Show>
    </Failed>
  );
}
