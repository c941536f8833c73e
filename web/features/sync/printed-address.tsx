import type { JSX } from "solid-js";
import "./sync.css";

/** At a server with `LOCAL_TOKEN=required`: how this browser comes in. */
export function PrintedAddress(): JSX.Element {
  return (
    <section class="card sync-section" aria-labelledby="printed-address">
      <h2 id="printed-address">Open the address that the server printed</h2>
      <p>
        The server was started with <code>LOCAL_TOKEN=required</code>: it answers only browsers in which the address
        that it printed was opened once. Other people with an account on this computer do not know that address.
      </p>
      <p>
        Look for the line “Lectern is ready” where you ran <code>npm start</code>, and open its address in this browser:
      </p>
      <pre class="sync-command">{location.origin}/local-token?local_…</pre>
      <p>
        The part after the question mark is also in the file <code>local-token</code> in the server's data folder (
        <code>data/local-token</code>, unless <code>DATA_DIR</code> says otherwise).
      </p>
    </section>
  );
}
