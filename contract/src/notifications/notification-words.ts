import { actionReminder, type ActionReminder } from '../cases/case-tasks.ts';
import { caseStatuses } from '../cases/case-status.ts';
import { caseStatusName } from '../cases/case-status-names.ts';
import { formatMoney } from '../values/money.ts';
import { sayIn } from '../sentences/say.ts';
import { notificationKindWords } from './notification-kind-words.ts';
import { notificationKinds, type NotificationName, type NotificationParams } from './notification-kinds.ts';
import type { Notification } from './notifications.ts';

/** Who reads it, and how they write days and times. */
export interface NotificationReader {
  locale: 'en' | 'es';
  /** A status has a name for the firm and one for the company. */
  side: 'firm' | 'client';
  /** Of a day, `2026-07-28`. */
  day(date: string): string;
  /** Of a time on the wall, `09:30`. */
  time(wall: string): string;
  /** The time of day of a moment, in the reader’s zone. */
  timeOf(instant: string): string;
}
type Reader = NotificationReader;
type Say<P> = (params: P, reader: Reader) => string;
/** The two lines of a notification; the first is the server’s where it is a name. */
interface Words<P> {
  title?: Say<P>;
  text: Say<P>;
}
/** What is said of each kind: one without words is a type error, and so is a text without its Spanish. */
type AllWords = { readonly [K in NotificationName]: Words<NotificationParams<K>> };

type Key = keyof (typeof notificationKindWords)['en'];
const t = (key: Key, { locale }: Reader, values: Readonly<Record<string, string | number>> = {}): string =>
  sayIn({ sentences: notificationKindWords[locale], words: {} }, { code: key, values }) ?? '';
const withNumber = (what: string, caseNumber: string) => [what, caseNumber].filter(Boolean).join(' · ');

type OfCase = NotificationParams<'case.dismissal-requested'>;
const arrived: Words<OfCase> = {
  text({ status: name, caseNumber }, { side, locale }) {
    const status = caseStatuses.find((one) => one === name);
    return withNumber(status ? caseStatusName(status, side)[locale] : name, caseNumber);
  },
};
/** What somebody of the platform did to somebody of the reader’s firm. */
const ofFirm = (key: Key): Words<NotificationParams<'firm-user.added'>> => ({
  title: ({ name }, reader) => t(key, reader, { name }),
  text: ({ by }, reader) => t('byPlatform', reader, { by }),
});

/** What a special approval asks or was answered. */
const ofApproval = (key: Key): Words<NotificationParams<'special-approval.asked'>> => ({
  text: ({ rule, caseNumber }, reader) => withNumber(t(key, reader, { rule }), caseNumber),
});

/** What happened to a writ, in the word of its court’s state. */
const ofWrit = (key: Key): Words<NotificationParams<'writ.issued'>> => ({
  text: ({ writ, number, caseNumber }, reader) =>
    withNumber(t(key, reader, { writ: [writ, number].filter(Boolean).join(' ') }), caseNumber),
});
const ofLockout = (key: Key): Words<NotificationParams<'lockout.set'>> => ({
  text: ({ date, time, caseNumber }, reader) =>
    withNumber(t(key, reader, { day: reader.day(date), time: time && reader.time(time) }), caseNumber),
});
const ofComment = (key: Key): Words<NotificationParams<'internal-comment.added'>> => ({
  text: ({ by, caseNumber }, reader) => withNumber(t(key, reader, { by }), caseNumber),
});
/** What an action on the case wants remembered has words of its own. */
const reminded: Readonly<Record<ActionReminder, Key>> = {
  CLIENT_ANSWER: 'remindAnswer',
  CLIENT_ANSWER_DUE: 'remindAnswerDue',
  CLIENT_SILENT: 'remindSilent',
  ORDER_TO_FOLLOW: 'remindOrder',
  ASK_FOR_WRIT: 'remindWrit',
  AFFIDAVIT_OF_DEFAULT: 'remindDefault',
  HEARING_IN_7_DAYS: 'remindHearing7',
  HEARING_IN_3_DAYS: 'remindHearing3',
  HEARING_TOMORROW: 'remindHearing1',
  LOCKOUT_IN_2_DAYS: 'remindLockout2',
  LOCKOUT_TOMORROW: 'remindLockout1',
  LOCKOUT_IN_2_HOURS: 'remindLockoutSoon',
};

/** Of a step without words of its own. */
const stepMoments = {
  ENTER: 'stepBegins',
  COMPLETE: 'stepDone',
  DUE_IN: 'stepDue',
  OVERDUE: 'stepOverdue',
} as const satisfies Record<NotificationParams<'step.said'>['moment'], Key>;

const reminderWords: Words<NotificationParams<'reminder.due'>> = {
  text({ reminder, message, isMissed, caseNumber }, reader) {
    const kind = actionReminder(reminder);
    const what = kind ? t(reminded[kind], reader) : message;
    return withNumber(isMissed === 'true' ? t('remindMissed', reader, { what }) : what, caseNumber);
  },
};

const words: AllWords = {
  'appeal.registry-missed': {
    text: ({ date, caseNumber }, reader) =>
      withNumber(t('registryMissed', reader, { day: reader.day(date) }), caseNumber),
  },
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
  'case.APPEALED': arrived,
  'case.DISMISSED': arrived,
  'case.DENIED': arrived,
  'case.CLOSED': arrived,
  'case.dismissal-requested': {
    text: ({ caseNumber }, reader) => withNumber(t('dismissalAsked', reader), caseNumber),
  },
  'court-closure.closed': {
    text: ({ date, reason, caseNumber }, reader) =>
      withNumber(t('courtClosed', reader, { day: reader.day(date), reason }), caseNumber),
  },
  'court-closure.undone': {
    text: ({ date, caseNumber }, reader) =>
      withNumber(t('courtOpen', reader, { day: reader.day(date) }), caseNumber),
  },
  'courthouse.changed': { text: ({ by }, reader) => t('courthouseChanged', reader, { by }) },
  'courthouse.fees-added': { text: ({ by }, reader) => t('courtFeesAdded', reader, { by }) },
  'docket.moved': {
    text: ({ date, time, room, wasDate, wasTime, caseNumber }, reader) => {
      const day = reader.day(date);
      const before = `${reader.day(wasDate)}, ${reader.time(wasTime)}`;
      return withNumber(t('docketMoved', reader, { day, time: reader.time(time), room, before }), caseNumber);
    },
  },
  'bank-statement.check-differs': {
    text: ({ number }, reader) => t('checkDiffers', reader, { number }),
  },
  'invoice-dispute.raised': { text: ({ number }, reader) => t('chargeDisputed', reader, { number }) },
  'invoice-dispute.upheld': { text: (_, reader) => t('disputeUpheld', reader) },
  'invoice-dispute.explained': { text: (_, reader) => t('disputeExplained', reader) },
  'overdue-exception.requested': {
    text: ({ promisedOn }, reader) => t('exceptionRequested', reader, { day: reader.day(promisedOn) }),
  },
  'overdue-exception.granted': {
    text: ({ lastDay, mostCases }, reader) =>
      t('exceptionGranted', reader, { day: reader.day(lastDay), count: Number(mostCases) }),
  },
  'overdue-exception.refused': {
    text: ({ comment }, reader) => t('exceptionRefused', reader, { comment }),
  },
  'overdue-exception.revoked': {
    text: ({ comment }, reader) => t('exceptionRevoked', reader, { comment }),
  },
  'property.manager-assigned': { text: ({ by }, reader) => t('propertyAssigned', reader, { by }) },
  'property.manager-removed': { text: ({ by }, reader) => t('propertyTaken', reader, { by }) },
  'property.assigned-to': {
    text: ({ by, manager }, reader) => t('propertyAssignedTo', reader, { by, manager }),
  },
  'property.removed-from': {
    text: ({ by, manager }, reader) => t('propertyRemovedFrom', reader, { by, manager }),
  },
  'property.without-manager': {
    title: ({ property }, reader) => t('propertyUnmanaged', reader, { property }),
    text: ({ manager }, reader) => t('lastManager', reader, { manager }),
  },
  'reminder.due': reminderWords,
  'reminder.soon': reminderWords,
  'report.made': { text: (_, reader) => t('reportMade', reader) },
  'report.failed': { text: (_, reader) => t('reportFailed', reader) },
  'internal-comment.mentioned': ofComment('commentMentioned'),
  'internal-comment.replied': ofComment('commentReplied'),
  'internal-comment.added': ofComment('commentAdded'),
  'invite.accepted': { text: (_, reader) => t('inviteAccepted', reader) },
  'user.runs-house': {
    title: ({ name }, reader) => t('runsOrganization', reader, { name }),
    text: ({ by }, reader) => t('invitedBy', reader, { by }),
  },
  'user.left': {
    title: ({ name }, reader) => t('userLeft', reader, { name }),
    text: (_, reader) => t('userLeftText', reader),
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
      return t('supportUntil', reader, { time: reader.timeOf(until), reason });
    },
  },
  'notice-guard.passed': {
    title: ({ count, from, isLast }, reader) => {
      const span = { count: Number(count), day: reader.day(from) };
      return t(isLast === 'true' ? 'passedLastWeek' : 'passedSince', reader, span);
    },
    text: ({ by, cases }, reader) => t('passedBy', reader, { by, cases }),
  },
  'stipulation.due': {
    text: ({ date, caseNumber }, reader) =>
      withNumber(t('stipulationDue', reader, { day: reader.day(date) }), caseNumber),
  },
  'stipulation.missed': {
    text: ({ date, caseNumber }, reader) =>
      withNumber(t('stipulationMissed', reader, { day: reader.day(date) }), caseNumber),
  },
  'payment-sweep.asked': {
    title: ({ property }, reader) => t('sweepAsked', reader, { property }),
    text: ({ court, date, time, cases }, reader) =>
      t('sweepHearings', reader, {
        count: Number(cases),
        day: reader.day(date),
        time: reader.time(time),
        court,
      }),
  },
  'tenant-payment.against-rule': {
    text: ({ amountCents, caseNumber }, reader) =>
      withNumber(t('paymentAgainstRule', reader, { amount: formatMoney(Number(amountCents)) }), caseNumber),
  },
  'special-approval.asked': ofApproval('approvalAsked'),
  'special-approval.reminder': ofApproval('approvalReminder'),
  'special-approval.late': ofApproval('approvalLate'),
  'special-approval.approved': ofApproval('approvalGiven'),
  'special-approval.refused': ofApproval('approvalRefused'),
  'property-connection.stopped': {
    title: ({ name }, reader) => t('connectionStopped', reader, { name }),
    text: ({ failure }, reader) =>
      t(failure === 'KEY_REFUSED' ? 'connectionKeyRefused' : 'connectionOfNobody', reader),
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
  'step.said': {
    text: ({ en, es, step, moment, caseNumber }, reader) =>
      withNumber((reader.locale === 'es' ? es : en) || t(stepMoments[moment], reader, { step }), caseNumber),
  },
  'writ.requested': ofWrit('writRequested'),
  'writ.questions': ofWrit('writQuestions'),
  'writ.answered': ofWrit('writAnswered'),
  'writ.money-taken': ofWrit('writMoneyTaken'),
  'writ.resubmit': ofWrit('writResubmit'),
  'writ.reviewed': ofWrit('writReviewed'),
  'writ.issued': ofWrit('writIssued'),
  'writ.posted': ofWrit('writPosted'),
  'writ.executed': ofWrit('writExecuted'),
  'writ.returned': ofWrit('writReturned'),
  'writ.expired': ofWrit('writExpired'),
  'writ.stayed': ofWrit('writStayed'),
  'writ.resumed': ofWrit('writResumed'),
  'writ.cancelled': ofWrit('writCanceled'),
  'lockout.set': ofLockout('lockoutSet'),
  'lockout.proposed': ofLockout('lockoutProposed'),
  'lockout.cancelled': ofLockout('lockoutCanceled'),
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
