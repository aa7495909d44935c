import type { feeProposals } from '@writdesk/contract/court-fees/fee-proposals';
import type { FeeRow } from '@writdesk/contract/court-fees/fee-values';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { courthouseLive } from '../court-keepers/index.ts';
import { isBase } from './court-fee-book.ts';
import { feeAudits } from './fee-audits.ts';
import { mayAddFees } from './fee-policy.ts';
import { insertDismissal } from './fee-proposal-queries.ts';
import { type Proposed, proposedFees } from './fee-proposals.ts';
import { sayRow } from './fee-row-words.ts';
import { selectFeePlaces } from './fee-schedule-queries.ts';
import { insertSchedule } from './fee-write-queries.ts';
import { readFeeBook } from './get-fee-book.ts';

/** What the payments of the caller’s firm propose; who has no firm has no payments. */
export async function listFeeProposals({ deps, scope, actor }: UserContext) {
  const { firmId } = actor;
  if (!firmId) return { proposals: [] };
  const proposals = await proposedFees(deps.db.as(scope), { firmId, now: deps.clock.now() });
  return { proposals: proposals.map(({ place: _, base: _base, ownRows: _rows, ...proposal }) => proposal) };
}

/**
 * Makes the proposed fee a row of the firm’s own, from today on; its other rows stay.
 * @throws `courthouse_not_found`, `forbidden`, `conflict` where nothing proposes it any more.
 */
export function acceptFeeProposal(
  context: UserContext,
  { params, body }: RouteInput<typeof feeProposals.accept>,
) {
  const person = personOf(context);
  return transact(context, async (tx) => {
    const { firmId, proposed } = await answered(tx, person, params.id, body.differenceCents);
    const { place, base, ownRows, proposedCents, cases, effectiveFrom } = proposed;
    const row: FeeRow = {
      ...base,
      id: newId(),
      amountCents: proposedCents,
      source: `Paid in ${cases.map(({ number }) => number).join(', ')}`.slice(0, 300),
      confidence: 'K',
      verifiedBy: null,
      verifiedOn: null,
    };
    const rows = [...ownRows.filter((one) => !isBase(one)), row];
    const scheduleId = newId();
    await insertSchedule(tx.db, {
      firmId,
      id: scheduleId,
      courthouseId: place.id,
      countyId: null,
      stateId: null,
      effectiveFrom,
      rows,
      note: null,
      addedBy: person.name,
      addedById: person.userId,
      addedAt: tx.now,
    });
    const data = { scheduleId, level: 'courthouse' as const, effectiveFrom, rows: rows.map(sayRow) };
    await tx.audit(feeAudits.addOwn, { firmId, subjectId: place.id, data });
    tx.publish(courthouseLive.changed, { firmId, ids: { courthouseId: place.id } });
    return readFeeBook(tx.db, context, place.id, tx.now);
  });
}

/** Keeps quiet about the same difference at the court. @throws as for accepting */
export function dismissFeeProposal(
  context: UserContext,
  { params, body }: RouteInput<typeof feeProposals.dismiss>,
) {
  const person = personOf(context);
  const { differenceCents } = body;
  return transact(context, async (tx) => {
    const { firmId } = await answered(tx, person, params.id, differenceCents);
    await insertDismissal(tx.db, {
      firmId,
      courthouseId: params.id,
      differenceCents,
      dismissedBy: person.userId,
      dismissedAt: tx.now,
    });
    await tx.audit(feeAudits.dismiss, { firmId, subjectId: params.id, data: { differenceCents } });
    return { id: params.id };
  });
}

async function answered(
  tx: Tx,
  person: ReturnType<typeof personOf>,
  courthouseId: string,
  differenceCents: number,
): Promise<{ firmId: string; proposed: Proposed }> {
  tx.authorize(mayAddFees({ ...person, worksThere: true }, 'courthouse', true));
  const { firmId } = person;
  found((await selectFeePlaces(tx.db, [courthouseId]))[0], 'courthouse_not_found');
  const proposals = firmId ? await proposedFees(tx.db, { firmId, now: tx.now, courthouseId }) : [];
  const proposed = proposals.find((one) => one.differenceCents === differenceCents);
  if (!firmId || !proposed) refuse('conflict');
  return { firmId, proposed };
}
