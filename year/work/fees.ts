import { cases } from '@writdesk/contract/cases/cases';
import { courtFees } from '@writdesk/contract/court-fees/court-fees';
import { addDays, type Day } from '../days.ts';
import type { Scene } from '../scene.ts';
import { type Firm, firmOf } from '../world/world.ts';

/** From the order of the court to the day on which it holds. */
const ANNOUNCED_DAYS = 5;
const RAISED_CENTS = 1_300;
const filing = ['FILING', 'SUMMONS'];

/** The clerk raises the fee for a filing from a day on; the processor enters it before that day. @returns whether there was a court to ask. */
export async function feesRise(scene: Scene, firm: Firm): Promise<boolean> {
  const { world, today, journal } = scene;
  const own = [...world.cases.values()].find((one) => firmOf(one) === firm && one.filedOn);
  if (!own) return false;
  const { processor } = firm;
  const { courthouseId } = await processor.does(cases.details, { params: { id: own.id } });
  const on = { params: { id: courthouseId ?? '' } };
  const { schedules } = await processor.does(courtFees.book, on);
  const before = schedules.find(
    ({ level, isInForce, isOwn }) => level === 'courthouse' && isInForce && !isOwn,
  );
  if (!before) return false;
  const effectiveFrom = addDays(today, ANNOUNCED_DAYS);
  const isRaised = ({ purpose, basis, payee }: (typeof before.rows)[number]) =>
    purpose === 'FILING' && basis === 'FLAT' && payee === 'CLERK';
  const rows = before.rows.map(({ id, verifiedBy: _by, verifiedOn: _on, ...row }) =>
    isRaised({ id, verifiedBy: _by, verifiedOn: _on, ...row })
      ? {
          ...row,
          amountCents: (row.amountCents ?? 0) + RAISED_CENTS,
          source: 'Order of the court',
          isVerified: true,
        }
      : { ...row, earlierRow: id },
  );
  const body = {
    level: 'courthouse' as const,
    isOwn: false,
    effectiveFrom,
    note: 'Order of the court',
    rows,
  };
  await own.lease.company.owner.isRefused('changed the fees of a court', courtFees.add, { ...on, body }, [
    'forbidden',
  ]);
  await processor.does(courtFees.add, { ...on, body });
  for (const [day, extra] of [
    [addDays(effectiveFrom, -1), 0],
    [effectiveFrom, RAISED_CENTS],
  ] as const) {
    const { lines } = await processor.does(courtFees.calculate, {
      ...on,
      query: { day, purposes: filing.join(','), defendants: 1 },
    });
    const is = lines.filter(({ payee }) => payee === 'CLERK').reduce((sum, { cents }) => sum + cents, 0);
    const counted = flat(before.rows) + extra;
    if (is !== counted) journal.breaks('A fee holds from its day on.', { day, is, counted });
  }
  firm.fees.push({ from: effectiveFrom, filingCents: flat(before.rows) + RAISED_CENTS });
  firm.fees.unshift({ from: '', filingCents: flat(before.rows) });
  journal.did('Fees of a court raised');
  return true;
}

/** What a clerk takes to file against one tenant, where nothing but flat fees and those for each defendant is due. */
const flat = (
  rows: readonly { purpose: string; payee: string; basis: string; amountCents: number | null }[],
): number =>
  rows
    .filter(
      ({ purpose, payee, basis }) =>
        filing.includes(purpose) && payee === 'CLERK' && basis !== 'PER_EXTRA_DEFENDANT',
    )
    .reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);

/** What a firm pays the clerk for a filing on a day; nothing while nobody has looked it up. */
export const filingFeeOn = ({ fees }: Firm, day: Day): number | undefined =>
  fees.findLast(({ from }) => from <= day)?.filingCents;
