/** Runs in the page before it starts: the browser asks again before a picked folder may be used, and the person allows it. */
export function askAgain(): void {
  let granted = false;
  Object.assign(FileSystemHandle.prototype, {
    queryPermission: async () => (granted ? "granted" : "prompt"),
    requestPermission: async () => ((granted = true), "granted"),
  });
}
