import { rosters } from '@writdesk/contract/rosters/rosters';
import type { UserContext } from '../../src/platform/context.ts';
import { createLease } from '../../src/user-service/rosters/create-lease.ts';
import { saveUnit } from '../../src/user-service/rosters/save-unit.ts';
import { addDays, type DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';
import type { DemoWorld } from './demo-world.ts';

interface RosterEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext, world: DemoWorld): Promise<void>;
}

interface Late {
  unit: string;
  people: readonly [string, string][];
  rentCents: number;
  /** How many months are owed, with the present one. */
  months: number;
  lateFeeCents?: number;
  /** How many days ago they were given notice; null for not yet. */
  noticeDaysAgo: number | null;
}

/** Tenants of Sycamore Landing who owe rent this month: what the month’s filing begins with. */
const late: readonly Late[] = [
  { unit: '7B', people: [['Marisol', 'Quintero']], rentCents: 138_500, months: 2, noticeDaysAgo: 12 },
  {
    unit: '9A',
    people: [
      ['Terrence', 'Obafemi'],
      ['Alicia', 'Obafemi'],
    ],
    rentCents: 151_000,
    months: 1,
    lateFeeCents: 7_500,
    noticeDaysAgo: 9,
  },
  { unit: '11D', people: [['Hyun-woo', 'Baek']], rentCents: 129_000, months: 3, noticeDaysAgo: 14 },
  { unit: '14C', people: [['Delphine', 'Arceneaux']], rentCents: 144_000, months: 1, noticeDaysAgo: null },
  { unit: '16A', people: [['Rasheed', 'Whitlock']], rentCents: 136_000, months: 2, noticeDaysAgo: null },
];

/** The property’s manager enters who owes rent. */
export function demoRosters(days: DemoDays): RosterEvent[] {
  const at = days.at(days.office(-1), '08:20');
  return late.map((one, index) => ({
    at: new Date(at.getTime() + index * 240_000),
    by: 'imani',
    run: (by, { homes }) => enter(by, homes.sycamore.propertyId, { one, today: days.today }),
  }));
}

async function enter(
  by: UserContext,
  propertyId: string,
  { one, today }: { one: Late; today: string },
): Promise<void> {
  const { unit: label, people, rentCents, months, lateFeeCents, noticeDaysAgo } = one;
  const { id: unitId } = await saveUnit(by, {
    params: { propertyId },
    query: {},
    body: rosters.saveUnit.body.parse({ label, bedrooms: 2, marketRentCents: rentCents }),
  });
  const firstOfMonth = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  const dueOn = (back: number) => `${addDays(firstOfMonth, -28 * back).slice(0, 'YYYY-MM'.length)}-01`;
  const ledger = Array.from({ length: months }, (_, index) => ({
    kind: 'RENT',
    dueOn: dueOn(months - 1 - index),
    description: 'Rent',
    amountCents: rentCents,
  }));
  const fee = { kind: 'LATE_FEE', dueOn: firstOfMonth, description: 'Late fee', amountCents: lateFeeCents };
  await createLease(by, {
    params: {},
    query: {},
    body: rosters.createLease.body.parse({
      propertyId,
      unitId,
      leaseFrom: addDays(today, -310),
      leaseTo: addDays(today, 55),
      isWritten: true,
      rentCents,
      dueDay: 1,
      noticeGivenOn: noticeDaysAgo === null ? null : addDays(today, -noticeDaysAgo),
      people: people.map(([firstName, lastName]) => ({ firstName, lastName })),
      ledger: lateFeeCents ? [...ledger, fee] : ledger,
    }),
  });
}
