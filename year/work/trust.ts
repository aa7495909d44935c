import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { trust } from '@writdesk/contract/trust/trust';
import { type Day, nextWorkday } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import type { Company, Firm, Invoice } from '../world/world.ts';

const DEPOSIT_CENTS = 150_000;
const REFUND_CENTS = 5_000;
/** Business days until a deposited check can be used. */
const CHECK_DAYS = 5;

/** Once a month each company entrusts money to its firm, and some of it is paid back by check. */
export async function trustMonth(scene: Scene, firm: Firm): Promise<void> {
  firm.trustAccountId ??= await openAccount(firm);
  for (const company of scene.world.companies)
    if (company.firm === firm) {
      await deposit(scene, company, firm.trustAccountId);
      await payBack(scene, company, firm.trustAccountId);
    }
}

/** A second person approves an account before money moves on it. */
async function openAccount({ billing, admin }: Firm): Promise<string> {
  const { id } = await billing.does(bankAccounts.create, {
    body: {
      kind: 'TRUST',
      name: 'Client trust',
      bankName: 'Piedmont Trust',
      routingNumber: '061000104',
      accountNumber: '00981274',
    },
  });
  await billing.isRefused('approved a bank account of one’s own', bankAccounts.approve, { params: { id } }, [
    'bank_account_second_person',
    'forbidden',
  ]);
  await admin.does(bankAccounts.approve, { params: { id } });
  return id;
}

async function deposit({ today, journal }: Scene, company: Company, bankAccountId: string): Promise<void> {
  const { firm } = company;
  await firm.billing.does(trust.deposit, {
    body: {
      bankAccountId,
      clientId: company.id,
      amountCents: DEPOSIT_CENTS,
      date: today,
      method: 'CHECK',
      reference: `D-${today}`,
    },
  });
  let usableOn: Day = today;
  for (let days = 0; days < CHECK_DAYS; days += 1) usableOn = nextWorkday(usableOn);
  company.entrusted.push({ firm, amountCents: DEPOSIT_CENTS, usableOn });
  journal.did('Deposits into trust');
}

async function payBack({ today, drawn, journal }: Scene, company: Company, bankAccountId: string) {
  const { firm } = company;
  const { billing, admin } = firm;
  const { usableCents } = entrustedTo(firm, company, today);
  const ask = (amountCents: number) => ({
    body: { bankAccountId, clientId: company.id, amountCents, payeeName: company.name },
  });
  await billing.isRefused(
    'asked for more of the trust money than can be used',
    trust.requestCheck,
    ask(usableCents + 1),
    ['trust_short'],
  );
  if (usableCents < REFUND_CENTS) return;
  const { id } = await billing.does(trust.requestCheck, ask(REFUND_CENTS));
  if (drawn.happens(rates.mistakes.rate, 'approves own check', company.name, today))
    await billing.isRefused('approved a check of one’s own', trust.approveCheck, { params: { id } }, [
      'trust_second_person',
    ]);
  await admin.does(trust.approveCheck, { params: { id } });
  company.entrusted.push({ firm, amountCents: -REFUND_CENTS, usableOn: today });
  journal.did('Checks from trust');
}

/** Pays an invoice with the money that the company entrusted. @returns whether there was enough of it. */
export async function payFromTrust(
  { today, journal }: Scene,
  invoiceId: string,
  { firm, company }: Pick<Invoice, 'firm' | 'company'>,
  amountCents: number,
): Promise<boolean> {
  const bankAccountId = firm.trustAccountId;
  if (!bankAccountId) return false;
  const body = { bankAccountId, clientId: company.id, invoiceId, amountCents };
  if (entrustedTo(firm, company, today).usableCents < amountCents) {
    await firm.billing.isRefused(
      'paid an invoice with trust money that can’t be used yet',
      trust.transfer,
      { body },
      ['trust_short'],
    );
    return false;
  }
  await firm.billing.does(trust.transfer, { body });
  company.entrusted.push({ firm, amountCents: -amountCents, usableOn: today });
  journal.did('Invoices paid from trust');
  return true;
}

/** What a company has in trust with a firm on a day, as the player adds it up. */
export function entrustedTo(firm: Firm, company: Company, today: Day) {
  const entrusted = company.entrusted.filter((one) => one.firm === firm);
  const sum = (rows: Company['entrusted']) => rows.reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    balanceCents: sum(entrusted),
    usableCents: sum(entrusted.filter(({ usableOn }) => usableOn <= today)),
  };
}
