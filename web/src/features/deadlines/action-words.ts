import type { DeadlineEvent } from '@writdesk/contract/deadline-values';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** What may be done from a day on. */
export const actionWords = defineMessages({
  en: {
    FILE: 'File on or after {day}',
    ASK_DEFAULT: 'Default on or after {day}',
    GO_ON: 'Go on from {day}',
    PAST_APPEAL: 'Past appeal from {day}',
    SEARCH: 'Search on or after {day}',
    APPLY_WRIT: 'Writ on or after {day}',
    ALT_OFFICER: 'Another officer from {day}',
    LOCK_OUT: 'Lockout on or after {day}',
  },
  es: {
    FILE: 'Demandar a partir del {day}',
    ASK_DEFAULT: 'Rebeldía a partir del {day}',
    GO_ON: 'Seguir desde el {day}',
    PAST_APPEAL: 'Sin apelación desde el {day}',
    SEARCH: 'Buscar a partir del {day}',
    APPLY_WRIT: 'Orden a partir del {day}',
    ALT_OFFICER: 'Otro oficial desde el {day}',
    LOCK_OUT: 'Lanzamiento a partir del {day}',
  },
});
export type ActionKind = keyof (typeof actionWords)['en'];

/** Which step a date opens; one that is not here opens none. */
export const actionOf: Readonly<Partial<Record<DeadlineEvent, ActionKind>>> = {
  NOTICE_EXPIRES: 'FILE',
  ANSWER_DUE: 'ASK_DEFAULT',
  TENDER_DUE: 'GO_ON',
  APPEAL_DUE: 'PAST_APPEAL',
  SCRA_REFRESH: 'SEARCH',
  WRIT_EARLIEST: 'APPLY_WRIT',
  ALT_OFFICER_FROM: 'ALT_OFFICER',
  LOCKOUT_NOTICE: 'LOCK_OUT',
};
