import { invoices } from '@writdesk/contract/invoices/invoices';
import { everyRow } from '../product/every-row.ts';
import type { Scene } from '../scene.ts';
import type { Firm } from '../world/world.ts';

/** Numbers have no gap, sums are those of their lines and payments, and each charge is on one living invoice at most. */
export async function checkInvoices({ world, journal }: Scene, firm: Firm): Promise<void> {
  const { billing } = firm;
  const listed = await everyRow(async (page) => {
    const { invoices: rows, total } = await billing.does(invoices.list, { query: { page, size: 100 } });
    return { rows, total };
  });
  const numbers = listed
    .flatMap(({ number }) => (number ? [Number(/(\d+)$/.exec(number)?.[1])] : []))
    .toSorted((a, b) => a - b);
  const first = numbers[0] ?? 1;
  if (numbers.some((number, index) => number !== first + index) || (numbers.length > 0 && first !== 1))
    journal.breaks('Numbers of invoices have no gap.', { numbers });
  const issued = [...world.invoices.values()].filter((one) => one.firm === firm).length;
  if (listed.length !== issued)
    journal.breaks('The firm’s invoices are those that it issued.', {
      listed: listed.length,
      issued,
    });
  for (const { id, number } of listed) {
    const { lines, payments, ...sums } = await billing.does(invoices.details, { params: { id } });
    const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    // What was reversed stands in the list, and counts no more.
    const paid = payments.reduce(
      (sum, { amountCents, isReversed }) => sum + (isReversed ? 0 : amountCents),
      0,
    );
    const left = total - sums.creditsCents - sums.writtenOffCents - paid;
    if (total !== sums.subtotalCents || paid !== sums.paidCents || left !== sums.balanceCents)
      journal.breaks('An invoice is the sum of its lines less what was paid.', {
        number,
        total,
        paid,
        left,
        sums,
      });
  }
}
