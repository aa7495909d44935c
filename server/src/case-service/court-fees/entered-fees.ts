import type { FeeRow } from '@writdesk/contract/court-fees/fee-values';
import type { UserActor } from '../../platform/actor.ts';
import { localDate } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { isBase, sharedRowsOn } from './court-fee-book.ts';
import { feeAudits } from './fee-audits.ts';
import { sayRow } from './fee-row-words.ts';
import { selectFeePlaces, selectSchedules } from './fee-schedule-queries.ts';
import { insertSchedule } from './fee-write-queries.ts';

export type EnteredFee = Pick<FeeRow, 'purpose' | 'payee' | 'basis' | 'amountCents' | 'aboveCents' | 'note'>;

interface Entered {
  courthouseId: string;
  source: string;
  /** Absent: it stays; null: the clerk has to be asked. */
  baseFee: number | null | undefined;
  /** All other fees; absent: they stay. */
  fees: readonly EnteredFee[] | undefined;
}

/** Fees that came with a courthouse's other facts: where they differ from what is in force, a version of today. */
export async function addEnteredFees(
  tx: Tx,
  { name, userId, firmId }: Pick<UserActor, 'name' | 'userId' | 'firmId'>,
  { courthouseId, source, baseFee, fees }: Entered,
): Promise<void> {
  const [row] = await selectFeePlaces(tx.db, [courthouseId]);
  const place = found(row, 'courthouse_not_found');
  const today = localDate(tx.now, place.timeZone);
  const schedules = (await selectSchedules(tx.db, [place], null)).get(place.id) ?? [];
  const before = sharedRowsOn(schedules, today);
  const asBefore = (fee: EnteredFee): FeeRow => {
    const known = before.find((one) => isSameKind(one, fee));
    const isSame = known && known.amountCents === fee.amountCents && known.note === fee.note;
    if (isSame) return known;
    const brackets = known?.brackets ?? [];
    return { ...fee, id: newId(), brackets, source, confidence: 'K', verifiedBy: null, verifiedOn: null };
  };
  const base = before.find(isBase);
  const bases =
    baseFee === undefined
      ? base
        ? [base]
        : []
      : baseFee === null
        ? []
        : [
            asBefore({
              purpose: 'FILING',
              payee: 'CLERK',
              basis: 'FLAT',
              amountCents: baseFee,
              aboveCents: null,
              note: base?.note ?? null,
            }),
          ];
  const others = fees ? fees.map(asBefore) : before.filter((one) => one !== base);
  const rows = [...bases, ...others];
  if (rows.length === before.length && rows.every((one) => before.includes(one))) return;
  const scheduleId = newId();
  await insertSchedule(tx.db, {
    firmId: null,
    id: scheduleId,
    courthouseId,
    countyId: null,
    stateId: null,
    effectiveFrom: today,
    rows,
    note: null,
    addedBy: name,
    addedById: userId,
    addedAt: tx.now,
  });
  await tx.audit(feeAudits.add, {
    firmId,
    subjectId: courthouseId,
    data: { scheduleId, level: 'courthouse', effectiveFrom: today, rows: rows.map(sayRow) },
  });
}

const isSameKind = (one: EnteredFee, other: EnteredFee): boolean =>
  one.purpose === other.purpose &&
  one.payee === other.payee &&
  one.basis === other.basis &&
  one.aboveCents === other.aboveCents &&
  (one.basis !== 'ON_REQUEST' || one.note === other.note);
