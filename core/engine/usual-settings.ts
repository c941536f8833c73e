/** How documents are searched for an answer where nobody has chosen otherwise. Apart from the schema, for the page. */
export const USUAL_SETTINGS = {
  top_k: 5,
  use_hybrid_search: true,
  use_vectors: true,
  use_document_choice: true,
  similarity_threshold: 0,
} as const;
