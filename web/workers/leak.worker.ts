// Tries to send something to the host that it is told, and says which directive of the policy stopped it, if one did.

/** Milliseconds the browser has to say that it stopped a request, after that failed. */
const PATIENCE = 1_000;

addEventListener("securitypolicyviolation", (event) =>
  postMessage((event as SecurityPolicyViolationEvent).effectiveDirective),
);
addEventListener("message", ({ data: host }: MessageEvent<string>) => {
  const silent = () => setTimeout(() => postMessage(null), PATIENCE);
  fetch(`https://${host}/worker`, { method: "POST", body: "your text" }).then(silent, silent);
});
