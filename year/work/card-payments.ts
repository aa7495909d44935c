import { invoices } from '@writdesk/contract/invoices/invoices';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { practiceBank, type PracticeOutcome } from '@writdesk/contract/practice-bank/practice-bank';
import { addDays } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import type { Firm, Invoice } from '../world/world.ts';

/** Longer than the practice bank takes to have a card’s owner dispute what was paid, and to decide about it. */
const BANK_MS = 4 * 60_000;

/** Once: the firm’s administrator connects the bank, and nobody else can. */
export async function takesCards({ journal }: Scene, firm: Firm): Promise<void> {
  if (firm.takesCards) return;
  await firm.processor.isRefused('connected a payment provider as a processor', onlinePayments.connect, {}, [
    'forbidden',
  ]);
  const { status } = await firm.admin.does(onlinePayments.connect);
  if (status !== 'READY') journal.breaks('A firm that is connected takes payments online.', { status });
  firm.takesCards = true;
}

/** Accounts payable pay an invoice by card. Now and then the card’s owner takes it back, and the bank agrees or not. @returns whether it stays paid. */
export async function payByCard(scene: Scene, id: string, invoice: Invoice): Promise<boolean> {
  const { today, drawn, clock, journal } = scene;
  const { firm, company, billedOn } = invoice;
  const { payables, manager } = company;
  const on = { params: { id } };
  const key = [company.name, billedOn];
  const body = { invoiceIds: [id] };
  await manager.isRefused('paid by card without the right', onlinePayments.start, { body }, [
    'forbidden',
    'invoice_not_found',
  ]);
  const started = await payables.does(onlinePayments.start, { body });
  const session = /cs_practice_[0-9a-f]{40}/.exec(started.checkoutUrl ?? '')?.[0];
  if (!session) throw new Error(`No page of the bank: ${JSON.stringify(started)}`);
  const params = { session };
  const { amountCents } = await payables.does(practiceBank.session, { params });
  if (amountCents !== invoice.owedCents)
    journal.breaks('A card pays what is owed.', { amountCents, owedCents: invoice.owedCents });
  if (drawn.happens(rates.mistakes.rate, 'declined', ...key)) {
    const { isDeclined } = await payables.does(practiceBank.pay, {
      params,
      body: { outcome: 'CARD_DECLINED' },
    });
    if (isDeclined) journal.refused('paid with a card that the bank declined');
    else journal.breaks('A declined card pays nothing.', { id });
  }
  const isDisputed = scene.isShort || drawn.happens(rates.chargesBack.rate, 'charges back', ...key);
  const isWon = isDisputed && drawn.happens(rates.winsChargeback.rate, 'wins', ...key);
  const outcome: PracticeOutcome = !isDisputed
    ? 'CARD_APPROVED'
    : isWon
      ? 'CARD_CHARGEBACK_WON'
      : 'CARD_CHARGED_BACK';
  await payables.does(practiceBank.pay, { params, body: { outcome } });
  await pass(scene);
  const attempt = await payables.does(onlinePayments.attempt, { params: { id: started.id } });
  const { balanceCents, status } = await firm.billing.does(invoices.details, on);
  const isTaken = isDisputed && !isWon;
  const expected = isTaken
    ? { attempt: 'RETURNED', balanceCents: invoice.owedCents }
    : { attempt: 'SUCCEEDED', balanceCents: 0 };
  if (
    attempt.status !== expected.attempt ||
    balanceCents !== expected.balanceCents ||
    (status === 'PAID') === isTaken
  )
    journal.breaks('What a card paid counts, and what its owner took back doesn’t.', {
      outcome,
      attempt: attempt.status,
      balanceCents,
      status,
      expected,
    });
  journal.did('Payments by card');
  if (isDisputed) journal.did(isWon ? 'Chargebacks that were won' : 'Chargebacks');
  await clock.quiet();
  if (!isTaken) return true;
  // A check, some days later.
  invoice.paysOn = addDays(today, drawn.whole(2, 6, 'pays again', ...key));
  invoice.isReturned = true;
  return false;
}

/** The bank’s minutes pass: each step comes with its minute. */
async function pass({ clock }: Scene): Promise<void> {
  await clock.quiet();
  for (const ms of [BANK_MS, BANK_MS]) {
    await clock.moveTo(new Date(clock.now().getTime() + ms));
    await clock.quiet();
  }
}
