import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPropertyware, PROPERTYWARE_KEY } from '../../../../../../property-stand-in/propertyware.ts';
import type { StandInSystem } from '../../../../../../property-stand-in/system-server.ts';
import { SystemError } from '../property-system.ts';
import { propertywareSystem } from './propertyware-system.ts';

let system: StandInSystem;
beforeAll(async () => {
  system = await openPropertyware({ limit: 2 });
});
afterAll(() => system.close());

const { signal } = new AbortController();
const read = (known: Parameters<ReturnType<typeof propertywareSystem>['read']>[0] = null) =>
  propertywareSystem(system.url, PROPERTYWARE_KEY).read(known, signal);

test('buildings, units, owners, households and what they owe are read, and nothing that nobody asked for', async () => {
  const data = await read();
  expect(system.refused).toEqual([]);
  expect(data.properties.map(({ name }) => name)).toEqual(['Maple Court', '17 Fern St']);
  // A building that is let as a whole has no unit of its own there.
  expect(data.units.map(({ id, label }) => [id, label])).toEqual([
    ['301', 'A'],
    ['302', 'B'],
    ['building-42', '1'],
  ]);
  expect(data.owners).toMatchObject([
    { company: 'Fernhill Partners LP' },
    { firstName: 'Ruth', company: null },
  ]);
  expect(data.leases.map(({ unitId, rentCents, tenants }) => [unitId, rentCents, tenants.length])).toEqual([
    ['301', 110_050, 2],
    ['building-42', 150_000, 1],
  ]);
  // One who stands surety isn’t named on the lease.
  expect(data.people.map(({ lastName }) => lastName)).toEqual(['Abara', 'Holloway', 'Quist']);
  expect(data.balances).toEqual([{ leaseId: '5001', totalCents: 60_050, agedCents: null }]);
  expect(data.charges.map(({ type, cents }) => [type, cents])).toEqual([
    ['Charge', 110_050],
    ['Payment', -50_000],
  ]);
  expect(JSON.stringify(data)).not.toContain('1990-01-01');
});

test('a building that is taken out of use is gone the second time, and a balance that stands asks for no charges', async () => {
  const data = await read();
  const building = system.kind.books['buildings']?.[1];
  Object.assign(building ?? {}, { updatedAt: new Date('2026-06-12T10:00:00Z') });
  Object.assign(building?.record ?? {}, { active: false });
  system.seen.length = 0;
  const again = await read({ data, since: new Date('2026-06-12T09:45:00Z') });
  expect(again.properties.map(({ name }) => name)).toEqual(['Maple Court']);
  expect(again.charges).toEqual(data.charges);
  expect(system.seen.some((path) => path.startsWith('/leases/'))).toBe(false);
});

test('a wrong organization is refused', async () => {
  const wrong = propertywareSystem(system.url, { ...PROPERTYWARE_KEY, organizationId: 'another' });
  const error = await wrong.read(null, signal).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SystemError);
  expect(error).toMatchObject({ reason: 'KEY_REFUSED', resource: '/portfolios' });
});
