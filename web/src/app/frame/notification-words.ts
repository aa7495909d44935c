import { caseStatuses } from '@writdesk/contract/cases/case-status';
import type { Notification } from '@writdesk/contract/notifications/notifications';
import { localZone, recordDay, timeAt } from '../../shared/formats/dates.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { caseStatusLook } from '../../shared/ui/case-status.ts';
import { messages } from './notification-messages.ts';

/** What is shown of more than a status. */
const told = {
  'case.dismissal-requested': 'dismissalAsked',
  'invite.accepted': 'inviteAccepted',
  'rule-pack.moved': 'datesMoved',
  'user.runs-house': 'invitedBy',
} as const;
/** An administrator of the platform has the keys of the reader's firm. */
export const supportStarted = 'support-access.started';
/** An administrator of the platform added somebody to the reader's firm, or changed what one may do there or how one signs in. */
const firmUser = {
  'firm-user.invited': 'firmUserInvited',
  'firm-user.added': 'firmUserAdded',
  'firm-user.changed': 'firmUserChanged',
  'firm-user.admitted': 'firmUserAdmitted',
  'firm-user.deactivated': 'firmUserDeactivated',
  'firm-user.password-reset': 'firmUserPasswordReset',
  'firm-user.factors-removed': 'firmUserFactorsRemoved',
} as const;
export const isOfFirm = (kind: string): kind is keyof typeof firmUser => kind in firmUser;
/** A change of the law changed deadlines of the reader’s cases; a lawyer says that a rule is wrong. */
export const datesMoved = 'rule-pack.moved';
export const calledWrong = 'rule-pack.called-wrong';
/** A firm asks for a change of the rules; what became of one that the reader asked for. */
const proposed = 'rule-pack.proposed';
const answered = 'rule-pack.proposal-answered';
export const isOfProposal = (kind: string): boolean => kind === proposed || kind === answered;
/** Lawyers of the reader’s firm let points of notices pass. */
export const pointsPassed = 'notice-guard.passed';
const isTold = (kind: string): kind is keyof typeof told => kind in told;

/** The first line: the server's, said in the reader's language where we know its sentence. */
export function notificationTitle(
  { kind, params, title }: Pick<Notification, 'kind' | 'params' | 'title'>,
  locale: Locale,
): string {
  const { name, count, from } = params;
  if (kind === pointsPassed && count && from) {
    const span = { count: Number(count), day: recordDay(from, locale) };
    return translate(messages, params['isLast'] === 'true' ? 'passedLastWeek' : 'passedSince', span, locale);
  }
  if (!name) return title;
  if (kind === 'user.runs-house') return translate(messages, 'runsHouse', { name }, locale);
  if (isOfFirm(kind)) return translate(messages, firmUser[kind], { name }, locale);
  return kind === supportStarted ? translate(messages, 'supportStarted', { name }, locale) : title;
}

/**
 * The second line of a notification in the reader's language: what happened to the case, and its number. Of a kind
 * that we don't know, the server's English.
 */
export function notificationWords(
  { kind, params, text }: Pick<Notification, 'kind' | 'params' | 'text'>,
  reader: 'firm' | 'client',
  locale: Locale,
): string {
  if (kind === supportStarted) {
    const { until, reason = text } = params;
    if (!until) return reason;
    const time = timeAt(until, localZone(), { zone: 'never', locale });
    return translate(messages, 'supportUntil', { time, reason }, locale);
  }
  const { by, reason } = params;
  if (isOfFirm(kind) && by) return translate(messages, 'byPlatform', { by }, locale);
  if (kind === calledWrong && by && reason) {
    return translate(messages, 'ruleCalledWrong', { by, reason }, locale);
  }
  const { firm, wanted, answer, what: why } = params;
  if (kind === proposed && by && firm && wanted) {
    return translate(messages, 'changeProposed', { by, firm, wanted }, locale);
  }
  if (kind === answered && by && why) {
    const words = answer === 'TAKEN' ? 'proposalTaken' : 'proposalDeclined';
    return translate(messages, words, { by, what: why }, locale);
  }
  if (kind === pointsPassed && by && params['cases']) {
    return translate(messages, 'passedBy', { by, cases: params['cases'] }, locale);
  }
  const what = kind.replace(/^case\./, '');
  const status = caseStatuses.find((name) => name === what);
  const happened = status
    ? caseStatusLook(status, reader).label[locale]
    : isTold(kind)
      ? translate(messages, told[kind], undefined, locale)
      : text;
  return [happened, params['caseNumber']].filter(Boolean).join(' · ');
}
