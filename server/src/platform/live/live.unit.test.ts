import { expect, test } from 'vitest';
import type { Scope } from '../db/scope.ts';
import { readCursor, wasGiven, writeCursor } from './cursor.ts';
import { isToldOf, type LiveEvent } from './live-event.ts';
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

const nobody: Scope = {
  kind: 'nobody',
  firmId: null,
  firmIds: [],
  clientIds: [],
  propertyIds: [],
  ownerId: null,
  userId: null,
  walledCaseIds: [],
  today: '2026-06-12',
};
const firm: Scope = { ...nobody, kind: 'firm', firmId: 'F' };
const company: Scope = { ...nobody, kind: 'clients', clientIds: ['C'] };
const manager: Scope = { ...nobody, kind: 'properties', clientIds: ['C'], propertyIds: ['P'] };
const landlord: Scope = { ...nobody, kind: 'owner', clientIds: ['C'], ownerId: 'O' };
const ofCase = {
  kind: 'case.changed',
  firmId: 'F',
  clientId: 'C',
  propertyId: 'P',
  ownerId: 'O',
  caseId: 'K',
};
const other = { ...ofCase, firmId: 'X', clientId: 'X' };

test.each<[string, Scope, LiveEvent, boolean]>([
  ['an administrator', { ...nobody, kind: 'all' }, ofCase, true],
  ['an administrator, another’s own news', { ...nobody, kind: 'all' }, { kind: 'n', userId: 'you' }, false],
  ['the firm', firm, ofCase, true],
  ['another firm', firm, other, false],
  ['the company', company, ofCase, true],
  ['the company, the firm’s own news', company, { kind: 'n', firmId: 'F', caseId: 'K' }, false],
  ['another company', company, other, false],
  ['the manager', manager, ofCase, true],
  ['another property’s manager', manager, { ...ofCase, propertyId: 'X' }, false],
  ['a manager, news of no property', manager, { kind: 'n', clientId: 'C' }, false],
  ['the landlord', landlord, ofCase, true],
  ['another landlord', landlord, { ...ofCase, ownerId: 'X' }, false],
  ['oneself', nobody, { kind: 'n', userId: 'me' }, true],
  ['nobody', nobody, ofCase, false],
])('%s is told: %#', (_who, scope, event, expected) => {
  expect(isToldOf('me', scope, event)).toBe(expected);
});
