import type { CheckPurpose, ShownCheckStatus } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { courtFees } from '@writdesk/contract/court-fees/court-fees';
import { reissueCheck, voidCheck } from '../../src/case-service/checks/change-check.ts';
import { generateChecks } from '../../src/case-service/checks/generate-checks.ts';
import { approveChecks, submitChecks } from '../../src/case-service/checks/release-checks.ts';
import type { CheckReply } from '../../src/case-service/checks/check-view.ts';
import { listChecks } from '../../src/case-service/checks/list-checks.ts';
import { printChecks } from '../../src/case-service/checks/print-checks.ts';
import { addFeeSchedule } from '../../src/case-service/court-fees/add-fee-schedule.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { referenceId } from '../reference-id.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';
import { LONG_AGO } from './demo-stories-ended.ts';

interface CheckEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<unknown>;
}

const DEKALB = referenceId('courthouse', 'ga-dekalb');
const SERVICE_CENTS = 3_500;
const PRINTED = 3;

/**
 * DeKalb’s marshal wants a check for each service and each writ. One of half a year ago was never cashed. Of those of last week some are printed,
 * one is paid by the bank, and one was lost and stopped; what takes its place waits for approval, and what is due since then is generated.
 */
export function demoChecks(days: DemoDays): CheckEvent[] {
  const at = (day: number, time: string) => days.at(days.office(day), time);
  return [
    { by: 'marcus', at: at(LONG_AGO + 2, '10:10'), run: generate('WRIT_SERVICE') },
    { by: 'marcus', at: at(LONG_AGO + 2, '10:20'), run: (by) => onAll(by, 'GENERATED', submitChecks) },
    {
      by: 'priya',
      at: at(LONG_AGO + 2, '14:45'),
      run: (by) => onAll(by, 'AWAITING_APPROVAL', approveChecks),
    },
    { by: 'beatrice', at: at(-6, '09:40'), run: (by) => enterServiceFee(by, days.office(-6)) },
    { by: 'renee', at: at(-6, '10:10'), run: generate('WRIT_SERVICE') },
    { by: 'renee', at: at(-6, '10:15'), run: generate('SERVICE') },
    { by: 'renee', at: at(-6, '10:20'), run: (by) => onAll(by, 'GENERATED', submitChecks) },
    { by: 'priya', at: at(-6, '14:45'), run: (by) => onAll(by, 'AWAITING_APPROVAL', approveChecks) },
    { by: 'renee', at: at(-6, '15:30'), run: printFirst },
    { by: 'priya', at: at(-3, '09:50'), run: replaceFirst },
    { by: 'renee', at: at(-2, '10:25'), run: (by) => onAll(by, 'GENERATED', submitChecks) },
    { by: 'renee', at: at(-1, '16:15'), run: generate('SERVICE') },
  ];
}

const generate = (purpose: CheckPurpose) => (by: UserContext) =>
  generateChecks(by, {
    params: {},
    query: {},
    body: checks.generateBulk.body.parse({ courthouseId: DEKALB, payeeKind: 'SHERIFF', purpose }),
  });

/** The court publishes no price of it: the firm enters what it pays. */
const enterServiceFee = (by: UserContext, effectiveFrom: string) =>
  addFeeSchedule(by, {
    params: { id: DEKALB },
    query: {},
    body: courtFees.add.body.parse({
      level: 'courthouse',
      isOwn: true,
      effectiveFrom,
      rows: [
        {
          purpose: 'SERVICE',
          payee: 'SHERIFF',
          basis: 'PER_DEFENDANT',
          amountCents: SERVICE_CENTS,
          source: 'The marshal’s office, by phone',
          confidence: 'S',
          isVerified: true,
        },
      ],
    }),
  });

/** Those in a state, by their number, or in the order in which they were generated. */
export async function checksIn(by: UserContext, status: ShownCheckStatus): Promise<CheckReply[]> {
  const sort = status === 'SUBMITTED' ? 'number' : 'generatedOn';
  const query = checks.reports.query.parse({ status, sort, size: 100 });
  return (await listChecks(by, { params: {}, query, body: undefined })).checks;
}

async function onAll(
  by: UserContext,
  status: ShownCheckStatus,
  verb: typeof submitChecks | typeof approveChecks,
): Promise<void> {
  const checkIds = (await checksIn(by, status)).map(({ id }) => id);
  if (checkIds.length) await verb(by, { params: {}, query: {}, body: { checkIds } });
}

async function printFirst(by: UserContext): Promise<void> {
  const checkIds = (await checksIn(by, 'SUBMITTED')).slice(0, PRINTED).map(({ id }) => id);
  const body = checks.print.body.parse({ checkIds });
  await printChecks(by, { params: {}, query: {}, body });
}

/** The marshal says that the first one never came, and the bank is ordered not to pay it. */
async function replaceFirst(by: UserContext): Promise<void> {
  const [first] = await checksIn(by, 'SUBMITTED');
  if (!first) return;
  const params = { id: first.id };
  const comment = 'Lost in the mail: the marshal never received it.';
  await voidCheck(by, { params, query: {}, body: { comment, stop: true } });
  await reissueCheck(by, { params, query: {}, body: undefined });
}
