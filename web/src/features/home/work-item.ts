import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { chipDay, dayOf, listDay, recordMoment, timeAt, todayIn } from '../../shared/formats/dates.ts';
import { translate, type Values } from '../../shared/i18n/translate.ts';
import { askedWords } from '../../labels/case/asked-field.ts';
import { actButtonLabel, actLabel } from '../../labels/case/act-labels.ts';
import { isOnward } from '../cases/list/index.ts';
import type { Due } from './group-by-day.ts';
import { whyMessages } from './why-messages.ts';

/** One row of the work queue: a case, and the action that waits for the reader. */
export type WorkItem = RouteReply<typeof cases.recommended>['cases'][number];

/** What the row says and offers. */
export interface WorkWords {
  title: string;
  why: string;
  button: string;
}

/** What says when an item is due. */
export type DatedItem = Pick<WorkItem, 'nextDate' | 'nextDateKind' | 'timeZone'>;

/** The day by which the item is due; a writ may be asked for from its day on. */
export function dueOf({ nextDate, nextDateKind, timeZone }: DatedItem, now?: Date): Due {
  return { day: nextDate, today: todayIn(timeZone, now), isFrom: nextDateKind === 'WRIT_FROM' };
}

/**
 * The action that the row offers; null where the case can only be looked at. Where the usual action is not allowed now, the
 * list names another: a work queue never leads to one that ends the case or turns it back.
 */
export function offeredAct({ act, status, nextDateKind, availableActions }: WorkItem): string | null {
  if (isAgreed({ status, nextDateKind })) return null;
  return isOnward(act, status) && availableActions.includes(act) ? act : null;
}

/** The action with which the row leads to its case; a company that was asked something answers. */
export function ledToBy(item: WorkItem, isClient: boolean): string | undefined {
  if (isClient && item.status === 'RETURNED_TO_CLIENT') return 'submit';
  return offeredAct(item) ?? undefined;
}

/** How the item reads: the action, why it stands here, and its button. */
export function workWords(item: WorkItem, isClient: boolean, now = new Date()): WorkWords {
  const { status } = item;
  const act = offeredAct(item) ?? 'open';
  const about = { status, isClient, isAnswered: item.isAnswered };
  const usual = {
    title: actLabel(act, about),
    button: actButtonLabel(act, about),
    why: whyOf(item, isClient),
  };
  const open = actButtonLabel('open');
  if (act === 'open' && isHeldByFlag(item) && !isClient)
    return { title: say('settleFlag'), button: open, why: say('flagged') };
  switch (status) {
    case 'ON_DOCKET': {
      const isAhead = item.hearingAt !== null && new Date(item.hearingAt) > now;
      if (isAhead) return { title: say('hearing'), button: open, why: hearingWords(item, 'hearingAhead') };
      return { ...usual, why: hearingWords(item, 'hearingPast') };
    }
    case 'RETURNED_TO_PROCESSOR':
      return { ...usual, title: say('fix'), button: say('openFixes') };
    case 'PAYMENT_HOLD':
      return isClient ? { ...usual, title: say('heldYours'), button: open } : usual;
    case 'RETURNED_TO_CLIENT':
      if (!isClient) return { ...usual, title: say('remind'), button: open };
      return { ...usual, title: actLabel('submit', about), button: actButtonLabel('submit', about) };
    case 'AWAITING_JUDGMENT':
      if (isAgreed(item)) return { title: say('agreed'), button: open, why: say('agreedWhy') };
      return act === 'open' ? { ...usual, title: say('askOrder') } : usual;
    default:
      return usual;
  }
}

/** The parties agreed to wait: what is due is the tenant’s, not the judge’s. */
const isAgreed = ({ status, nextDateKind }: Pick<WorkItem, 'status' | 'nextDateKind'>) =>
  status === 'AWAITING_JUDGMENT' && nextDateKind === 'STIPULATION_DUE';

/** What a flagged document keeps from going on. */
const isHeldByFlag = ({ isFlagged, status }: WorkItem) =>
  isFlagged && (status === 'INITIAL_CHECK' || status === 'REVIEW');

function whyOf(item: WorkItem, isClient: boolean): string {
  const { status, timeZone, asked, sentBackWith } = item;
  if (item.isAnswered) return say(isClient ? 'answered' : 'clientAnswers');
  // What somebody asked says more than that they did.
  if (asked.length > 0) return requestWords(asked);
  if (sentBackWith) return sentBackWith;
  const moved = {
    ...momentWords(item.whyAt ?? item.createdAt, timeZone),
    by: item.whyBy?.split(' ')[0] ?? '',
  };
  switch (status) {
    case 'DRAFT':
      return say('begun', momentWords(item.createdAt, timeZone));
    case 'PAYMENT_HOLD':
      return say(isClient ? 'submitted' : 'held', moved);
    case 'INTAKE':
      return sayBy('submitted', moved);
    case 'INITIAL_CHECK':
      return sayBy('checking', moved);
    case 'REVIEW':
      return sayBy('checked', moved);
    case 'RETURNED_TO_CLIENT':
      return say(isClient ? 'askedYou' : 'asked', moved);
    case 'RETURNED_TO_PROCESSOR':
      return sayBy('sentBack', moved);
    case 'SENT_FOR_FILING':
      return sayBy('approved', moved);
    case 'FILED':
      return say('filed', { number: item.caseNumber ?? item.caseDraftNumber });
    case 'SENT_FOR_SERVING':
      return serviceWords(item, moved);
    case 'AWAITING_JUDGMENT':
      return say('beforeJudge', moved);
    default:
      return '';
  }
}

/** With the officer; or served, and from which day a default may be requested. */
function serviceWords({ act, mayDo, timeZone }: WorkItem, moved: Moved): string {
  if (act === 'record-service') return say('withOfficer', moved);
  if (mayDo?.step !== 'ASK_DEFAULT') return say('served');
  const today = todayIn(timeZone);
  return say(mayDo.on > today ? 'answerRuns' : 'answerOver', { day: chipDay(mayDo.on, today) });
}

/** Who did it is said where a person did. */
function sayBy(key: 'submitted' | 'checking' | 'checked' | 'sentBack' | 'approved', moved: Moved): string {
  return say(moved.by ? `${key}By` : key, moved);
}

/** `Lease, Ledger: The ledger lacks May`: what was asked for one reason stands before it once. */
function requestWords(asked: WorkItem['asked']): string {
  const byReason = new Map<string, string[]>();
  for (const { item, message } of asked)
    byReason.set(message ?? '', [...(byReason.get(message ?? '') ?? []), askedWords(item)]);
  return [...byReason]
    .map(([reason, items]) => [items.join(', '), reason].filter(Boolean).join(': '))
    .join('; ');
}

interface Moved extends Values {
  at: string;
  since: string;
  by: string;
}

/** Inside a sentence, with and without its preposition: the hour of today, the day of any other. */
function momentWords(moment: string, timeZone: string): { at: string; since: string } {
  const isToday = dayOf(moment, timeZone) === todayIn(timeZone);
  const when = isToday ? timeAt(moment, timeZone) : recordMoment(moment, timeZone);
  return {
    at: say(isToday ? 'atTime' : 'onDay', { when }),
    since: say(isToday ? 'sinceTime' : 'sinceDay', { when }),
  };
}

function hearingWords({ hearingAt, timeZone }: WorkItem, key: 'hearingAhead' | 'hearingPast'): string {
  if (!hearingAt) return '';
  return say(key, { day: listDay(dayOf(hearingAt, timeZone)), time: timeAt(hearingAt, timeZone) });
}

function say(key: keyof (typeof whyMessages)['en'], values?: Values): string {
  return translate(whyMessages, key, values);
}
