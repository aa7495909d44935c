import { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeEngagement } from '../../user-service/firms/firm-factory.ts';
import { makeDocket } from './docket-factory.ts';
import { cancelDocket, continueDocket, holdDocket, placeOnDocket } from './index.ts';

const FULTON = referenceId('courthouse', 'ga-fulton');
const DEKALB = referenceId('courthouse', 'ga-dekalb');
const NOW = '2026-07-01T15:00:00.000Z';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  world = await twoCompanies(t);
  people = world.people;
  // Both companies have cases with the firm.
  await makeEngagement(t.db, { firmId: world.firm.id, clientId: world.otherClient.id });
  await t.db.updateTable('cases.courthouse').set({ maxCases: 30 }).where('id', '=', FULTON).execute();
});
afterAll(() => t.close());

type Body = RouteArguments<typeof dockets.create>['body'];
const plan: Body = { courthouseId: FULTON, date: '2026-07-14', time: '09:30', room: '1A' };
const create = (body: Partial<Body>, as: Person = people.processor) =>
  t.call(dockets.create, { as, body: { ...plan, ...body } });

/** In a transaction, as the verbs of a case do. */
const within = <T>(work: (tx: Parameters<typeof placeOnDocket>[0]) => Promise<T>): Promise<T> =>
  t.db.transaction().execute((db) => work({ db, now: new Date(NOW) }));
const aCase = (given: Partial<Parameters<typeof insertCase>[1]> = {}) =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    courthouseId: FULTON,
    ...given,
  });
const docketOf = (given: Partial<Parameters<typeof makeDocket>[1]> = {}) =>
  makeDocket(t.db, {
    firmId: world.firm.id,
    courthouseId: FULTON,
    hearingDate: '2026-08-11',
    room: newId(),
    ...given,
  });
const countOf = async (id: string) =>
  (await t.db.selectFrom('cases.docket').select('caseCount').where('id', '=', id).executeTakeFirstOrThrow())
    .caseCount;
const standing = async (caseId: string) =>
  (
    await t.db
      .selectFrom('cases.caseDocket')
      .select('state')
      .where('caseId', '=', caseId)
      .orderBy('id')
      .execute()
  ).map(({ state }) => state);

describe('setting up a docket', () => {
  test('gives it the court’s limit, the moment of its hearing, and an audit row', async () => {
    const { status, body } = await create({ judge: 'Judge Rainey' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      courthouse: { id: FULTON, shortName: 'Fulton Magistrate' },
      hearingDate: '2026-07-14',
      hearingTime: '09:30',
      hearingAt: '2026-07-14T13:30:00.000Z',
      timeZone: 'America/New_York',
      maxCases: 30,
      caseCount: 0,
      judge: 'Judge Rainey',
    });
    const chain = { trail: 'cases', subject: 'docket', subjectId: body.id } as const;
    expect(await verifyAudit(t.db, chain)).toMatchObject({ rows: 1, fault: null });
  });

  test('takes a closed day only with a reason, and keeps it', async () => {
    const labourDay = { date: '2026-09-07', room: '2B' };
    expect((await create(labourDay)).body).toMatchObject({
      errors: [{ path: 'date', message: expect.stringContaining('Labor Day') }],
    });
    expect((await create({ date: '2026-07-11' })).body).toMatchObject({ errors: [{ path: 'date' }] });
    const { status, body } = await create({ ...labourDay, reason: 'The court called a special session.' });
    expect(status).toBe(201);
    expect(body.closedDayReason).toBe('The court called a special session.');
  });

  test('is refused twice for one sitting', async () => {
    expect((await create({ room: '3C' })).status).toBe(201);
    const { status, body } = await create({ room: '3C' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path: 'room' }] });
  });

  test.each([
    ['a past day', { date: '2026-06-30' }, 'date'],
    ['no day', { date: '2026-02-30' }, 'date'],
    ['no time', { time: '25:00' }, 'time'],
    ['no room', { room: ' ' }, 'room'],
    ['more cases than the court takes', { maxCases: 31 }, 'maxCases'],
    ['no cases', { maxCases: 0 }, 'maxCases'],
  ])('names the field of %s', async (_, body, path) => {
    const reply = await create(body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid', errors: [{ path }] });
  });

  test('needs a courthouse that there is, and is for the firm’s staff to do', async () => {
    expect((await create({ courthouseId: newId() })).body).toMatchObject({
      status: 404,
      code: 'courthouse_not_found',
    });
    for (const as of [people.owner, people.manager, people.billing, people.crm, people.admin]) {
      expect((await create({ room: '9Z' }, as)).status).toBe(403);
    }
  });
});

describe('a case on a docket', () => {
  test('takes the next place, and moves to another with the first continued', async () => {
    const [first, second] = [await docketOf(), await docketOf({ hearingDate: '2026-08-18' })];
    const [one, two] = [await aCase(), await aCase()];
    const place = await within((tx) => placeOnDocket(tx, { case: one, docketId: first.id }));
    expect(place).toMatchObject({
      position: 1,
      room: first.room,
      hearingAt: first.hearingAt,
      continuedFrom: null,
    });
    expect(await within((tx) => placeOnDocket(tx, { case: two, docketId: first.id }))).toMatchObject({
      position: 2,
    });
    expect(await within((tx) => placeOnDocket(tx, { case: one, docketId: second.id }))).toMatchObject({
      position: 1,
      continuedFrom: first.id,
    });
    expect([await countOf(first.id), await countOf(second.id)]).toEqual([1, 1]);
    expect(await standing(one.id)).toEqual(['CONTINUED', 'SET']);
  });

  test('keeps its place once heard, and frees it when continued or cancelled', async () => {
    const docket = await docketOf();
    const cases = [await aCase(), await aCase(), await aCase()] as const;
    for (const item of cases) await within((tx) => placeOnDocket(tx, { case: item, docketId: docket.id }));
    expect(await within((tx) => holdDocket(tx, { case: cases[0] }))).toBe(docket.id);
    expect(await within((tx) => continueDocket(tx, { case: cases[1] }))).toBe(docket.id);
    expect(await within((tx) => cancelDocket(tx, { case: cases[2] }))).toBe(docket.id);
    expect(await within((tx) => cancelDocket(tx, { case: cases[2] }))).toBeNull();
    expect(await countOf(docket.id)).toBe(1);
    expect((await Promise.all(cases.map(({ id }) => standing(id)))).flat()).toEqual([
      'HELD',
      'CONTINUED',
      'CANCELLED',
    ]);
  });

  test('never stands on a full docket, whoever comes at the same moment', async () => {
    const docket = await docketOf({ maxCases: 1 });
    const cases = [await aCase(), await aCase(), await aCase()];
    const outcomes = await Promise.allSettled(
      cases.map((item) => within((tx) => placeOnDocket(tx, { case: item, docketId: docket.id }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'docket_full', status: 409 });
    }
    expect(await countOf(docket.id)).toBe(1);
  });

  test('two that change places do not wait for each other for ever', async () => {
    const [left, right] = [await docketOf(), await docketOf()];
    const [one, two] = [await aCase(), await aCase()];
    await within((tx) => placeOnDocket(tx, { case: one, docketId: left.id }));
    await within((tx) => placeOnDocket(tx, { case: two, docketId: right.id }));
    await Promise.all([
      within((tx) => placeOnDocket(tx, { case: one, docketId: right.id })),
      within((tx) => placeOnDocket(tx, { case: two, docketId: left.id })),
    ]);
    expect([await countOf(left.id), await countOf(right.id)]).toEqual([1, 1]);
  });

  test('is refused by another court’s, a past, an unknown and its own docket', async () => {
    const docket = await docketOf();
    const item = await aCase();
    const place = (docketId: string, on = item) => within((tx) => placeOnDocket(tx, { case: on, docketId }));
    await expect(place(docket.id, await aCase({ courthouseId: DEKALB }))).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(place((await docketOf({ hearingDate: '2026-06-30' })).id)).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(place(newId())).rejects.toMatchObject({ code: 'docket_not_found' });
    const foreign = await docketOf({ firmId: world.otherFirm.id });
    await expect(place(foreign.id)).rejects.toMatchObject({ code: 'docket_not_found' });
    await place(docket.id);
    await expect(place(docket.id)).rejects.toMatchObject({
      code: 'invalid',
      extra: { errors: [{ path: 'docketId' }] },
    });
  });
});

describe('the list and the details', () => {
  const FAR = '2027-01-01..2027-12-31';
  const docketIds: Record<string, string> = {};
  beforeAll(async () => {
    const managed = await docketOf({ hearingDate: '2027-02-02', maxCases: 3 });
    const owned = await docketOf({ hearingDate: '2027-02-09', maxCases: 1 });
    const dekalb = await docketOf({ hearingDate: '2027-02-16', courthouseId: DEKALB });
    const foreign = await docketOf({ hearingDate: '2027-02-23', firmId: world.otherFirm.id });
    Object.assign(docketIds, {
      managed: managed.id,
      owned: owned.id,
      dekalb: dekalb.id,
      foreign: foreign.id,
    });
    const put = async (docketId: string, given: Partial<Parameters<typeof insertCase>[1]>) => {
      const item = await aCase(given);
      await within((tx) => placeOnDocket(tx, { case: item, docketId }));
      return item;
    };
    await put(managed.id, { title: 'Magnolia v. Hollis – 14C' });
    await put(managed.id, {
      clientId: world.otherClient.id,
      propertyId: world.otherProperty.id,
      tenantNames: 'Abara, Ngozi',
    });
    await put(owned.id, { propertyId: world.owned.id, ownerId: world.landlord.id });
  });
  const seen = async (as: Person, query: Record<string, string> = {}) => {
    const { status, body } = await t.call(dockets.list, { as, query: { dateRange: FAR, ...query } });
    expect(status).toBe(200);
    expect(body.total).toBe(body.dockets.length);
    return body.dockets.map(({ hearingDate, caseCount }) => `${hearingDate.slice(5)} ${caseCount}`);
  };

  test('show a firm all of its dockets, a company those with a case of its own and no other’s number', async () => {
    expect(await seen(people.processor)).toEqual(['02-02 2', '02-09 1', '02-16 0']);
    expect(await seen(people.otherLawyer)).toEqual(['02-23 0']);
    expect(await seen(people.owner)).toEqual(['02-02 1', '02-09 1']);
    expect(await seen(people.manager)).toEqual(['02-02 1']);
    expect(await seen(people.landlord)).toEqual(['02-09 1']);
  });

  test('name the parties who are called first, of those that the reader may know of', async () => {
    const parties = async (as: Person) => {
      const { body } = await t.call(dockets.list, { as, query: { dateRange: FAR } });
      return body.dockets.map((docket) => docket.parties);
    };
    expect(await parties(people.processor)).toEqual([['Caleb Hollis', 'Abara, Ngozi'], ['Caleb Hollis'], []]);
    expect(await parties(people.manager)).toEqual([['Caleb Hollis']]);
    expect(await parties(people.otherLawyer)).toEqual([[]]);
  });

  test('are filtered by court, day and room, and sorted', async () => {
    expect(await seen(people.processor, { courthouseId: DEKALB })).toEqual(['02-16 0']);
    expect(await seen(people.processor, { dateRange: '2027-02-09..2027-02-16' })).toEqual([
      '02-09 1',
      '02-16 0',
    ]);
    expect(await seen(people.processor, { open: 'true', sort: '-hearingAt' })).toEqual([
      '02-16 0',
      '02-02 2',
    ]);
  });

  test('have the docket’s cases that one sees', async () => {
    const of = (as: Person, id = docketIds['managed'] ?? '') =>
      t.call(dockets.details, { as, params: { id } });
    const firm = await of(people.lawyer);
    expect(firm.body.cases.map(({ position }) => position)).toEqual([1, 2]);
    const company = await of(people.manager);
    expect(company.body).toMatchObject({
      caseCount: 1,
      cases: [{ title: 'Magnolia v. Hollis – 14C', state: 'SET', clientName: 'Magnolia Living LLC' }],
    });
  });

  test('do not exist for others', async () => {
    const id = docketIds['managed'] ?? '';
    for (const as of [people.otherLawyer, people.landlord]) {
      expect((await t.call(dockets.details, { as, params: { id } })).body).toMatchObject({
        status: 404,
        code: 'docket_not_found',
      });
    }
    expect((await t.call(dockets.details, { as: people.payer, params: { id } })).status).toBe(403);
  });

  test('name the field of a bad range', async () => {
    const { status, body } = await t.send('GET', `${dockets.list.url}?dateRange=soon`, { as: people.lawyer });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'dateRange' }] });
  });
});
