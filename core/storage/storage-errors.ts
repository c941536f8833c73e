/** What is stored cannot be read: the file or database was damaged. Nothing was changed. */
export class StorageDamaged extends Error {
  constructor(place: string) {
    super(
      `The database ${place} is damaged; put a backup in its place, or move its whole folder away and start again with an empty one.`,
    );
    this.name = "StorageDamaged";
  }
}

/** What is stored was written by a newer version of the program; this one would lose what it does not know. */
export class StorageIsNewer extends Error {
  constructor() {
    super(
      "The stored data was written by a newer version of Lectern than this one. Reload the page, or update the program.",
    );
    this.name = "StorageIsNewer";
  }
}

/** The store cannot be reached at the moment. The message says why and what to do. */
export class StorageUnreachable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageUnreachable";
  }
}
