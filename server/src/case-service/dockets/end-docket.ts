import type { Tx } from '../../platform/db/transact.ts';
import { dropHearingReminders } from '../cases/reminders/index.ts';
import { countOnDocket, endPlace, findPlace, lockDockets } from './case-docket-queries.ts';

interface CaseOf {
  firmId: string;
  id: string;
}
/** The case, as its row names it. */
interface Of {
  case: CaseOf;
}
type Writing = Pick<Tx, 'db' | 'now'>;
type Ended = 'HELD' | 'CONTINUED' | 'CANCELLED';

/**
 * The hearing took place: the case keeps its place on the docket.
 * @returns the docket's id, or null for a case that is set on none.
 */
export function holdDocket(tx: Writing, { case: key }: Of): Promise<string | null> {
  return end(tx, key, 'HELD');
}

/** The hearing was moved to a day that isn't known yet: the place is free again. @returns as above. */
export function continueDocket(tx: Writing, { case: key }: Of): Promise<string | null> {
  return end(tx, key, 'CONTINUED');
}

/** The case isn't heard then, for the firm takes it off or it goes no further: the place is free again. @returns as above. */
export function cancelDocket(tx: Writing, { case: key }: Of): Promise<string | null> {
  return end(tx, key, 'CANCELLED');
}

async function end(tx: Writing, key: CaseOf, state: Ended): Promise<string | null> {
  const place = await findPlace(tx.db, key);
  if (!place) return null;
  await lockDockets(tx.db, key.firmId, [place.docketId]);
  await endPlace(tx.db, key, { id: place.id, state, at: tx.now });
  if (state !== 'HELD') {
    await countOnDocket(tx.db, key.firmId, place.docketId, -1);
    await dropHearingReminders(tx.db, [key], tx.now);
  }
  return place.docketId;
}
