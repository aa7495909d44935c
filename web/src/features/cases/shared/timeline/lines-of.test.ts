import { expect, test } from 'vitest';
import type { TimelineEvent } from '../use-recent-events.ts';
import { linesOf } from './lines-of.ts';

const event = (seq: number, kind: string): TimelineEvent => ({
  seq,
  kind,
  at: `2026-06-12T14:0${seq}:00.000Z`,
  by: 'Imani Brooks',
  byUserId: '01a21600-3de4-73be-a51c-d0966e63d65a',
  data: {},
});
const reply = (kinds: string[], total = kinds.length) => ({
  events: kinds.map((kind, at) => event(kinds.length - at, kind)),
  total,
  totalIsCapped: false as const,
  page: 1,
  pageSize: 25,
});

test('edits of one person count once, and the beginning of a document not at all', () => {
  const kinds = ['document.begin', 'case.submit', 'case.save', 'case.save', 'case.create'];
  expect(linesOf(reply(kinds))).toBe(3);
});

test('where events are on further pages, or none came yet, nothing is counted', () => {
  expect(linesOf(reply(['case.submit'], 26))).toBeUndefined();
  expect(linesOf(undefined)).toBeUndefined();
});
