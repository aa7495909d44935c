import type { CaseRow } from '@writdesk/contract/cases/cases';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { type Case, peopleOf, staffOf, type World } from '../world/world.ts';

/** Whether somebody may see a case, as the world is arranged: the firm all of it, a company its own, a manager their properties. */
export function maySee({ firms, companies }: World, person: Person, { lease, firm: itsOwn }: Case): boolean {
  const firm = firms.find((one) => staffOf(one).includes(person));
  if (firm) return itsOwn === firm;
  const company = companies.find((one) => peopleOf(one).includes(person));
  if (!company || company !== lease.company) return false;
  const house = company.properties.find(({ id }) => id === lease.propertyId);
  return person !== company.manager || house?.isManaged === true;
}

/** Nobody sees another's case, and everybody sees all of theirs. */
export function checkSight({ world, journal }: Scene, person: Person, rows: readonly CaseRow[]): void {
  const seen = rows.map(({ id }) => id).toSorted();
  const theirs = [...world.cases.values()]
    .filter((own) => maySee(world, person, own))
    .map(({ id }) => id)
    .toSorted();
  if (String(seen) === String(theirs)) return;
  journal.breaks('Each person’s list holds exactly the cases that are theirs to see.', {
    by: person.name,
    tooMany: seen.filter((id) => !theirs.includes(id)),
    missing: theirs.filter((id) => !seen.includes(id)),
  });
}
