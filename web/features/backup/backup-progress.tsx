import { Show, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import type { Job } from "#core/api/job-kinds.ts";

export function BackupProgress(props: {
  readonly what: string;
  readonly job: Job | undefined;
  readonly onCancel: (id: string) => void;
}): JSX.Element {
  return (
    <div class="backup-progress">
      <progress max="100" value={props.job?.progress_percent ?? 0} aria-label={props.what} />
      <p>{props.job?.message ?? props.what}</p>
      <Show when={props.job}>
        {(job) => (
          <Button small look="plain" onClick={() => props.onCancel(job().id)}>
            Cancel
          </Button>
        )}
      </Show>
    </div>
  );
}
