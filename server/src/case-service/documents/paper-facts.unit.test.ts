import { expect, test } from 'vitest';
import { kindOfCourt } from './paper-facts.ts';

test.each([
  ['Magistrate Court of Fulton County', 'Fulton', 'Magistrate Court'],
  ['Gwinnett County Magistrate Court', 'Gwinnett', 'Magistrate Court'],
  ['Magistrate Court', 'Fulton', 'Magistrate Court'],
])('%s in the heading of a document', (courtName, county, kind) => {
  expect(kindOfCourt(courtName, county)).toBe(kind);
});
