import { describe, expect, test } from 'vitest';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { daysSaid, foldTrack, stepFrom, type TrackStep } from './track.ts';

/** `DDSA...` is done, done, skipped, active, pending three times. */
function steps(letters: string): TrackStep[] {
  const states = { D: 'DONE', S: 'SKIPPED', A: 'ACTIVE', '.': 'PENDING' } as const;
  return [...letters].map((letter, index) => ({
    id: `step-${index + 1}`,
    sequenceNo: index + 1,
    name: `Step ${index + 1}`,
    roles: ['case_processor'],
    action: 'TASK',
    state: states[letter as keyof typeof states],
    startedAt: letter === 'D' ? `2026-07-${String(index + 8).padStart(2, '0')}T13:00:00Z` : null,
    doneAt: letter === 'D' ? `2026-07-${String(index + 9).padStart(2, '0')}T13:00:00Z` : null,
    doneBy: null,
  }));
}
const numbers = (some: readonly TrackStep[]) => some.map(({ sequenceNo }) => sequenceNo);

describe('folding', () => {
  test.each([
    ['nothing begun', '....', { folded: null, behind: [], present: null, later: [1, 2], more: [3, 4] }],
    [
      'one done: it stands for itself',
      'DA..',
      { folded: null, behind: [1], present: 2, later: [3, 4], more: [] },
    ],
    [
      'two done: a fold of one would save nothing',
      'DDA',
      { folded: null, behind: [1, 2], present: 3, later: [], more: [] },
    ],
    [
      'many done: all but the last in one line',
      'DDSDDA......',
      { folded: ['1–2, 4', '3'], behind: [5], present: 6, later: [7, 8], more: [9, 10, 11, 12] },
    ],
    [
      'three to come: no fold of one',
      'DA...',
      { folded: null, behind: [1], present: 2, later: [3, 4, 5], more: [] },
    ],
    [
      'between two steps',
      'DDD..',
      { folded: ['1–2', ''], behind: [3], present: null, later: [4, 5], more: [] },
    ],
    [
      'cut off by an end: what was never reached is not shown',
      'DDSDSSSS',
      { folded: ['1–2', '3'], behind: [4], present: null, later: [], more: [] },
    ],
    [
      'ended before anything was done',
      'SSSS',
      { folded: null, behind: [], present: null, later: [], more: [] },
    ],
    ['over', 'DDDD', { folded: ['1–3', ''], behind: [4], present: null, later: [], more: [] }],
    [
      'passed over and never done: still open, and not among the done',
      'DDDDD.SDA..',
      { folded: ['1–5', '7'], behind: [6, 8], present: 9, later: [10, 11], more: [] },
    ],
    [
      'taken back: open again',
      'DDDDDA......',
      { folded: ['1–4', ''], behind: [5], present: 6, later: [7, 8], more: [9, 10, 11, 12] },
    ],
    [
      'two skipped between',
      'DSSD.',
      { folded: ['1', '2–3'], behind: [4], present: null, later: [5], more: [] },
    ],
  ] as const)('%s', (_what, letters, wanted) => {
    const track = foldTrack(steps(letters));
    expect({
      folded: track.folded && [track.folded.done, track.folded.skipped],
      behind: numbers(track.behind),
      present: track.present?.sequenceNo ?? null,
      later: numbers(track.later),
      more: numbers(track.more),
    }).toEqual(wanted);
  });

  test('unfolded by the person', () => {
    const track = foldTrack(steps('DDDDA.....'), { done: true, later: true });
    expect(track.folded).toBeNull();
    expect(numbers(track.behind)).toEqual([1, 2, 3, 4]);
    expect(numbers(track.later)).toEqual([6, 7, 8, 9, 10]);
    expect(track.more).toEqual([]);
  });

  test('the folded line spans from the first beginning to the last end', () => {
    expect(foldTrack(steps('DDDDA')).folded).toMatchObject({
      from: '2026-07-08T13:00:00Z',
      until: '2026-07-11T13:00:00Z',
    });
  });
});

test('each day is said once, where it begins', () => {
  const days = [
    '2026-07-08T13:00:00Z',
    '2026-07-08T15:00:00Z',
    null,
    '2026-07-08T16:00:00Z',
    '2026-07-09T09:00:00Z',
  ];
  const sayDay = (at: string) => at.slice(0, 10);
  expect(daysSaid(days, sayDay)).toEqual(['2026-07-08', null, null, null, '2026-07-09']);
  expect(daysSaid(days, sayDay, '2026-07-08')).toEqual([null, null, null, null, '2026-07-09']);
});

test('a step says the first lawful day of its action, of several ways the one that opens first', () => {
  const wait = (action: string, from: string | null, days: (string | null)[] = []) =>
    ({ action, from, obstacles: days.map((day) => ({ from: day })) }) as CaseDetails['waiting'][number];
  const waiting = [
    wait('record-judgment', '2026-08-04'),
    wait('record-judgment', null, ['2026-07-28', null]),
    wait('close', '2026-07-01'),
  ];
  expect(stepFrom(waiting, { action: 'record-judgment' })).toBe('2026-07-28');
  expect(stepFrom(waiting, { action: 'set-lockout-date' })).toBeNull();
  expect(stepFrom([wait('close', null, [null])], { action: 'close' })).toBeNull();
});
