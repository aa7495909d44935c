import type { CourthouseDetails } from '@writdesk/contract/courthouses/courthouses';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { feesOfCourts } from '../court-fees/index.ts';
import { worksAtCourt } from '../court-keepers/index.ts';
import { mayKeepCourt } from './courthouse-policy.ts';
import { selectContacts, selectCourthouse } from './courthouse-queries.ts';
import { contactDetailsOf, withStatus } from './courthouse-view.ts';

/** @throws `courthouse_not_found` */
export async function readCourthouse(
  db: Kysely<DB>,
  { actor }: Pick<UserContext, 'actor'>,
  { id, now }: { id: string; now: Date },
) {
  const [row, others, fees] = await Promise.all([
    selectCourthouse(db, id),
    selectContacts(db, id),
    feesOfCourts(db, [id], { firmId: actor.firmId, now }),
  ]);
  const court = withStatus(found(row, 'courthouse_not_found'));
  const ofCourt = found(fees.get(id), 'courthouse_not_found');
  const { baseFee, feeConfidence, feeNote } = ofCourt;
  const contactDetails = contactDetailsOf(court, ofCourt, others);
  const worksThere = await worksAtCourt(db, actor.firmId, court, now);
  const may = (doing: Parameters<typeof mayKeepCourt>[1]) =>
    mayKeepCourt({ ...actor, worksThere }, doing).allowed;
  const can = {
    update: may('courthouse.update'),
    deactivate: may('courthouse.deactivate') && court.status === 'active',
    reactivate: may('courthouse.deactivate') && court.status === 'inactive',
  };
  return { ...court, baseFee, feeConfidence, feeNote, contactDetails, can } satisfies Record<
    keyof CourthouseDetails,
    unknown
  >;
}

/** @throws `forbidden`, `courthouse_foreign` */
export async function requireKeeper(
  tx: Tx,
  person: Pick<UserActor, 'roles' | 'firmId'>,
  courthouseId: string,
  doing: Parameters<typeof mayKeepCourt>[1],
): Promise<void> {
  const place = found(await selectCourthouse(tx.db, courthouseId), 'courthouse_not_found');
  const worksThere = await worksAtCourt(tx.db, person.firmId, place, tx.now);
  tx.authorize(mayKeepCourt({ ...person, worksThere }, doing));
}
