import { expect, test } from 'vitest';
import { readCursor, wasGiven, writeCursor } from './cursor.ts';
import { notOlder, parseSnapshot, type Snapshot, visibleIn } from './snapshot.ts';

const snapshot = (text: string): Snapshot => {
  const parsed = parseSnapshot(text);
  if (!parsed) throw new Error(`not a snapshot: ${text}`);
  return parsed;
};

test.each<[bigint, boolean]>([
  [9n, true],
  [10n, false],
  [11n, true],
  [12n, false],
  [13n, true],
  [14n, false],
  [99n, false],
])('of 10:14:10,12 the transaction %s is visible: %s', (txId, expected) => {
  expect(visibleIn(txId, snapshot('10:14:10,12'))).toBe(expected);
});

test.each(['', '10', '10:14', '10:14:x', '10:14:10,', ':14:', '10:14:10;12', "1:2:' or 1=1"])(
  '%j is no snapshot',
  (text) => {
    expect(parseSnapshot(text)).toBeNull();
  },
);

test('of two moments the later one is known', () => {
  expect(notOlder(snapshot('10:15:10'), snapshot('10:14:10'))).toBe(true);
  expect(notOlder(snapshot('11:14:'), snapshot('10:14:10'))).toBe(true);
  expect(notOlder(snapshot('10:14:10'), snapshot('11:14:'))).toBe(false);
  expect(notOlder(snapshot('10:14:10'), snapshot('10:14:10'))).toBe(true);
});

test('a cursor knows what was given, in whatever order the numbers came', () => {
  const text = writeCursor({
    base: snapshot('10:14:10,12'),
    batch: snapshot('12:20:12'),
    lastId: 7,
    at: 1_700_000_000,
  });
  const cursor = readCursor(text);
  if (!cursor) throw new Error('unread');
  expect(writeCursor(cursor)).toBe(text);
  expect(wasGiven(cursor, { txId: 13n, id: 100 })).toBe(true); // in the base, whatever its number
  expect(wasGiven(cursor, { txId: 10n, id: 5 })).toBe(true); // in the batch, before the cut
  expect(wasGiven(cursor, { txId: 10n, id: 8 })).toBe(false); // in the batch, after the cut
  expect(wasGiven(cursor, { txId: 12n, id: 1 })).toBe(false); // committed later, though its number is small
  expect(wasGiven(cursor, { txId: 20n, id: 9 })).toBe(false);
});

test.each(['', 'x', '1~1:1:~1:1:', '1~1:1:~1:1:~2~3', '1~1:1:~1:1:~-2', `1~1:1:~1:1:~${'9'.repeat(5000)}`])(
  '%j is no cursor',
  (text) => {
    expect(readCursor(text)).toBeNull();
  },
);
