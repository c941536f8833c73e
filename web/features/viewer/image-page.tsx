import { Show, type JSX } from "solid-js";
import type { TiffPage } from "#core/engine/ocr/tiff.ts";
import { useHighlights } from "../highlights/highlights.ts";
import { fileAddress } from "./file-address.ts";
import { revealAt } from "./highlight-marks.tsx";
import { LineLayer } from "./line-layer.tsx";
import { TiffImage } from "./tiff-page.tsx";
import { turnedSize, turnedStyle, uprightSize } from "./turned.ts";

interface ImagePageProps {
  readonly documentId: string;
  readonly version: number | undefined;
  readonly name: string;
  /** A page of a TIFF file, which is decoded here; undefined for an image that the browser decodes. */
  readonly page: TiffPage | undefined;
  /** From 1. */
  readonly number: number;
  readonly hasNumber: boolean;
  /** CSS pixels, before it is turned. */
  readonly width: number;
  /** Height by width; undefined until it is known. */
  readonly ratio: number | undefined;
  /** Quarter turns to the right. */
  readonly turns: number;
  readonly onRatio: (ratio: number) => void;
  readonly onFailed: () => void;
  /** The marks on it. */
  readonly children: JSX.Element;
}

/** One page of a photo or a scan, as it is turned. */
export function ImagePage(props: ImagePageProps): JSX.Element {
  const highlights = useHighlights();
  const upright = () => uprightSize(props.width, props.ratio ?? 1, props.turns);
  const shown = () => turnedSize(upright(), props.turns);
  return (
    <div
      class="pdf-page"
      data-page={props.number}
      data-turns={props.turns}
      onClick={(event) => revealAt(highlights, props.number, event)}
      style={{ width: `${shown().width}px`, height: `${shown().height}px` }}
    >
      <div class="pdf-turned" style={turnedStyle(upright(), props.turns)}>
        <Show
          when={props.page}
          fallback={
            <img
              class="pdf-image"
              src={fileAddress(props.documentId, props.version)}
              alt={props.name}
              onLoad={({ currentTarget: image }) => props.onRatio(image.naturalHeight / image.naturalWidth)}
              onError={() => props.onFailed()}
            />
          }
        >
          {(tiff) => <TiffImage page={tiff()} name={`Page ${props.number} of ${props.name}`} />}
        </Show>
        <LineLayer documentId={props.documentId} version={props.version} page={props.number} width={upright().width} />
        {props.children}
      </div>
      <Show when={props.hasNumber}>
        <span class="pdf-number">{props.number}</span>
      </Show>
    </div>
  );
}
