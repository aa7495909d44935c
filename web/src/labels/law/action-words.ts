import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** What may be done from a day on. */
export const actionWords = defineMessages({
  en: {
    FILE: 'File on or after {day}',
    ASK_DEFAULT: 'Default from {day}',
    GO_ON: 'Continue from {day}',
    PAST_APPEAL: 'Past appeal from {day}',
    SEARCH: 'Search from {day}',
    APPLY_WRIT: '{Writ} from {day}',
    ALT_OFFICER: 'Another officer from {day}',
    LOCK_OUT: 'Lockout from {day}',
    BEING_RECALCULATED: 'Being recalculated',
  },
  es: {
    FILE: 'Demandar desde el {date}',
    ASK_DEFAULT: 'Rebeldía desde el {date}',
    GO_ON: 'Seguir desde el {date}',
    PAST_APPEAL: 'Sin apelación desde el {date}',
    SEARCH: 'Buscar desde el {date}',
    APPLY_WRIT: '{Writ} desde el {date}',
    ALT_OFFICER: 'Otro oficial desde el {date}',
    LOCK_OUT: 'Lanzamiento desde el {date}',
    BEING_RECALCULATED: 'Se recalcula',
  },
});
export type ActionKind = Exclude<keyof (typeof actionWords)['en'], 'BEING_RECALCULATED'>;

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
