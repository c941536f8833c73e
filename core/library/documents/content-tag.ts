import { hashText } from "#core/storage/hash.ts";

/**
 * Says which content a file has without giving away its SHA-256: 64 bits that are equal for equal bytes and from which
 * the hash cannot be worked out. No endpoint takes it as an address.
 */
const contentTag = (blob: string): string => hashText(`content ${blob}`);

/** `file_path` of a document whose bytes have this id. Documents of equal content have equal paths. */
export const filePath = (blob: string): string => `files/${contentTag(blob)}`;

/** `ETag` of the bytes with this id. */
export const contentEtag = (blob: string): string => `"${contentTag(blob)}"`;
