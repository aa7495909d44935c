import { caseStatuses } from '@writdesk/contract/case-status';
import type { Notification } from '@writdesk/contract/notifications';
import type { Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { caseStatusLook } from '../../shared/ui/case-status.ts';
import { messages } from '../messages.ts';

/** What is told of more than a status. */
const told = { 'case.dismissal-requested': 'dismissalAsked', 'invite.accepted': 'inviteAccepted' } as const;
const isTold = (kind: string): kind is keyof typeof told => kind in told;

/**
 * The second line of a notification in the reader's language: what happened to the case, and its number. Of a kind
 * that we don't know, the server's English.
 */
export function notificationWords(
  { kind, params, text }: Pick<Notification, 'kind' | 'params' | 'text'>,
  reader: 'firm' | 'client',
  locale: Locale,
): string {
  const what = kind.replace(/^case\./, '');
  const status = caseStatuses.find((name) => name === what);
  const happened = status
    ? caseStatusLook(status, reader).label[locale]
    : isTold(kind)
      ? translate(messages, told[kind], undefined, locale)
      : text;
  return [happened, params['caseNumber']].filter(Boolean).join(' · ');
}
