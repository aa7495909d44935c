import { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import { everyRow } from '../product/every-row.ts';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { type Company, type Lease, openCaseOf, owedOf, type World } from '../world/world.ts';
import { isOverdue } from './billing.ts';
import { casesOf } from './rows.ts';

/** Opens the cases of the month: a manager for the properties that are theirs, the owner for the others. */
export async function fileMonth(scene: Scene, company: Company): Promise<void> {
  await openMonth(scene, company, company.manager);
  await openMonth(scene, company, company.owner);
}

async function openMonth(scene: Scene, company: Company, person: Person): Promise<void> {
  const { world, journal } = scene;
  const late = await everyRow(async (page) => {
    const { leases, total } = await person.does(monthFiling.list, { query: { page, size: 100 } });
    return { rows: leases, total };
  });
  const wanted = lateLeases(world, company, person);
  const listed = late.map(({ id }) => id).toSorted();
  if (String(listed) !== String(wanted.map(({ id }) => id).toSorted()))
    journal.breaks('The month’s filing lists who owes, and nobody else.', {
      by: person.name,
      listed,
      wanted: wanted.map(({ id, lastName }) => ({ id, lastName })),
    });
  for (const { id, state, obstacle, balanceCents } of late) {
    journal.did(`Late leases: ${state} ${obstacle ?? ''}`.trim());
    const lease = wanted.find((one) => one.id === id);
    if (!lease) continue;
    const expected = stateOf(scene, lease);
    if (state !== expected || balanceCents !== owedOf(lease))
      journal.breaks(
        'A late lease is ready once its notice is out, unless it has a case or an invoice is overdue, and owes what its ledger says.',
        {
          lease: lease.lastName,
          state,
          obstacle,
          expected,
          balanceCents,
          owed: owedOf(lease),
        },
      );
  }
  const leaseIds = late.filter(({ state }) => state === 'READY').map(({ id }) => id);
  if (leaseIds.length > 0) await openCases(scene, person, wanted, leaseIds);
}

/** An open case and an invoice that is overdue hold it, whether or not there was a notice. */
function stateOf(scene: Scene, lease: Lease): 'HELD' | 'READY' | 'NEEDS_NOTICE' {
  const { company, noticeOn } = lease;
  if (openCaseOf(scene.world, lease) || isOverdue(scene, company.firm, company)) return 'HELD';
  return noticeOn ? 'READY' : 'NEEDS_NOTICE';
}

async function openCases(
  { world, journal, today }: Scene,
  person: Person,
  wanted: readonly Lease[],
  leaseIds: string[],
): Promise<void> {
  const { results } = await person.does(monthFiling.open, { body: { leaseIds } });
  for (const { ok, code } of results) if (!ok) journal.breaks('A late lease becomes a draft.', String(code));
  for (const row of await casesOf(person)) {
    if (row.status !== 'DRAFT' || world.cases.has(row.id)) continue;
    const lease = wanted.find(({ lastName }) => row.tenantNames.includes(lastName));
    if (!lease) {
      journal.breaks('A draft is about a lease of the world.', row.tenantNames);
      continue;
    }
    world.cases.set(row.id, {
      id: row.id,
      key: `${lease.key}:${today}`,
      lease,
      firm: lease.company.firm,
      openedOn: today,
    });
    journal.did('Cases opened');
  }
}

function lateLeases({ leases }: World, company: Company, person: Person): Lease[] {
  const isTheirs = (propertyId: string) =>
    person === company.owner ||
    company.properties.some(({ id, isManaged }) => id === propertyId && isManaged);
  return leases.filter(
    (lease) => lease.company === company && !lease.endedOn && owedOf(lease) > 0 && isTheirs(lease.propertyId),
  );
}
