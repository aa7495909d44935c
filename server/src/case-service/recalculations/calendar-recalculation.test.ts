import { cases } from '@writdesk/contract/cases/cases';
import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  FULTON,
  FULTON_MAGISTRATE,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { recalculateCases } from './index.ts';
import { makeServedCases } from './served-cases-factory.ts';

// Served on a Monday: seven days later is Monday the 9th.
const SERVED = '2026-11-02';
const ANSWER = '2026-11-09';
const clock = standingClock('2026-11-03T15:00:00Z');
let hour = 15;
let t: TestApp;
let few: FirmWithAClient;
let many: FirmWithAClient;
const MANY = 201;
beforeAll(async () => {
  t = await testApp({ clock });
  few = await firmWithAClient(t);
  many = await firmWithAClient(t);
  for (const [{ firm, client }, count] of [
    [few, 3],
    [many, MANY],
  ] as const) {
    const of = { firmId: firm.id, clientId: client.id };
    const court = { stateCode: 'GA', courthouseId: FULTON_MAGISTRATE, servedOn: SERVED };
    await makeServedCases(t.db, { ...of, ...court }, count);
  }
  // One of the county that no court has yet.
  await sql`update cases.eviction_case set courthouse_id = null, county_id = ${FULTON} where id = (
    select id from cases.eviction_case where firm_id = ${few.firm.id} order by id limit 1)`.execute(t.db);
  // Counted once as they stand.
  await closeDay('2026-12-07', 'A day that no date falls on', few.people.admin);
  await work();
});
afterAll(() => t.close());

/** Does the job as a worker does, a minute later. */
async function work() {
  clock.moveTo(`2026-11-03T${hour}:30:00Z`);
  await recalculateCases.handle(
    contextOf(t.opened.deps, { kind: 'job', name: recalculateCases.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
}

function closeDay(
  date: string,
  name: string,
  as = few.people.admin,
  level: 'county' | 'courthouse' = 'county',
) {
  clock.moveTo(`2026-11-03T${++hour}:00:00Z`);
  return t.call(courtCalendars.putDay, {
    as,
    params: { courthouseId: FULTON_MAGISTRATE },
    body: { date, name, source: 'Order', level },
  });
}

/** Whether somebody waits for what this connection holds; on a cluster, whether anybody waits on one of its nodes. */
const waitsForCases = async (holder: pg.Client) =>
  (
    await holder.query<{ waits: boolean }>(
      inject('nodes').length > 1
        ? 'select exists (select from citus_lock_waits) as waits'
        : `select exists (select from pg_stat_activity
            where pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`,
    )
  ).rows[0]?.waits;

const answers = async (firmId: string) =>
  (
    await sql<{ date: string; n: number }>`
      select dates->'ANSWER_DUE'->>'date' as date, count(*)::int as n from cases.case_dates
      where firm_id = ${firmId} group by 1 order by 1`.execute(t.db)
  ).rows;
const queues = async (as: FirmWithAClient['people']['processor']) =>
  (await t.call(cases.queues, { as })).body;

describe('a day that is closed', () => {
  test('moves the dates of few cases at once, and those of other firms behind the reply', async () => {
    expect(await answers(few.firm.id)).toEqual([{ date: ANSWER, n: 3 }]);
    const closed = await t.call(courtCalendars.closeCourt, {
      as: few.people.processor,
      body: { courthouseId: FULTON_MAGISTRATE, date: ANSWER, reason: 'Ice storm in the county' },
    });
    expect(closed).toMatchObject({ status: 201, body: { beingRecalculated: 0 } });
    // The one that has no court isn't touched by its closing.
    const moved = closed.body.deadlines.filter(({ event }) => event === 'ANSWER_DUE');
    expect(moved.map(({ from, to }) => [from, to])).toEqual([
      [ANSWER, '2026-11-10'],
      [ANSWER, '2026-11-10'],
    ]);
    expect(await answers(few.firm.id)).toEqual([
      { date: ANSWER, n: 1 },
      { date: '2026-11-10', n: 2 },
    ]);
    expect(await answers(many.firm.id)).toEqual([{ date: ANSWER, n: MANY }]);
    await work();
    expect(await answers(many.firm.id)).toEqual([{ date: '2026-11-10', n: MANY }]);
  });

  test('waits for the count of the day before, and neither ends the other', async () => {
    const { rows } = await sql<{ id: string }>`select id from cases.court_calendar
      where courthouse_id = ${FULTON_MAGISTRATE}`.execute(t.db);
    const job = new pg.Client(t.connection);
    await job.connect();
    try {
      // As the job does: the cases first, the calendar's trail when they are counted.
      await job.query('begin');
      await job.query("set local lock_timeout = '5s'");
      await job.query('select id from cases.eviction_case where firm_id = $1 for no key update', [
        few.firm.id,
      ]);
      const change = closeDay('2026-12-08', 'The day after', few.people.processor, 'courthouse');
      await expect.poll(() => waitsForCases(job)).toBe(true);
      // What the job writes of its progress refers to the calendar.
      await job.query('select from cases.court_calendar where id = $1 for key share', [rows[0]?.id]);
      await job.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [
        `court-calendar:${rows[0]?.id}`,
      ]);
      await job.query('commit');
      expect((await change).status).toBe(200);
    } finally {
      await job.end();
    }
    await work();
  });

  test('hands many cases to a job, says so, and shows none of their dates as if it held', async () => {
    const { processor } = many.people;
    hour += 1;
    clock.moveTo(`2026-11-03T${hour}:00:00Z`);
    const closed = await t.call(courtCalendars.closeCourt, {
      as: processor,
      body: { courthouseId: FULTON_MAGISTRATE, date: '2026-11-10', reason: 'Ice storm, the second day' },
    });
    expect(closed).toMatchObject({ status: 201, body: { beingRecalculated: MANY, deadlines: [] } });
    expect(await answers(many.firm.id)).toEqual([{ date: '2026-11-10', n: MANY }]);
    expect(await queues(processor)).toMatchObject({ beingRecalculated: MANY });
    // Another firm's cases are none of theirs, and wait too.
    expect(await queues(few.people.processor)).toMatchObject({ beingRecalculated: 2 });
    const { body: list } = await t.call(cases.list, { as: processor, query: { size: 10 } });
    expect(list.cases.map(({ mayDo }) => mayDo?.isBeingRecalculated)).toEqual(Array(10).fill(true));
    const [first] = list.cases;
    const details = { as: processor, params: { id: first?.id ?? '' } };
    expect((await t.call(cases.details, details)).body.mayDo?.isBeingRecalculated).toBe(true);
    const year = { as: processor, params: { courthouseId: FULTON_MAGISTRATE } };
    expect((await t.call(courtCalendars.year, year)).body.beingRecalculated).toBe(MANY);

    await work();
    // Wednesday is Veterans' Day.
    expect(await answers(many.firm.id)).toEqual([{ date: '2026-11-12', n: MANY }]);
    expect(await queues(processor)).toMatchObject({ beingRecalculated: 0 });
    expect((await t.call(cases.details, details)).body.mayDo).toMatchObject({ isBeingRecalculated: false });
    expect((await t.call(courtCalendars.year, year)).body.beingRecalculated).toBe(0);
  });

  test('of the county counts the cases there that have no court yet', async () => {
    const { body } = await closeDay(ANSWER, 'Founders’ Day');
    // An administrator sees every firm's; of the court's year those at the court are notified.
    expect(body.beingRecalculated).toBe(MANY + 2);
    await work();
    expect(await answers(few.firm.id)).toEqual([
      { date: '2026-11-10', n: 1 },
      { date: '2026-11-12', n: 2 },
    ]);
  });

  test('twice before anybody counted is counted once', async () => {
    await closeDay('2026-12-08', 'One day');
    await closeDay('2026-12-09', 'Another');
    await work();
    const { rows } = await sql<{ done: number; isOver: boolean }>`
      select done, ended_at is not null as "isOver" from cases.recalculation order by started_at desc limit 2`.execute(
      t.db,
    );
    expect(rows).toEqual([
      { done: MANY + 3, isOver: true },
      { done: 0, isOver: true },
    ]);
  });
});
