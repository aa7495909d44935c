import { checks } from '@writdesk/contract/checks/checks';
import { everyRow } from '../product/every-row.ts';
import type { Scene } from '../scene.ts';
import type { CourtCheck, Firm } from '../world/world.ts';

/** What a check is by now, as the player knows it. */
const stateOf = ({ endedOn, isLost, isAltered }: CourtCheck) =>
  endedOn === null || isAltered ? 'SUBMITTED' : isLost ? 'VOIDED' : 'CLEARED';

/** Numbers have no gap and none is used twice, each approved case is paid for once, and sums by state are those of the checks. */
export async function checkCourtChecks({ world, journal }: Scene, firm: Firm): Promise<void> {
  if (firm.checks.length === 0) return;
  const sums: { status: string; checks: number; amountCents: number }[] = [];
  const listed = await everyRow(async (page) => {
    const {
      checks: rows,
      total,
      totals,
    } = await firm.billing.does(checks.reports, {
      query: { page, size: 100 },
    });
    sums.splice(0, sums.length, ...totals);
    return { rows, total };
  });
  journal.did('Court checks compared', listed.length);
  const numbers = listed.map(({ number }) => number ?? 0).toSorted((a, b) => a - b);
  if (numbers.some((number, index) => number !== (numbers[0] ?? 0) + index))
    journal.breaks('Numbers of checks have no gap.', numbers);
  const wanted = new Map(firm.checks.map((one) => [one.id, one]));
  for (const { id, number, status, amountCents } of listed) {
    const own = wanted.get(id);
    const shown = status === 'STALE' ? 'SUBMITTED' : status;
    if (!own || own.number !== number || own.amountCents !== amountCents || stateOf(own) !== shown)
      journal.breaks('A check is what became of it.', { number, status, amountCents, own });
  }
  if (listed.length !== firm.checks.length)
    journal.breaks('The firm’s checks are those that it wrote.', {
      listed: listed.length,
      wrote: firm.checks.length,
    });
  for (const { status, checks: count, amountCents } of sums) {
    const of = listed.filter((one) => one.status === status);
    const sum = of.reduce((all, one) => all + one.amountCents, 0);
    if (of.length !== count || sum !== amountCents)
      journal.breaks('Sums of checks are those of their rows.', {
        status,
        count,
        amountCents,
        of: of.length,
        sum,
      });
  }
  for (const { id, firm: itsOwn, filedOn, key } of world.cases.values()) {
    if (itsOwn !== firm || !filedOn) continue;
    const paying = firm.checks.filter((one) => one.caseId === id && stateOf(one) !== 'VOIDED');
    if (paying.length !== 1) journal.breaks('A court is paid once for each case.', { key, paying });
  }
}
