import { cases } from '@writdesk/contract/cases/cases';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { addDays } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import type { Company } from '../world/world.ts';

/** Bills what was done for a company, and records what it pays. */
export async function billingDay(scene: Scene): Promise<void> {
  const { world, today } = scene;
  for (const [id, invoice] of world.invoices)
    if (!invoice.isPaid && invoice.paysOn <= today) {
      await pay(scene, id);
      invoice.isPaid = true;
    }
  for (const company of world.companies) {
    const last = [...world.invoices.values()].filter(({ companyId }) => companyId === company.id).at(-1);
    if (!last || addDays(last.paysOn, 2) <= today) await bill(scene, company);
  }
}

async function bill({ world, today, drawn, journal }: Scene, company: Company): Promise<void> {
  const { billing } = world.firm;
  const billingItemIds: string[] = [];
  let dueCents = 0;
  for (const own of world.cases.values()) {
    if (own.lease.company !== company || !own.filedOn) continue;
    const { unbilled, unbilledTotal } = await billing.does(cases.billings, { params: { id: own.id } });
    billingItemIds.push(...unbilled.map(({ id }) => id));
    dueCents += unbilledTotal;
  }
  if (billingItemIds.length === 0) return;
  const body = { clientId: company.id, billingItemIds, issue: true };
  const made = await billing.does(invoices.create, { body });
  if (made.subtotalCents !== dueCents)
    journal.breaks('An invoice is the sum of what was open.', {
      invoice: made.number,
      is: made.subtotalCents,
      dueCents,
    });
  await billing.isRefused('billed the same charges twice', invoices.create, { body }, [
    'billing_item_billed',
  ]);
  await billing.does(invoices.send, { params: { id: made.id }, body: {} });
  const paysOn = addDays(today, drawn.whole(3, 9, 'pays', made.number ?? ''));
  world.invoices.set(made.id, { companyId: company.id, paysOn, isPaid: false });
  journal.did('Invoices issued');
}

async function pay({ world, today, drawn, journal }: Scene, id: string): Promise<void> {
  const { billing } = world.firm;
  const { balanceCents } = await billing.does(invoices.details, { params: { id } });
  const money = { date: today, method: 'CHECK' as const };
  if (drawn.happens(rates.mistakes.rate, 'tomorrow', id)) {
    const body = { ...money, amountCents: balanceCents, date: addDays(today, 1) };
    await billing.isRefused(
      'recorded a payment of tomorrow',
      invoices.recordPayment,
      { params: { id }, body },
      ['invalid'],
    );
  }
  const paid = await billing.does(invoices.recordPayment, {
    params: { id },
    body: { ...money, amountCents: balanceCents },
  });
  if (paid.balanceCents !== 0 || paid.status !== 'PAID')
    journal.breaks('A paid invoice has no balance.', { number: paid.number, balance: paid.balanceCents });
  journal.did('Payments recorded');
}
