import { invoiceGroupings } from '@writdesk/contract/invoices/invoice-grouping';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupCharges, sumOfGroup } from './group-charges.ts';

const one = fc.record({
  id: fc.uuid(),
  clientId: fc.constantFrom('a', 'b'),
  caseId: fc.constantFrom('c1', 'c2', 'c3'),
  propertyId: fc.constantFrom('p1', 'p2'),
  ownerId: fc.constantFrom('o1', null),
  title: fc.constant('Oak v. Elm'),
  day: fc.constantFrom('2026-05-31', '2026-06-01', '2026-06-30'),
  amountCents: fc.integer({ min: -500, max: 5_000 }),
});

test('each charge is on one invoice, and an invoice has charges of one company and one thing', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 60 }), fc.constantFrom(...invoiceGroupings), (charges, by) => {
      const groups = groupCharges(charges, () => by);
      expect(groups.flatMap((group) => group.charges).length).toBe(charges.length);
      expect(new Set(groups.flatMap((group) => group.charges)).size).toBe(charges.length);
      expect(groups.reduce((sum, group) => sum + sumOfGroup(group), 0)).toBe(
        charges.reduce((sum, { amountCents }) => sum + amountCents, 0),
      );
      const thing = {
        CASE: 'caseId',
        PROPERTY: 'propertyId',
        PORTFOLIO: 'ownerId',
        COMPANY: 'clientId',
        MONTH: 'day',
      } as const;
      for (const group of groups) {
        expect(new Set(group.charges.map(({ clientId }) => clientId)).size).toBe(1);
        const things = group.charges.map((charge) =>
          by === 'MONTH' ? charge.day.slice(0, 7) : charge[thing[by]],
        );
        expect(new Set(things).size).toBe(1);
      }
      const apart = (field: 'clientId' | 'caseId' | 'propertyId') =>
        new Set(charges.map((charge) => `${charge.clientId} ${charge[field]}`)).size;
      if (by === 'COMPANY') expect(groups).toHaveLength(apart('clientId'));
      if (by === 'CASE') expect(groups).toHaveLength(apart('caseId'));
      if (by === 'PROPERTY') expect(groups).toHaveLength(apart('propertyId'));
    }),
  );
});

test('more charges than an invoice has become several', () => {
  const charges = Array.from({ length: 4_500 }, (_, index) => ({
    id: String(index),
    clientId: 'a',
    caseId: 'c1',
    propertyId: 'p1',
    ownerId: null,
    title: 'Oak v. Elm',
    day: '2026-06-01',
    amountCents: 1,
  }));
  const groups = groupCharges(charges, () => 'COMPANY');
  expect(groups.map((group) => group.charges.length)).toEqual([2_000, 2_000, 500]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});
