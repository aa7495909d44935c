import { caseStatuses } from '@writdesk/contract/cases/case-status';
import {
  notificationKinds,
  type NotificationName,
  type NotificationParams,
} from '@writdesk/contract/notifications/notification-kinds';
import type { Notification } from '@writdesk/contract/notifications/notifications';
import { localZone, recordDay, timeAt } from '../../shared/formats/dates.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import { translate, type Values } from '../../shared/i18n/translate.ts';
import { caseStatusLook } from '../../shared/ui/case-status.ts';
import { messages } from './notification-messages.ts';

interface Reader {
  locale: Locale;
  /** A status has a name for the firm and one for the company. */
  side: 'firm' | 'client';
}
type Say<P> = (params: P, reader: Reader) => string;
/** The two lines of a notification; the first is the server’s where it is a name. */
interface Words<P> {
  title?: Say<P>;
  text: Say<P>;
}
/** What is said of each kind: one without words is a type error, and so is a text without its Spanish. */
type AllWords = { readonly [K in NotificationName]: Words<NotificationParams<K>> };

type Key = keyof (typeof messages)['en'];
const t = (key: Key, { locale }: Reader, values?: Values) => translate(messages, key, values, locale);
const withNumber = (what: string, caseNumber: string) => [what, caseNumber].filter(Boolean).join(' · ');

type OfCase = NotificationParams<'case.dismissal-requested'>;
const arrived: Words<OfCase> = {
  text({ status: name, caseNumber }, { side, locale }) {
    const status = caseStatuses.find((one) => one === name);
    return withNumber(status ? caseStatusLook(status, side).label[locale] : name, caseNumber);
  },
};
/** What somebody of the platform did to somebody of the reader’s firm. */
const ofFirm = (key: Key): Words<NotificationParams<'firm-user.added'>> => ({
  title: ({ name }, reader) => t(key, reader, { name }),
  text: ({ by }, reader) => t('byPlatform', reader, { by }),
});

const words: AllWords = {
  'case.PAYMENT_HOLD': arrived,
  'case.INTAKE': arrived,
  'case.INITIAL_CHECK': arrived,
  'case.REVIEW': arrived,
  'case.RETURNED_TO_CLIENT': arrived,
  'case.RETURNED_TO_PROCESSOR': arrived,
  'case.SENT_FOR_FILING': arrived,
  'case.FILED': arrived,
  'case.SENT_FOR_SERVING': arrived,
  'case.ON_DOCKET': arrived,
  'case.AWAITING_JUDGMENT': arrived,
  'case.JUDGMENT_RECORDED': arrived,
  'case.DISMISSED': arrived,
  'case.DENIED': arrived,
  'case.CLOSED': arrived,
  'case.dismissal-requested': {
    text: ({ caseNumber }, reader) => withNumber(t('dismissalAsked', reader), caseNumber),
  },
  'court-closure.closed': {
    text: ({ date, reason, caseNumber }, reader) =>
      withNumber(t('courtClosed', reader, { day: recordDay(date, reader.locale), reason }), caseNumber),
  },
  'court-closure.undone': {
    text: ({ date, caseNumber }, reader) =>
      withNumber(t('courtOpen', reader, { day: recordDay(date, reader.locale) }), caseNumber),
  },
  'invite.accepted': { text: (_, reader) => t('inviteAccepted', reader) },
  'user.runs-house': {
    title: ({ name }, reader) => t('runsHouse', reader, { name }),
    text: ({ by }, reader) => t('invitedBy', reader, { by }),
  },
  'firm-user.invited': ofFirm('firmUserInvited'),
  'firm-user.added': ofFirm('firmUserAdded'),
  'firm-user.changed': ofFirm('firmUserChanged'),
  'firm-user.admitted': ofFirm('firmUserAdmitted'),
  'firm-user.deactivated': ofFirm('firmUserDeactivated'),
  'firm-user.password-reset': ofFirm('firmUserPasswordReset'),
  'firm-user.factors-removed': ofFirm('firmUserFactorsRemoved'),
  'support-access.started': {
    title: ({ name }, reader) => t('supportStarted', reader, { name }),
    text: ({ until, reason }, reader) => {
      const time = timeAt(until, localZone(), { zone: 'never', locale: reader.locale });
      return t('supportUntil', reader, { time, reason });
    },
  },
  'notice-guard.passed': {
    title: ({ count, from, isLast }, reader) => {
      const span = { count: Number(count), day: recordDay(from, reader.locale) };
      return t(isLast === 'true' ? 'passedLastWeek' : 'passedSince', reader, span);
    },
    text: ({ by, cases }, reader) => t('passedBy', reader, { by, cases }),
  },
  'rule-pack.moved': { text: (_, reader) => t('datesMoved', reader) },
  'rule-pack.called-wrong': {
    text: ({ by, reason }, reader) => t('ruleCalledWrong', reader, { by, reason }),
  },
  'rule-pack.proposed': {
    text: ({ by, firm, wanted }, reader) => t('changeProposed', reader, { by, firm, wanted }),
  },
  'rule-pack.proposal-answered': {
    text: ({ by, answer, what }, reader) =>
      t(answer === 'TAKEN' ? 'proposalTaken' : 'proposalDeclined', reader, { by, what }),
  },
};

/** A notification in the reader's language; of a kind that we don't know, the server's English. */
export function notificationLines(
  { kind, params, title, text }: Pick<Notification, 'kind' | 'params' | 'title' | 'text'>,
  reader: Reader,
): { title: string; text: string } {
  const read = notificationKinds.find((one) => one.kind === kind)?.params.safeParse(params);
  if (!read?.success) return { title, text };
  // The definition has read the facts, and its kind names the words.
  const say = words[kind as NotificationName] as Words<typeof read.data>;
  return { title: say.title?.(read.data, reader) ?? title, text: say.text(read.data, reader) };
}
