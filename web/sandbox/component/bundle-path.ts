/** Scripts of ours that a bundle may ask for by name. */
const OWN: Readonly<Record<string, string>> = {
  react: "/plugin-react/react.production.min.js",
  "react-dom": "/plugin-react/react-dom.production.min.js",
};

/** A path as it stands in an address. */
export const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** The address of a file, below that of the bundle. Throws for a path that leads out of it: the page asks with the person's rights. */
export function fileAddress(root: string, path: string): string {
  const own = Object.hasOwn(OWN, path) ? OWN[path] : undefined;
  if (own !== undefined) return own;
  if (path.split("/").some((part) => part === "" || part === "." || part === ".."))
    throw new Error("The bundle has no such file.");
  return root + encodedPath(path);
}
