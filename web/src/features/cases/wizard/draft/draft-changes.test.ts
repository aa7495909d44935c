import { expect, test } from 'vitest';
import { someTenant, someValues } from './a-case.fixture.ts';
import { bodyOf, changedFields, isNoticeAhead, lacksIdentity } from './draft-changes.ts';
import { blankLine, blankTenant } from './draft-values.ts';

test('a space at the end, an empty row and a new key are no change', () => {
  const base = someValues({ unitLabel: '16B', tenants: [someTenant()], ledger: [] });
  const values = {
    ...base,
    unitLabel: '16B ',
    tenants: [{ ...someTenant(), key: 'another' }, blankTenant()],
    ledger: [blankLine()],
  };
  expect(changedFields(base, values)).toEqual([]);
});

test('only what changed is sent, the eviction facts under their own name', () => {
  const base = someValues({ unitLabel: '16B' });
  const values = { ...base, unitLabel: '17', claimedCents: 224_300, noticeServedBy: ' Wanda Beaufort ' };
  const { body, sent, held } = bodyOf(changedFields(base, values), values, base);
  expect(body).toEqual({
    unitLabel: '17',
    caseEviction: { claimedCents: 224_300, noticeServedBy: 'Wanda Beaufort' },
  });
  expect(sent).toEqual(['unitLabel', 'claimedCents', 'noticeServedBy']);
  expect(held).toEqual({});
});

test('an emptied field is sent as nothing', () => {
  const base = someValues({ unitLabel: '16B', leaseTo: '2026-12-31' });
  const values = { ...base, unitLabel: '', leaseTo: null };
  expect(bodyOf(changedFields(base, values), values, base).body).toEqual({
    unitLabel: null,
    caseEviction: { leaseTo: null },
  });
});

test('a half-typed email address holds itself back and nothing else', () => {
  const base = someValues({ tenants: [someTenant({ email: 'old@example.com' })] });
  const values = { ...base, tenants: [someTenant({ phone: '404 555 0100', email: 'new@' })] };
  const { body, held } = bodyOf(['tenants'], values, base);
  expect(body.tenants?.[0]).toMatchObject({ phone: '404 555 0100', email: 'old@example.com' });
  expect(Object.keys(held)).toEqual(['tenants.0.email']);
});

test('a number that cannot be read leaves what is stored, a removed one goes', () => {
  const base = someValues({ tenants: [someTenant()] });
  const typed = (text: string, removed = false) => ({
    ...base,
    tenants: [someTenant({ ssn: { shown: '***-**-1234', typed: text, removed } })],
  });
  const first = (values: typeof base) => bodyOf(['tenants'], values, base).body.tenants?.[0];
  expect(first(typed('123'))).not.toHaveProperty('ssn');
  expect(first(typed('123-45-6789'))).toHaveProperty('ssn', '123-45-6789');
  expect(first(typed('', true))).toHaveProperty('ssn', null);
  expect(first(typed(''))).not.toHaveProperty('ssn');
});

test('half an address waits until it is whole', () => {
  const base = someValues();
  const tenantAddress = {
    addressLine1: '12 Main St',
    addressLine2: '',
    city: '',
    stateCode: 'GA',
    zipCode: '',
  };
  const { body, sent, held } = bodyOf(['tenantAddress'], { ...base, tenantAddress }, base);
  expect(body).toEqual({});
  expect(sent).toEqual([]);
  expect(Object.keys(held)).toEqual(['tenantAddress.city', 'tenantAddress.zipCode']);
});

test.each([
  [{ noticeAmountCents: 255_000 }, true],
  [{ noticeServedBy: 'Imani Brooks' }, false],
  [{ unitLabel: '17' }, false],
  [{}, false],
])('after %j the check of the notice waits for the save: %s', (typed, isAhead) => {
  const base = someValues({});
  expect(isNoticeAhead(base, { ...base, ...typed })).toBe(isAhead);
});

test('an adult needs a number or a date of birth to be searched for; a removed one is none', () => {
  const number = { shown: '***-**-1234', typed: '', removed: false };
  const none = { ...blankTenant(), lastName: 'Doe' };
  expect(lacksIdentity(none)).toBe(true);
  expect(lacksIdentity({ ...none, isMinor: true })).toBe(false);
  expect(lacksIdentity({ ...none, ssn: number })).toBe(false);
  expect(lacksIdentity({ ...none, ssn: { ...number, removed: true } })).toBe(true);
  expect(lacksIdentity({ ...none, dateOfBirth: { ...number, shown: null, typed: '02/03/1990' } })).toBe(
    false,
  );
});
