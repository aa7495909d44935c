import { expect, test } from 'vitest';
import { askableWords, askedItem, askedPath, askedWords } from './asked-field.ts';

test.each([
  ['caseEviction.claimedCents', 'claimedCents', 'Amount claimed'],
  ['Amount claimed', 'claimedCents', 'Amount claimed'],
  ['monto reclamado', 'claimedCents', 'Amount claimed'],
  ['unitLabel', 'unitLabel', 'Unit'],
  ['tenants.1.lastName', 'tenants.1.lastName', 'Tenant 2'],
  ['Who else lives there?', null, 'Who else lives there?'],
])('a request for “%s” leads to %s and says “%s”', (item, path, words) => {
  expect(askedPath(item)).toBe(path);
  expect(askedWords(item, 'en')).toBe(words);
});

test('what is offered to the firm is sent as the path that a save names', () => {
  expect(askableWords('en').map(askedItem)).toContain('caseEviction.noticeServedOn');
  expect(askableWords('es').map(askedItem)).toEqual(askableWords('en').map(askedItem));
  expect(askedItem(' Who else lives there? ')).toBe('Who else lives there?');
});
