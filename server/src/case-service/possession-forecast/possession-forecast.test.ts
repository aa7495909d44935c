import { possessionForecast } from '@writdesk/contract/possession-forecast/possession-forecast';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { twoCompanies, type TwoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

const TODAY = '2026-06-12';
const clock = standingClock(`${TODAY}T14:00:00Z`);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
/** Two courts of one county in Georgia, and one of another county. */
let courts: { id: string; countyId: string; shortName: string; county: string | null }[];

beforeAll(async () => {
  t = await testApp({ clock });
  const all = await t.db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.publishedState as state', 'state.id', 'court.stateId')
    .innerJoin('users.publishedCountyName as county', 'county.id', 'court.countyId')
    .select(['court.id', 'court.countyId', 'court.shortName', 'county.name as county'])
    .where('state.code', '=', 'GA')
    .orderBy('court.id')
    .execute();
  const [one, other] = all;
  if (!one || !other) throw new Error('Georgia has no courts.');
  const row = await t.db
    .selectFrom('cases.courthouse')
    .selectAll()
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const second = { ...row, id: newId(), name: 'Second Court', shortName: 'Second Court', isUsual: false };
  await t.db.insertInto('cases.courthouse').values(second).execute();
  courts = [one, { ...one, id: second.id, shortName: second.shortName }, other];
});
afterAll(() => t.close());
// Each test has firms of its own.
let worlds = 0;
beforeEach(async () => {
  world = await twoCompanies(t, ` ${(worlds += 1)}`);
  people = world.people;
});

const dayBefore = (days: number, from = TODAY) =>
  new Date(Date.parse(from) - days * 86_400_000).toISOString().slice(0, 10);
const dayAfter = (days: number, from = TODAY) => dayBefore(-days, from);
const at = (day: string) => new Date(`${day}T16:00:00Z`);

type Given = Omit<Parameters<typeof insertCase>[1], 'firmId' | 'clientId'>;
const insert = (given: Given, firmId = world.firm.id, clientId = world.client.id) =>
  insertCase(t.db, {
    firmId,
    clientId,
    courthouseId: courts[0]?.id,
    countyId: courts[0]?.countyId,
    ...given,
  });

/** A case filed so many days ago that got possession so many days after its filing; null: it is open. */
const past = (filed: number, took: number | null, more: Given = {}) => {
  const filedOn = dayBefore(filed);
  const possessionAt = took === null ? null : at(dayAfter(took, filedOn));
  return insert({
    filedOn,
    submittedAt: at(dayBefore(3, filedOn)),
    ...(possessionAt && { possessionAt, closedAt: possessionAt, status: 'CLOSED' }),
    ...more,
  });
};
/** Forty finished cases over a year, that took 31, 32 … 70 days. */
const forty = (more: Given = {}) =>
  Promise.all(Array.from({ length: 40 }, (_, n) => past(100 + n * 9, 31 + n, more)));

const forecastOf = async (id: string, as: Person = people.lawyer) =>
  (await t.call(possessionForecast.get, { as, params: { id } })).body;

describe('the forecast of possession', () => {
  test('is the median and the eighth of ten of the court’s cases, from the day of the filing', async () => {
    await forty();
    const { id } = await past(10, null);
    expect(await forecastOf(id)).toEqual({
      reason: null,
      forecast: {
        evenOn: dayAfter(50, dayBefore(10)),
        likelyOn: dayAfter(62, dayBefore(10)),
        notBefore: null,
        stage: 'FILED',
        since: dayBefore(10),
        days: 10,
        path: 'ANY',
        place: 'COURT',
        placeName: courts[0]?.shortName,
        cases: 40,
      },
    });
  });

  test('goes by those that lasted as long, and moves with each day', async () => {
    await forty();
    const { id } = await past(46, null);
    // 45 … 70 days: 25 of them, and half of those by the 58th.
    expect((await forecastOf(id)).forecast).toMatchObject({ cases: 25, evenOn: dayAfter(58 - 46), days: 46 });
  });

  test('counts open cases, and such as ended otherwise, for as long as they lasted', async () => {
    await forty();
    const { id } = await past(10, null);
    const early = (await forecastOf(id)).forecast?.evenOn ?? '';
    await Promise.all([200, 220, 240, 260, 280].map((filed) => past(filed, null)));
    await Promise.all(
      [300, 310, 320].map((filed) =>
        past(filed, null, { status: 'DISMISSED', dismissedAt: at(dayBefore(200)) }),
      ),
    );
    const late = (await forecastOf(id)).forecast;
    expect(late).toMatchObject({ cases: 48 });
    expect(late && late.evenOn > early).toBe(true);
  });

  test('is of the county, then of the state, where the court has too few', async () => {
    const { id } = await past(10, null);
    await forty({ courthouseId: courts[2]?.id, countyId: courts[2]?.countyId });
    const state = (await forecastOf(id)).forecast;
    expect(state).toMatchObject({ place: 'STATE', placeName: 'Georgia' });
    expect(state && state.cases >= 20).toBe(true);
    await forty({ courthouseId: courts[1]?.id });
    expect((await forecastOf(id)).forecast).toMatchObject({ place: 'COUNTY', placeName: courts[0]?.county });
    await forty();
    expect((await forecastOf(id)).forecast).toMatchObject({ place: 'COURT', cases: 40 });
  });

  test('is none of fewer than twenty, of an ended case, of one not submitted, and of a judgment without possession', async () => {
    const open = await past(10, null);
    expect(await forecastOf(open.id)).toEqual({ forecast: null, reason: 'TOO_FEW' });
    await Promise.all(Array.from({ length: 19 }, (_, n) => past(100 + n, 40)));
    expect((await forecastOf(open.id)).reason).toBe('TOO_FEW');
    await past(130, 40);
    expect((await forecastOf(open.id)).forecast).toMatchObject({ cases: 20 });
    const reasonOf = async (given: Given) => (await forecastOf((await insert(given)).id)).reason;
    expect(await reasonOf({ filedOn: TODAY, status: 'DISMISSED', dismissedAt: at(TODAY) })).toBe('ENDED');
    expect(await reasonOf({ status: 'DRAFT' })).toBe('NOT_SUBMITTED');
    expect(await reasonOf({ submittedAt: at(TODAY), courthouseId: null })).toBe('NO_COURT');
    const judged = { filedOn: dayBefore(30), judgmentAt: at(TODAY) };
    expect(await reasonOf({ ...judged, judgmentOutcome: 'MONEY_ONLY' })).toBe('NO_POSSESSION');
  });

  test('is never before the next step is lawful, nor before the lockout that is set', async () => {
    await forty();
    const filed = { mayDo: 'ASK_DEFAULT', mayDoOn: dayAfter(200) } as const;
    const { id } = await past(10, null, filed);
    expect((await forecastOf(id)).forecast).toMatchObject({
      notBefore: dayAfter(200),
      evenOn: dayAfter(200),
      likelyOn: dayAfter(200),
    });
    // Nobody was searched for yet, so no step is open; the time to answer runs all the same.
    const { id: waits } = await past(10, null);
    const answer = { date: dayAfter(199), earliestAction: dayAfter(200), missing: [], ruleId: null };
    await t.db
      .insertInto('cases.caseDates')
      .values({
        firmId: world.firm.id,
        clientId: world.client.id,
        caseId: waits,
        dates: JSON.stringify({ ANSWER_DUE: answer }),
        lawKey: '',
        countedAt: at(TODAY),
      })
      .execute();
    expect((await forecastOf(waits)).forecast).toMatchObject({ notBefore: dayAfter(200) });
    const { id: set } = await past(10, null, { lockoutDate: dayAfter(45) });
    expect((await forecastOf(set)).forecast).toMatchObject({
      notBefore: dayAfter(45),
      evenOn: dayAfter(45),
      likelyOn: dayAfter(52),
    });
  });

  test('compares a default with defaults, and an answered case with answered ones', async () => {
    const judgedOn = (filed: number) => at(dayBefore(filed - 20));
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => [
        past(200 + n, 30, { judgmentAt: judgedOn(200 + n), judgmentOutcome: 'DEFAULT_POSSESSION' }),
        past(200 + n, 80, { judgmentAt: judgedOn(200 + n), judgmentOutcome: 'POSSESSION_ONLY' }),
      ]).flat(),
    );
    const judged = (judgmentOutcome: string) => past(20, null, { judgmentAt: at(TODAY), judgmentOutcome });
    expect((await forecastOf((await judged('DEFAULT_POSSESSION_AND_MONEY')).id)).forecast).toMatchObject({
      stage: 'JUDGED',
      path: 'DEFAULT',
      evenOn: dayAfter(10),
    });
    expect((await forecastOf((await judged('POSSESSION_AND_MONEY')).id)).forecast).toMatchObject({
      path: 'HEARING',
      evenOn: dayAfter(60),
    });
    const answered = await past(20, null);
    const { firmId, clientId, id: caseId } = answered;
    await t.db
      .insertInto('cases.docketCheck')
      .values({ firmId, clientId, caseId, id: newId(), found: 'ANSWER', checkedOn: TODAY })
      .execute();
    expect(await forecastOf(caseId)).toEqual({ forecast: null, reason: 'TOO_FEW' });
  });

  test('knows the firm’s own cases alone, and leaves out the sealed', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => [
        insert(
          { filedOn: dayBefore(200 + n), possessionAt: at(dayBefore(170 + n)) },
          world.otherFirm.id,
          world.otherClient.id,
        ),
        past(200 + n, 30, { sealedAt: at(TODAY) }),
      ]).flat(),
    );
    const { id } = await past(10, null);
    expect((await forecastOf(id)).reason).toBe('TOO_FEW');
  });

  test('is there for whoever sees the case, and for nobody else', async () => {
    await forty();
    const { id } = await past(10, null, { propertyId: world.managed.id });
    const whole = await forecastOf(id);
    for (const as of [people.owner, people.manager, people.processor, people.crm])
      expect(await forecastOf(id, as)).toEqual(whole);
    for (const as of [people.otherLawyer, people.otherOwner, people.landlord])
      expect(await t.call(possessionForecast.get, { as, params: { id } })).toMatchObject({
        status: 404,
        body: { code: 'case_not_found' },
      });
  });
});
