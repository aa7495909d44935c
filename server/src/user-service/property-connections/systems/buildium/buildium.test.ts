import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILDIUM_KEY, openBuildium } from '../../../../../../property-stand-in/buildium.ts';
import type { StandInSystem } from '../../../../../../property-stand-in/system-server.ts';
import { type KnownData, SystemError } from '../property-system.ts';
import { buildiumSystem } from './buildium-system.ts';

let system: StandInSystem;
beforeEach(async () => {
  system = await openBuildium({ limit: 2 });
});
afterEach(() => system.close());

const key = { ...BUILDIUM_KEY, organizationId: null };
const read = (known: KnownData | null = null, signal = new AbortController().signal) =>
  buildiumSystem(system.url, key).read(known, signal);
const failure = async (known: KnownData | null = null) => {
  const error = await read(known).catch((thrown: unknown) => thrown);
  if (!(error instanceof SystemError)) throw new Error('It was read.', { cause: error });
  return { reason: error.reason, resource: error.resource };
};

test('all pages of all lists are read, in whole cents, and nothing that nobody asked for', async () => {
  const data = await read();
  expect(data.properties.map(({ name }) => name)).toEqual(['Willow Creek', 'Azalea Terrace']);
  expect(data.units).toHaveLength(5);
  expect(data.units[0]).toMatchObject({ bedrooms: 2, bathrooms: 1.5, marketRentCents: 135_050 });
  expect(data.leases.map(({ rentCents }) => rentCents)).toEqual([131_000, 129_510, 134_000]);
  // 0.1 + 0.2 is thirty cents.
  expect(data.balances[1]).toMatchObject({ totalCents: 129_540, agedCents: [129_510, 30, 0, 0] });
  expect(data.charges.map(({ type, cents }) => [type, cents])).toEqual([
    ['Rent Income', 131_000],
    ['Rent Income', 129_510],
    ['Payment', -129_480],
    ['Rent Income', 129_510],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/123-45-6789|98-7654321|1988-04-02/);
  expect(system.seen).toContain('/v1/rentals/units?orderby=Id+asc&limit=1000&offset=4');
});

test('the second time only what has changed since is asked for, and the charges of those whose balance moved', async () => {
  const data = await read();
  const { books } = system.kind;
  const lease = books['leases']?.[0];
  if (lease) Object.assign(lease, { updatedAt: new Date('2026-06-12T10:00:00Z') });
  Object.assign(lease?.record ?? {}, { LeaseStatus: 'Past' });
  const unit = books['units']?.[2];
  if (unit) Object.assign(unit, { updatedAt: new Date('2026-06-12T10:00:00Z') });
  Object.assign(unit?.record ?? {}, { UnitSize: 900 });
  system.seen.length = 0;
  const again = await read({ data, since: new Date('2026-06-12T09:45:00Z') });
  expect(again.leases.map(({ id }) => id)).toEqual(['1002', '1003']);
  expect(again.units.find(({ id }) => id === '103')?.sizeSqft).toBe(900);
  expect(again.units).toHaveLength(5);
  expect(again.charges.every(({ leaseId }) => leaseId === '1002')).toBe(true);
  expect(system.seen.filter((path) => path.includes('/transactions'))).toEqual([]);
  expect(system.seen[0]).toContain('lastupdatedfrom=2026-06-12T09%3A45%3A00.000Z');
});

describe('a system that answers something else changes nothing, and says why', () => {
  test.each([
    ['CUT', 'UNREADABLE'],
    ['HTML', 'UNREADABLE'],
    ['NULLS', 'UNREADABLE'],
  ] as const)('%s is %s', async (fault, reason) => {
    system.arrange('/v1/leases', fault);
    expect(await failure()).toEqual({ reason, resource: '/v1/leases' });
  });

  test('a key that was revoked', async () => {
    system.revoke();
    expect(await failure()).toEqual({ reason: 'KEY_REFUSED', resource: '/v1/rentals' });
  });

  test('pages that shifted are read once more, and refused when they shift again', async () => {
    system.arrange('/v1/rentals/units', 'SHIFT', 1);
    expect((await read()).units).toHaveLength(5);
    system.arrange('/v1/rentals/units', 'SHIFT', 1);
    system.arrange('/v1/rentals/units', 'SHIFT', 3);
    expect(await failure()).toEqual({ reason: 'MOVED', resource: '/v1/rentals/units' });
  });

  test('one that is busy or down for a moment is asked again, in its pace', async () => {
    system.arrange('/v1/rentals/units', 'DOWN');
    system.arrange('/v1/rentals/units', 'BUSY');
    expect((await read()).units).toHaveLength(5);
    expect(system.refused).toEqual(['Too many requests.']);
  });

  test('nobody answers', async () => {
    await system.close();
    expect(await failure()).toEqual({ reason: 'NO_ANSWER', resource: '/v1/rentals' });
  }, 30_000);

  test('a path, a parameter and a header that it does not know', async () => {
    const headers = { 'x-buildium-client-id': key.apiId, 'x-buildium-client-secret': key.apiSecret };
    const statusOf = async (path: string, more: Record<string, string> = {}) =>
      (await fetch(system.url + path, { headers: { ...headers, ...more } })).status;
    expect(await statusOf('/v1/rentals?limit=1')).toBe(200);
    expect(await statusOf('/v1/leases/transactions')).toBe(404);
    expect(await statusOf('/v1/rentals?pagesize=1')).toBe(400);
    expect(await statusOf('/v1/rentals', { 'x-other': '1' })).toBe(400);
    expect(await statusOf(`/v1/rentals?orderby=${'x'.repeat(4_100)}`)).toBe(500);
  });
});
