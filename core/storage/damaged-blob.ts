/** Stored bytes no longer have the hash that names them: the disk lost some, or another program wrote to them. */
export class DamagedBlob extends Error {
  constructor() {
    super(
      "The stored file is damaged: its bytes are no longer those that were added. Delete the document and add the file again, or restore a backup.",
    );
    this.name = "DamagedBlob";
  }
}
