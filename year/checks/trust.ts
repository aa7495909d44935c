import { trust } from '@writdesk/contract/trust/trust';
import { everyRow } from '../product/every-row.ts';
import type { Scene } from '../scene.ts';
import type { Firm } from '../world/world.ts';
import { entrustedTo } from '../work/trust.ts';

/** Money in trust is what came in less what went out, by company, never below zero, and no money is used before its day. */
export async function checkTrust({ world, today, journal }: Scene, firm: Firm): Promise<void> {
  if (!firm.trustAccountId) return;
  const balances = await everyRow(async (page) => {
    const { balances: rows, total } = await firm.billing.does(trust.balances, { query: { page, size: 100 } });
    return { rows, total };
  });
  for (const company of world.companies) {
    if (company.firm !== firm && !company.entrusted.some((one) => one.firm === firm)) continue;
    const counted = entrustedTo(firm, company, today);
    const of = balances.find(({ client }) => client?.id === company.id);
    const is = { balanceCents: of?.balanceCents ?? 0, usableCents: of?.usableCents ?? 0 };
    journal.did('Trust balances added up');
    if (is.balanceCents !== counted.balanceCents || is.usableCents !== counted.usableCents)
      journal.breaks('Trust is the sum of what came and went.', { company: company.name, is, counted });
    if (counted.balanceCents < 0 || is.balanceCents < 0)
      journal.breaks('Trust is never below zero.', { company: company.name, is });
  }
}
