import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { ReasonCode } from '@writdesk/contract/cases/case-reasons';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { hearingInstant } from '../../../src/case-service/dockets/hearing-instant.ts';
import { seeded } from '../../../src/platform/seeded.ts';
import { addDays, ATLANTA } from '../demo-days.ts';
import type { PersonKey } from '../demo-people.ts';
import type { PastCase, PastMove } from './past-case.ts';
import { fileAndServe, judge } from './past-court.ts';
import type { PastPlace } from './past-places.ts';

const firstNames = [
  'Alma', 'Bram', 'Corinne', 'Dashiell', 'Elodie', 'Fenwick', 'Giselle', 'Hollis', 'Ilse', 'Jarvis', 'Katya', 'Leopold',
  'Marisol', 'Nadir', 'Orla', 'Prosper', 'Quincy', 'Rosalind', 'Stellan', 'Tamsin', 'Ulla', 'Viggo', 'Winslow', 'Yara',
] as const; // prettier-ignore
const lastNames = [
  'Abernethy', 'Bellweather', 'Cavanaugh', 'Dunleavy', 'Eastman', 'Farquhar', 'Galbraith', 'Hathaway', 'Ingersoll', 'Juarez',
  'Kowalczyk', 'Lindholm', 'McAllister', 'Nakamura', 'Osterman', 'Pennington', 'Quintero', 'Ravenscroft', 'Sandoval',
  'Thibodeaux', 'Underhill', 'Villanueva', 'Wainwright', 'Yamamoto', 'Zielinski', 'Addo', 'Baptiste', 'Chowdhury',
  'Diallo', 'Eriksen', 'Fontaine', 'Grimaldi', 'Haugen', 'Iyer', 'Jankowski', 'Koroma', 'Larkspur',
] as const; // prettier-ignore

/** Reasons for which cases went back, the usual ones first. */
const reasons: readonly [ReasonCode, ...ReasonCode[]] = [
  'LEASE_MISSING',
  'LEDGER_MISMATCH',
  'LEDGER_MISMATCH',
  'NOTICE_PROOF_MISSING',
  'TENANT_NAME_MISSING',
  'LEASE_MISSING',
  'DOCUMENT_UNREADABLE',
];

/** Who entered them for the companies. */
export const OPENER = 'tove';
/** Shares of a hundred cases. */
const DENIED_UP_TO = 4;
const DISMISSED_EARLY_UP_TO = 11;
const DISMISSED_LATE_UP_TO = 19;
const LOST_UP_TO = 24;
const VACATED_UP_TO = 37;
const SENT_BACK = 17;
const SENT_BACK_INSIDE = 8;
const REJECTED = 5;

/** What happened to a case, from its first day to its end. @param openDay the day itself, or the next one on which the courts sit. */
export function walkOf(
  number: number,
  { place, openedOn, openDay }: { place: PastPlace; openedOn: string; openDay: (day: string) => string },
): PastCase {
  const some = seeded(7_000 + number);
  const chance = (percent: number) => some.int(1, 100) <= percent;
  // Those whose accounts people try have enough of their own.
  const lawyer = chance(20) ? 'josephine' : 'duc';
  const processor = chance(10) ? 'renee' : 'marcus';
  const lastName = some.pick(lastNames);
  const tenants = Array.from({ length: chance(30) ? 2 : 1 }, () => ({
    firstName: some.pick(firstNames),
    lastName,
  }));
  const moves: PastMove[] = [];
  let day = openDay(openedOn);
  let minutes = some.int(0, 40);
  let status: CaseStatus | null = null;
  const it: PastCase = {
    number,
    place,
    unit: `${some.int(1, 4)}${String(some.int(1, 40)).padStart(2, '0')}-P`,
    tenants,
    rentCents: some.int(21, 42) * 5_000,
    months: some.int(1, 3),
    noticeOn: addDays(day, -some.int(8, 14)),
    lawyer,
    processor,
    moves,
    ended: { at: new Date(0), reason: 'OTHER' },
  };
  /** Some days later, or later on the same day. */
  const go = (
    action: CaseAction,
    to: CaseStatus,
    later: number,
    by: PersonKey,
    data: object = {},
    comment?: string,
  ) => {
    if (later > 0) [day, minutes] = [openDay(addDays(day, later)), some.int(0, 40)];
    else minutes += some.int(5, 30);
    const time = `${String(9 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const at = hearingInstant(day, time, ATLANTA);
    moves.push({ action, from: status, to, at, by, data, ...(comment && { comment }) });
    status = to;
    return at;
  };
  const slow = place.court % 4;
  const end = (at: Date, reason: PastCase['ended']['reason']) => {
    it.ended = { at, reason };
    return it;
  };

  go('create', 'DRAFT', 0, OPENER);
  it.submittedAt = go('submit', 'INTAKE', 0, OPENER);
  it.initialCheckAt = go('initial-check', 'INITIAL_CHECK', some.int(1, 2), processor, {
    assignedProcessorId: null,
  });
  const fate = some.int(1, 100);
  if (fate <= DENIED_UP_TO) {
    const at = go(
      'deny-case',
      'DENIED',
      some.int(0, 2),
      lawyer,
      { denyReason: 'DEFECTIVE_NOTICE' },
      'The notice gave too few days.',
    );
    return end(at, 'DEFECTIVE_NOTICE');
  }
  if (chance(SENT_BACK)) {
    go(
      'send-back-to-client',
      'RETURNED_TO_CLIENT',
      0,
      processor,
      { reasonCodes: [some.pick(reasons)], documentRequested: [], fieldRequests: [] },
      'Please send it again, complete and legible.',
    );
    go('submit', 'INITIAL_CHECK', some.int(1, 4), OPENER, { resubmitted: true });
  }
  it.reviewAt = go('review', 'REVIEW', some.int(0, 1), processor, { assignedLawyer: null });
  if (chance(SENT_BACK_INSIDE)) {
    go(
      'back-in-initial-check',
      'INITIAL_CHECK',
      0,
      lawyer,
      { reasonCodes: [some.pick(reasons)] },
      'One name on the lease is missing here.',
    );
    go('review', 'REVIEW', 1, processor, { assignedLawyer: null });
  }
  if (fate <= DISMISSED_EARLY_UP_TO) {
    const data = { dismissReason: 'PAID', withPrejudice: false };
    return end(
      go(
        'dismiss-case',
        'DISMISSED',
        some.int(0, 3),
        lawyer,
        data,
        'Paid in full before anything was filed.',
      ),
      'PAID',
    );
  }
  it.approved = { at: go('send-for-filing', 'SENT_FOR_FILING', some.int(0, 2), lawyer), on: day };
  if (chance(REJECTED)) {
    const data = { reasonCodes: ['CLERK_REJECTION'], fixes: [] };
    it.rejectedAt = go(
      'send-back-to-processor',
      'RETURNED_TO_PROCESSOR',
      1,
      lawyer,
      data,
      'The clerk rejected the filing: one page was missing.',
    );
    go('send-for-filing', 'SENT_FOR_FILING', 1, processor, { resent: true });
  }
  fileAndServe(it, { go, some, slow, dayNow: () => day });
  if (fate <= DISMISSED_LATE_UP_TO) {
    const reason = chance(50) ? 'PAID' : 'VACATED';
    const data = { dismissReason: reason, withPrejudice: false };
    return end(
      go('dismiss-case', 'DISMISSED', some.int(2, 9), lawyer, data, 'Ended before the hearing.'),
      reason,
    );
  }
  judge(it, { go, some, slow, dayNow: () => day, isLost: fate <= LOST_UP_TO });
  if (fate <= LOST_UP_TO) {
    const data = { closureReason: 'LOST', finalBill: true };
    return end(go('close', 'CLOSED', some.int(2, 8), lawyer, data, 'No appeal.'), 'LOST');
  }
  if (fate <= VACATED_UP_TO) {
    const at = go(
      'close',
      'CLOSED',
      some.int(3, 12),
      processor,
      { closureReason: 'PAID_REINSTATED', finalBill: true },
      'Paid with costs; the tenancy goes on.',
    );
    return end(at, 'PAID_REINSTATED');
  }
  const issuedAt = hearingInstant((day = openDay(addDays(day, some.int(8, 16 + slow)))), '12:00', ATLANTA);
  const issuedOn = day;
  day = openDay(addDays(day, some.int(4, 15 + 3 * slow)));
  it.writ = {
    issuedOn,
    issuedAt,
    executedAt: hearingInstant(day, '10:30', ATLANTA),
    executedOn: day,
    number: `W-${issuedOn.slice(2, 4)}-${1_000 + number}`,
  };
  status = 'LOCKOUT_SCHEDULED';
  const data = { closureReason: 'POSSESSION_RETURNED', possessionDate: day, finalBill: true };
  return end(
    go('close', 'CLOSED', some.int(1, 4), processor, data, 'The officer gave the unit back.'),
    'POSSESSION_RETURNED',
  );
}
