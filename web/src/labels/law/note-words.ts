let spanish: Readonly<Record<string, string>> = {};

/** Keeps the Spanish of our rules' notes, which only readers of Spanish load. */
export function keepNoteWords(words: Readonly<Record<string, string>>): void {
  spanish = words;
}

/** The Spanish of a rule's note; undefined for one that somebody wrote, and until the words are loaded. */
export const spanishNote = (note: string): string | undefined => spanish[note];
