import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { type Scope, scopeChange, scopeStatements, systemScope } from './scope.ts';

const ofFirm: Scope = { ...systemScope, kind: 'firm', firmId: newId(), firmIds: [newId(), newId()] };

test('a scope is a row of SET LOCAL with ids alone; what it does not have it does not name', () => {
  expect(scopeStatements(ofFirm).join('; ')).toBe(
    `set local app.kind = 'firm'; set local app.firm_id = '${ofFirm.firmId}'; ` +
      `set local app.firm_ids = '${ofFirm.firmIds.join(',')}'`,
  );
  expect(scopeStatements(systemScope)).toEqual(["set local app.kind = 'system'"]);
});

test('a change of scope takes away what the former one had', () => {
  expect(scopeChange(systemScope)).toContain("set local app.firm_id = ''");
  expect(scopeChange(systemScope).match(/set local/g)).toHaveLength(6);
});

const places: ((value: string) => Scope)[] = [
  (value) => ({ ...ofFirm, firmId: value }),
  (value) => ({ ...ofFirm, firmIds: [newId(), value] }),
  (value) => ({ ...ofFirm, clientIds: [value] }),
  (value) => ({ ...ofFirm, userId: value }),
  (value) => ({ ...ofFirm, withheldIds: [value, newId()] }),
];
const crafted = [
  "'; set role none; --",
  `${newId()}'; set local app.kind = 'all`,
  `${newId()}\n`,
  `${newId()},${newId()}`,
  "\\'",
  '\u0000',
  'ｆ0000000-0000-0000-0000-000000000000',
];

test('what is no id never becomes part of a statement', () => {
  for (const place of places) {
    for (const value of crafted) {
      expect(() => scopeStatements(place(value)), value).toThrow('which is no id');
      expect(() => scopeChange(place(value)), value).toThrow('which is no id');
    }
  }
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.nat(places.length - 1), (value, at) => {
      expect(() => scopeStatements(places[at]?.(value) ?? ofFirm)).toThrow('which is no id');
    }),
    { numRuns: 40 },
  );
});
