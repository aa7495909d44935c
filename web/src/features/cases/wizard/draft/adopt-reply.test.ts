import { expect, test } from 'vitest';
import { firstId, secondId, someTenant, someValues } from './a-case.fixture.ts';
import { adoptReply } from './adopt-reply.ts';
import { blankTenant } from './draft-values.ts';

test('what was typed during the save stays, what the server settled is taken', () => {
  const base = someValues();
  const sent = { ...base, propertyId: 'p1', unitLabel: '1' };
  const values = { ...sent, unitLabel: '16B' };
  const server = { ...sent, courthouseId: 'c1' };
  expect(adoptReply(base, sent, values, server)).toMatchObject({
    propertyId: 'p1',
    unitLabel: '16B',
    courthouseId: 'c1',
  });
});

test('the space before the next word stays', () => {
  const sent = someValues({ plaintiffName: 'Peachline ' });
  const server = { ...sent, plaintiffName: 'Peachline' };
  expect(adoptReply(someValues(), sent, sent, server).plaintiffName).toBe('Peachline ');
});

test('a tenant gets its id, and its number is masked and forgotten', () => {
  const tenant = {
    ...blankTenant(),
    lastName: 'Kirkwood',
    ssn: { shown: null, typed: '123456789', removed: false },
  };
  const sent = someValues({ tenants: [blankTenant(), tenant] });
  const masked = { shown: '***-**-6789', typed: '', removed: false };
  const server = someValues({ tenants: [someTenant({ lastName: 'Kirkwood', ssn: masked })] });
  const { tenants } = adoptReply(someValues(), sent, sent, server);
  expect(tenants[0]?.id).toBeNull();
  expect(tenants[1]).toMatchObject({ id: firstId, key: tenant.key, ssn: masked });
});

test('a number that was held back, or typed since, stays in its field', () => {
  const typed = (text: string) => ({ shown: null, typed: text, removed: false });
  const server = someValues({ tenants: [someTenant()] });
  const held = someTenant({ ssn: typed('123') });
  const sent = someValues({ tenants: [held] });
  expect(adoptReply(server, sent, sent, server).tenants[0]?.ssn.typed).toBe('123');
  const since = { ...sent, tenants: [{ ...held, ssn: typed('1234') }] };
  expect(adoptReply(server, sent, since, server).tenants[0]?.ssn.typed).toBe('1234');
});

test('“I don’t know” stays chosen, though to the server it is as if nobody had answered', () => {
  const base = { ...someValues(), caresCovered: 'YES' as const };
  const sent = { ...base, caresCovered: 'UNKNOWN' as const };
  expect(adoptReply(base, sent, sent, { ...sent, caresCovered: null }).caresCovered).toBe('UNKNOWN');
});

test('the people of a lease are taken where nobody was typed, and not over what was', () => {
  const people = someValues({ tenants: [someTenant()], leaseId: firstId });
  const sent = someValues({ leaseId: firstId });
  expect(adoptReply(someValues(), sent, sent, people).tenants).toEqual(people.tenants);
  const typing = { ...sent, tenants: [{ ...blankTenant(), lastName: 'Okafor' }] };
  expect(adoptReply(someValues(), sent, typing, people).tenants).toEqual(typing.tenants);
  // Another lease brings other people.
  const other = someValues({ tenants: [someTenant({ id: secondId, lastName: 'Bell' })] });
  expect(adoptReply(people, people, people, other).tenants).toEqual(other.tenants);
});
