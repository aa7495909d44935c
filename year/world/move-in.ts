import { rosters } from '@writdesk/contract/rosters/rosters';
import { addDays, type Day } from '../days.ts';
import type { Drawer } from '../draw.ts';
import type { Making } from './join.ts';
import { UNITS } from './make-company.ts';
import { firstNames, lastNames } from './names.ts';
import { rates } from './rates.ts';
import type { Company, Lease } from './world.ts';

/** Who lives with a company when the year begins; some owe two months already, and had their notice. */
export async function moveIn(making: Making, company: Company): Promise<Lease[]> {
  const { product, drawn, seed, today } = making;
  const leases: Lease[] = [];
  for (const property of company.properties)
    for (let unit = 1; unit <= UNITS; unit += 1) {
      const { id: unitId } = await company.owner.does(rosters.saveUnit, {
        params: { propertyId: property.id },
        body: { label: `${unit}A` },
      });
      const key = `${company.name}:${property.name}:${unit}`;
      const isLate = drawn.happens(rates.lateAtFirst.rate, 'late', key);
      const months = isLate ? [addDays(today, -38), addDays(today, -8)] : [];
      const cures = isLate && drawn.happens(rates.curesInTime.rate, 'cures', key);
      const tenancy = { key, company, propertyId: property.id, unitId, number: leases.length, seed };
      const lease = await rent(tenancy, drawn, {
        from: addDays(today, -300),
        months,
        noticeOn: isLate ? addDays(today, -6) : null,
        curesOn: cures ? addDays(today, drawn.whole(0, 12, 'curesOn', key)) : null,
      });
      product.journal.did('Leases');
      leases.push(lease);
    }
  return leases;
}

interface Tenancy {
  key: string;
  company: Company;
  propertyId: string;
  unitId: string;
  number: number;
  seed: number;
}
interface Terms {
  from: Day;
  months: Day[];
  noticeOn: Day | null;
  curesOn: Day | null;
}

/** Somebody rents a unit. */
export async function rent(
  { key, company, propertyId, unitId, number, seed }: Tenancy,
  drawn: Drawer,
  { from, months, noticeOn, curesOn }: Terms,
): Promise<Lease> {
  const rentCents = drawn.whole(11, 24, 'rent', key) * 10_000;
  const pick = (names: readonly string[], what: string) =>
    names[drawn.whole(0, names.length - 1, what, key)] ?? 'Ana';
  // A name of its own for everybody: mail that names it is about this lease.
  const lastName = `${pick(lastNames, 'last')}${suffix(number, company, seed)}`;
  const ledger = months.map((dueOn) => ({
    kind: 'RENT' as const,
    dueOn,
    description: `Rent due ${dueOn}`,
    amountCents: rentCents,
  }));
  const { id } = await company.owner.does(rosters.createLease, {
    body: {
      propertyId,
      unitId,
      leaseFrom: from,
      isWritten: true,
      term: 'FIXED',
      rentCents,
      dueDay: 1,
      movedInOn: from,
      ...(noticeOn && { noticeGivenOn: noticeOn }),
      people: [
        { firstName: pick(firstNames, 'first'), lastName, kind: 'LEASEHOLDER', dateOfBirth: '1988-04-02' },
      ],
      ledger,
    },
  });
  const noticeCents = rentCents * months.length;
  return {
    id,
    key,
    company,
    propertyId,
    unitId,
    lastName,
    rentCents,
    ledger,
    noticeOn,
    noticeCents,
    curesOn,
  };
}

/** Letters that distinguish two people of one name, also those of another seed. */
const suffix = (count: number, { domain }: Company, seed: number) =>
  `-${inLetters(count).toUpperCase()}x${inLetters(Number(/\d+/.exec(domain)?.[0]))}x${inLetters(seed)}`;

const inLetters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
