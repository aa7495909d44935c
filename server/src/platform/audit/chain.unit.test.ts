import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AuditPayload,
  canonical,
  chainFault,
  chainHash,
  type ChainRow,
  GENESIS,
  type Json,
} from './chain.ts';

// What JSON can carry there and back: a number that isn't one becomes null on the way, and minus zero plain zero.
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** The same value with every object's keys the other way round. */
function turned(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, item === undefined ? item : turned(item)]),
  );
}

describe('canonical JSON', () => {
  test('says the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
    );
  });

  test('is one text, in whatever order the keys come', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
      }),
    );
  });

  test('differs when the value differs', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(canonical(one) === canonical(other)).toBe(isDeepStrictEqual(one, other));
      }),
    );
  });

  test('leaves out what is absent, and keeps what is null', () => {
    expect(canonical({ b: undefined, a: null })).toBe('{"a":null}');
  });
});

/** A chain as the trail keeps it. */
function chainOf(values: readonly Json[]): ChainRow[] {
  let prevHash = GENESIS;
  return values.map((data, index) => {
    const payload: AuditPayload = {
      subject: 'case',
      subjectId: '01980000-0000-7000-8000-000000000001',
      seq: index + 1,
      clientId: null,
      firmId: '01980000-0000-7000-8000-000000000002',
      visibility: 'FIRM',
      action: 'case.save',
      actorKind: 'user',
      actorId: '01980000-0000-7000-8000-000000000003',
      actorName: 'José Núñez',
      occurredAt: '2026-06-12T14:00:00.000Z',
      data,
    };
    const hash = chainHash(prevHash, payload);
    const row = { ...payload, prevHash, hash };
    prevHash = hash;
    return row;
  });
}

const chain = fc.array(json, { minLength: 2, maxLength: 6 }).map(chainOf);
const somewhere = fc.nat();

describe('a chain', () => {
  test('that nobody touched has no fault', () => {
    fc.assert(
      fc.property(chain, (rows) => {
        const last = rows.at(-1);
        expect(chainFault(rows)).toBeNull();
        expect(chainFault(rows, { seq: rows.length, hash: last?.hash ?? '' })).toBeNull();
      }),
    );
  });

  test.each<[string, (row: ChainRow) => Partial<ChainRow>]>([
    ['what was done', () => ({ action: 'case.close' })],
    ['who did it', () => ({ actorName: 'Somebody Else' })],
    ['whose id it was', () => ({ actorId: null })],
    ['what kind of actor', () => ({ actorKind: 'job' })],
    ['when', () => ({ occurredAt: '2026-06-12T14:00:00.001Z' })],
    ['the facts', (row) => ({ data: { was: row.data } })],
    ['the company', () => ({ clientId: '01980000-0000-7000-8000-000000000009' })],
    ['the firm', () => ({ firmId: null })],
    ['who may read it', () => ({ visibility: 'ALL' })],
    ['the subject', () => ({ subjectId: '01980000-0000-7000-8000-000000000008' })],
  ])('shows that %s was changed, and in which row', (_, change) => {
    fc.assert(
      fc.property(chain, somewhere, (rows, at) => {
        const index = at % rows.length;
        const changed = rows.map((row, place) => (place === index ? { ...row, ...change(row) } : row));
        expect(chainFault(changed)).toEqual({ seq: index + 1, what: 'CHANGED' });
      }),
    );
  });

  test('shows a row that was changed with its hash made new', () => {
    fc.assert(
      fc.property(chain, somewhere, (rows, at) => {
        const index = at % (rows.length - 1);
        const forged = rows.map((row, place) => {
          if (place !== index) return row;
          const { prevHash, hash: _hash, ...payload } = row;
          const changed = { ...payload, action: 'case.forged' };
          return { ...changed, prevHash, hash: chainHash(prevHash, changed) };
        });
        expect(chainFault(forged)).toEqual({ seq: index + 2, what: 'REPLACED' });
      }),
    );
  });

  test('shows a row taken out, put in twice, or moved', () => {
    fc.assert(
      fc.property(chain, somewhere, (rows, at) => {
        const index = at % rows.length;
        const first = rows[index];
        if (!first) throw new Error('A chain has rows.');
        const without = rows.toSpliced(index, 1);
        const isTail = index === rows.length - 1;
        const head = { seq: rows.length, hash: rows.at(-1)?.hash ?? '' };
        expect(chainFault(without, head)).not.toBeNull();
        // Only a cut tail needs the head to be known.
        expect(chainFault(without) === null).toBe(isTail);
        expect(chainFault(rows.toSpliced(index, 0, first))).not.toBeNull();
        expect(chainFault(rows.toReversed())).not.toBeNull();
      }),
    );
  });
});
