import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { dockets } from '@writdesk/contract/dockets/dockets';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import {
  FULTON_MAGISTRATE,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { refilled } from '../../../test/support/refilled.ts';
import { makeEngagement, makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeDocket } from '../dockets/docket-factory.ts';
import {
  type CalendarFollower,
  calendarFollowers,
  readAllCourtCalendars,
  readCourtCalendar,
  toEngineCalendar,
} from './index.ts';

const DEKALB = referenceId('courthouse', 'ga-dekalb');
const DAY = 86_400_000;
const dayNumber = (date: string) => Date.parse(date) / DAY;

let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T15:00:00Z') });
  world = await firmWithAClient(t);
  // The firm works at DeKalb.
  await makeDocket(t.db, { firmId: world.firm.id, courthouseId: DEKALB });
});
afterAll(() => t.close());

const yearOf = (courthouseId: string, year?: number, as = world.people.processor) =>
  t.call(courtCalendars.year, { as, params: { courthouseId }, ...(year && { query: { year } }) });
const put = (
  courthouseId: string,
  body: RouteArguments<typeof courtCalendars.putDay>['body'],
  as = body.level && body.level !== 'courthouse' ? world.people.admin : world.people.processor,
) => t.call(courtCalendars.putDay, { as, params: { courthouseId }, body });
const founders = { date: '2026-05-04', name: 'Founders’ Day', source: 'Order 26-7' };

describe('what is read', () => {
  test.each([
    ['FL', '2026-11-26', 'Thanksgiving Day'],
    ['FL', '2026-11-27', 'Friday after Thanksgiving'],
    ['FL', '2026-12-24', undefined],
    ['NV', '2026-10-30', 'Nevada Day'],
    ['GA', '2026-07-03', 'Independence Day (observed)'],
    // A state without a calendar of its own is closed on the country's days.
    ['WY', '2026-10-12', 'Columbus Day'],
    ['NV', '2026-10-12', undefined],
  ])('in %s %s is %s', async (stateCode, date, name) => {
    const calendar = toEngineCalendar(await readCourtCalendar(t.db, { stateCode }));
    expect(calendar.closed.get(dayNumber(date))).toBe(name);
    expect(calendar).toMatchObject({ firstYear: 2020, lastYear: 2035 });
    expect(calendar.confirmedYears.size).toBe(0);
  });

  test('all courts at once are what each is by itself, and share what they have in common', async () => {
    const all = await readAllCourtCalendars(t.db);
    expect(all.size).toBe(28);
    for (const [courthouseId, calendar] of all)
      expect(calendar).toEqual(await readCourtCalendar(t.db, { courthouseId }));
    expect(all.get(referenceId('courthouse', 'ga-gwinnett'))).toBe(
      all.get(referenceId('courthouse', 'ga-putnam')),
    );
  });
});

describe('a year', () => {
  test('is that of the court’s today, each day with its source', async () => {
    const { status, body } = await yearOf(FULTON_MAGISTRATE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      year: 2026,
      today: '2026-06-12',
      confirmation: null,
      firstYear: 2020,
      lastYear: 2035,
    });
    expect(body.days).toHaveLength(13);
    expect(body.days.find(({ date }) => date === '2026-07-03')).toMatchObject({
      name: 'Independence Day (observed)',
      source: 'O.C.G.A. 1-4-1',
      confidence: 'K',
      confirmedBy: null,
      calendar: { name: 'Georgia courts', level: 'state' },
    });
  });

  test('that nobody wrote down has no days', async () => {
    expect((await yearOf(FULTON_MAGISTRATE, 2040)).body).toMatchObject({
      year: 2040,
      days: [],
      confirmation: null,
    });
  });

  test.each(['1999', '2201', 'soon'])('%s is refused', async (year) => {
    const reply = await t.send(
      'GET',
      `${courtCalendars.year.url.replace('{courthouseId}', DEKALB)}?year=${year}`,
      {
        as: world.people.lawyer,
      },
    );
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'year' }] } });
  });

  test('of a court that nobody has', async () => {
    expect(await yearOf(newId())).toMatchObject({ status: 404, body: { code: 'courthouse_not_found' } });
  });
});

describe('a day', () => {
  test('of the county closes its courts, and the state’s others sit', async () => {
    const { status, body } = await put(DEKALB, { ...founders, level: 'county' });
    expect(status).toBe(200);
    expect(body.days.find(({ date }) => date === founders.date)).toMatchObject({
      name: 'Founders’ Day',
      confirmedBy: expect.any(String),
      calendar: { name: 'DeKalb County courts', level: 'county' },
    });
    const fulton = await yearOf(FULTON_MAGISTRATE);
    expect(fulton.body.days.map(({ date }) => date)).not.toContain(founders.date);
    expect(body.calendars.map(({ level }) => level)).toEqual(['county', 'state']);
  });

  test('is opened by the court that sits on it, and closed again', async () => {
    const columbus = { date: '2026-10-12', effect: 'open' as const, name: 'The court sits', source: 'Clerk' };
    const { body } = await put(DEKALB, columbus);
    expect(body.days.find(({ date }) => date === '2026-10-12')).toMatchObject({
      effect: 'open',
      calendar: { level: 'courthouse' },
    });
    const open = await readCourtCalendar(t.db, { courthouseId: DEKALB });
    expect(toEngineCalendar(open).closed.has(dayNumber('2026-10-12'))).toBe(false);

    const back = await t.call(courtCalendars.removeDay, {
      as: world.people.processor,
      params: { courthouseId: DEKALB, date: '2026-10-12' },
    });
    expect(back.body.days.find(({ date }) => date === '2026-10-12')).toMatchObject({
      effect: 'closed',
      calendar: { level: 'state' },
    });
  });

  test('of the reference data is taken out, and stays out when the file is loaded again', async () => {
    const params = { courthouseId: DEKALB, date: '2027-02-15' };
    const nevada = { courthouseId: referenceId('courthouse', 'nv-las-vegas'), date: '2027-02-15' };
    expect(
      await t.call(courtCalendars.removeDay, {
        as: world.people.admin,
        params,
        query: { level: 'state' },
      }),
    ).toMatchObject({ status: 404, body: { code: 'court_day_not_found' } });
    const { body } = await t.call(courtCalendars.removeDay, {
      as: world.people.admin,
      params: nevada,
      query: { level: 'state' },
    });
    expect(body.days.map(({ date }) => date)).not.toContain('2027-02-15');
    const row = await t.db
      .selectFrom('cases.courtHoliday')
      .select(['effect', 'confirmedBy'])
      .where('id', '=', referenceId('court-holiday', 'NV:2027-02-15'))
      .executeTakeFirst();
    expect(row).toEqual({ effect: 'open', confirmedBy: expect.any(String) });
  });

  test('that no wider calendar closes can’t be opened', async () => {
    expect(
      await put(DEKALB, { date: '2026-08-03', effect: 'open', name: 'Sits', source: 'Clerk' }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'date' }] },
    });
  });

  test.each([
    [{ ...founders, date: '2026-02-30' }, 'date'],
    [{ ...founders, date: '1999-12-31' }, 'date'],
    [{ ...founders, name: ' ' }, 'name'],
    [{ ...founders, source: '' }, 'source'],
    [{ ...founders, level: 'country' }, 'level'],
    [{ ...founders, effect: 'shut' }, 'effect'],
  ])('%j is refused and names the field', async (body, path) => {
    const reply = await t.send('PUT', courtCalendars.putDay.url.replace('{courthouseId}', DEKALB), {
      as: world.people.processor,
      body,
    });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is on the calendar’s audit', async () => {
    const rows = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('subject', '=', 'court-calendar')
      .where('action', '=', 'court-calendar.put-day')
      .orderBy('occurredAt')
      .execute();
    expect(rows[0]?.data).toMatchObject({ level: 'county', ...founders, effect: 'closed' });
  });

  test('is written by those who keep courthouses, and read by everybody', async () => {
    const { lawyer, manager, owner, firmAdmin } = world.people;
    for (const as of [lawyer, manager, owner])
      expect(await put(DEKALB, founders, as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await put(DEKALB, founders, firmAdmin)).status).toBe(200);
    for (const as of [lawyer, manager, owner]) expect((await yearOf(DEKALB, 2026, as)).status).toBe(200);
  });

  test('makes the dates that are counted with its calendar be recalculated', async () => {
    const asked: string[] = [];
    const { registered } = t.opened.deps;
    const follow: CalendarFollower = async (_tx, _scope, calendarId) => {
      asked.push(calendarId);
      return { deadlines: [], beingRecalculated: 0 };
    };
    t.opened.deps.registered = refilled(registered, calendarFollowers, [follow]);
    try {
      const { body } = await put(DEKALB, { ...founders, level: 'county' });
      expect(asked).toEqual([body.calendars.find(({ level }) => level === 'county')?.id]);
    } finally {
      t.opened.deps.registered = registered;
    }
  });
});

describe('whose calendar it is', () => {
  const day = { ...founders, date: '2030-05-06' };

  test.each(['county', 'state'] as const)(
    'the %s’s is law for every firm: an administrator changes it, and nobody of a firm',
    async (level) => {
      const { processor, firmAdmin, admin } = world.people;
      for (const as of [processor, firmAdmin]) {
        const params = { courthouseId: DEKALB };
        const refused = { status: 403, body: { code: 'court_calendar_wide' } };
        expect(await put(DEKALB, { ...day, level }, as)).toMatchObject(refused);
        const csv = 'date,name\n2030-05-07,A day\n';
        for (const reply of [
          t.call(courtCalendars.removeDay, { as, params: { ...params, date: day.date }, query: { level } }),
          t.call(courtCalendars.confirmYear, { as, params, body: { level, year: 2030, source: 'Clerk' } }),
          t.call(courtCalendars.applyImport, { as, params, body: { level, csv, source: 'Clerk' } }),
        ])
          expect(await reply).toMatchObject(refused);
      }
      expect((await put(DEKALB, { ...day, level }, admin)).status).toBe(200);
    },
  );

  test('a court’s own is kept by whoever may change the court, and by nobody who only reads it', async () => {
    const gilmer = referenceId('courthouse', 'ga-gilmer');
    const { processor, lawyer, admin } = world.people;
    expect((await put(gilmer, day, processor)).status).toBe(200);
    expect(await put(gilmer, day, lawyer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const levels = async (courthouseId: string, as: typeof processor) =>
      (await yearOf(courthouseId, 2030, as)).body.can.levels;
    expect(await levels(gilmer, processor)).toEqual(['courthouse']);
    expect(await levels(gilmer, lawyer)).toEqual([]);
    expect(await levels(gilmer, admin)).toEqual(['courthouse', 'county', 'state']);
  });

  test('a firm that works nowhere in the state changes none of its courts, until a company engages it there', async () => {
    const gilmer = referenceId('courthouse', 'ga-gilmer');
    const firm = await makeFirm(t.db);
    const { person } = await makeUser(t.db, { roles: ['case_processor'], firmId: firm.id });
    const other = { ...day, date: '2030-05-08' };
    const refused = { status: 403, body: { code: 'court_calendar_foreign' } };
    const levels = async () => (await yearOf(gilmer, 2030, person)).body.can.levels;

    expect(await put(gilmer, other, person)).toMatchObject(refused);
    const body = { courthouseId: gilmer, dates: ['2030-05-09'], reason: 'The roof leaks' };
    expect(await t.call(courtCalendars.closeCourt, { as: person, body })).toMatchObject(refused);
    expect(await levels()).toEqual([]);

    const engagement = { clientId: world.client.id, firmId: firm.id };
    await makeEngagement(t.db, { ...engagement, fromDate: '2025-01-01', toDate: '2026-06-11' });
    await makeEngagement(t.db, { ...engagement, fromDate: '2026-01-01', stateCodes: ['FL'] });
    expect(await put(gilmer, other, person)).toMatchObject(refused);

    await makeEngagement(t.db, { ...engagement, fromDate: '2026-06-12' });
    expect(await levels()).toEqual(['courthouse']);
    expect((await put(gilmer, other, person)).status).toBe(200);
  });
});

describe('a year that somebody confirms', () => {
  const confirm = (courthouseId: string, level: 'courthouse' | 'county' | 'state', year = 2028) =>
    t.call(courtCalendars.confirmYear, {
      as: level === 'courthouse' ? world.people.firmAdmin : world.people.admin,
      params: { courthouseId },
      body: { level, year, source: 'The clerk, by telephone' },
    });

  test('of the state holds for its courts until a court adds a day', async () => {
    expect((await confirm(FULTON_MAGISTRATE, 'state')).body.confirmation).toMatchObject({
      source: 'The clerk, by telephone',
      calendar: { level: 'state' },
    });
    expect((await yearOf(DEKALB, 2028)).body.confirmation).toMatchObject({ calendar: { level: 'state' } });
    const engine = toEngineCalendar(await readCourtCalendar(t.db, { courthouseId: DEKALB }));
    expect([...engine.confirmedYears.keys()]).toEqual([2028]);

    const { body } = await put(DEKALB, { ...founders, date: '2028-05-01' });
    expect(body.confirmation).toBeNull();
    expect((await confirm(DEKALB, 'courthouse')).body.confirmation).toMatchObject({
      calendar: { level: 'courthouse' },
    });
    // Who adds to the very list that was confirmed says by its source what it now holds.
    expect((await put(DEKALB, { ...founders, date: '2028-05-02' })).body.confirmation).toMatchObject({
      calendar: { level: 'courthouse' },
    });
  });

  test('must have days', async () => {
    expect(await confirm(DEKALB, 'state', 2040)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'year' }] },
    });
  });
});

test('no docket is set up on a county’s closed day without a reason', async () => {
  const date = '2026-09-14';
  await put(FULTON_MAGISTRATE, { date, name: 'Courthouse move', source: 'Clerk', level: 'county' });
  const reply = await t.call(dockets.create, {
    as: world.people.processor,
    body: { courthouseId: FULTON_MAGISTRATE, date, time: '09:00', room: '1B' },
  });
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'date' }] } });
});
