import type { cases } from '@writdesk/contract/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { dayOf, listDay, recordMoment, timeAt, todayIn } from '../../shared/formats/dates.ts';
import { translate, type Values } from '../../shared/i18n/translate.ts';
import { actButtonLabel, actLabel } from '../cases/act-labels.ts';
import type { Due } from './group-by-day.ts';
import { whyMessages } from './why-messages.ts';

/** One row of the worklist: a case, and the act that waits for the reader. */
export type WorkItem = RouteReply<typeof cases.recommended>['cases'][number];

/** What the row says and offers. */
export interface WorkWords {
  title: string;
  why: string;
  button: string;
}

/** Acts that need nothing but the wish: done from the worklist, without opening the case. */
const inPlace = { INTAKE: 'initial-check', INITIAL_CHECK: 'review' } as const;
export type InPlaceAct = (typeof inPlace)[keyof typeof inPlace];

export function inPlaceAct({ status, act, availableActions }: WorkItem): InPlaceAct | null {
  const usual = status === 'INTAKE' || status === 'INITIAL_CHECK' ? inPlace[status] : null;
  return usual === act && availableActions.includes(usual) ? usual : null;
}

/** The day by which the item is due; a writ may be asked for from its day on. */
export function dueOf({ nextDate, nextDateKind, timeZone }: WorkItem, now?: Date): Due {
  return { day: nextDate, today: todayIn(timeZone, now), isFrom: nextDateKind === 'WRIT_FROM' };
}

/** How the item reads: the act, why it stands here, and its button. */
export function workWords(item: WorkItem, isClient: boolean, now = new Date()): WorkWords {
  const { status, act } = item;
  const about = { status, isClient };
  const usual = {
    title: actLabel(act, about),
    button: actButtonLabel(act, about),
    why: whyOf(item, isClient),
  };
  const open = actButtonLabel('open');
  const isAhead = item.hearingAt !== null && new Date(item.hearingAt) > now;
  if (status === 'ON_DOCKET' && isAhead)
    return { title: say('hearing'), button: open, why: hearingWords(item, 'hearingAhead') };
  if (status === 'ON_DOCKET') return { ...usual, why: hearingWords(item, 'hearingPast') };
  if (status === 'RETURNED_TO_PROCESSOR') return { ...usual, title: say('fix'), button: say('openFixes') };
  if (status === 'PAYMENT_HOLD' && isClient) return { ...usual, title: say('heldYours'), button: open };
  if (status === 'RETURNED_TO_CLIENT' && !isClient) return { ...usual, title: say('remind'), button: open };
  return usual;
}

function whyOf(item: WorkItem, isClient: boolean): string {
  const { status, act, timeZone } = item;
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
