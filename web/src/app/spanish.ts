import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { words } from '@writdesk/contract/sentences/es/words';
import type { Language } from '@writdesk/contract/sentences/say';
import { spanish as sentences } from '@writdesk/contract/sentences/spanish';
import { roleNames } from '../labels/roles.ts';
import { holds } from '../labels/case/court-words.ts';
import { keepNoteWords } from '../labels/law/note-words.ts';
import { noteWordsEs } from '../labels/law/note-words-es.ts';
import { listOf } from '../shared/i18n/word-list.ts';
import { caseStatusLook } from '../shared/ui/facts/case-status.ts';

keepNoteWords(noteWordsEs);

/** What errors say in Spanish; statuses, holds and roles are called as on the screens. */
export const spanish: Language = {
  sentences,
  words: {
    ...words,
    caseStatus: listOf(caseStatuses, (status, locale) => caseStatusLook(status).label[locale]).es,
    hold: holds.es,
    role: roleNames.es,
  },
};
