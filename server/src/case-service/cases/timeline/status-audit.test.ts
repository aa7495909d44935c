import { caseStatusAudits } from '@writdesk/contract/audits/case-status-audits';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { newId } from '../../../platform/ids.ts';
import { insertStatusChange } from './index.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let caseIds: { managed: string; owned: string; other: string };
const actor = newId();
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
  const { firm, otherFirm, client, otherClient, managed, owned } = world;
  const change = async (
    given: Parameters<typeof insertCase>[1],
    steps: readonly (readonly [string, string])[],
  ) => {
    const key = await insertCase(t.db, given);
    for (const [action, day] of steps)
      await insertStatusChange(t.db, key, {
        id: newId(),
        fromStatus: action === 'create' ? null : 'INTAKE',
        toStatus: action === 'create' ? 'INTAKE' : 'INITIAL_CHECK',
        action,
        comment: `Why ${action}`,
        actorKind: 'user',
        actorId: action === 'create' ? actor : null,
        actorName: 'Petra Vance',
        at: new Date(`${day}T12:00:00Z`),
      });
    return key.id;
  };
  caseIds = {
    managed: await change({ firmId: firm.id, clientId: client.id, propertyId: managed.id }, [
      ['create', '2026-06-01'],
      ['initial-check', '2026-06-03'],
    ]),
    owned: await change({ firmId: firm.id, clientId: client.id, propertyId: owned.id }, [
      ['create', '2026-06-02'],
    ]),
    other: await change({ firmId: otherFirm.id, clientId: otherClient.id }, [['create', '2026-06-04']]),
  };
});
afterAll(() => t.close());

type Query = RouteArguments<typeof caseStatusAudits.list>['query'];
const list = (query: Query = {}, as: Person = people.firmAdmin) =>
  t.call(caseStatusAudits.list, { as, query });
const days = async (query: Query, as?: Person) =>
  (await list(query, as)).body.statusChanges.map(({ at }) => at.slice(0, 10));

test('the changes of all cases stand in one list, the newest first, each with its case', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 3, page: 1, pageSize: 10 });
  expect(body.statusChanges[0]).toMatchObject({
    case: { id: caseIds.managed },
    client: { id: world.client.id, name: world.client.name },
    fromStatus: 'INTAKE',
    toStatus: 'INITIAL_CHECK',
    action: 'initial-check',
    by: 'Petra Vance',
  });
  expect(await days({ sort: 'at' })).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
});

test.each<[Query, string[]]>([
  [{ dateRange: '2026-06-02..2026-06-03' }, ['2026-06-03', '2026-06-02']],
  [{ toStatus: 'INITIAL_CHECK' }, ['2026-06-03']],
  [{ fromStatus: 'INTAKE' }, ['2026-06-03']],
  [{ action: 'create' }, ['2026-06-02', '2026-06-01']],
  [{ actorId: actor }, ['2026-06-02', '2026-06-01']],
  [{ actorId: newId() }, []],
])('the filter %j leaves these days', async (query, expected) => {
  expect(await days(query)).toEqual(expected);
});

test('everybody reads of the cases that they see, and no filter shows more', async () => {
  expect(await days({}, people.manager)).toEqual(['2026-06-03', '2026-06-01']);
  expect(await days({}, people.otherOwner)).toEqual(['2026-06-04']);
  expect((await list({}, people.admin)).body.total).toBe(4);
  expect(await days({ clientId: world.otherClient.id })).toEqual([]);
  expect(await days({ caseId: caseIds.other })).toEqual([]);
  for (const as of [people.payer, people.viewer, people.billing])
    expect((await list({}, as)).status).toBe(403);
});

test.each([
  ['dateRange=June', 'dateRange'],
  ['toStatus=GONE', 'toStatus'],
  ['actorId=me', 'actorId'],
])('refuses %j and names the field', async (query, path) => {
  const reply = await t.send('GET', `${caseStatusAudits.list.url}?${query}`, { as: people.firmAdmin });
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test('a change in the evening is one of that day at the firm', async () => {
  const { firm, client } = world;
  const { timeZone } = await t.db
    .selectFrom('users.firm')
    .select('timeZone')
    .where('id', '=', firm.id)
    .executeTakeFirstOrThrow();
  expect(timeZone).toBe('America/New_York');
  const key = await insertCase(t.db, { firmId: firm.id, clientId: client.id });
  await insertStatusChange(t.db, key, {
    id: newId(),
    fromStatus: null,
    toStatus: 'INTAKE',
    action: 'create',
    comment: null,
    actorKind: 'user',
    actorId: null,
    actorName: 'Petra Vance',
    // Half past nine in the evening of July 8 in Atlanta.
    at: new Date('2026-07-09T01:30:00Z'),
  });
  const moments = async (dateRange: string) =>
    (await list({ dateRange })).body.statusChanges.map(({ at }) => at.slice(0, 16));
  expect(await moments('2026-07-08..2026-07-08')).toEqual(['2026-07-09T01:30']);
  expect(await moments('2026-07-09..2026-07-09')).toEqual([]);
});
