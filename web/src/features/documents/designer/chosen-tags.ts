import type { DocumentTag } from '@writdesk/contract/documents/template-values';

/** Takes a tag into what is chosen, as the last one, or out of it. */
export const toggled = (chosenIds: readonly string[], tagId: string): string[] =>
  chosenIds.includes(tagId) ? chosenIds.filter((id) => id !== tagId) : [...chosenIds, tagId];

/** The chosen tags in the order in which they were chosen; what is gone is left out. */
export const inOrder = (tags: readonly DocumentTag[], chosenIds: readonly string[]): DocumentTag[] =>
  chosenIds.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
