import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import type { evictionInput } from '@writdesk/contract/cases/case-values';
import { cases } from '@writdesk/contract/cases/cases';
import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  type FirmWithAClient,
  firmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { countCaseDates } from './index.ts';
import { newId } from '../../platform/ids.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
const clock = standingClock('2026-06-12T14:00:00Z');
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

const preview = (body: object) => t.send('POST', deadlines.preview.url, { as: world.people.manager, body });
const notice = { noticeType: 'PAY_OR_VACATE', caresCovered: 'NO' };

describe('a preview', () => {
  test('counts with the law and the calendar of the state, day by day', async () => {
    const { status, body } = await preview({
      state: 'FL',
      event: 'NOTICE_EXPIRES',
      facts: { ...notice, noticeServedOn: '2026-11-25' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      date: '2026-12-02',
      from: null,
      to: null,
      earliestAction: '2026-12-03',
      missing: [],
      ruleId: 'FL-NOTICE-RENT',
      packVersion: '2026.1',
    });
    const { explain, warnings } = body as unknown as {
      explain: { day: string; counted: boolean; why: string | null }[];
      warnings: string[];
    };
    expect(explain.map(({ day, counted, why }) => [day.slice(5), counted, why])).toEqual([
      ['11-25', false, 'Notice given. This day never counts.'],
      ['11-26', false, 'Thanksgiving Day'],
      ['11-27', false, 'Friday after Thanksgiving'],
      ['11-28', false, 'Saturday'],
      ['11-29', false, 'Sunday'],
      ['11-30', true, null],
      ['12-01', true, null],
      ['12-02', true, 'The notice ends at midnight'],
      ['12-03', false, 'First day the case may be filed'],
    ]);
    expect(warnings).toContain('No lawyer has verified the rule FL-NOTICE-RENT yet (seen in a source).');
    expect(warnings.some((warning) => warning.includes('nobody has confirmed the closed days of 2026'))).toBe(
      true,
    );
  });

  test('counts hours as moments', async () => {
    const { body } = await preview({
      state: 'FL',
      event: 'LOCKOUT_NOTICE',
      facts: { writPostedAt: '2026-03-07T10:00:00-05:00' },
    });
    expect(body).toMatchObject({ date: '2026-03-08T15:00:00Z', missing: [] });
  });

  test('names what is missing and never guesses', async () => {
    const { status, body } = await preview({
      state: 'GA',
      county: 'Fulton County',
      event: 'NOTICE_EXPIRES',
      facts: { noticeType: 'PAY_OR_VACATE', caresCovered: 'UNKNOWN' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: null, explain: [] });
    expect([...(body['missing'] as string[])].toSorted()).toEqual([
      'caresCovered',
      'leaseFrom',
      'noticeServedOn',
    ]);
  });

  test.each([
    ['an unknown state', { state: 'ZZ' }, 'state'],
    ['a state without rules', { state: 'WA' }, 'state'],
    ['a state in small letters', { state: 'ga' }, 'state'],
    ['the federal pack', { state: 'US' }, 'state'],
    ['no state', { state: undefined }, 'state'],
    ['an unknown event', { event: 'PARTY' }, 'event'],
    ['an unknown fact', { facts: { noticeGivenOn: '2026-05-01' } }, 'facts.noticeGivenOn'],
    ['a fact with the name of a prototype', { facts: JSON.parse('{"__proto__":1}') }, 'facts.__proto__'],
    ['an impossible date', { facts: { noticeServedOn: '2026-02-30' } }, 'facts.noticeServedOn'],
    ['a day where a moment belongs', { facts: { writPostedAt: '2026-02-03' } }, 'facts.writPostedAt'],
    ['a year before any calendar', { facts: { noticeServedOn: '1000-01-01' } }, 'facts.noticeServedOn'],
    ['a year after all of them', { facts: { writPostedAt: '9999-12-31T23:00:00Z' } }, 'facts.writPostedAt'],
    [
      'a rental period of another age',
      { facts: { noticeServedOn: '2026-01-01', rentPeriodEndsOn: '2100-01-31' } },
      'facts.rentPeriodEndsOn',
    ],
    ['a field that nobody knows', { courtroom: '1B' }, 'courtroom'],
    ['an unknown value', { facts: { caresCovered: 'MAYBE' } }, 'facts.caresCovered'],
    ['an unknown county', { county: 'Atlantis' }, 'county'],
    ['a courthouse that nobody knows', { courthouseId: newId() }, 'courthouseId'],
    ['a courthouse of another state', { state: 'TX', courthouseId: FULTON_MAGISTRATE }, 'courthouseId'],
    ['a courthouse of another county', { county: 'Cobb', courthouseId: FULTON_MAGISTRATE }, 'courthouseId'],
  ])('refuses %s by name', async (_, wrong, path) => {
    const { status, body } = await preview({ state: 'GA', event: 'ANSWER_DUE', facts: {}, ...wrong });
    expect(status).toBe(400);
    expect((body['errors'] as { path: string }[]).map((error) => error.path)).toEqual([path]);
  });
});

test('a writ follows only from an outcome that gives one, and on the judge’s own days where they set them', async () => {
  const writ = async (facts: object) =>
    (await preview({ state: 'GA', event: 'WRIT_EARLIEST', facts: { judgmentOn: '2026-05-18', ...facts } }))
      .body;
  expect(await writ({ outcome: 'POSSESSION_ONLY' })).toMatchObject({ date: '2026-05-27' });
  expect(await writ({ outcome: 'DISMISSED_WITH_PREJUDICE' })).toMatchObject({ date: null, missing: [] });
  expect(await writ({ outcome: 'STIPULATED_STAY' })).toMatchObject({ date: null, missing: [] });
  const ordered = { outcome: 'DEFAULT_POSSESSION', servedOn: '2026-05-04', writDays: 30 };
  expect(await writ(ordered)).toMatchObject({ date: '2026-06-18' });
});

test('a writ after a default keeps the law’s own day and is asked for once it is judged', async () => {
  const facts = { servedOn: '2026-06-01', judgmentOn: '2026-06-20', outcome: 'DEFAULT_POSSESSION' };
  const { body } = await preview({ state: 'GA', event: 'WRIT_EARLIEST', facts });
  expect(body).toMatchObject({ date: '2026-06-09', earliestAction: '2026-06-22', missing: [] });
});

test.each([
  ['Kings', { date: '2026-08-13', ruleId: 'NY-ANSWER' }],
  ['Queens County', { date: '2026-08-13', ruleId: 'NY-ANSWER' }],
  ['Albany', { date: null, ruleId: 'NY-ANSWER-HEARING', missing: [] }],
  [undefined, { date: '2026-08-13', ruleId: 'NY-ANSWER' }],
])('New York’s ten days to answer in the county %s', async (county, answer) => {
  const facts = { servedOn: '2026-08-03', reason: 'NONPAYMENT' };
  const { body } = await preview({ state: 'NY', county, event: 'ANSWER_DUE', facts });
  expect(body).toMatchObject(answer);
  const warned = (body['warnings'] as string[]).some((text) => text.startsWith('The county is not known'));
  expect(warned).toBe(county === undefined);
});

test('days in a turned order are reported and counted as they were said', async () => {
  const facts = { judgmentOn: '2026-05-20', entryServedOn: '2026-05-19' };
  const { status, body } = await preview({ state: 'CA', event: 'APPEAL_DUE', facts });
  expect([status, body['date']]).toEqual([200, '2026-06-18']);
  expect(body['warnings']).toContain(
    'entryServedOn (2026-05-19) lies before judgmentOn (2026-05-20), which it must follow: check both days.',
  );
});

describe('the dates of a case', () => {
  const datesOf = async (id: string, as = world.people.processor) =>
    (await ok(t.call(deadlines.ofCase, { as, params: { id } }))).deadlines;

  test('are counted in the writing transaction and follow its facts', async () => {
    const draft = await desk.draft({ lastName: 'Okonkwo-Bell' });
    const eviction = { noticeType: 'PAY_OR_VACATE', leaseFrom: '2025-07-01', caresCovered: 'NO' } as const;
    const save = (noticeServedOn: string, version: number) =>
      ok(
        t.call(cases.save, {
          as: world.people.manager,
          params: { id: draft.id },
          body: { version, caseEviction: { ...eviction, noticeServedOn } },
        }),
      );
    const first = await save('2026-06-01', draft.version);
    expect(await datesOf(draft.id)).toMatchObject([{ event: 'NOTICE_EXPIRES', date: '2026-06-04' }]);
    await save('2026-06-02', first.version);
    expect(await datesOf(draft.id)).toMatchObject([
      { event: 'NOTICE_EXPIRES', date: '2026-06-05', earliestAction: '2026-06-08' },
    ]);
    const kept = await t.db
      .selectFrom('cases.caseDates')
      .select('dates')
      .where('caseId', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(kept.dates).toMatchObject({ NOTICE_EXPIRES: { date: '2026-06-05', ruleId: 'GA-NOTICE-RENT' } });
  });

  test('of a notice from month to month wait for the end of the rental period', async () => {
    const draft = await desk.draft({ lastName: 'Monthly' });
    await t.db
      .updateTable('cases.evictionCase')
      .set({ stateCode: 'FL', courthouseId: null, countyId: null })
      .where('id', '=', draft.id)
      .execute();
    const save = (version: number, caseEviction: z.input<typeof evictionInput>) =>
      ok(
        t.call(cases.save, {
          as: world.people.manager,
          params: { id: draft.id },
          body: { version, caseEviction },
        }),
      );
    const first = await save(draft.version, {
      noticeType: 'TERMINATE_PERIODIC',
      noticeServedOn: '2026-06-05',
      noticeMethod: 'PERSONAL',
      caresCovered: 'NO',
    });
    expect(await datesOf(draft.id)).toMatchObject([
      { event: 'NOTICE_EXPIRES', date: null, missing: ['rentPeriodEndsOn'] },
    ]);
    const said = await save(first.version, { rentPeriodEndsOn: '2026-06-30' });
    expect(said.caseEviction.rentPeriodEndsOn).toBe('2026-06-30');
    expect(await datesOf(draft.id)).toMatchObject([{ event: 'NOTICE_EXPIRES', date: '2026-07-31' }]);
  });

  test('give each list the next lawful step and its day, and the queue its count', async () => {
    const intake = await desk.at('INTAKE');
    expect(intake.mayDo).toMatchObject({ step: 'FILE' });
    const on = intake.mayDo?.on ?? '';
    const list = async (query: object) =>
      (await ok(t.call(cases.list, { as: world.people.processor, query }))).cases.map(({ id }) => id);
    expect(await list({ mayDo: 'FILE', mayDoBy: on })).toContain(intake.id);
    expect(await list({ mayDo: 'APPLY_WRIT' })).not.toContain(intake.id);
    const before = new Date(Date.parse(on) - 86_400_000).toISOString().slice(0, 10);
    expect(await list({ mayDo: 'FILE', mayDoBy: before })).not.toContain(intake.id);
    const { mayDo } = await ok(t.call(cases.queues, { as: world.people.processor, query: {} }));
    expect(mayDo.FILE).toBeGreaterThan(0);
  });

  test('suppose the hearing’s day while no judgment is recorded', async () => {
    const onDocket = await desk.at('ON_DOCKET');
    const found = await datesOf(onDocket.id);
    const appeal = found.find(({ event }) => event === 'APPEAL_DUE');
    expect(appeal).toMatchObject({ date: '2026-07-07', supposed: { fact: 'judgmentOn', day: '2026-06-30' } });
    const judged = await desk.at('JUDGMENT_RECORDED');
    const writ = (await datesOf(judged.id)).find(({ event }) => event === 'WRIT_EARLIEST');
    expect(writ).toMatchObject({ supposed: null, date: '2026-06-23' });
    expect(judged.mayDo).toMatchObject({ step: 'APPLY_WRIT', on: '2026-06-23' });
    // The usual number is no order of the judge: a change of the rule reaches the case.
    expect(writ?.warnings.some((warning) => warning.includes('The judge set'))).toBe(false);
    const kept = t.db.selectFrom('cases.caseJudgment').select('writDaysByJudge');
    expect(await kept.where('caseId', '=', judged.id).execute()).toEqual([{ writDaysByJudge: false }]);
  });

  test('wait for a default’s judgment before the writ is asked for', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    const ofCase = (table: 'cases.caseJudgment' | 'cases.caseTenant', values: object) =>
      t.db.updateTable(table).set(values).where('caseId', '=', id).execute();
    await ofCase('cases.caseTenant', { serviceResult: 'SERVED', servedOn: '2026-06-01' });
    await ofCase('cases.caseJudgment', { outcome: 'DEFAULT_POSSESSION', judgmentDate: '2026-06-20' });
    const key = { firmId: world.firm.id, caseId: id, now: clock.now() };
    expect(await countCaseDates(t.db, key)).toEqual({
      mayDo: 'APPLY_WRIT',
      mayDoOn: '2026-06-22',
      nextDate: '2026-06-22',
      nextDateKind: 'WRIT_FROM',
    });
    const writ = (await datesOf(id)).find(({ event }) => event === 'WRIT_EARLIEST');
    expect(writ).toMatchObject({ date: '2026-06-09', earliestAction: '2026-06-22' });
  });

  test('take a hearing that was continued, or a judgment that was set aside, for no judgment', async () => {
    const onDocket = await desk.at('ON_DOCKET');
    const judge = (outcome: JudgmentOutcome, order: number) =>
      t.db
        .insertInto('cases.caseJudgment')
        .values({
          firmId: world.firm.id,
          clientId: world.client.id,
          caseId: onDocket.id,
          id: newId(),
          caseOrder: order,
          outcome,
          judgmentDate: '2026-06-10',
          writDays: 7,
        })
        .execute();
    const supposed = async () =>
      (await datesOf(onDocket.id)).find(({ event }) => event === 'APPEAL_DUE')?.supposed?.day ?? null;
    await judge('CONTINUED', 1);
    expect(await supposed()).toBe('2026-06-30');
    await judge('POSSESSION_ONLY', 2);
    expect(await supposed()).toBeNull();
    await judge('VACATED', 3);
    expect(await supposed()).toBe('2026-06-30');
  });

  test('are gone where the rules of its new state aren’t known', async () => {
    const { id } = await desk.at('INTAKE');
    const key = { firmId: world.firm.id, caseId: id, now: clock.now() };
    expect(await countCaseDates(t.db, key)).toMatchObject({ mayDo: 'FILE' });
    const moved = t.db.updateTable('cases.evictionCase').set({ stateCode: 'WA', courthouseId: null });
    await moved.where('id', '=', id).execute();
    expect(await countCaseDates(t.db, key)).toEqual({ mayDo: null, mayDoOn: null });
    const kept = t.db.selectFrom('cases.caseDates').select('dates').where('caseId', '=', id);
    expect(await kept.execute()).toEqual([{ dates: {} }]);
  });

  test('warn of a hearing on a day on which its court is closed', async () => {
    const { id } = await desk.at('ON_DOCKET');
    const as = world.people.processor;
    const marked = async () => (await ok(t.call(deadlines.ofCase, { as, params: { id } }))).closedHearing;
    expect(await marked()).toBeNull();
    const body = { courthouseId: FULTON_MAGISTRATE, date: '2026-06-30', reason: 'Ice storm in the county' };
    await ok(t.call(courtCalendars.closeCourt, { as, body }));
    expect(await marked()).toEqual({ day: '2026-06-30', reason: expect.stringContaining('Ice storm') });
  });

  test('are nobody’s who can’t see the case', async () => {
    const draft = await desk.draft({ lastName: 'Hidden' });
    const other = await firmWithAClient(t);
    const url = deadlines.ofCase.url.replace('{id}', draft.id);
    expect((await t.send('GET', url, { as: other.people.processor })).status).toBe(404);
  });
});
