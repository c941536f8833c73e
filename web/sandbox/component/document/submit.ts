/**
 * Tells a plugin that its form was submitted: a sandbox without `allow-forms` ends a submission before its event. Nothing
 * is ever sent.
 */
export function tellSubmits(): void {
  const told = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
  };
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    told(this, submitter ?? null);
  };
  addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button, input") : null;
    if (!(button instanceof HTMLButtonElement || button instanceof HTMLInputElement)) return;
    if (event.defaultPrevented || !button.form || !/^(submit|image)$/.test(button.type)) return;
    event.preventDefault();
    told(button.form, button);
  });
  addEventListener("keydown", (event) => {
    const field = event.target;
    if (event.key !== "Enter" || event.defaultPrevented || !(field instanceof HTMLInputElement) || !field.form) return;
    // Where a form has a button, the browser clicks it.
    if (!field.form.querySelector("button:not([type=button]):not([type=reset]), input[type=submit], input[type=image]"))
      told(field.form, null);
  });
}
