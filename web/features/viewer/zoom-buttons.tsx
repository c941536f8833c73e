import type { JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import { ToolButton } from "./tool-button.tsx";
import type { Zoom } from "./zoom.ts";

export function ZoomButtons(props: { readonly zoom: Zoom }): JSX.Element {
  return (
    <>
      <IconButton
        icon="zoomOut"
        label="Smaller (Ctrl −)"
        disabled={!props.zoom.canShrink()}
        onClick={() => props.zoom.smaller()}
      />
      <span class="pdf-zoom" role="status">
        {Math.round(props.zoom.factor() * 100)} %
      </span>
      <IconButton
        icon="zoomIn"
        label="Larger (Ctrl +)"
        disabled={!props.zoom.canGrow()}
        onClick={() => props.zoom.larger()}
      />
      <ToolButton tool="fit" label="Fit the width (Ctrl 0)" onClick={() => props.zoom.fit()} />
      <ToolButton tool="turn" label="Rotate to the right" onClick={() => props.zoom.turn()} />
    </>
  );
}
