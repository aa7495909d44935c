import { feeLevels, type FeePurpose, type FeeRow, type FeeSchedule } from './fee-values.ts';

/** A row that holds on a day, with the schedule that it is from. */
export interface EffectiveRow {
  row: FeeRow;
  schedule: FeeSchedule;
}

/** Of each place and owner the schedule in force on a day: the latest that began by then; the order given breaks a tie. */
export function schedulesOn(schedules: readonly FeeSchedule[], day: string): FeeSchedule[] {
  const latest = new Map<string, FeeSchedule>();
  for (const schedule of schedules) {
    const from = schedule.effectiveFrom ?? '';
    if (from > day) continue;
    const key = `${schedule.level}${schedule.isOwn}`;
    const known = latest.get(key);
    if (!known || from >= (known.effectiveFrom ?? '')) latest.set(key, schedule);
  }
  return [...latest.values()].sort((a, b) => feeLevels.indexOf(a.level) - feeLevels.indexOf(b.level));
}

const payeeKey = ({ purpose, payee }: FeeRow): string => `${purpose} ${payee}`;
/** What a firm's row replaces; fees that are due on request differ by their note alone. */
const kindKey = (row: FeeRow): string =>
  `${payeeKey(row)} ${row.basis} ${row.aboveCents ?? ''} ${row.basis === 'ON_REQUEST' ? (row.note ?? '') : ''}`;

/**
 * The rows that hold for a purpose: a court's before its county's before its state's, each whole for one payee, since a court
 * that names a price for something names all of it. A firm's own row replaces the row of the same kind and leaves the others.
 */
export function effectiveRows(inForce: readonly FeeSchedule[], purpose: FeePurpose): EffectiveRow[] {
  const shared = new Map<string, { schedule: FeeSchedule; rows: FeeRow[] }>();
  const own = new Map<string, EffectiveRow[]>();
  for (const schedule of inForce) {
    for (const row of schedule.rows) {
      if (row.purpose !== purpose) continue;
      if (schedule.isOwn) {
        const key = kindKey(row);
        const known = own.get(key);
        if (!known) own.set(key, [{ row, schedule }]);
        else if (known[0]?.schedule === schedule) known.push({ row, schedule });
      } else {
        const key = payeeKey(row);
        const known = shared.get(key);
        if (!known) shared.set(key, { schedule, rows: [row] });
        else if (known.schedule === schedule) known.rows.push(row);
      }
    }
  }
  const kept = [...shared.values()].flatMap(({ schedule, rows }) =>
    rows.filter((row) => !own.has(kindKey(row))).map((row) => ({ row, schedule })),
  );
  return [...kept, ...[...own.values()].flat()];
}
