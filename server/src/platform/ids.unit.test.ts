import { afterEach, expect, test, vi } from 'vitest';
import { newId, newIdAt } from './ids.ts';

afterEach(() => vi.useRealTimers());

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const millisecondsOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
const thousand = <T>(make: () => T) => Array.from({ length: 1_000 }, make);

test('a thousand ids of one millisecond are different and in the order in which they were made', () => {
  vi.useFakeTimers({ now: new Date('2031-05-01T12:00:00Z'), toFake: ['Date'] });
  const ids = thousand(newId);
  expect(new Set(ids.map(millisecondsOf)).size).toBe(1);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids).toEqual(ids.toSorted());
  for (const id of ids) expect(id).toMatch(UUID_7);
});

test('a clock that is set back doesn’t put a new id before an older one', () => {
  vi.useFakeTimers({ now: new Date('2031-05-01T12:00:01Z'), toFake: ['Date'] });
  const before = thousand(newId);
  vi.setSystemTime(new Date('2031-05-01T11:59:00Z'));
  const after = thousand(newId);
  expect([...before, ...after]).toEqual([...before, ...after].toSorted());
});

test('ids of a given moment sort by it, and those of one millisecond by their making, whatever came between', () => {
  const [early, late] = [new Date('2026-03-01T00:00:00.000Z'), new Date('2026-03-01T00:00:00.001Z')];
  const made = thousand(() => [newIdAt(early), newIdAt(late), newIdAt(early)]).flat();
  const of = (moment: Date) => made.filter((id) => millisecondsOf(id) === moment.getTime());
  expect(of(early)).toHaveLength(2_000);
  expect(of(early)).toEqual(of(early).toSorted());
  expect(of(late)).toEqual(of(late).toSorted());
  expect(made.toSorted().slice(0, 2_000)).toEqual(of(early));
});
