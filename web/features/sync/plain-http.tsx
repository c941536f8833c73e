import { Show, type JSX } from "solid-js";
import { Icon } from "../../ui/icon.tsx";

/** Where there is no service worker: what is missing, why, and how to get it. */
export function PlainHttp(): JSX.Element {
  return (
    <>
      <section class="card sync-section" aria-labelledby="plain-http">
        <h2 id="plain-http" class="sync-now">
          <Icon name="server" /> Everything is on the server at {location.host}
        </h2>
        <p>
          This page works against the server: your documents are read, searched and kept there. It needs the server to
          be reachable all the time.
        </p>
        <h3>What is missing here</h3>
        <ul class="sync-missing">
          <li>Working offline, and storing documents on this device</li>
          <li>Installing Lectern as an app</li>
          <li>Keeping this device in step with others</li>
        </ul>
        <Show
          when={!isSecureContext}
          fallback={<p>This browser does not let web pages work on their own. A private window may be the reason.</p>}
        >
          <p>
            Nothing between this browser and the server is encrypted: whoever shares the network can read documents and
            passwords on their way.
          </p>
          <h3>How to get it</h3>
          <p>
            Browsers allow this over an encrypted connection only. Start the server with a certificate and its key, then
            open the page with <code>https://</code>:
          </p>
          <pre class="sync-command">TLS_CERT=cert.pem TLS_KEY=key.pem HOST=0.0.0.0 npm start</pre>
          <p>
            The README has the steps under “On your home network”. On the machine that the server runs on,{" "}
            <code>http://localhost:{location.port || "80"}</code> works without a certificate.
          </p>
        </Show>
      </section>
    </>
  );
}
