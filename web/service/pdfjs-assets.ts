/** Fetches what pdf.js needs at run time from our own origin; the service worker has it offline. */
export async function fetchPdfjsAsset(name: string): Promise<Uint8Array> {
  const response = await fetch(`/pdfjs/${name}`);
  if (!response.ok) throw new Error(`/pdfjs/${name} was answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
