import { evictionHistory } from '@writdesk/contract/cases/case-numbers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { standingClock } from '../../../platform/clock.ts';

let t: TestApp;
let world: TwoCompanies;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-07-01T15:00:00.000Z') });
  world = await twoCompanies(t);
  const { firm, client, managed, owned, otherFirm, otherClient, otherProperty } = world;
  const of = { firmId: firm.id, clientId: client.id };
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  await insertCase(t.db, {
    ...of,
    propertyId: managed.id,
    unitLabel: '14C',
    status: 'CLOSED',
    createdAt: at('2026-02-27'),
    submittedAt: at('2026-03-01'),
    filedOn: '2026-03-05',
    judgmentOutcome: 'DEFAULT_POSSESSION',
    closedAt: at('2026-04-10'),
  });
  await insertCase(t.db, { ...of, propertyId: managed.id, unitLabel: '2B', createdAt: at('2019-07-02') });
  await insertCase(t.db, { ...of, propertyId: managed.id, unitLabel: '14C', createdAt: at('2019-06-30') });
  await insertCase(t.db, { ...of, propertyId: owned.id, unitLabel: '1', createdAt: at('2026-05-01') });
  await insertCase(t.db, {
    firmId: otherFirm.id,
    clientId: otherClient.id,
    propertyId: otherProperty.id,
    createdAt: at('2026-05-01'),
  });
});
afterAll(() => t.close());

const ofProperty = (as: Person, propertyId: string, query: { unit?: string } = {}) =>
  t.call(evictionHistory.ofProperty, { as, params: { propertyId }, query });
const looks = async () =>
  t.db
    .selectFrom('users.auditEvent')
    .select(['data'])
    .where('action', '=', 'eviction-history.look')
    .orderBy('seq')
    .execute();

test('a property’s cases of seven years say unit, tenants, dates, outcome, days and cost, and the look is recorded', async () => {
  const { people, managed } = world;
  const before = (await looks()).length;
  const { status, body } = await ofProperty(people.processor, managed.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 2,
    property: { id: managed.id, name: 'Willow Creek' },
    cases: [
      {
        unitLabel: '14C',
        tenantNames: 'Caleb Hollis',
        openedOn: '2026-02-27',
        filedOn: '2026-03-05',
        endedOn: '2026-04-10',
        outcome: 'DEFAULT_POSSESSION',
        days: 40,
        costCents: 0,
      },
      { unitLabel: '2B', endedOn: null, days: null },
    ],
  });
  const after = await looks();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)?.data).toEqual({ propertyId: managed.id, page: 1, cases: 2 });
  expect((await ofProperty(people.processor, managed.id, { unit: '2b' })).body.total).toBe(1);
});

test('it reaches no further than the reader’s own cases, and a foreign property isn’t there', async () => {
  const { people, managed, owned, otherProperty } = world;
  const all = async (as: Person) => (await t.call(evictionHistory.list, { as })).body.total;
  expect(await all(people.processor)).toBe(3);
  expect(await all(people.manager)).toBe(2);
  expect(await all(people.landlord)).toBe(0);
  expect(await all(people.otherLawyer)).toBe(1);
  const before = (await looks()).length;
  for (const [as, id] of [
    [people.processor, otherProperty.id],
    [people.otherLawyer, managed.id],
    [people.manager, owned.id],
  ] as const)
    expect(await ofProperty(as, id)).toMatchObject({ status: 404, body: { code: 'property_not_found' } });
  expect(await looks()).toHaveLength(before);
});

test('who doesn’t see billing reads no cost, and nobody is searched for by name', async () => {
  const { people } = world;
  const { body } = await t.call(evictionHistory.list, { as: people.viewer });
  expect(body.cases.every(({ costCents }) => costCents === null)).toBe(true);
  const url = `${evictionHistory.list.url}?search=Hollis&tenantNames=Nobody`;
  const reply = await t.send('GET', url, { as: people.processor });
  expect(reply.body).toMatchObject({ total: 3 });
});
