import { expect, test } from 'vitest';
import { ledgerRow } from './cells/ledger-rows.ts';
import { ownerRow } from './cells/owner-rows.ts';

const ledger = {
  columns: { unit: 0, postedOn: 1, description: 2, amount: 3 },
  dayFirst: false,
  paysBelowZero: false,
  paysAboveZero: false,
};

test.each([
  ['Monthly rent', '1,850.00', 'RENT', 185_000],
  ['Late rent charge', '75', 'LATE_FEE', 7_500],
  ['Water and sewer', '45.10', 'UTILITY', 4_510],
  ['Pet rent', '35', 'OTHER', 3_500],
  ['Renters insurance', '12', 'OTHER', 1_200],
  ['HAP subsidy', '900', 'RENT', 90_000],
  ['Payment returned by the bank', '500', 'OTHER', 50_000],
  ['Rent payment', '(500.00)', 'PAYMENT', -50_000],
  ['Rent concession', '-200', 'CREDIT', -20_000],
  ['Late fee waived', '75.00-', 'CREDIT', -7_500],
])('a ledger’s %j of %s is of the kind %s', (description, amount, kind, amountCents) => {
  const { said, faults } = ledgerRow({ cells: ['1A', '6/1/2026', description, amount], band: null }, ledger);
  expect(faults).toEqual([]);
  expect(said.line).toMatchObject({ kind, amountCents, dueOn: '2026-06-01', description });
});

test.each([
  [['1A', '', 'Rent', '5'], 'import_cell_day'],
  [['1A', '6/1/2026', 'Rent', ''], 'import_row_no_amount'],
  [['1A', '6/1/2026', 'Rent', 'a lot'], 'import_cell_money'],
])('a ledger’s row %j is refused for %s', (cells, code) => {
  const { faults } = ledgerRow({ cells, band: null }, ledger);
  expect(faults.map(({ fault }) => fault.code)).toEqual([code]);
});

const owners = { columns: { owner: 0, ownerType: 1 }, states: new Map([['georgia', 'GA']]) };

test.each([
  ['Maple Holdings, LLC', '', { kind: 'ENTITY', entityType: 'LLC' }],
  ['Maple Holdings L.L.C.', '', { kind: 'ENTITY', entityType: 'LLC' }],
  ['Ridge Partners LP', '', { kind: 'ENTITY', entityType: 'Limited partnership' }],
  ['Atlanta Housing Authority', '', { kind: 'ENTITY', entityType: 'Housing authority' }],
  ['The Bell Family Trust', '', { kind: 'ENTITY', entityType: 'Trust' }],
  ['Oak Homes, Inc.', '', { kind: 'ENTITY', entityType: 'Corporation' }],
  ['Maple Homes', 'Limited liability company', { kind: 'ENTITY', entityType: 'LLC' }],
  ['Byron, Ada M.', '', { kind: 'PERSON', firstName: 'Ada', middleName: 'M.', lastName: 'Byron' }],
  ['José Núñez', 'Individual', { kind: 'PERSON', firstName: 'José', lastName: 'Núñez' }],
])('an owner called %j of the type %j is known', (name, type, who) => {
  const { said, faults } = ownerRow({ cells: [name, type], band: null }, owners);
  expect(faults).toEqual([]);
  expect(said.input).toMatchObject(who);
});

test.each([
  ['Maple Properties', '', 'import_owner_kind'],
  ['Ada Byron', '', 'import_owner_kind'],
  ['', 'LLC', 'missing'],
  ['http://evil.example LLC', '', 'address_in_name'],
])('an owner called %j of the type %j is refused', (name, type, code) => {
  const { faults } = ownerRow({ cells: [name, type], band: null }, owners);
  expect(faults[0]?.fault.code).toBe(code);
});
