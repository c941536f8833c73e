/** Parts that a file of Tesseract's language data can have, and the one with its newer engine (`tessdatamanager.h`). */
const MOST_PARTS = 24;
const LSTM_PART = 17;

/**
 * Why bytes are no language data that can be used, as a sentence about "it"; undefined where they are. A file is the number of its
 * parts (int32, little endian), the place of each (int64, -1 for one that it lacks), and the parts.
 */
export function languageDataProblem(bytes: Uint8Array): string | undefined {
  const NOT_LANGUAGE_DATA = "It is not a file of Tesseract's language data, or it is damaged.";
  if (bytes.length < 4) return NOT_LANGUAGE_DATA;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = view.getInt32(0, true);
  if (parts < 1 || parts > MOST_PARTS || bytes.length < 4 + parts * 8) return NOT_LANGUAGE_DATA;
  const places = Array.from({ length: parts }, (_, part) => view.getBigInt64(4 + part * 8, true));
  if (places.some((place) => place < -1n || place > BigInt(bytes.length))) return NOT_LANGUAGE_DATA;
  const lstm = places[LSTM_PART] ?? -1n;
  return lstm === -1n
    ? "It is for Tesseract's older engine only. Take the file of the same name from tessdata_fast or tessdata_best."
    : undefined;
}
