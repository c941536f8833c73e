import { createEffect, type JSX } from "solid-js";

interface PageJumpProps {
  /** 1-based. */
  readonly page: number;
  readonly count: number;
  readonly onGo: (page: number) => void;
}

/** "Page 12 of 352", and a number written there goes to its page. */
export function PageJump(props: PageJumpProps): JSX.Element {
  let field: HTMLInputElement | undefined;
  const show = () => field && (field.value = String(props.page));
  // Not under the fingers of somebody who is writing.
  createEffect(() => {
    const { page } = props;
    if (field && document.activeElement !== field) field.value = String(page);
  });
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = Math.round(Number(field?.value));
    if (wanted >= 1) props.onGo(Math.min(wanted, props.count));
    field?.blur();
    show();
  };
  return (
    <form class="pdf-jump" onSubmit={go}>
      <span>
        <span class="pdf-jump-word">Page </span>
        <input
          ref={field}
          type="text"
          inputmode="numeric"
          aria-label={`Page, of ${props.count}`}
          autocomplete="off"
          maxlength={String(props.count).length + 1}
          size={String(props.count).length}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={show}
        />{" "}
        of {props.count.toLocaleString()}
      </span>
    </form>
  );
}
