import type { RecordedFact } from '@writdesk/contract/court-facts/court-fact-values';
import { expect, test } from 'vitest';
import { changesOf, lackingHalf, sourceOf, touchesRecorded, typedFrom } from './fact-changes.ts';

const stands = (fact: RecordedFact['fact'], value: string): RecordedFact => ({
  fact,
  value,
  source: null,
  recordedBy: 'Renée Castillo',
  recordedAt: '2026-06-24T18:00:00.000Z',
  counts: true,
  earlierThan: null,
});
const recorded = [stands('writIssuedOn', '2026-06-22'), stands('writPostedAt', '2026-06-23T09:30')];
const asked = ['writIssuedOn', 'writAppliedOn', 'writPostedAt'] as const;

test('a form that is not touched changes nothing', () => {
  expect(changesOf(typedFrom(recorded), recorded, asked)).toEqual({});
});

test('what is typed again is sent, what is emptied is withdrawn, and the rest stays', () => {
  const typed = { days: { writAppliedOn: '2026-06-24', writPostedAt: '2026-06-23' }, postedTime: '9:45 AM' };
  const changes = changesOf(typed, recorded, asked);
  expect(changes).toEqual({
    writIssuedOn: null,
    writAppliedOn: '2026-06-24',
    writPostedAt: '2026-06-23T09:45',
  });
  expect(touchesRecorded(changes, recorded)).toBe(true);
  expect(touchesRecorded({ writAppliedOn: '2026-06-24' }, recorded)).toBe(false);
});

test.each([
  [{ days: { writPostedAt: '2026-06-23' }, postedTime: '' }, 'time'],
  [{ days: { writPostedAt: '2026-06-23' }, postedTime: 'noon' }, 'time'],
  [{ days: {}, postedTime: '9:30' }, 'day'],
  [{ days: { writPostedAt: '2026-06-23' }, postedTime: '9:30' }, null],
  [{ days: {}, postedTime: ' ' }, null],
] as const)('half a moment is none: %o', (typed, half) => {
  expect(lackingHalf(typed)).toBe(half);
});

test('a recorded day that is given again keeps its source, unless two had two', () => {
  const issued = { ...stands('writIssuedOn', '2026-06-20'), source: 'Clerk’s docket' };
  const applied = { ...stands('writAppliedOn', '2026-06-21'), source: 'Marshal’s receipt' };
  expect(sourceOf({ writIssuedOn: '2026-06-22' }, [issued, applied])).toBe('Clerk’s docket');
  expect(sourceOf({ writIssuedOn: null }, [issued, applied])).toBe('');
  expect(sourceOf({ writIssuedOn: '2026-06-22', writAppliedOn: '2026-06-23' }, [issued, applied])).toBe('');
});
