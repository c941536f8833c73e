/** What a database can do beside the store's own work. */
export interface EraseDeleted {
  /**
   * Writes the files of the database anew, without what was deleted before, and removes the owner's rows that were set
   * aside. Takes as long as the database is large, and as much room again on the disk; nobody writes meanwhile.
   */
  eraseDeleted(owner: string): Promise<void>;
}
