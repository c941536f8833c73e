import { expose } from "comlink";
import { stretch } from "#core/sync/encryption/stretch.ts";

/** Half a second of work and 64 MiB, away from the page. */
expose({ stretch });
