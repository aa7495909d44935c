import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesInvoice, DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { seeded } from '../../platform/seeded.ts';

type Given = Omit<Partial<Insertable<CasesInvoice>>, 'balanceCents'> & {
  firmId: string;
  clientId: string;
};

/** An invoice on 30-day terms, unpaid unless stated otherwise; balance and status follow from what was paid. */
export function makeInvoice(
  db: Kysely<DB>,
  { seed, ...given }: Given & { seed?: number },
): Promise<Selectable<CasesInvoice>> {
  const some = seeded(seed);
  const id = given.id ?? newId();
  const subtotal = given.subtotalCents ?? some.int(120, 900) * 100;
  const paid = given.paidCents ?? 0;
  return db
    .insertInto('cases.invoice')
    .values({
      id,
      number: `INV-2026-${id.slice(-6).toUpperCase()}`,
      status: paid === 0 ? 'ISSUED' : paid < subtotal ? 'PARTIALLY_PAID' : 'PAID',
      issueDate: '2026-03-31',
      dueDate: '2026-04-30',
      ...given,
      subtotalCents: subtotal,
      paidCents: paid,
      balanceCents: given.status === 'VOID' ? 0 : subtotal - paid,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
