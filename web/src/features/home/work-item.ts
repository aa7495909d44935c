import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { dayOf, listDay, recordMoment, timeAt, todayIn } from '../../shared/formats/dates.ts';
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

/** The day by which the item is due; a writ may be asked for from its day on. */
export function dueOf({ nextDate, nextDateKind, timeZone }: WorkItem, now?: Date): Due {
  return { day: nextDate, today: todayIn(timeZone, now), isFrom: nextDateKind === 'WRIT_FROM' };
}

/**
 * The action that the row offers; null where the case can only be looked at. Where the usual action is not allowed now, the
 * list names another: a work queue never leads to one that ends the case or turns it back.
 */
export function offeredAct({ act, status, availableActions }: WorkItem): string | null {
  return isOnward(act, status) && availableActions.includes(act) ? act : null;
}

/** How the item reads: the action, why it stands here, and its button. */
export function workWords(item: WorkItem, isClient: boolean, now = new Date()): WorkWords {
  const { status } = item;
  const act = offeredAct(item) ?? 'open';
  const about = { status, isClient };
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
      return isClient
        ? { ...usual, title: actLabel('submit', about), button: actButtonLabel('submit', about) }
        : { ...usual, title: say('remind'), button: open };
    case 'AWAITING_JUDGMENT':
      return act === 'open' ? { ...usual, title: say('askOrder') } : usual;
    default:
      return usual;
  }
}

/** What a flagged document keeps from going on. */
const isHeldByFlag = ({ isFlagged, status }: WorkItem) =>
  isFlagged && (status === 'INITIAL_CHECK' || status === 'REVIEW');

function whyOf(item: WorkItem, isClient: boolean): string {
  const { status, act, timeZone, asked, sentBackWith } = item;
  // What somebody asked says more than that they did.
  if (asked.length > 0) return requestWords(asked);
  if (sentBackWith) return sentBackWith;
  const at = momentWords(item.submittedAt ?? item.createdAt, timeZone);
  switch (status) {
    case 'DRAFT':
      return say('begun', { at: momentWords(item.createdAt, timeZone) });
    case 'PAYMENT_HOLD':
      return isClient ? say('submitted', { at }) : say('held');
    case 'INTAKE':
      return say('submitted', { at });
    case 'INITIAL_CHECK':
      return say('checking', { at });
    case 'REVIEW':
      return say('checked');
    case 'RETURNED_TO_CLIENT':
      return say(isClient ? 'askedYou' : 'asked');
    case 'RETURNED_TO_PROCESSOR':
      return say('sentBack');
    case 'SENT_FOR_FILING':
      return say('approved');
    case 'FILED':
      return say('filed', { number: item.caseNumber ?? item.caseDraftNumber });
    case 'SENT_FOR_SERVING':
      return say(act === 'record-service' ? 'withOfficer' : 'served');
    case 'AWAITING_JUDGMENT':
      return say('beforeJudge');
    default:
      return '';
  }
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

/** Inside a sentence: the hour of today, the day of any other. */
function momentWords(at: string, timeZone: string): string {
  const isToday = dayOf(at, timeZone) === todayIn(timeZone);
  return isToday ? timeAt(at, timeZone) : recordMoment(at, timeZone);
}

function hearingWords({ hearingAt, timeZone }: WorkItem, key: 'hearingAhead' | 'hearingPast'): string {
  if (!hearingAt) return '';
  return say(key, { day: listDay(dayOf(hearingAt, timeZone)), time: timeAt(hearingAt, timeZone) });
}

function say(key: keyof (typeof whyMessages)['en'], values?: Values): string {
  return translate(whyMessages, key, values);
}
