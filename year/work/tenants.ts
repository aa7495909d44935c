import { rosters } from '@writdesk/contract/rosters/rosters';
import type { Day } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rent } from '../world/move-in.ts';
import { rates } from '../world/rates.ts';
import { type Lease, openCaseOf, owedOf } from '../world/world.ts';
import { writeDown } from './ledgers.ts';

type Line = Lease['ledger'][number];

/** Tenants pay what they owe, rent falls due with each month, and units that are empty again are let. */
export async function tenantsDay(scene: Scene): Promise<void> {
  const { world, today, journal } = scene;
  const month = today.slice(0, 7);
  const isNewMonth = month !== scene.rentedMonth;
  scene.rentedMonth = month;
  for (const lease of world.leases) {
    if (lease.endedOn) continue;
    if (lease.curesOn && lease.curesOn <= today && owedOf(lease) > 0 && !openCaseOf(world, lease)) {
      await writeDown(lease, paid(today, owedOf(lease)));
      lease.curesOn = null;
      journal.did('Tenants who paid before a case was opened');
    }
    if (isOut(scene, lease)) await letAgain(scene, lease);
    else if (isNewMonth) await newMonth(scene, lease);
  }
}

const paid = (dueOn: Day, amountCents: number): Line => ({
  kind: 'PAYMENT',
  dueOn,
  description: 'Paid',
  amountCents: -amountCents,
});

/** The rent of a month falls due; most pay it, some a part, and who owes is given notice. */
async function newMonth({ world, today, drawn, journal }: Scene, lease: Lease): Promise<void> {
  const { key, rentCents } = lease;
  const dueOn = `${today.slice(0, 7)}-01`;
  const due: Line = { kind: 'RENT', dueOn, description: `Rent due ${dueOn}`, amountCents: rentCents };
  journal.did('Months of rent');
  const open = openCaseOf(world, lease);
  if (open) return writeDown(lease, due);
  const isLate = owedOf(lease) > 0 || drawn.happens(rates.late.rate, 'late', key, dueOn);
  if (!isLate) return writeDown(lease, due, paid(dueOn, rentCents));
  const part = drawn.happens(rates.paysInPart.rate, 'part', key, dueOn) ? rentCents / 2 : 0;
  lease.noticeOn = today;
  lease.noticeCents = owedOf(lease) + rentCents - part;
  if (drawn.happens(rates.curesInTime.rate, 'cures', key, dueOn))
    lease.curesOn = `${today.slice(0, 7)}-${String(drawn.whole(4, 12, 'curesOn', key, dueOn)).padStart(2, '0')}`;
  journal.did('Notices given');
  await writeDown(lease, due, ...(part ? [paid(dueOn, part)] : []));
}

/** After the lockout. */
const isOut = ({ world }: Scene, lease: Lease): boolean =>
  [...world.cases.values()].some((own) => own.lease === lease && own.lockoutOn && own.endedOn);

async function letAgain({ world, today, drawn, journal }: Scene, lease: Lease): Promise<void> {
  const { company, propertyId, unitId, key } = lease;
  await company.owner.does(rosters.updateLease, { params: { id: lease.id }, body: { movedOutOn: today } });
  lease.endedOn = today;
  const next = await rent(
    { key: `${key}:${today}`, company, propertyId, unitId, number: world.leases.length, seed: world.seed },
    drawn,
    { from: today, months: [], noticeOn: null, curesOn: null },
  );
  world.leases.push(next);
  journal.did('Units let again');
}
