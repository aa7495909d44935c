import { caseStatuses, caseStatusFacts } from '@writdesk/contract/cases/case-status';
import { PencilLine } from 'lucide-react';
import { expect, test } from 'vitest';
import { caseStatusLook } from './case-status.ts';

test.each(caseStatuses)('%s has its own icon and a label for both readers in both languages', (status) => {
  for (const reader of ['firm', 'client'] as const) {
    const look = caseStatusLook(status, reader);
    expect(look.label.en).toBeTruthy();
    expect(look.label.es).toBeTruthy();
    // The pencil stands in for an icon that the map lacks.
    if (caseStatusFacts[status].icon !== 'PencilLine') expect(look.icon).not.toBe(PencilLine);
  }
});

test('the company is not notified of the firm’s inner returns', () => {
  expect(caseStatusLook('RETURNED_TO_PROCESSOR', 'client')).toMatchObject({
    label: { en: 'In review' },
    tone: 'desk',
  });
  expect(caseStatusLook('RETURNED_TO_PROCESSOR')).toMatchObject({
    label: { en: 'Back with processor' },
    tone: 'hold',
  });
});
