import { evictionFields, repliesOf } from '@writdesk/contract/cases/case-fields';
import { expect, test } from 'vitest';
import { aCase } from '../../features/cases/shared/a-case.fixture.ts';
import { typedFieldNames } from './steps.ts';
import { otherFacts, typedWords } from './typed-words.ts';

test.each([
  ['unitLabel', ' 14C ', '14C', '14C'],
  ['leaseFrom', '2026-07-02', 'Jul 2, 2026', '2 jul 2026'],
  ['monthlyRentCents', 185_000, '$1,850.00', '$1,850.00'],
  ['occupied', false, 'No', 'No'],
  ['occupied', true, 'Yes', 'Sí'],
  ['noticeMethod', 'PUBLICATION', 'Publication', 'Publicación'],
  ['leaseTo', null, '', ''],
  ['reasonText', '', '', ''],
] as const)('%s of %s is said as “%s”', (name, value, english, spanish) => {
  expect(typedWords(name, value, 'en')).toBe(english);
  expect(typedWords(name, value, 'es')).toBe(spanish);
});

test('a card ends with what has no place of its own in it', () => {
  const details = aCase({
    caseEviction: { ...aCase().caseEviction, rentPeriodEndsOn: '2026-08-31' },
  });
  const placed = typedFieldNames.filter((name) => name !== 'rentPeriodEndsOn');
  expect(otherFacts('notice', details, placed)).toEqual([
    { label: 'Rental period ends', value: 'Aug 31, 2026' },
  ]);
});

test('where nobody has said anything, a field is null or what its column keeps', () => {
  const unsaid = repliesOf(evictionFields, undefined);
  expect(unsaid).toMatchObject({ claimedCents: 0, caresCovered: 'UNKNOWN', leaseFrom: null });
});
