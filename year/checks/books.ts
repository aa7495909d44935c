import { invoices } from '@writdesk/contract/invoices/invoices';
import { ledger } from '@writdesk/contract/ledger/ledger';
import { everyRow } from '../product/every-row.ts';
import type { Scene } from '../scene.ts';
import type { Firm } from '../world/world.ts';

/** The firm’s books balance, and say what its companies owe and have entrusted as the player adds it up. */
export async function checkBooks({ world, today, journal }: Scene, firm: Firm): Promise<void> {
  const { billing } = firm;
  const month = today.slice(0, 7);
  const { accounts, debitCents, creditCents } = await billing.does(ledger.month, { params: { month } });
  const closing = (name: string) => accounts.find(({ account }) => account === name)?.closingCents ?? 0;
  const all = accounts.reduce((sum, { closingCents }) => sum + closingCents, 0);
  if (debitCents !== creditCents || all !== 0)
    journal.breaks('Books balance.', { month, debitCents, creditCents, all });
  const listed = await everyRow(async (page) => {
    const { invoices: rows, total } = await billing.does(invoices.list, { query: { page, size: 100 } });
    return { rows, total };
  });
  const owed = listed.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  const entrusted = world.companies
    .flatMap((company) => company.entrusted.filter((one) => one.firm === firm))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  for (const [account, counted] of [
    ['RECEIVABLE', owed],
    ['TRUST_CASH', entrusted],
    ['TRUST_OWED', -entrusted],
  ] as const)
    if (closing(account) !== counted)
      journal.breaks('Books say what is owed and entrusted.', { account, is: closing(account), counted });
  journal.did('Books added up');
}
