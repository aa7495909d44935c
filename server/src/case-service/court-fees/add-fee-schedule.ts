import type { courtFees } from '@writdesk/contract/court-fees/court-fees';
import type { FeeRow } from '@writdesk/contract/court-fees/fee-values';
import type { NewFeeRow } from '@writdesk/contract/court-fees/new-fee-schedule';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { courthouseLive, notifyOfCourtChange, worksAtCourt } from '../court-keepers/index.ts';
import { feeAudits } from './fee-audits.ts';
import { mayAddFees } from './fee-policy.ts';
import { sayRow } from './fee-row-words.ts';
import { type FeePlace, selectFeePlaces, selectSchedules } from './fee-schedule-queries.ts';
import { insertSchedule } from './fee-write-queries.ts';
import { readFeeBook } from './get-fee-book.ts';

/**
 * Adds a version of what a court, a county or a state asks; those before it stay as they are.
 * @throws `courthouse_not_found`, `courthouse_wide`, `courthouse_foreign`
 */
export function addFeeSchedule(context: UserContext, { params, body }: RouteInput<typeof courtFees.add>) {
  const person = personOf(context);
  const { firmId } = person;
  return transact(context, async (tx) => {
    const [row] = await selectFeePlaces(tx.db, [params.id]);
    const place = found(row, 'courthouse_not_found');
    const worksThere = await worksAtCourt(tx.db, firmId, place, tx.now);
    tx.authorize(mayAddFees({ ...person, worksThere }, body.level, body.isOwn));
    const earlier = (await selectSchedules(tx.db, [place], firmId)).get(place.id) ?? [];
    const before = earlier.flatMap(({ rows }) => rows);
    const verified = { by: person.name, on: localDate(tx.now, place.timeZone) };
    const { id } = await insertSchedule(tx.db, {
      firmId: body.isOwn ? firmId : null,
      id: newId(),
      ...placeOf(place, body.level),
      effectiveFrom: body.effectiveFrom,
      rows: body.rows.map((given) => rowOf(given, before, verified)),
      note: body.note,
      addedBy: person.name,
      addedById: person.userId,
      addedAt: tx.now,
    });
    const { level, effectiveFrom, rows } = body;
    const data = { scheduleId: id, level, effectiveFrom, rows: rows.map(sayRow) };
    if (body.isOwn && firmId) await tx.audit(feeAudits.addOwn, { firmId, subjectId: place.id, data });
    else await tx.audit(feeAudits.add, { firmId, subjectId: place.id, data });
    if (firmId) tx.publish(courthouseLive.changed, { firmId, ids: { courthouseId: place.id } });
    // Of a county or a state it concerns too many courts to be said of one.
    if (!body.isOwn && level === 'courthouse')
      await tx.enqueue(notifyOfCourtChange, {
        courthouseId: place.id,
        courthouse: place.name,
        by: person.name,
        byId: person.userId,
        what: 'fees',
      });
    return readFeeBook(tx.db, context, place.id, tx.now);
  });
}

const placeOf = (
  { id, countyId, stateId }: FeePlace,
  level: RouteInput<typeof courtFees.add>['body']['level'],
) => ({
  courthouseId: level === 'courthouse' ? id : null,
  countyId: level === 'county' ? countyId : null,
  stateId: level === 'state' ? stateId : null,
});

/** A row that says what an earlier one says is as verified as that one. */
function rowOf(given: NewFeeRow, before: readonly FeeRow[], verified: { by: string; on: string }): FeeRow {
  const { earlierRow, isVerified, ...said } = given;
  const same = before.find((row) => row.id === earlierRow && isSame(row, given));
  return {
    ...said,
    id: newId(),
    verifiedBy: isVerified ? verified.by : (same?.verifiedBy ?? null),
    verifiedOn: isVerified ? verified.on : (same?.verifiedOn ?? null),
  };
}

function isSame(row: FeeRow, given: NewFeeRow): boolean {
  const facts = ({ purpose, payee, basis, amountCents, aboveCents, brackets, source }: FeeRow | NewFeeRow) =>
    JSON.stringify([purpose, payee, basis, amountCents, aboveCents, brackets, source]);
  return facts(row) === facts(given);
}
