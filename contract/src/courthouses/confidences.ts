/** Seen in a source, from general knowledge, unsure. */
export const confidences = ['S', 'K', 'U'] as const;
