import type { Check } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { reissueCheck, voidCheck } from '../../src/case-service/checks/change-check.ts';
import { generateChecks } from '../../src/case-service/checks/generate-checks.ts';
import { approveChecks, submitChecks } from '../../src/case-service/checks/release-checks.ts';
import { listChecks } from '../../src/case-service/checks/list-checks.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { referenceId } from '../reference-id.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

interface CheckEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<unknown>;
}

const DEKALB = referenceId('courthouse', 'ga-dekalb');

/**
 * DeKalb’s marshal wants a check for the service of each writ: one is released, another was lost, and what
 * takes its place waits for approval.
 */
export function demoChecks(days: DemoDays): CheckEvent[] {
  const at = (day: number, time: string) => days.at(days.office(day), time);
  return [
    { by: 'renee', at: at(-6, '10:10'), run: generate },
    { by: 'renee', at: at(-6, '10:20'), run: (by) => onAll(by, 'GENERATED', submitChecks) },
    { by: 'priya', at: at(-6, '14:45'), run: (by) => onAll(by, 'AWAITING_APPROVAL', approveChecks) },
    { by: 'priya', at: at(-3, '09:50'), run: replaceFirst },
    { by: 'renee', at: at(-2, '10:15'), run: generate },
    { by: 'renee', at: at(-2, '10:25'), run: (by) => onAll(by, 'GENERATED', submitChecks, 1) },
  ];
}

const generate = (by: UserContext) =>
  generateChecks(by, {
    params: {},
    query: {},
    body: checks.generateBulk.body.parse({
      courthouseId: DEKALB,
      payeeKind: 'SHERIFF',
      purpose: 'WRIT_SERVICE',
    }),
  });

async function inState(by: UserContext, status: Check['status']): Promise<string[]> {
  const query = checks.reports.query.parse({ status, sort: 'generatedOn', size: 100 });
  return (await listChecks(by, { params: {}, query, body: undefined })).checks.map(({ id }) => id);
}

async function onAll(
  by: UserContext,
  status: Check['status'],
  verb: typeof submitChecks | typeof approveChecks,
  most?: number,
): Promise<void> {
  const checkIds = (await inState(by, status)).slice(0, most);
  if (checkIds.length) await verb(by, { params: {}, query: {}, body: { checkIds } });
}

/** The marshal says that the first one never came. */
async function replaceFirst(by: UserContext): Promise<void> {
  const [id] = await inState(by, 'SUBMITTED');
  if (!id) return;
  const comment = 'Lost in the mail: the marshal never received it.';
  await voidCheck(by, { params: { id }, query: {}, body: { comment } });
  await reissueCheck(by, { params: { id }, query: {}, body: undefined });
}
