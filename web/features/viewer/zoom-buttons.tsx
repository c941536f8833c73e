import type { JSX } from "solid-js";
import { keyLabel } from "../../app/shortcuts.ts";
import { IconButton } from "../../ui/button.tsx";
import { ToolButton } from "./tool-button.tsx";
import type { Zoom } from "./zoom.ts";

export function ZoomButtons(props: { readonly zoom: Zoom }): JSX.Element {
  return (
    <>
      <IconButton
        icon="zoomOut"
        label={`Smaller (${keyLabel("Mod+-")})`}
        disabled={!props.zoom.canShrink()}
        onClick={() => props.zoom.smaller()}
      />
      <span class="pdf-zoom" role="status">
        {Math.round(props.zoom.factor() * 100)} %
      </span>
      <IconButton
        icon="zoomIn"
        label={`Larger (${keyLabel("Mod++")})`}
        disabled={!props.zoom.canGrow()}
        onClick={() => props.zoom.larger()}
      />
      <ToolButton tool="fit" label={`Fit the width (${keyLabel("Mod+0")})`} onClick={() => props.zoom.fit()} />
      <ToolButton tool="turn" label="Rotate to the right" onClick={() => props.zoom.turn()} />
    </>
  );
}
