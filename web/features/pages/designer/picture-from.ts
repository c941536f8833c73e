/** Pixels; a page is at most about twice as wide on the largest screens. */
const MOST = 1200;

/** A picture of a file as a `data:` address, made small enough to be kept in the page. Throws for what is no picture. */
export async function pictureFrom(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL("image/webp", 0.85);
}
