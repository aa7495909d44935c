import { isDeepStrictEqual } from 'node:util';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { courtOfCase, type LawBook } from '../deadlines/index.ts';
import { type Checked, checkNotice } from './check-notice.ts';
import type { NoticeCaseRow } from './notice-guard-queries.ts';
import type { Found, NoticeFacts } from './notice-facts.ts';
import { sentenceOf } from './sentence.ts';

/** The check of a case's notice as everybody reads it. */
export interface CaseNotice extends Omit<Checked, 'points'> {
  points: NoticePoint[];
  today: string;
  timeZone: string;
}

/** Statuses in which somebody is about to file: from here on the day itself is looked at. */
const aboutToFile: readonly CaseStatus[] = ['REVIEW', 'RETURNED_TO_PROCESSOR', 'SENT_FOR_SERVING'];

/** Checks a case's notice by the law of now. */
export async function checkCaseNotice(
  db: Kysely<DB>,
  row: NoticeCaseRow,
  book: LawBook,
  now: Date,
): Promise<CaseNotice> {
  const court = await courtOfCase(db, row, book);
  const timeZone = court?.place.timeZone ?? row.countyZone ?? row.firmZone;
  const today = localDate(now, timeZone);
  const checked = checkNotice(factsOf(row, today, timeZone), court, book);
  return {
    ...checked,
    points: checked.points.map((found) => pointOf(found, row)),
    today,
    timeZone,
  };
}

/** Holds up an approval: wrong or missing, and nobody has passed it. */
export const isOpen = ({ state, passedBy }: Pick<NoticePoint, 'state' | 'passedBy'>): boolean =>
  (state === 'fail' || state === 'missing') && passedBy === null;

function pointOf(found: Found, row: NoticeCaseRow): NoticePoint {
  const { point, code, params = {}, rule = null } = found;
  // Where the notice is served only after the case has begun, what isn't there yet holds nothing up.
  const state = row.serveFirst && isLacking(found) ? 'warn' : found.state;
  const pass = row.noticeOverride?.find(
    (kept) => kept.point === point && kept.code === code && isDeepStrictEqual(kept.params, params),
  );
  return {
    point,
    state,
    code,
    params,
    sentence: sentenceOf(found, row.stateName ?? undefined),
    ruleId: rule?.id ?? null,
    cite: rule?.cite ?? null,
    verified: rule ? Boolean(rule.verifiedBy) : null,
    passedBy: pass ? { name: pass.byName, at: pass.at, reason: pass.reason } : null,
  };
}

const isLacking = ({ point, state, code }: Found): boolean =>
  point !== 'cares' && (state === 'missing' || code === 'proofMissing');

function factsOf(row: NoticeCaseRow, today: string, timeZone: string): NoticeFacts {
  return {
    reasons: row.reasons ?? [],
    leaseFrom: row.leaseFrom,
    leaseRenewedOn: row.leaseRenewedOn,
    noticeType: row.noticeType,
    noticeServedOn: row.noticeServedOn,
    rentPeriodEndsOn: row.rentPeriodEndsOn,
    noticeMethod: row.noticeMethod,
    noticeAmountCents: row.noticeAmountCents,
    ledger: row.ledger,
    caresCovered: row.caresCovered ?? 'UNKNOWN',
    propertyCategory: row.propertyCategory,
    hasProof: row.hasProof,
    filingDay: filingDayOf(row, today, timeZone),
    today,
  };
}

/** The day it was filed or approved; of a case at review today or the later day that is planned; else the planned day. */
function filingDayOf(row: NoticeCaseRow, today: string, timeZone: string): string | null {
  if (row.filedOn) return row.filedOn;
  const isAbout = aboutToFile.some((status) => status === row.status);
  if (isAbout) return row.fileOn && row.fileOn > today ? row.fileOn : today;
  return row.approvedAt ? localDate(row.approvedAt, timeZone) : row.fileOn;
}
