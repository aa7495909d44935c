import { invoices } from '@writdesk/contract/invoices/invoices';
import { properties } from '@writdesk/contract/properties/properties';
import { everyRow } from '../product/every-row.ts';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { peopleOf, staffOf } from '../world/world.ts';

/** Nobody sees another’s properties or invoices, and everybody sees all of theirs. */
export async function checkLists(scene: Scene, person: Person): Promise<void> {
  const { world } = scene;
  const company = world.companies.find((one) => peopleOf(one).includes(person));
  const firm = world.firms.find((one) => staffOf(one).includes(person));
  const houses = world.companies
    .filter((one) => one === company || (firm && one.firm === firm))
    .flatMap((one) => one.properties)
    .filter(({ isManaged }) => person !== company?.manager || isManaged);
  if (company ? person !== company.payables : person === firm?.processor) {
    const seen = await everyRow(async (page) => {
      const { properties: rows, total } = await person.does(properties.list, { query: { page, size: 100 } });
      return { rows, total };
    });
    compare(scene, person, { what: 'properties', seen, theirs: houses });
  }
  if (person !== company?.owner && person !== company?.payables && person !== firm?.billing) return;
  const seen = await everyRow(async (page) => {
    const { invoices: rows, total } = await person.does(invoices.list, { query: { page, size: 100 } });
    return { rows, total };
  });
  const theirs = [...world.invoices]
    .filter(([, own]) => (company ? own.company === company : own.firm === firm))
    .map(([id]) => ({ id }));
  compare(scene, person, { what: 'invoices', seen, theirs });
}

interface Compared {
  what: string;
  seen: readonly { id: string }[];
  theirs: readonly { id: string }[];
}

function compare({ journal }: Scene, person: Person, { what, seen, theirs }: Compared): void {
  journal.did(`Lists of ${what} compared with the world`);
  const [listed, own] = [seen, theirs].map((rows) => new Set(rows.map(({ id }) => id)));
  const tooMany = seen.filter(({ id }) => !own?.has(id));
  const missing = theirs.filter(({ id }) => !listed?.has(id));
  if (tooMany.length > 0 || missing.length > 0)
    journal.breaks('Each person’s lists hold exactly what is theirs to see.', {
      by: person.name,
      what,
      tooMany: tooMany.map(({ id }) => id),
      missing: missing.map(({ id }) => id),
    });
}
