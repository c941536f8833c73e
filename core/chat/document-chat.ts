/** The type of chats that begin with documents; conversations of the platform have the type they were given. */
export const DOCUMENT_CHAT = "documents";
