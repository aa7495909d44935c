import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type CheckPayee, feesOfPurpose, type skipReasons } from '@writdesk/contract/checks/check-values';
import { type checks, MAX_CHECKS } from '@writdesk/contract/checks/checks';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { lockCases } from '../cases/record/index.ts';
import { feesOfCase } from '../court-fees/index.ts';
import { checkAudits } from './check-audits.ts';
import { insertCheck, selectPaid } from './check-queries.ts';
import { readChecks } from './check-view.ts';
import { type PayableCase, selectPayableCases } from './payable-case-queries.ts';

type Wanted = RouteInput<typeof checks.generateBulk>['body'];
type Skip = (typeof skipReasons)[number];
interface Due {
  record: PayableCase;
  courthouseId: string;
  amountCents: number;
}

/**
 * Generates checks for cases: one for each, or one for each court. A case that a check pays already is skipped, so that a call
 * that is repeated or was killed doubles nothing; two at once wait for one another at the cases.
 */
export async function generateChecks(context: UserContext, { body }: RouteInput<typeof checks.generateBulk>) {
  const { roles, firmId } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'check.generate') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const records = await selectPayableCases(tx.db, context.scope, {
      caseIds: body.caseIds,
      courthouseId: body.courthouseId,
      approved: body.dateRange,
      most: MAX_CHECKS,
    });
    if (body.caseIds && new Set(body.caseIds).size > records.length) refuse('case_not_found');
    const { due, skipped } = await weigh(tx, firmId, records, body);
    const batchId = newId();
    const ids = await write(tx, context, { firmId, batchId, due, body });
    const { payeeKind, purpose } = body;
    await tx.audit(checkAudits.generateBulk, {
      firmId,
      subjectId: batchId,
      data: { payeeKind, purpose, checks: ids.length, skipped: skipped.length },
    });
    return { checks: await readChecks(tx.db, context, ids, tx.now), skipped };
  });
}

/** What each case owes the payee, or why it gets no check. */
async function weigh(
  tx: Tx,
  firmId: string,
  records: readonly PayableCase[],
  { payeeKind, purpose }: Wanted,
) {
  const caseIds = records.map(({ id }) => id);
  await lockCases(tx.db, firmId, caseIds);
  const paid = await selectPaid(tx.db, { firmId, caseIds, payeeKind, purposes: [purpose] });
  const due: Due[] = [];
  const skipped: { caseId: string; title: string; reason: Skip }[] = [];
  for (const record of records) {
    const amount = paid.has(record.id) ? 'HAS_CHECK' : await amountOf(tx, record, { payeeKind, purpose });
    if (typeof amount === 'string') skipped.push({ caseId: record.id, title: record.title, reason: amount });
    else due.push({ record, ...amount });
  }
  return { due, skipped };
}

async function amountOf(
  tx: Tx,
  record: PayableCase,
  { payeeKind, purpose }: Pick<Wanted, 'payeeKind' | 'purpose'>,
): Promise<Skip | Pick<Due, 'amountCents' | 'courthouseId'>> {
  const { courthouseId, timeZone } = record;
  if (!courthouseId || !timeZone) return 'NO_COURTHOUSE';
  if (endStatuses.includes(record.status)) return 'ENDED';
  if (!record.approvedAt) return 'NOT_APPROVED';
  if ((purpose === 'WRIT' || purpose === 'WRIT_SERVICE') && !record.judgmentAt) return 'NO_JUDGMENT';
  if (!(payeeKind === 'CLERK' ? record.clerkCheck : record.sheriffCheck)) return 'NO_PAPER_CHECK';
  const wanted: readonly string[] = feesOfPurpose[purpose];
  const { lines, missing } = await feesOfCase(tx.db, record, {
    day: localDate(tx.now, timeZone),
    purposes: feesOfPurpose[purpose],
  });
  const own = lines.filter((line) => line.payee === payeeKind);
  // Of a purpose that is asked for together with another, such as a summons, there may be no fee.
  const isUnknown = missing.some(({ fact, purpose: of }) => fact !== 'fee' || of === wanted[0]);
  if (isUnknown) return 'AMOUNT_UNKNOWN';
  const amountCents = own.reduce((sum, { cents }) => sum + cents, 0);
  return amountCents > 0 ? { amountCents, courthouseId } : 'NOTHING_DUE';
}

async function write(
  tx: Tx,
  context: UserContext,
  { firmId, batchId, due, body }: { firmId: string; batchId: string; due: readonly Due[]; body: Wanted },
): Promise<string[]> {
  if (!due.length) return [];
  const { payeeKind, purpose, mode } = body;
  const generatedOn = await firmToday(tx.db, firmId, tx.now);
  const groups =
    mode === 'ONE_PER_CASE'
      ? due.map((one) => [one])
      : [...Map.groupBy(due, ({ courthouseId }) => courthouseId).values()];
  const ids: string[] = [];
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    const id = newId();
    const amountCents = group.reduce((sum, one) => sum + one.amountCents, 0);
    const payeeName = payeeOf(payeeKind, first.record);
    await insertCheck(
      tx.db,
      {
        firmId,
        id,
        courthouseId: first.courthouseId,
        payeeKind,
        payeeName,
        amountCents,
        batchId,
        generatedOn,
        generatedBy: personOf(context).userId,
        generatedByName: context.actor.name,
      },
      group.map(({ record, amountCents: cents }) => ({
        firmId,
        checkId: id,
        id: newId(),
        clientId: record.clientId,
        caseId: record.id,
        payeeKind,
        purpose,
        amountCents: cents,
      })),
    );
    await tx.audit(checkAudits.generate, {
      firmId,
      subjectId: id,
      data: { amountCents, payeeKind, payeeName, purpose, cases: group.length, batchId, replaces: null },
    });
    ids.push(id);
  }
  return ids;
}

/** To whom a court has its checks made out. */
function payeeOf(kind: CheckPayee, { courtName, countyName, officer }: PayableCase): string {
  if (kind === 'CLERK') return `Clerk, ${courtName ?? ''}`;
  const word = officer ?? 'sheriff';
  return `${countyName ?? ''} County ${word.charAt(0).toUpperCase()}${word.slice(1)}`.trim();
}
