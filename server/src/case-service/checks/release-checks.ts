import type { checks } from '@writdesk/contract/checks/checks';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { nextNumber } from '../cases/record/index.ts';
import { postEntry } from '../ledger/index.ts';
import { checkAudits } from './check-audits.ts';
import { aloneLimitOf } from './release-limit.ts';
import { type CheckResult, isReleasedAlone, mayApprove, maySubmit, resultOf } from './check-policy.ts';
import {
  type CheckKey,
  type LockedCheck,
  lockChecks,
  selectCheckLines,
  updateCheck,
} from './check-queries.ts';
import { readChecks } from './check-view.ts';
import { settleCheckCharges } from './settle-charges.job.ts';

/**
 * Submits checks: from now on nobody changes them, and a second person looks at them. Where nobody else in the firm may
 * approve, those up to the firm’s limit are released at once, and the weekly email lists them.
 * @throws `month_closed`
 */
export async function submitChecks(context: UserContext, { body }: RouteInput<typeof checks.submit>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const { firmId } = actor;
    tx.authorize(permitted(actor.roles, 'check.submit') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const upToCents = await aloneLimitOf(tx.db, actor, firmId);
    return each(tx, context, { firmId, checkIds: body.checkIds }, async (check) => {
      const decision = maySubmit(actor, check);
      if (!decision.allowed) return decision;
      if (upToCents !== null && isReleasedAlone(actor, check, upToCents)) {
        const data = await release(tx, context, check, true);
        await tx.audit(checkAudits.releaseAlone, {
          firmId,
          subjectId: check.id,
          data: { ...data, upToCents },
        });
        return allow;
      }
      await updateCheck(tx.db, check, { status: 'AWAITING_APPROVAL' });
      const { id, amountCents } = check;
      await tx.audit(checkAudits.submit, { firmId, subjectId: id, data: { amountCents } });
      return allow;
    });
  });
}

/** One series for each firm without a gap: whoever takes a number holds the series until it is kept. */
const SERIES = 'CHECK';
const ALL_YEARS = 0;
const BEFORE_FIRST = 1_000;
export const nextCheckNumber = async (tx: Tx, firmId: string): Promise<number> =>
  BEFORE_FIRST + (await nextNumber(tx.db, firmId, SERIES, ALL_YEARS));

/**
 * Releases checks that somebody else generated: each gets the next number, and what the firm advances is on the ledger.
 * @throws `month_closed`
 */
export async function approveChecks(context: UserContext, { body }: RouteInput<typeof checks.approve>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const { firmId } = actor;
    tx.authorize(permitted(actor.roles, 'check.approve') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    return each(tx, context, { firmId, checkIds: body.checkIds }, async (check) => {
      const decision = mayApprove(actor, check);
      if (!decision.allowed) return decision;
      const data = await release(tx, context, check, false);
      await tx.audit(checkAudits.approve, { firmId, subjectId: check.id, data });
      return allow;
    });
  });
}

/** Gives a check its number and lets it out. */
async function release(tx: Tx, context: UserContext, check: LockedCheck, releasedAlone: boolean) {
  const { userId, name } = personOf(context);
  const { firmId, id, amountCents } = check;
  const issuedOn = await firmToday(tx.db, firmId, tx.now);
  const number = await nextCheckNumber(tx, firmId);
  await updateCheck(tx.db, check, {
    status: 'SUBMITTED',
    number,
    issuedOn,
    approvedBy: userId,
    approvedByName: name,
    releasedAlone,
  });
  await advance(tx, context, check, issuedOn);
  await tx.enqueue(settleCheckCharges, { firmId, id });
  return { number, amountCents, issuedOn };
}

/** What a check pays for a company is an asset of the firm until it is billed. */
export async function advance(
  tx: Tx,
  { actor }: UserContext,
  check: CheckKey,
  postedOn: string,
): Promise<void> {
  const lines = await selectCheckLines(tx.db, check);
  for (const [clientId, own] of Map.groupBy(lines, (line) => line.clientId))
    await postEntry(tx, actor, {
      firmId: check.firmId,
      clientId,
      kind: 'check.release',
      sourceId: check.id,
      postedOn,
      postings: own.map(({ caseId, amountCents }) => ({
        debit: 'ADVANCED_COSTS',
        credit: 'CASH',
        amountCents,
        caseId,
      })),
    });
}

/** Does something to each check that the caller sees, and says what became of each. */
async function each(
  tx: Tx,
  context: UserContext,
  { firmId, checkIds }: { firmId: string; checkIds: readonly string[] },
  act: (check: LockedCheck) => Promise<Parameters<typeof resultOf>[1]>,
) {
  const locked = await lockChecks(tx.db, firmId, checkIds);
  const results = new Map<string, CheckResult>();
  for (const check of locked) results.set(check.id, resultOf(check.id, await act(check)));
  const all = [...new Set(checkIds)].map(
    (id) => results.get(id) ?? { id, ok: false, code: 'check_not_found' },
  );
  // A call of which nothing comes leaves no row, and is answered as one that is refused.
  if (!all.some(({ ok }) => ok)) refuse(codeOf(all));
  return {
    checks: await readChecks(
      tx.db,
      context,
      locked.map(({ id }) => id),
      tx.now,
    ),
    results: all,
  };
}

type Refused = Parameters<typeof refuse>[0];
// Every code here is one that a policy of checks gives.
const codeOf = ([first]: readonly CheckResult[]): Refused => (first?.code ?? 'check_not_found') as Refused;
