import { expect, test } from 'vitest';
import { lacksIdentity } from './lacks-identity.ts';

const adult = { isMinor: false, ssn: null, dateOfBirth: null, militaryCheckedOn: null };

test.each([
  ['of an adult known by neither', adult, true, true],
  ['not with a number', { ...adult, ssn: '***-**-1234' }, true, false],
  ['not with a date of birth', { ...adult, dateOfBirth: '**/**/1990' }, true, false],
  ['not of a child', { ...adult, isMinor: true }, true, false],
  ['not after the search', { ...adult, militaryCheckedOn: '2026-07-09' }, true, false],
  ['not to whom may not read them', adult, false, false],
])('what the military search needs is missing %s', (_what, tenant, seeDocuments, is) =>
  expect(lacksIdentity(tenant, { seeDocuments })).toBe(is),
);
