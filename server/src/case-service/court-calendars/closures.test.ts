import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  FULTON_MAGISTRATE,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { refilled } from '../../../test/support/refilled.ts';
import { type CalendarFollower, calendarFollowers, notifyOfClosure } from './index.ts';

/** A Tuesday: the day of the hearings that the helper sets. */
const HEARING = '2026-06-30';

let t: TestApp;
let world: FirmWithAClient;
let theirs: FirmWithAClient;
let desk: CaseDesk;
let heard: CaseDetails;
let theirCase: CaseDetails;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T15:00:00Z') });
  world = await firmWithAClient(t);
  theirs = await firmWithAClient(t);
  desk = caseDesk(t, world);
  heard = await desk.at('ON_DOCKET');
  theirCase = await caseDesk(t, theirs).at('ON_DOCKET');
});
afterAll(() => t.close());

const close = (
  body: Partial<RouteArguments<typeof courtCalendars.closeCourt>['body']>,
  as = world.people.processor,
) =>
  t.call(courtCalendars.closeCourt, {
    as,
    body: { courthouseId: FULTON_MAGISTRATE, reason: 'Ice storm, roads closed', ...body },
  });
const undo = (id: string, as = world.people.processor) =>
  t.call(courtCalendars.undoClosure, { as, params: { id } });
const year = () =>
  t.call(courtCalendars.year, { as: world.people.lawyer, params: { courthouseId: FULTON_MAGISTRATE } });

/** Does the jobs that a worker would do, the latest last. */
async function tell(closure: { id: string; undone: boolean }) {
  const { id: calendarId } = await t.db
    .selectFrom('cases.courtCalendar')
    .select('id')
    .where('courthouseId', '=', FULTON_MAGISTRATE)
    .executeTakeFirstOrThrow();
  const context = contextOf(t.opened.deps, { kind: 'job', name: notifyOfClosure.name }, newId());
  const attempt = { id: newId(), number: 1, isLast: false, signal: new AbortController().signal };
  await notifyOfClosure.handle(context, { calendarId, closure }, attempt);
}
const toldOf = async (as: typeof world.people.processor) =>
  (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.filter(
    ({ kind, caseId }) =>
      kind.startsWith('court-closure.') && [heard.id, theirCase.id].includes(caseId ?? ''),
  );

describe('closing a court', () => {
  test('says which hearings need a new date and which lockouts fall on the day, of one’s own cases alone', async () => {
    const locked = await desk.at('JUDGMENT_RECORDED');
    await t.db
      .updateTable('cases.evictionCase')
      .set({ lockoutDate: HEARING, lockoutTime: '10:30' })
      .where('id', '=', locked.id)
      .execute();
    const body = await ok(close({ date: HEARING }), 201);
    expect(body.closure).toMatchObject({
      dates: [HEARING],
      reason: 'Ice storm, roads closed',
      undoneBy: null,
    });
    expect(body.hearings).toMatchObject([
      { id: heard.id, status: 'ON_DOCKET', caseNumber: heard.caseNumber, date: HEARING },
    ]);
    expect(body.lockouts).toMatchObject([{ id: locked.id, date: HEARING, time: '10:30' }]);
    expect(body.deadlines).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(theirCase.id);

    expect((await year()).body.days.find(({ date }) => date === HEARING)).toMatchObject({
      kind: 'closure',
      name: 'Court closed',
      reason: 'Ice storm, roads closed',
      closureId: body.closure.id,
    });
    // Closed is closed: a second entry of the same day changes nothing.
    expect(await close({ date: HEARING })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'date' }] },
    });

    const given = await ok(undo(body.closure.id, world.people.firmAdmin));
    expect(given.hearings.map(({ id }) => id)).toEqual([heard.id]);
    expect(given.closure.undoneBy).toEqual(expect.any(String));
    const after = (await year()).body;
    expect(after.days.map(({ date }) => date)).not.toContain(HEARING);
    expect(after.closures).toMatchObject([{ id: body.closure.id, undoneAt: expect.any(String) }]);
    expect(await undo(body.closure.id)).toMatchObject({
      status: 409,
      body: { code: 'court_closure_undone' },
    });
  });

  test('leaves out the days on which it doesn’t sit anyway', async () => {
    // Friday is Independence Day, kept; then a weekend.
    const dates = ['2026-07-06', '2026-07-03', '2026-07-04', '2026-07-05', '2026-07-06'];
    const body = await ok(close({ dates }), 201);
    expect(body.closure.dates).toEqual(['2026-07-06']);
    expect(body.alreadyClosed).toEqual([
      { date: '2026-07-03', name: 'Independence Day (observed)' },
      { date: '2026-07-04', name: 'Saturday' },
      { date: '2026-07-05', name: 'Sunday' },
    ]);
    expect(await close({ dates: dates.slice(1, 4) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'dates' }] },
    });
  });

  test('closes a day that the court had opened, and its undoing opens it again', async () => {
    const date = '2026-10-12';
    await t.call(courtCalendars.putDay, {
      as: world.people.processor,
      params: { courthouseId: FULTON_MAGISTRATE },
      body: { date, effect: 'open', name: 'The court sits', source: 'Clerk' },
    });
    const { closure } = await ok(close({ date }), 201);
    const effectOn = async () => (await year()).body.days.find((day) => day.date === date)?.effect;
    expect(await effectOn()).toBe('closed');
    await ok(undo(closure.id));
    expect(await effectOn()).toBe('open');
  });

  test('gives the deadlines that whoever counts says have moved', async () => {
    const moved = {
      caseId: heard.id,
      title: heard.title,
      event: 'ANSWER_DUE',
      from: '2026-08-03',
      to: '2026-08-04',
    };
    const { registered } = t.opened.deps;
    const follow: CalendarFollower = async () => ({ deadlines: [moved], beingRecalculated: 3 });
    t.opened.deps.registered = refilled(registered, calendarFollowers, [follow]);
    try {
      const body = await ok(close({ date: '2026-08-03' }), 201);
      expect(body).toMatchObject({ deadlines: [moved], beingRecalculated: 3 });
    } finally {
      t.opened.deps.registered = registered;
    }
  });

  test.each([
    [{ date: '2026-13-01' }, 'date'],
    [{}, 'dates'],
    [{ dates: [] }, 'dates'],
    [{ dates: ['2026-08-10', 'soon'] }, 'dates.1'],
    [{ date: '2026-08-10', reason: ' ' }, 'reason'],
    [{ date: '2026-08-10', courthouseId: 'fulton' }, 'courthouseId'],
  ])('%j is refused and names the field', async (body, path) => {
    expect(await close(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is for those who keep courthouses, of one that is there', async () => {
    const { lawyer, manager, crm } = world.people;
    for (const as of [lawyer, manager, crm])
      expect(await close({ date: '2026-08-10' }, as)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    expect(await close({ date: '2026-08-10', courthouseId: newId() })).toMatchObject({
      status: 404,
      body: { code: 'courthouse_not_found' },
    });
    expect(await undo(newId())).toMatchObject({ status: 404, body: { code: 'court_closure_not_found' } });
  });
});

describe('those whom it concerns', () => {
  test('are notified at every firm, once, and of the undoing if they knew', async () => {
    const { closure } = await ok(close({ date: HEARING }), 201);
    const closed = { id: closure.id, undone: false };
    await tell(closed);
    await tell(closed);
    for (const people of [world.people, theirs.people]) {
      expect(await toldOf(people.processor)).toMatchObject([
        { kind: 'court-closure.closed', params: { date: HEARING, reason: 'Ice storm, roads closed' } },
      ]);
      expect(await toldOf(people.owner)).toHaveLength(1);
      expect(await toldOf(people.manager)).toHaveLength(1);
    }
    expect((await toldOf(theirs.people.processor))[0]?.caseId).toBe(theirCase.id);
    const timeline = await t.db
      .selectFrom('cases.auditEvent')
      .select(['firmId', 'data'])
      .where('action', '=', 'case.court-closure')
      .where('subjectId', '=', theirCase.id)
      .execute();
    expect(timeline).toEqual([
      {
        firmId: theirs.firm.id,
        data: { closureId: closure.id, date: HEARING, reason: 'Ice storm, roads closed' },
      },
    ]);

    await ok(undo(closure.id));
    await tell({ id: closure.id, undone: true });
    expect((await toldOf(theirs.people.processor)).map(({ kind }) => kind).sort()).toEqual([
      'court-closure.closed',
      'court-closure.undone',
    ]);
  });

  test('hear nothing of what was taken back before they knew', async () => {
    const before = (await toldOf(world.people.processor)).length;
    const { closure } = await ok(close({ date: HEARING, reason: 'The wrong court' }), 201);
    await ok(undo(closure.id));
    await tell({ id: closure.id, undone: false });
    await tell({ id: closure.id, undone: true });
    expect(await toldOf(world.people.processor)).toHaveLength(before);
  });
});

test('a closure and its undoing are on the calendar’s audit', async () => {
  const rows = await t.db
    .selectFrom('users.auditEvent')
    .select('action')
    .where('subject', '=', 'court-calendar')
    .where('action', 'in', ['court-calendar.close-court', 'court-calendar.undo-closure'])
    .execute();
  expect(new Set(rows.map(({ action }) => action)).size).toBe(2);
});
