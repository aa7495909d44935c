import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoices } from '@writdesk/contract/invoices/invoices';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import type { Firm, Invoice } from '../world/world.ts';

/** Whether a charge is disputed, or will be. */
export const isDisputed = ({ disputesOn, dispute }: Invoice): boolean =>
  disputesOn !== undefined && !dispute?.isAnswered;

/** Companies dispute a charge, and the firm answers on its next day: it credits the charge, or says why it stays. */
export async function disputesDay(scene: Scene, firm: Firm): Promise<void> {
  const { world, today } = scene;
  for (const [id, invoice] of world.invoices) {
    const { disputesOn, dispute, isPaid } = invoice;
    if (invoice.firm !== firm || isPaid) continue;
    if (dispute && !dispute.isAnswered && dispute.saidOn < today) await answer(scene, id, invoice, dispute);
    if (disputesOn && disputesOn <= today && !dispute) await object(scene, id, invoice);
  }
}

async function object({ today, journal }: Scene, id: string, invoice: Invoice): Promise<void> {
  const { payables, manager } = invoice.company;
  const { lines } = await payables.does(invoices.details, { params: { id } });
  const line = lines.find(({ amountCents }) => amountCents > 1);
  if (!line) return;
  const body = { lineId: line.id, comment: 'We were not told of this charge.' };
  await manager.isRefused(
    'disputed a charge without the right',
    invoiceDisputes.dispute,
    { params: { id }, body },
    ['forbidden', 'invoice_not_found'],
  );
  const { disputedCents } = await payables.does(invoiceDisputes.dispute, { params: { id }, body });
  if (disputedCents !== line.amountCents)
    journal.breaks('What is disputed is the charge.', { disputedCents, line });
  await payables.isRefused('disputed a charge twice', invoiceDisputes.dispute, { params: { id }, body }, [
    'invalid',
  ]);
  invoice.dispute = {
    lineId: line.id,
    amountCents: line.amountCents,
    saidOn: today,
    isAnswered: false,
  };
  journal.did('Charges disputed');
}

async function answer(
  { drawn, journal }: Scene,
  id: string,
  invoice: Invoice,
  dispute: NonNullable<Invoice['dispute']>,
): Promise<void> {
  const { firm, company, billedOn } = invoice;
  const { billing } = firm;
  const { lineId } = dispute;
  const isUpheld = drawn.happens(rates.acceptsDispute.rate, 'accepts', company.name, billedOn);
  const creditCents = isUpheld ? Math.ceil(dispute.amountCents / 2) : 0;
  const params = { id };
  if (isUpheld) {
    const body = { lineId, reason: 'GOODWILL' as const, comment: 'Half of it is ours to carry.' };
    const tooMuch = { ...body, decision: 'UPHOLD' as const, amountCents: dispute.amountCents + 1 };
    await billing.isRefused(
      'credited more than a charge',
      invoiceDisputes.answer,
      { params, body: tooMuch },
      ['invalid'],
    );
    await billing.does(invoiceDisputes.answer, {
      params,
      body: { ...body, decision: 'UPHOLD', amountCents: creditCents },
    });
  } else {
    const comment = 'The court asks this fee for each defendant.';
    await billing.does(invoiceDisputes.answer, { params, body: { decision: 'EXPLAIN', lineId, comment } });
  }
  dispute.isAnswered = true;
  invoice.owedCents -= creditCents;
  const { disputedCents, balanceCents } = await billing.does(invoices.details, { params });
  if (disputedCents !== 0 || balanceCents !== invoice.owedCents)
    journal.breaks('A dispute that is answered leaves the invoice less its credit.', {
      disputedCents,
      balanceCents,
      owedCents: invoice.owedCents,
    });
  journal.did(isUpheld ? 'Disputes accepted' : 'Disputes explained');
}
