import { expect, test } from 'vitest';
import { type Placed, templatesInForce } from './in-force.ts';

const nowhere = { stateId: null, countyId: null, courthouseId: null };
const ga = { ...nowhere, stateId: 'ga' };
const fulton = { ...ga, countyId: 'fulton' };
const magistrate = { ...fulton, courthouseId: 'magistrate' };
const one = (name: string, place: object, more: Partial<Placed> = {}) => ({
  id: name,
  type: 'LAYOUT' as const,
  slotId: null,
  ...nowhere,
  ...place,
  name,
  firmId: null,
  kind: 'PETITION',
  notHere: false,
  ...more,
});
const firm = { firmId: 'firm' };
const names = (...templates: ReturnType<typeof one>[]) => templatesInForce(templates).map(({ name }) => name);

test.each([
  ['the narrower', [one('state', ga), one('court', magistrate), one('county', fulton)], ['court']],
  ['the firm’s at the same place', [one('product', ga), one('firm', ga, firm)], ['firm']],
  ['the narrower before the firm’s', [one('firm', ga, firm), one('county', fulton)], ['county']],
  ['nothing where it ends', [one('state', ga), one('none', fulton, { notHere: true })], []],
  [
    'the firm’s where the product ends it at the same place',
    [one('none', fulton, { notHere: true }), one('firm', fulton, firm)],
    ['firm'],
  ],
  [
    'a slot until a form fills it, and',
    [
      one('slot', ga, { type: 'SLOT', kind: 'FORM_X' }),
      one('layout', ga),
      one('other', ga, { type: 'SLOT', kind: 'FORM_Y' }),
      one('form', ga, { ...firm, type: 'FORM', slotId: 'slot' }),
    ],
    ['form', 'other'],
  ],
  [
    'a slot that a form of another place would fill',
    [
      one('slot', ga, { type: 'SLOT', kind: 'FORM_X' }),
      one('form', ga, { ...firm, type: 'FORM', slotId: 'slot' }),
      one('none', fulton, { ...firm, notHere: true }),
    ],
    ['slot'],
  ],
  [
    'each kind for itself',
    [one('petition', ga), one('notice', nowhere, { kind: 'NOTICE' })],
    ['petition', 'notice'],
  ],
])('%s is used', (_, templates, used) => {
  expect(names(...templates)).toEqual(used);
  expect(names(...templates.toReversed()).toSorted()).toEqual(used.toSorted());
});
