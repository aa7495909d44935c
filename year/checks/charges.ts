import { cases } from '@writdesk/contract/cases/cases';
import { invoices } from '@writdesk/contract/invoices/invoices';
import type { Scene } from '../scene.ts';
import type { Firm } from '../world/world.ts';

/** Each charge of a case is on one live invoice or on none, and an invoice is the sum of the charges that say that they are on it. */
export async function checkCharges({ world, journal }: Scene, firm: Firm): Promise<void> {
  const { billing } = firm;
  const billedBy = new Map<string, number>();
  const seen = new Set<string>();
  for (const { id, firm: itsOwn, filedOn, key } of world.cases.values()) {
    if (itsOwn !== firm || !filedOn) continue;
    const { unbilled, billed } = await billing.does(cases.billings, { params: { id } });
    for (const charge of [...unbilled, ...billed]) {
      if (seen.has(charge.id)) journal.breaks('A charge stands once.', { key, charge });
      seen.add(charge.id);
      const { invoiceId, amountCents } = charge;
      if (invoiceId) billedBy.set(invoiceId, (billedBy.get(invoiceId) ?? 0) + amountCents);
    }
    if (unbilled.some(({ invoiceId }) => invoiceId) || billed.some(({ invoiceId }) => !invoiceId))
      journal.breaks('A charge is on one live invoice, or on none.', { key, unbilled, billed });
  }
  for (const [id, own] of world.invoices) {
    if (own.firm !== firm) continue;
    const { subtotalCents, number, status } = await billing.does(invoices.details, { params: { id } });
    const counted = billedBy.get(id) ?? 0;
    billedBy.delete(id);
    if (status === 'VOID' || counted !== subtotalCents)
      journal.breaks('An invoice is the sum of the charges that are on it.', {
        number,
        status,
        subtotalCents,
        counted,
      });
  }
  if (billedBy.size > 0) journal.breaks('A charge is on an invoice that was issued.', [...billedBy]);
  journal.did('Charges whose invoice was looked for', seen.size);
}
