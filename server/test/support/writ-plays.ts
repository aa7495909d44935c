import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { type CaseStatus, endStatuses } from '@writdesk/contract/cases/case-status';
import type { Route } from '@writdesk/contract/route';
import { caseStatusOfWrit, isOpenWrit } from '@writdesk/contract/writs/case-status-of-writ';
import { type Writ, writs } from '@writdesk/contract/writs/writs';
import { plainAnswers } from './writ-desk.ts';

/** Something that people try on a case that was judged, or on its writ, lawful or not; the clock stands on June 24, 2026. */
interface WritPlay {
  route: Route;
  on: 'case' | 'writ';
  body: object;
}

const order = { order: 'Order of the court' };
const comment = { comment: 'As it is.' };
const answered = { answers: plainAnswers, signedBy: 'Wanda Beaufort' };
const filed = {
  receipt: 'Odyssey 1',
  docketChecked: 'NONE',
  occupancyOverride: 'The manager saw them today.',
};
const appeal = { filedOn: '2026-06-24', court: 'State Court of Fulton County', registry: [] };
const onWrit = (route: Route, body: object = {}): WritPlay => ({ route, on: 'writ', body });
const onCase = (route: Route, body: object): WritPlay => ({ route, on: 'case', body });

/** What stands here twice is tried twice as often. */
export const writPlays: readonly WritPlay[] = [
  onCase(writs.create, { docketChecked: 'NONE' }),
  onCase(writs.create, { docketChecked: 'NONE' }),
  onWrit(writs.submit),
  onWrit(writs.submit),
  onWrit(writs.clientConfirm, answered),
  onWrit(writs.clientConfirm, answered),
  onWrit(writs.requestResubmit, comment),
  onWrit(writs.reviewed),
  onWrit(writs.reviewed),
  onWrit(writs.file, filed),
  onWrit(writs.file, filed),
  onWrit(writs.issue, { issuedOn: '2026-06-24', writNumber: '26-WP-1' }),
  onWrit(writs.issue, { issuedOn: '2026-06-24', writNumber: '26-WP-1' }),
  onWrit(writs.post, { postedAt: '2026-06-24T08:00', officerName: 'Marshal Odom' }),
  onWrit(writs.returnUnexecuted, comment),
  onWrit(writs.stay, order),
  onWrit(writs.resume, order),
  onWrit(writs.resume, order),
  onWrit(writs.cancel, comment),
  onCase(cases.setLockoutDate, {
    lockoutDate: '2026-06-30',
    lockoutTime: '09:30',
    officerName: 'Marshal Odom',
    contactName: 'Wanda Beaufort',
    reason: 'The marshal asked for it.',
  }),
  onCase(cases.appealSubmit, { ...appeal, stayed: true }),
  onCase(cases.appealSubmit, { ...appeal, stayed: false }),
  ...(['STAY_LIFTED', 'AFFIRMED', 'DISMISSED', 'REVERSED'] as const).map((appealResult) =>
    onCase(cases.appealUpdate, { appealResult, resultOn: '2026-06-24' }),
  ),
  onCase(cases.appealUpdate, { stayed: true }),
  onCase(cases.checkDocket, { found: 'NONE' }),
  onCase(cases.close, { closureReason: 'SETTLED', finalBill: true }),
  onCase(cases.dismissCase, { comment: 'They paid.', dismissReason: 'PAID' }),
  onCase(cases.reopen, { reason: 'It ended by mistake.' }),
  onCase(cases.reopen, { reason: 'It ended by mistake.' }),
];

/** @returns where a case, its writs, its lockout and its appeal don’t agree: nothing, whatever was done to them. */
export function writFaults(details: CaseDetails): string[] {
  const { status, writs: all, lockouts, lockoutDate, appeals, holds } = details;
  const open = all.filter((one) => isOpenWrit(one.status));
  const last: Writ | undefined = all.at(-1);
  const set = lockouts.filter(({ state }) => state === 'SET');
  const offered = [...details.availableActions, ...details.writOffers.availableActions, ...details.waiting];
  const pending = appeals.filter(({ result }) => result === null);
  const isEnded = endStatuses.some((end) => end === status);
  const isStayed = holds.some(({ kind }) => kind === 'COURT_STAY');
  const faults = [
    open.length > 1 && 'two open writs',
    open.length === 1 && open[0] !== last && 'an open writ that is not the last',
    set.length > 1 && 'two lockouts set',
    (status === 'LOCKOUT_SCHEDULED' && last?.status !== 'EXECUTED') !== (set.length === 1) &&
      'a lockout without its status, or a status without its lockout',
    (lockoutDate !== null) !== set.length > 0 && 'a day of a lockout that is not set',
    isEnded && open.length > 0 && 'an open writ of a case that is over',
    pending.length > 1 && 'two pending appeals',
    status === 'APPEALED' && pending.length === 0 && 'an appealed case without its appeal',
    !isEnded && isStayed !== pending.some(({ stayed }) => stayed) && 'a stay without its appeal',
    isStayed && open.some((one) => one.status !== 'STAYED') && 'a writ that moves under a stay',
    isStayed && set.length > 0 && 'a lockout under a stay',
    !isEnded && offered.length === 0 && 'no way on',
  ];
  const standing = last
    ? caseStatusOfWrit({
        status: last.status,
        statusBeforeStay: last.statusBeforeStay,
        clientConfirmedAt: null,
        declined: false,
      })
    : 'JUDGMENT_RECORDED';
  const expected: readonly CaseStatus[] =
    standing === 'WRIT_ISSUED' ? ['WRIT_ISSUED', 'LOCKOUT_SCHEDULED'] : [standing];
  if (!isEnded && status !== 'APPEALED' && !expected.includes(status))
    faults.push(`${status} with a writ that is ${last?.status ?? 'none'}`);
  return faults.filter((fault) => typeof fault === 'string');
}
