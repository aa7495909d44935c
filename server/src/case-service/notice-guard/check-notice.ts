import type { CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { noticePoints } from '@writdesk/contract/notices/notice-points';
import { propertyCategoryFacts } from '@writdesk/contract/properties/property-categories';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import { computeDeadline, type Court, federal, type LawBook, mainReason } from '../deadlines/index.ts';
import { amountPoint } from './amount-point.ts';
import { curePoint } from './cure-point.ts';
import { fittingRules } from './fitting-rules.ts';
import { lengthPoint } from './length-point.ts';
import type { Found, NoticeFacts } from './notice-facts.ts';
import { methodPoint, typePoint } from './type-and-method.ts';

/** What the check of a notice says, before anybody has passed a point of it. */
export interface Checked {
  points: Found[];
  mayBeFiledOn: string | null;
  deadline: CountedDeadline | null;
  supposesNoCares: boolean;
}

/**
 * Holds the facts of a notice against the law of the court's state. Pure: the same facts and the same book have the
 * same answer.
 * @param court null where no rules of the state are kept; then only the facts themselves are looked at.
 */
export function checkNotice(facts: NoticeFacts, court: Court | null, book: LawBook): Checked {
  const pack = (court && book.packs.get(court.place.state)) ?? null;
  const fitting = fittingRules(pack?.notices ?? [], facts);
  const asksNotice = facts.reasons.some((reason) => evictionReasons[reason].requiresNoticeTypes.length > 0);
  const hasNotice = asksNotice || facts.noticeType !== null;
  const supposesNoCares = facts.caresCovered === 'UNKNOWN' && hasNotice;
  const deadline = court && hasNotice ? endOfNotice(facts, court, book) : null;
  const points = [
    typePoint(facts, fitting, pack),
    caresPoint(facts, deadline, book.packs.get('US')?.deadlines ?? []),
    ...(hasNotice
      ? [
          lengthPoint(facts, decisive(facts, deadline, court, book), pack),
          methodPoint(facts, fitting, pack),
          amountPoint(facts, fitting.rules),
          proofPoint(facts),
          curePoint(facts, deadline),
        ]
      : []),
  ].filter((point) => point !== null);
  return {
    points: points.toSorted((a, b) => noticePoints.indexOf(a.point) - noticePoints.indexOf(b.point)),
    mayBeFiledOn: deadline?.earliestAction?.slice(0, 10) ?? null,
    deadline,
    supposesNoCares,
  };
}

/** An open question about the CARES Act is a point of its own; the days are counted meanwhile as if it were answered no. */
function endOfNotice(facts: NoticeFacts, court: Court, book: LawBook): CountedDeadline {
  const { leaseFrom, leaseRenewedOn, noticeType, noticeServedOn, rentPeriodEndsOn } = facts;
  return computeDeadline({
    law: book.law,
    place: court.place,
    calendar: court.calendar,
    event: 'NOTICE_EXPIRES',
    facts: {
      leaseFrom,
      leaseRenewedOn,
      noticeType,
      noticeServedOn,
      rentPeriodEndsOn,
      serviceMethod: facts.noticeMethod,
      propertyCategory: facts.propertyCategory,
      reason: mainReason(facts.reasons),
      caresCovered: facts.caresCovered === 'UNKNOWN' ? 'NO' : facts.caresCovered,
    },
  });
}

/**
 * The date that the filing is judged by. A federal minimum that nobody verified only warns; a verified rule of the state that is
 * broken in addition still blocks.
 */
function decisive(
  facts: NoticeFacts,
  deadline: CountedDeadline | null,
  court: Court | null,
  book: LawBook,
): CountedDeadline | null {
  if (!court || deadline?.rule?.state !== federal || deadline.rule.verifiedBy) return deadline;
  const reasons = facts.reasons.filter((reason) => reason !== 'FORECLOSURE');
  const own = endOfNotice({ ...facts, reasons, caresCovered: 'NO' }, court, book);
  const isBroken = facts.filingDay !== null && facts.filingDay < (own.earliestAction ?? '');
  return own.rule?.verifiedBy && isBroken ? own : deadline;
}

function proofPoint({ hasProof }: NoticeFacts): Found {
  return hasProof
    ? { point: 'proof', state: 'ok', code: 'proofThere' }
    : { point: 'proof', state: 'fail', code: 'proofMissing' };
}

const caresRuleId = 'US-CARES-30';

function caresPoint(
  { caresCovered, noticeType, propertyCategory }: NoticeFacts,
  deadline: CountedDeadline | null,
  minimums: readonly DeadlineRule[],
): Found {
  const rule = minimums.find(({ id }) => id === caresRuleId) ?? null;
  if (caresCovered === 'UNKNOWN') return { point: 'cares', state: 'missing', code: 'caresMissing' };
  if (caresCovered === 'NO') {
    const isDoubted = propertyCategory !== null && propertyCategoryFacts[propertyCategory].subsidized;
    return isDoubted
      ? { point: 'cares', state: 'warn', code: 'caresDoubted', rule }
      : { point: 'cares', state: 'ok', code: 'caresNo' };
  }
  const saysSo = !deadline || noticeType === 'FEDERAL_30_DAY';
  return saysSo
    ? { point: 'cares', state: 'ok', code: 'caresYes', rule }
    : { point: 'cares', state: 'warn', code: 'caresNotice', rule };
}
