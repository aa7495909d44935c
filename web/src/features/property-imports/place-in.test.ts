import { expect, test } from 'vitest';
import { placeIn } from './place-in.ts';

test.each([
  [
    'Willow Creek - 100 Main St, Atlanta, GA 30303',
    { name: 'Willow Creek', addressLine1: '100 Main St', city: 'Atlanta', stateCode: 'GA', zipCode: '30303' },
  ],
  [
    'Willow Creek - 100 Main St NW Atlanta GA 30303-1200',
    { name: 'Willow Creek', stateCode: 'GA', zipCode: '30303' },
  ],
  ['Willow Creek (wcreek)', { name: 'Willow Creek' }],
  ['Twenty-One Oaks', { name: 'Twenty-One Oaks' }],
  ['', { name: '' }],
])('%s', (text, place) => {
  expect(placeIn(text)).toEqual(place);
});
