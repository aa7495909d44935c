import type { StipulationTerms } from '@writdesk/contract/stipulations/stipulations';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import type { Act } from '../cases/actions/index.ts';
import { endHolds } from '../cases/holds/index.ts';
import { type CaseChanges, keysOf } from '../cases/record/index.ts';
import { dropTasks } from '../cases/reminders/index.ts';
import { changeRunning, type DueRow, insertStipulation } from './stipulation-queries.ts';

/**
 * Keeps the terms of an agreement: what falls due on which day. An earlier agreement ends with it.
 * @returns the first day that is watched.
 */
export async function keepTerms(act: Act, agreedOn: string, terms: StipulationTerms): Promise<CaseChanges> {
  const { tx, record, context } = act;
  refuseFaults(agreedOn, terms);
  await changeRunning(tx.db, record, { state: 'BROKEN', endedAt: tx.now });
  const id = newId();
  const due = { ...keysOf(record), stipulationId: id };
  const dues = [
    ...terms.payments.map(({ dueOn, amountCents }) => ({
      ...due,
      dueOn,
      amountCents,
      kind: 'PAYMENT' as const,
    })),
    ...(terms.moveOutOn
      ? [{ ...due, dueOn: terms.moveOutOn, amountCents: null, kind: 'MOVE_OUT' as const }]
      : []),
  ];
  const createdBy = actorUserId(context.actor);
  await insertStipulation(tx.db, { ...keysOf(record), id, agreedOn, createdBy, createdAt: tx.now }, dues);
  return nextDueOf(dues.map(({ dueOn }) => ({ dueOn, outcome: null })));
}

/** The day that the case waits for while its agreement runs: the first of which nobody has said what came. */
export function nextDueOf(dues: readonly Pick<DueRow, 'dueOn' | 'outcome'>[]): CaseChanges {
  const open = dues.filter(({ outcome }) => outcome === null).map(({ dueOn }) => dueOn);
  const [next = null] = open.toSorted((a, b) => a.localeCompare(b));
  return { nextDate: next, nextDateKind: next && 'STIPULATION_DUE' };
}

/** The agreement is over: it was kept to its last day, or the court decides after all. */
export async function endStipulation({ tx, record }: Act, state: 'KEPT' | 'BROKEN'): Promise<void> {
  await changeRunning(tx.db, record, { state, endedAt: tx.now });
  await endHolds(tx.db, record, 'SETTLEMENT', tx.now);
  await dropTasks(tx.db, record, 'AFFIDAVIT_OF_DEFAULT', tx.now);
}

function refuseFaults(agreedOn: string, { payments, moveOutOn }: StipulationTerms): void {
  const seen = new Set<string>();
  const errors: FieldError[] = payments.flatMap(({ dueOn }, index) => {
    const at = `stipulation.payments.${index}.dueOn`;
    const isTwice = seen.has(dueOn);
    seen.add(dueOn);
    if (isTwice) return [atField(at, fault('due_twice', { day: dueOn }))];
    return dueOn < agreedOn ? [atField(at, fault('due_before_order'))] : [];
  });
  if (moveOutOn && moveOutOn < agreedOn) {
    errors.push(atField('stipulation.moveOutOn', fault('due_before_order')));
  }
  if (errors.length) refuse('invalid', { errors });
}
