import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import {
  countOnDocket,
  endPlace,
  findPlace,
  insertPlace,
  lockDockets,
  nextPosition,
} from './case-docket-queries.ts';

/** The case, as its row names it; locked by the caller. */
export interface DocketCase {
  firmId: string;
  clientId: string;
  id: string;
  courthouseId: string | null;
}

export interface PlaceOnDocket {
  case: DocketCase;
  docketId: string;
  /** Who sets it; null for a machine. */
  setBy?: string | null;
}

/** For the case's own row. */
export interface DocketPlace {
  docketId: string;
  hearingAt: Date;
  hearingDate: string;
  hearingTime: string;
  room: string;
  position: number;
  /** The docket on which the case stood before; null when it stood on none. */
  continuedFrom: string | null;
}

/**
 * Sets a case on a docket; where it stood on another, that hearing is continued.
 * @throws `docket_not_found`, `docket_full`, and `invalid` at `docketId` for another court's docket, a past one, and the
 *   one on which the case stands already.
 */
export async function placeOnDocket(
  tx: Pick<Tx, 'db' | 'now'>,
  { case: key, docketId, setBy = null }: PlaceOnDocket,
): Promise<DocketPlace> {
  const before = await findPlace(tx.db, key);
  const locked = await lockDockets(tx.db, key.firmId, [docketId, ...(before ? [before.docketId] : [])]);
  const docket = found(
    locked.find(({ id }) => id === docketId),
    'docket_not_found',
  );
  const wrong = (reason: Fault) => refuse('invalid', { reason, errors: [atField('docketId', reason)] });
  if (docket.courthouseId !== key.courthouseId) wrong(fault('docket_of_other_court'));
  if (before?.docketId === docketId) wrong(fault('docket_same'));
  if (docket.hearingAt <= tx.now) wrong(fault('docket_past'));
  if (docket.caseCount >= docket.maxCases) refuse('docket_full', { maxCases: docket.maxCases });
  if (before) {
    await endPlace(tx.db, key, { id: before.id, state: 'CONTINUED', at: tx.now });
    await countOnDocket(tx.db, key.firmId, before.docketId, -1);
  }
  const position = await nextPosition(tx.db, key.firmId, docketId);
  await insertPlace(tx.db, {
    firmId: key.firmId,
    clientId: key.clientId,
    caseId: key.id,
    id: newId(),
    docketId,
    position,
    setBy,
    setAt: tx.now,
  });
  await countOnDocket(tx.db, key.firmId, docketId, 1);
  return {
    docketId,
    hearingAt: docket.hearingAt,
    hearingDate: docket.hearingDate,
    hearingTime: docket.hearingTime,
    room: docket.room,
    position,
    continuedFrom: before?.docketId ?? null,
  };
}
