import { expose } from "comlink";
expose({ search: async () => { throw new Error("no engine yet") } });
