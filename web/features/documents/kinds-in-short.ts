/** What can be added, for the first screen; it is put into the HTML as well. */
export const KINDS_IN_SHORT =
  "PDF, Word, PowerPoint, Excel, e-books, e-mails, web pages, images, zip files and many more";
