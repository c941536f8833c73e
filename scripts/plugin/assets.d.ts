/** What esbuild makes of files that a plugin imports: a style element, and addresses of pictures as `data:` URLs. */
declare module "*.css";
declare module "*.svg" {
  const url: string;
  export default url;
}
declare module "*.png" {
  const url: string;
  export default url;
}
