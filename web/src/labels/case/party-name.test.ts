import { expect, test } from 'vitest';
import { partyName } from './case-names.ts';

test.each([
  ['Dawkins, Terrell', 'Dawkins'],
  ['Kuznetsova, Anastasia; Kuznetsov, Dmitri', 'Kuznetsova et al.'],
  ['Sukarno', 'Sukarno'],
  ['', ''],
])('the tenants %s are called %s', (names, name) => {
  expect(partyName(names)).toBe(name);
});
