import { expect, test } from 'vitest';
import { firstId, secondId, someTenant, someValues } from './a-case.fixture.ts';
import { blankTenant } from './draft-values.ts';
import { mergeStale, takeTheirs, withArrived } from './merge-stale.ts';

const base = someValues({
  unitLabel: '16B',
  claimedCents: 200_000,
  noticeServedBy: 'Wanda',
  tenants: [someTenant()],
});

test('what each changed alone is kept', () => {
  const mine = { ...base, claimedCents: 224_300 };
  const theirs = { ...base, unitLabel: '16C' };
  const { values, conflicts, taken } = mergeStale(base, mine, theirs);
  expect(values).toMatchObject({ claimedCents: 224_300, unitLabel: '16C' });
  expect(conflicts).toEqual([]);
  expect(taken.map(({ field }) => field)).toEqual(['unitLabel']);
});

test('what both changed keeps the own typing and is named', () => {
  const mine = { ...base, unitLabel: '17' };
  const theirs = { ...base, unitLabel: '16C' };
  const { values, conflicts, taken } = mergeStale(base, mine, theirs);
  expect(values.unitLabel).toBe('17');
  expect(conflicts.map(({ path }) => path)).toEqual(['unitLabel']);
  expect(taken).toEqual([]);
  expect(conflicts[0] && takeTheirs(values, conflicts[0]).unitLabel).toBe('16C');
});

test('the same change by both is no conflict', () => {
  const changed = { ...base, unitLabel: '17' };
  expect(mergeStale(base, changed, { ...changed, unitLabel: '17 ' }).conflicts).toEqual([]);
});

test('tenants are merged text by text', () => {
  const mine = { ...base, tenants: [someTenant({ phone: '404 555 0100', lastName: 'Kirkwood-Bell' })] };
  const theirs = { ...base, tenants: [someTenant({ email: 'd@example.com', lastName: 'Kirkland' })] };
  const { values, conflicts } = mergeStale(base, mine, theirs);
  expect(values.tenants[0]).toMatchObject({
    phone: '404 555 0100',
    email: 'd@example.com',
    lastName: 'Kirkwood-Bell',
  });
  expect(conflicts.map(({ path }) => path)).toEqual(['tenants.0.lastName']);
  const [conflict] = conflicts;
  expect(conflict && takeTheirs(values, conflict).tenants[0]).toMatchObject({
    lastName: 'Kirkland',
    phone: '404 555 0100',
  });
});

test('tenants that either added stay, and one that they removed goes unless it was typed into', () => {
  const added = { ...blankTenant(), firstName: 'Marcus', lastName: 'Bell' };
  const theirNew = someTenant({ id: secondId, firstName: 'Ann' });
  const both = mergeStale(
    base,
    { ...base, tenants: [...base.tenants, added] },
    { ...base, tenants: [...base.tenants, theirNew] },
  );
  expect(both.values.tenants.map(({ firstName }) => firstName)).toEqual(['Delphine', 'Marcus', 'Ann']);

  const removed = { ...base, tenants: [] };
  expect(mergeStale(base, base, removed).values.tenants).toEqual([]);
  const typed = { ...base, tenants: [someTenant({ phone: '404 555 0100' })] };
  expect(mergeStale(base, typed, removed).values.tenants).toMatchObject([
    { id: null, phone: '404 555 0100' },
  ]);
});

const zoe = { ...blankTenant(), firstName: 'Zoë', lastName: 'Ångström' };
const savedZoe = someTenant({ id: secondId, firstName: 'Zoë', lastName: 'Ångström' });

test('a tenant whose save arrived without its answer is known again by the names, and nobody is said to have changed it', () => {
  const mine = { ...base, tenants: [...base.tenants, { ...zoe, firstName: 'Zoë ' }] };
  const theirs = { ...base, tenants: [...base.tenants, savedZoe] };
  const { values, conflicts, taken } = mergeStale(base, mine, theirs);
  expect(values.tenants.map(({ id }) => id)).toEqual([firstId, secondId]);
  expect(values.tenants[1]?.key).toBe(zoe.key);
  expect(conflicts).toEqual([]);
  expect(taken).toEqual([]);
});

test('a tenant known again by the names keeps what only one of both rows says, and names what they differ in', () => {
  const mine = { ...base, tenants: [{ ...zoe, phone: '404 555 0100', email: 'z@example.com' }] };
  const theirs = { ...base, tenants: [{ ...savedZoe, isMinor: true, email: 'zoe@example.com' }] };
  const { values, conflicts, taken } = mergeStale(someValues(), mine, theirs);
  expect(values.tenants).toMatchObject([{ id: secondId, phone: '404 555 0100', isMinor: true }]);
  expect(conflicts.map(({ path }) => path)).toEqual(['tenants.0.email']);
  expect(conflicts[0] && takeTheirs(values, conflicts[0]).tenants[0]?.email).toBe('zoe@example.com');
  expect(taken).toEqual([]);
});

test('two tenants of one name are two, and a row without a name is nobody', () => {
  const mine = {
    ...base,
    tenants: [zoe, { ...zoe, key: 'other' }, { ...blankTenant(), phone: '404 555 0100' }],
  };
  const theirs = {
    ...base,
    tenants: [savedZoe, someTenant({ firstName: '', lastName: '', email: 'd@example.com' })],
  };
  const { tenants } = mergeStale(someValues(), mine, theirs).values;
  expect(tenants.map(({ id }) => id)).toEqual([secondId, null, null, firstId]);
});

test('a tenant renamed after a save whose answer was lost is one tenant, and no quarrel', () => {
  const sent = { ...zoe, phone: '404 555 0100' };
  const mine = { ...base, tenants: [...base.tenants, { ...sent, firstName: 'Zoe', lastName: 'Angstrom' }] };
  const arrived = { ...sent, id: zoe.key };
  const theirs = { ...base, tenants: [...base.tenants, arrived] };
  const { values, conflicts } = mergeStale(withArrived(base, [sent], theirs), mine, theirs);
  expect(values.tenants.map(({ id, firstName }) => [id, firstName])).toEqual([
    [firstId, 'Delphine'],
    [zoe.key, 'Zoe'],
  ]);
  expect(conflicts).toEqual([]);
  // The browser was closed in between: then it asks, and still makes no second tenant of it.
  const asked = mergeStale(base, mine, theirs);
  expect(asked.values.tenants.map(({ id }) => id)).toEqual([firstId, zoe.key]);
  expect(asked.conflicts.map(({ path }) => path)).toEqual(['tenants.1.firstName', 'tenants.1.lastName']);
});

test('a lost save that did not arrive takes nothing away', () => {
  const mine = { ...base, tenants: [...base.tenants, zoe] };
  const theirs = { ...base, unitLabel: '16C' };
  const { values } = mergeStale(withArrived(base, [zoe], theirs), mine, theirs);
  expect(values.tenants.map(({ key }) => key)).toEqual([firstId, zoe.key]);
});
