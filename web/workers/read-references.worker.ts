import { expose } from "comlink";
import { readReferences } from "../features/import/library/read-references.ts";

/** Reads exports of reference managers away from the page. */
expose({ read: readReferences });
