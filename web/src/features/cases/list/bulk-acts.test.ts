import { bulkActions, caseActionCalls, caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { expect, test } from 'vitest';
import { awaitedBy, bulkOffers, bulkRequests, firstDayOf, waysOf } from './bulk-acts.ts';

const row = (id: string, status: CaseStatus, availableActions: string[]) =>
  ({ id, status, availableActions, waiting: [] as CaseRow['waiting'] }) as CaseRow;
const offered = (rows: CaseRow[]) =>
  bulkOffers(rows).map(({ key, rows: of }) => [key, of.map(({ id }) => id)]);

test('each action with the cases that allow it, in the order of a case’s way', () => {
  const rows = [
    row('a', 'INITIAL_CHECK', ['review', 'dismiss-case', 'add-documents']),
    row('b', 'INTAKE', ['initial-check', 'dismiss-case']),
    row('c', 'INITIAL_CHECK', ['review']),
  ];
  expect(offered(rows)).toEqual([
    ['initial-check', ['b']],
    ['review', ['a', 'c']],
    ['dismiss-case', ['a', 'b']],
  ]);
});

test('each action says how many of its cases wait for it', () => {
  const rows = [
    { ...row('a', 'INITIAL_CHECK', ['review', 'dismiss-case']), primaryAction: 'review' },
    { ...row('b', 'FILED', ['apply-to-docket', 'dismiss-case']), primaryAction: null },
  ];
  expect(bulkOffers(rows).map((offer) => [offer.key, awaitedBy(offer)])).toEqual([
    ['review', 1],
    ['apply-to-docket', 0],
    ['dismiss-case', 0],
  ]);
});

test('an approval is offered for what waits for one, not for what is sent out again', () => {
  const rows = [
    row('a', 'REVIEW', ['send-for-filing']),
    row('b', 'RETURNED_TO_PROCESSOR', ['send-for-filing']),
  ];
  expect(offered(rows)).toEqual([['send-for-filing', ['a']]]);
});

test('nothing selected, nothing offered', () => expect(bulkOffers([])).toEqual([]));

test('a default is requested for those whose answer window is over, one hearing recorded for those that were heard', () => {
  const waits = (id: string, ...ways: string[]) => ({
    ...row(id, 'SENT_FOR_SERVING', ['awaiting-judgment']),
    waiting: ways.map((way) => ({ action: 'awaiting-judgment', ways: [way] })) as CaseRow['waiting'],
  });
  expect(offered([waits('a', 'HEARING'), waits('b', 'DEFAULT'), waits('c')])).toEqual([
    ['request-default', ['a', 'c']],
    ['heard', ['b', 'c']],
  ]);
});

test('what waits for its lawful day is named with its day before anything is sent', () => {
  const ahead = (id: string, from: string | null) => ({
    ...row(id, 'SENT_FOR_SERVING', []),
    waiting: [{ action: 'awaiting-judgment', ways: ['DEFAULT'], from }] as CaseRow['waiting'],
  });
  const rows = [
    row('a', 'SENT_FOR_SERVING', ['awaiting-judgment']),
    ahead('b', '2026-12-03'),
    ahead('c', null),
  ];
  const offer = bulkOffers(rows).find(({ key }) => key === 'request-default');
  expect(offer?.rows.map(({ id }) => id)).toEqual(['a']);
  expect(offer?.waiting.map(({ row: { id }, wait }) => [id, wait.from])).toEqual([
    ['b', '2026-12-03'],
    ['c', null],
  ]);
  const waiting = bulkOffers([ahead('d', '2026-12-03'), ahead('e', '2026-12-01')]);
  expect(waiting.map((one) => [one.key, one.rows.length, firstDayOf(one)])).toEqual([
    ['request-default', 0, '2026-12-01'],
  ]);
  expect(bulkOffers([ahead('f', null)]), 'a fact is missing, and no day can be named').toEqual([]);
});

test('cases of two courthouses go to a docket each, and those of a courthouse without one stay', () => {
  const at = (id: string, courthouseId: string | null) => ({
    ...row(id, 'FILED', ['apply-to-docket']),
    courthouseId,
    courthouseName: courthouseId && `${courthouseId} Court`,
  });
  const [offer] = bulkOffers([at('a', 'fulton'), at('b', 'dekalb'), at('c', 'fulton'), at('d', null)]);
  if (!offer) throw new Error('Nothing is offered.');
  const requests = (values: Record<string, string>) =>
    bulkRequests(offer, values).map(({ rows, data }) => [rows.map(({ id }) => id), data]);
  expect(requests({ fulton: 'x', dekalb: 'y' })).toEqual([
    [['a', 'c'], { docketId: 'x' }],
    [['b'], { docketId: 'y' }],
  ]);
  expect(requests({ fulton: 'x', dekalb: '' })).toEqual([[['a', 'c'], { docketId: 'x' }]]);
  expect(offer.way.missing?.({}, offer.rows)).toEqual({
    fulton: { key: 'chooseOneDocket', values: { court: 'fulton Court' } },
    dekalb: { key: 'chooseOneDocket', values: { court: 'dekalb Court' } },
  });
});

test('a case that is on a docket moves to another one, and says who paid; one that is on none is put on one', () => {
  const rows = [
    row('a', 'SENT_FOR_SERVING', ['apply-to-docket']),
    row('b', 'ON_DOCKET', ['apply-to-docket', 'answer-sweep']),
  ];
  expect(offered(rows)).toEqual([
    ['apply-to-docket', ['a']],
    ['move-docket', ['b']],
    ['answer-sweep', ['b']],
  ]);
  const sweep = bulkOffers(rows).find(({ key }) => key === 'answer-sweep');
  if (!sweep) throw new Error('No payment sweep is offered.');
  expect(sweep.way.missing?.({}, [])).toEqual({ answer: 'giveSweep' });
  expect(bulkRequests(sweep, { answer: 'PROCEED', note: ' ' }).map(({ data }) => data)).toEqual([
    { answer: 'PROCEED' },
  ]);
});

test('no reason is chosen beforehand', () => {
  const [offer] = bulkOffers([row('a', 'INTAKE', ['dismiss-case'])]);
  expect(offer?.way.missing?.({}, [])).toEqual({ dismissReason: 'giveReason', comment: 'giveWhy' });
});

test('an action on many either needs nothing, or has fields for what it needs', () => {
  const keys = Object.keys(caseActionCalls) as (keyof typeof caseActionCalls)[];
  for (const act of bulkActions) {
    const key = keys.find((one) => caseActionDefinitions[one].name === act);
    if (!key) throw new Error(`No call does ${act}.`);
    const needs = !caseActionCalls[key].body.safeParse({}).success;
    for (const way of Object.values(waysOf(act))) expect(!needs || way.fields !== undefined, act).toBe(true);
  }
});
