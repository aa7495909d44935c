import { rosters } from '@writdesk/contract/rosters/rosters';
import type { Scene } from '../scene.ts';
import { type Lease, owedOf } from '../world/world.ts';
import { dayOfMonth } from '../days.ts';

/** Tenants pay what they owe, and managers write down what came and what fell due. */
export async function tenantsDay(scene: Scene): Promise<void> {
  const { world, today, journal } = scene;
  for (const lease of world.leases) {
    if (lease.curesOn && lease.curesOn <= today && owedOf(lease) > 0 && !hasCase(scene, lease)) {
      lease.ledger.push({ kind: 'PAYMENT', dueOn: today, description: 'Paid', amountCents: -owedOf(lease) });
      await writeDown(lease);
      journal.did('Tenants who paid before a case was opened');
    }
    // Who owes from earlier months owes this one, too.
    if (dayOfMonth(today) === 1 && owedOf(lease) > 0) {
      lease.ledger.push({
        kind: 'RENT',
        dueOn: today,
        description: `Rent due ${today}`,
        amountCents: lease.rentCents,
      });
      await writeDown(lease);
    }
  }
}

const hasCase = ({ world }: Scene, lease: Lease) =>
  [...world.cases.values()].some((one) => one.lease === lease);

async function writeDown({ company, id, ledger }: Lease): Promise<void> {
  await company.owner.does(rosters.updateLease, { params: { id }, body: { ledger } });
}
