import { calculateFees, type CaseFeeFacts } from '@writdesk/contract/court-fees/calculate-fees';
import { feeRow, type FeeSchedule } from '@writdesk/contract/court-fees/fee-values';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { systemScope } from '../src/platform/db/scope.ts';
import { cloneDatabase, type TestDatabase } from '../test/support/database.ts';
import { referenceId } from './reference-id.ts';
import { seedReference } from './reference.ts';

let database: TestDatabase;
let pool: Database;
let db: ReturnType<Database['as']>;
let firstLoad: { parts: string[]; seconds: number };

beforeAll(async () => {
  database = await cloneDatabase('template0');
  await migrate(database.connection);
  pool = openDatabase({ connection: database.connection });
  db = pool.as(systemScope);
  const before = performance.now();
  firstLoad = { parts: await seedReference(db), seconds: (performance.now() - before) / 1000 };
});

afterAll(async () => {
  await pool.close();
  await database.drop();
});

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function lines(query: ReturnType<typeof sql<{ line: string }>>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ line }) => line);
}

describe('loading', () => {
  test('takes seconds', () => {
    console.log(`Reference data loaded in ${firstLoad.seconds.toFixed(2)} s.`);
    expect(firstLoad.parts).toEqual([
      'geography',
      'courthouses',
      'court calendars',
      'eviction reasons',
      'document templates',
      'rule packs',
    ]);
    expect(firstLoad.seconds).toBeLessThan(30);
  });

  test('happens once: a second start finds nothing new, even two at a time', async () => {
    expect(await Promise.all([seedReference(db), seedReference(db)])).toEqual([[], []]);
  });

  test('of a changed file keeps every id and what people have edited since', async () => {
    const fulton = referenceId('courthouse', 'ga-fulton');
    const dekalb = referenceId('courthouse', 'ga-dekalb');
    const goodFriday = referenceId('court-holiday', 'GA:2026-04-03');
    const ids = () =>
      lines(sql`select id::text as line from cases.courthouse union all select id::text from users.county
        union all select id::text from cases.court_holiday union all select id::text from users.city order by 1`);
    const before = await ids();
    await sql`update cases.courthouse set max_cases = 30, name = 'Renamed', version = 2 where id = ${fulton}`.execute(
      db,
    );
    await sql`update cases.courthouse set name = 'Renamed' where id = ${dekalb}`.execute(db);
    await sql`update cases.court_holiday set confirmed_by = 'Clerk', confirmed_at = now() where id = ${goodFriday}`.execute(
      db,
    );
    await sql`update users.reference_load set sha256 = 'older'`.execute(db);

    expect(await seedReference(db)).toHaveLength(6);

    expect(await ids()).toEqual(before);
    expect(await lines(sql`select name as line from cases.courthouse where id = ${fulton}`)).toEqual([
      'Renamed',
    ]);
    expect(await lines(sql`select name as line from cases.courthouse where id = ${dekalb}`)).toEqual([
      'Magistrate Court of DeKalb County',
    ]);
    expect(
      await lines(sql`select confirmed_by as line from cases.court_holiday where id = ${goodFriday}`),
    ).toEqual(['Clerk']);
  });
});

describe('places', () => {
  test('all fifty states, the District of Columbia and the five territories', async () => {
    const kinds = await lines(
      sql`select kind || ' ' || count(*) as line from users.state group by kind order by kind`,
    );
    expect(kinds).toEqual(['district 1', 'postal 6', 'state 50', 'territory 5']);
  });

  test('every county, city and ZIP code', async () => {
    expect(
      await lines(
        sql`select count(*)::text as line from users.published_county where state_code not in ('PR', 'AS', 'GU', 'MP', 'VI')`,
      ),
    ).toEqual(['3142']);
    expect(await count('users.county')).toBe(3231);
    expect(await count('users.city')).toBeGreaterThan(29_000);
    expect(await count('users.zipCode')).toBeGreaterThan(42_000);
    expect(await count('users.zipCounty')).toBeGreaterThan(100_000);
  });

  test('nearly every ZIP code has one main county, and it lies in the ZIP code’s state', async () => {
    const { rows } = await sql<{ without: number; elsewhere: number }>`
      select count(*) filter (where main.county_id is null) as without,
        count(*) filter (where county.state_id <> zip.state_id) as elsewhere
      from users.zip_code as zip
      left join users.zip_county as main on main.zip = zip.zip and main.is_main
      left join users.county on county.id = main.county_id`.execute(db);
    expect(rows[0]?.without).toBeLessThan(700);
    expect(rows[0]?.elsewhere).toBe(0);
  });

  test('a ZIP code and its counties belong to places that are there', async () => {
    expect(
      await lines(sql`select zip as line from users.zip_county where
        not exists (select from users.county where county.id = county_id)
        or not exists (select from users.zip_code where zip_code.zip = zip_county.zip and zip_code.country_id = zip_county.country_id)
        union all select zip from users.zip_code join users.state on state.id = state_id
        where state.country_id <> zip_code.country_id`),
    ).toEqual([]);
  });

  test.each([
    ['30303', 'Fulton, GA'],
    ['30324', 'Fulton, GA'],
    ['30030', 'DeKalb, GA'],
    ['30046', 'Gwinnett, GA'],
    ['10001', 'New York, NY'],
    ['11201', 'Kings, NY'],
    ['90012', 'Los Angeles, CA'],
    ['60601', 'Cook, IL'],
    ['77002', 'Harris, TX'],
    ['78701', 'Travis, TX'],
    ['85003', 'Maricopa, AZ'],
    ['89101', 'Clark, NV'],
    ['33130', 'Miami-Dade, FL'],
    ['32433', 'Walton, FL'],
    ['43215', 'Franklin, OH'],
    ['44113', 'Cuyahoga, OH'],
    ['28202', 'Mecklenburg, NC'],
    ['29902', 'Beaufort, SC'],
    ['02108', 'Suffolk, MA'],
    ['23219', 'Richmond city, VA'],
    ['70112', 'Orleans, LA'],
    ['00901', 'San Juan, PR'],
  ])('ZIP code %s lies in %s', async (zip, county) => {
    // prettier-ignore
    expect(
      await lines(sql`select county.name || ', ' || county.state_code as line from users.zip_county
        join users.published_county as county on county.id = county_id where zip = ${zip} and is_main`),
    ).toEqual([county]);
  });

  test('a ZIP code on a county line has both counties', async () => {
    const candidates = await lines(sql`select county.name as line from users.zip_county
      join users.county on county.id = county_id where zip = '30324' order by distance_meters`);
    expect(candidates).toEqual(['Fulton', 'DeKalb']);
  });

  test('every time zone is one that a clock knows', async () => {
    const zones =
      await lines(sql`select time_zone as line from users.state union select time_zone from users.county
      union select time_zone from cases.courthouse`);
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    expect(zones.length).toBeGreaterThan(12);
  });
});

describe('courthouses', () => {
  test('twenty-eight, each in its county and keeping its county’s time', async () => {
    expect(await count('cases.courthouse')).toBe(28);
    expect(
      await lines(sql`select courthouse.name as line from cases.courthouse
        join users.county on county.id = courthouse.county_id
        where courthouse.time_zone <> county.time_zone or courthouse.state_id <> county.state_id`),
    ).toEqual([]);
  });

  test.each([
    ['sc-beaufort', 'America/New_York'],
    ['nv-las-vegas', 'America/Los_Angeles'],
    ['tx-travis-jp4', 'America/Chicago'],
    ['az-maricopa', 'America/Phoenix'],
    ['fl-walton', 'America/Chicago'],
    ['fl-pasco', 'America/New_York'],
    ['ga-fulton', 'America/New_York'],
  ])('%s keeps %s', async (key, timeZone) => {
    // prettier-ignore
    const id = referenceId('courthouse', key);
    expect(await lines(sql`select time_zone as line from cases.courthouse where id = ${id}`)).toEqual([
      timeZone,
    ]);
  });

  test('the county of each is among the candidates of its ZIP code', async () => {
    expect(
      await lines(sql`select name as line from cases.courthouse where zip_code is not null and not exists (
        select from users.zip_county where zip = zip_code and zip_county.county_id = courthouse.county_id)`),
    ).toEqual([]);
  });

  test('one without a known street can’t be mailed to, and nobody’s real line is called', async () => {
    const squares = await lines(
      sql`select name as line from cases.courthouse where address_line1 = '1 Courthouse Square'`,
    );
    expect(squares).toHaveLength(14);
    expect(
      await lines(sql`select name as line from cases.courthouse
        where is_deliverable = (address_line1 = '1 Courthouse Square')`),
    ).toEqual([]);
    expect(
      await lines(sql`select name as line from cases.courthouse
        where clerk_contact !~ '^\\d{3}-555-01\\d\\d$' or clerk_email !~ '@example\\.gov$'
          or sheriff_contact !~ '^\\d{3}-555-01\\d\\d$' or sheriff_email !~ '@example\\.gov$'`),
    ).toEqual([]);
  });

  test.each([
    // key, base fee, fees as type purpose basis cents
    ['ga-fulton', 11_100, ['CLERK FILING PER_EXTRA_DEFENDANT 800']],
    ['tx-travis-jp4', 5_400, ['SHERIFF SERVICE PER_DEFENDANT 8500']],
    ['nc-mecklenburg', 9_600, ['SHERIFF SERVICE PER_DEFENDANT 3000']],
    ['az-maricopa', 6_300, ['CLERK ANSWER FLAT 0', 'CLERK APPEAL FLAT 8400', 'CLERK WRIT FLAT 11500']],
    ['ga-dekalb', null, ['CLERK WRIT FLAT 1300', 'SHERIFF WRIT_SERVICE FLAT 7500']],
  ])('%s asks what its source says', async (key, baseFeeCents, fees) => {
    const id = referenceId('courthouse', key);
    const rows = (await scheduleOf(id)).rows;
    const base = rows.find(({ purpose, basis }) => purpose === 'FILING' && basis === 'FLAT');
    expect(base?.amountCents ?? null).toBe(baseFeeCents);
    expect(
      rows
        .filter((row) => row !== base)
        .map(({ payee, purpose, basis, amountCents }) => [payee, purpose, basis, amountCents].join(' '))
        .sort(),
    ).toEqual(fees);
  });

  test.each<[string, string, Partial<CaseFeeFacts>, number]>([
    ['Effingham, three defendants', 'ga-effingham', { defendants: 3 }, 19_500],
    ['Effingham, with a private server', 'ga-effingham', { defendants: 3, isPrivatelyServed: true }, 4_500],
    ['Fulton, two defendants', 'ga-fulton', { defendants: 2 }, 11_900],
    ['Pasco, the registry on $1,200', 'fl-pasco', { purposes: ['REGISTRY'], claimCents: 120_000 }, 2_550],
    ['Los Angeles, $10,000.00', 'ca-stanley-mosk', { claimCents: 1_000_000 }, 24_000],
    ['Los Angeles, $10,000.01', 'ca-stanley-mosk', { claimCents: 1_000_001 }, 38_500],
    ['Los Angeles, $35,000.01', 'ca-stanley-mosk', { claimCents: 3_500_001 }, 43_500],
    ['Mecklenburg, two to serve', 'nc-mecklenburg', { purposes: ['SERVICE'], defendants: 2 }, 6_000],
    ['Travis, filing and service', 'tx-travis-jp4', { purposes: ['FILING', 'SERVICE'] }, 13_900],
    [
      'Travis, a further defendant',
      'tx-travis-jp4',
      { purposes: ['FILING', 'SERVICE'], defendants: 2 },
      22_400,
    ],
  ])('%s', async (_, key, over, cents) => {
    const schedule = await scheduleOf(referenceId('courthouse', key));
    const facts = {
      day: '2026-06-01',
      purposes: ['FILING'] as const,
      defendants: 1,
      addresses: 1,
      claimCents: 0,
      damagesCents: 0,
      miles: 0,
      ...over,
    };
    expect(calculateFees([schedule], facts).totalCents).toBe(cents);
  });
});

/** The schedule that a courthouse has from birth. */
async function scheduleOf(courthouseId: string): Promise<FeeSchedule> {
  const { feeRows } = await db
    .selectFrom('cases.feeSchedule')
    .select('feeRows')
    .where('courthouseId', '=', courthouseId)
    .executeTakeFirstOrThrow();
  const rows = z.array(feeRow).parse(feeRows);
  return { id: courthouseId, level: 'courthouse', placeName: '', isOwn: false, effectiveFrom: null, rows };
}

describe('court calendars', () => {
  const days = (calendar: string, year: number) =>
    lines(sql`select to_char(date, 'MM-DD') as line from cases.court_holiday
      where calendar_id = ${referenceId('court-calendar', calendar)} and extract(year from date) = ${year}
      order by date`);

  test.each([
    // As the state announced them; 2027 is expected.
    [2024, '01-01 01-15 03-29 05-27 06-19 07-04 09-02 10-14 11-11 11-28 11-29 12-24 12-25'],
    [2025, '01-01 01-20 04-18 05-26 06-19 07-04 09-01 10-13 11-11 11-27 11-28 12-25 12-26'],
    [2026, '01-01 01-19 04-03 05-25 06-19 07-03 09-07 10-12 11-11 11-26 11-27 12-24 12-25'],
    [2027, '01-01 01-18 03-26 05-31 06-18 07-05 09-06 10-11 11-11 11-25 11-26 12-23 12-24 12-31'],
  ])('Georgia in %s', async (year, expected) => {
    expect((await days('GA', year)).join(' ')).toBe(expected);
  });

  test.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    // New Year's Day of 2028 falls on a Saturday and is kept in 2027; that year so has twelve.
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('the federal days in %s', async (year, expected) => {
    expect((await days('US', year)).join(' ')).toBe(expected);
  });

  test.each([
    ['US', 2020, '01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25'],
    ['US', 2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    ['GA', 2030, '01-01 01-21 05-27 06-19 07-04 09-02 10-14 11-11 11-28 11-29 12-25'],
    ['TX', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    ['OH', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    ['AZ', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    ['MD', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    // Christmas Eve is open in the state's calendar; a circuit that closes it says so in its own.
    ['FL', 2026, '01-01 01-19 05-25 07-03 09-07 11-11 11-26 11-27 12-25'],
    ['NV', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-30 11-11 11-26 11-27 12-25'],
    ['CA', 2026, '01-01 01-19 02-12 02-16 03-31 05-25 06-19 07-03 09-07 09-25 11-11 11-26 11-27 12-25'],
    // Lincoln's Birthday falls on a Saturday: kept on Friday in California, not moved in New York.
    ['CA', 2028, '01-17 02-11 02-21 03-31 05-29 06-19 07-04 09-04 09-22 11-10 11-23 11-24 12-25'],
    ['NY', 2028, '01-17 02-12 02-21 05-29 06-19 07-04 09-04 10-09 11-07 11-10 11-23 12-25'],
    ['NY', 2026, '01-01 01-19 02-12 02-16 05-25 06-19 07-03 09-07 10-12 11-03 11-11 11-26 12-25'],
    ['NC', 2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 10-12 11-11 11-26 11-27 12-24 12-25 12-28'],
    ['SC', 2025, '01-01 01-20 02-17 05-09 05-26 07-04 09-01 11-11 11-27 11-28 12-24 12-25 12-26'],
    ['SC', 2026, '01-01 01-19 02-16 05-11 05-25 07-03 09-07 11-11 11-26 11-27 12-24 12-25 12-28'],
    ['VA', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-03 11-11 11-26 11-27 12-24 12-25'],
    // The eve of Christmas and Christmas as kept are one day.
    ['VA', 2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-02 11-11 11-25 11-26 12-24 12-31'],
  ])('%s in %s', async (calendar, year, expected) => {
    expect((await days(calendar, year)).join(' ')).toBe(expected);
  });

  test('thirteen calendars have every year from 2020 to 2035', async () => {
    expect(
      await lines(sql`select coalesce(state.code, 'US') || ' ' || min(extract(year from date)) || '-'
          || max(extract(year from date)) || ' ' || count(distinct extract(year from date)) as line
        from cases.court_holiday join cases.court_calendar calendar on calendar.id = calendar_id
        left join users.published_state state on state.id = calendar.state_id
        where calendar.county_id is null group by state.code order by 1`),
    ).toEqual(
      ['AZ', 'CA', 'FL', 'GA', 'MD', 'NC', 'NV', 'NY', 'OH', 'SC', 'TX', 'US', 'VA'].map(
        (code) => `${code} 2020-2035 16`,
      ),
    );
  });

  test('two counties of Florida add what their circuits keep, as far as it is known', async () => {
    expect(
      await lines(sql`select calendar.name || ' ' || to_char(date, 'MM-DD') || ' ' || holiday.name || ' ' || confidence as line
        from cases.court_holiday holiday join cases.court_calendar calendar on calendar.id = calendar_id
        where county_id is not null and inherits and extract(year from date) = 2026
          and source like '%own list was not seen' order by 1`),
    ).toEqual([
      'Miami-Dade County courts 04-03 Good Friday K',
      'Miami-Dade County courts 09-21 Yom Kippur K',
      'Pasco County courts 04-03 Good Friday U',
    ]);
  });

  test('a day that is kept on another date says so', async () => {
    expect(
      await lines(sql`select name as line from cases.court_holiday
        where calendar_id = ${referenceId('court-calendar', 'GA')} and date = '2026-07-03'`),
    ).toEqual(['Independence Day (observed)']);
  });

  test('nobody has confirmed a year yet, and no day pretends otherwise', async () => {
    expect(await count('cases.courtCalendarYear')).toBe(0);
    expect(
      await lines(sql`select confidence || ' ' || extract(year from date) as line from cases.court_holiday
        where calendar_id = ${referenceId('court-calendar', 'GA')}
          and extract(year from date) between 2024 and 2027 group by 1 order by 1`),
    ).toEqual(['K 2026', 'S 2024', 'S 2025', 'U 2027']);
    expect(
      await lines(sql`select distinct confidence as line from cases.court_holiday
        where calendar_id = ${referenceId('court-calendar', 'TX')}`),
    ).toEqual(['U']);
  });
});

test('eviction reasons stand in the contract’s order', async () => {
  const codes = await lines(
    sql`select code as line from cases.eviction_reason where active order by position`,
  );
  expect(codes).toHaveLength(28);
  expect(codes.slice(0, 2)).toEqual(['NONPAYMENT', 'HOLDOVER']);
  expect(codes.at(-1)).toBe('OTHER');
});
