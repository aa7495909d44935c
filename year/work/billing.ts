import { cases } from '@writdesk/contract/cases/cases';
import { invoiceRuns } from '@writdesk/contract/invoices/invoice-runs';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { addDays, type Day } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Company, type Firm, type Invoice, worksFor } from '../world/world.ts';
import { payByCard, takesCards } from './card-payments.ts';
import { disputesDay, isDisputed } from './disputes.ts';
import { payFromTrust, trustMonth } from './trust.ts';

/** Days between two invoices of a company. */
const BILLED_EVERY = 8;
/** Nobody agreed on other terms. */
const TERMS_DAYS = 30;

/** A firm bills what was done for its companies, and records what they pay; with a month it bills everybody at once. */
export async function billingDay(scene: Scene, firm: Firm): Promise<void> {
  const { world, today } = scene;
  await disputesDay(scene, firm);
  for (const [id, invoice] of world.invoices)
    if (invoice.firm === firm && !invoice.isPaid && invoice.paysOn <= today && !isDisputed(invoice)) {
      invoice.isPaid = await pay(scene, id, invoice);
    }
  const month = today.slice(0, 7);
  if (firm.billedMonth !== month) {
    if (firm.billedMonth) await runMonth(scene, firm);
    firm.billedMonth = month;
    await trustMonth(scene, firm);
  }
  for (const company of world.companies) {
    if (!worksFor(world, firm, company)) continue;
    const last = [...world.invoices.values()].findLast((one) => one.company === company && one.firm === firm);
    if (!last || addDays(last.billedOn, BILLED_EVERY) <= today) await bill(scene, firm, company);
  }
}

async function bill(scene: Scene, firm: Firm, company: Company): Promise<void> {
  const { world, journal } = scene;
  const { billing } = firm;
  const billingItemIds: string[] = [];
  let dueCents = 0;
  for (const own of world.cases.values()) {
    if (own.lease.company !== company || own.firm !== firm || !own.filedOn) continue;
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
  await keep(scene, made.id, { firm, company });
}

/** Everything that is open of all companies, in a run. */
async function runMonth(scene: Scene, firm: Firm): Promise<void> {
  const { billing } = firm;
  const { world, today, clock, journal } = scene;
  const { groups } = await billing.does(invoiceRuns.preview, { query: { through: today } });
  if (groups.length === 0) return;
  const { id } = await billing.does(invoiceRuns.run, { body: { through: today, issue: true } });
  await clock.quiet();
  const run = await billing.does(invoiceRuns.details, { params: { id } });
  journal.did('Runs of the month');
  const previewed = groups.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (!run.finishedAt || run.billedCents !== previewed)
    journal.breaks('A run bills what its preview showed.', { previewed, run });
  for (const { client, invoice } of run.groups) {
    const company = world.companies.find((one) => one.id === client.id);
    if (company && invoice) await keep(scene, invoice.id, { firm, company });
  }
  const again = await billing.does(invoiceRuns.preview, { query: { through: today } });
  if (again.groups.length > 0) journal.breaks('A run leaves nothing unbilled.', again);
}

/** An invoice goes out, and the company pays it some day: most in time, some so late that their new cases wait. */
async function keep(
  scene: Scene,
  id: string,
  { firm, company }: Pick<Invoice, 'firm' | 'company'>,
): Promise<void> {
  const { billing } = firm;
  const { world, today, drawn, journal } = scene;
  await billing.does(invoices.send, { params: { id }, body: {} });
  const gateOn = addDays(today, TERMS_DAYS);
  const { dueDate, balanceCents } = await billing.does(invoices.details, { params: { id } });
  if (dueDate !== gateOn)
    journal.breaks('An invoice is due by the terms of its company.', { dueDate, gateOn });
  const isLate = drawn.happens(rates.paysInvoiceLate.rate, 'invoice', company.name, today);
  const paysOn: Day = isLate
    ? addDays(gateOn, drawn.whole(4, 20, 'pays', company.name, today))
    : addDays(today, drawn.whole(3, 9, 'pays', company.name, today));
  const disputes = drawn.happens(rates.disputesCharge.rate, 'disputes', company.name, today);
  world.invoices.set(id, {
    firm,
    company,
    billedOn: today,
    gateOn,
    paysOn,
    isPaid: false,
    owedCents: balanceCents,
    ...(disputes && { disputesOn: addDays(today, 1) }),
  });
  journal.did('Invoices issued');
}

/** @returns whether it stays paid. */
async function pay(scene: Scene, id: string, invoice: Invoice): Promise<boolean> {
  const { firm, company, billedOn, owedCents, isReturned } = invoice;
  const { today, drawn, journal } = scene;
  const { billing } = firm;
  const key = [company.name, billedOn];
  const { balanceCents } = await billing.does(invoices.details, { params: { id } });
  if (balanceCents !== owedCents)
    journal.breaks('A company owes what it was billed, less its credits.', { balanceCents, owedCents });
  const money = { date: today, method: 'CHECK' as const };
  if (drawn.happens(rates.mistakes.rate, 'tomorrow', ...key)) {
    const body = { ...money, amountCents: balanceCents, date: addDays(today, 1) };
    await billing.isRefused(
      'recorded a payment of tomorrow',
      invoices.recordPayment,
      { params: { id }, body },
      ['invalid'],
    );
  }
  const isFirstInShort = scene.isShort && !firm.takesCards;
  if (!isReturned && (isFirstInShort || drawn.happens(rates.paysByCard.rate, 'card', ...key))) {
    await takesCards(scene, firm);
    return payByCard(scene, id, invoice);
  }
  const isEntrusted = drawn.happens(rates.paysFromTrust.rate, 'trust', ...key);
  if (!isEntrusted || !(await payFromTrust(scene, id, invoice, balanceCents)))
    await billing.does(invoices.recordPayment, {
      params: { id },
      body: { ...money, amountCents: balanceCents },
    });
  const paid = await billing.does(invoices.details, { params: { id } });
  if (paid.balanceCents !== 0 || paid.status !== 'PAID')
    journal.breaks('A paid invoice has no balance.', { number: paid.number, balance: paid.balanceCents });
  journal.did('Payments recorded');
  return true;
}

/** Whether an invoice of a firm is so late that a company’s new cases with it wait. */
export const isOverdue = ({ world, today }: Scene, firm: Firm, company: Company): boolean =>
  [...world.invoices.values()].some(
    (one) => one.firm === firm && one.company === company && !one.isPaid && one.gateOn < today,
  );
