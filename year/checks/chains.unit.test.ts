import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { brokenLinks, type Link } from './chains.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const at = new Date('2027-01-04T15:00:00.000Z');
const first = sha(
  `${'0'.repeat(64)}{"action":"case.create","data":{"a":[1],"b":2},"occurredAt":"2027-01-04T15:00:00.000Z","seq":1,"subject":"case","subjectId":"c1"}`,
);
const second = sha(`${first}{"action":"case.close","seq":2,"subject":"case","subjectId":"c1"}`);
const chain: Link[] = [
  {
    chain: 'c1',
    subject: 'case',
    subjectId: 'c1',
    seq: 1,
    action: 'case.create',
    occurredAt: at,
    data: { b: 2, a: [1] },
    hash: first,
  },
  { chain: 'c1', subject: 'case', subjectId: 'c1', seq: 2, action: 'case.close', hash: second },
];

test('a trail is whole, and a change, a gap and a missing beginning are found in it', () => {
  expect(brokenLinks(chain)).toEqual([]);
  const [begin, end] = chain as [Link, Link];
  expect(brokenLinks([{ ...begin, action: 'case.delete' }, end])).toEqual(['c1, entry 1']);
  expect(brokenLinks([end])).toEqual(['c1, entry 2']);
  expect(brokenLinks([begin, { ...end, seq: 3 }])).toEqual(['c1, entry 3']);
});
