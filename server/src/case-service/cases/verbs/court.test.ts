import { cases } from '@writdesk/contract/cases/cases';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON,
  FULTON_MAGISTRATE,
} from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { referenceId } from '../../../../seed/reference-id.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makeDocket } from '../../dockets/docket-factory.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const post = (path: string, as: Person, body: unknown) =>
  t.send('POST', `/api/case-service/${path}`, { as, body });
const docketFor = (changes: object = {}) =>
  makeDocket(t.db, {
    firmId: world.firm.id,
    courthouseId: FULTON_MAGISTRATE,
    hearingDate: '2026-06-29',
    room: `Courtroom ${newId().slice(-6)}`,
    ...changes,
  });

describe('the docket', () => {
  const apply = (id: string, docketId: string, as = people.processor) =>
    post(`case/apply-to-docket/${id}`, as, { docketId, reason: 'The clerk set it.' });

  test('that is full takes no more', async () => {
    const docket = await docketFor({ maxCases: 1 });
    const [first, second] = [await desk.at('FILED'), await desk.at('FILED')];
    expect((await apply(first.id, docket.id)).status).toBe(200);
    expect(await apply(second.id, docket.id)).toMatchObject({
      status: 409,
      body: { code: 'docket_full', maxCases: 1 },
    });
  });

  test('of three places takes three of ten that come at once', async () => {
    const docket = await docketFor({ maxCases: 3 });
    const made: string[] = [];
    for (let count = 0; count < 10; count += 1) made.push((await desk.draft()).id);
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'FILED', filingStage: 'ACCEPTED' })
      .where('id', 'in', made)
      .execute();
    const replies = await Promise.all(made.map((id) => apply(id, docket.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ body }) => body['code'] === 'docket_full')).toHaveLength(7);
    const shown = await ok(t.call(dockets.details, { as: people.processor, params: { id: docket.id } }));
    expect(shown).toMatchObject({ caseCount: 3, maxCases: 3 });
    expect(shown.cases.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  test('with its hearing ahead no judgment of a trial is taken, a dismissal is', async () => {
    const { id } = await desk.at('ON_DOCKET');
    const judge = (outcome: string) =>
      post(`case-judgment/create/${id}`, people.lawyer, { date: '2026-06-12', outcome, writDays: 7 });
    for (const outcome of ['POSSESSION_ONLY', 'DEFAULT_POSSESSION', 'JUDGMENT_FOR_TENANT']) {
      expect(await judge(outcome)).toMatchObject({ status: 409, body: { code: 'case_action_not_allowed' } });
    }
    expect((await judge('DISMISSED_WITHOUT_PREJUDICE')).status).toBe(201);
  });

  test('before the tenant is served, or while they may answer, is set with a reason, which is kept', async () => {
    const out = await desk.at('SENT_FOR_SERVING');
    const [soon, later] = [await docketFor({ hearingDate: '2026-06-15' }), await docketFor()];
    const set = (docketId: string, more: object = {}) =>
      post(`case/apply-to-docket/${out.id}`, people.processor, { docketId, ...more });
    expect(await set(later.id)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', code: 'hearing_before_service' }] },
    });
    const service = out.tenants.map(({ id: tenantId }) => ({
      tenantId,
      result: 'SERVED',
      date: '2026-06-12',
      method: 'PERSONAL',
    }));
    expect((await post(`case/record-service/${out.id}`, people.processor, { service })).status).toBe(200);
    // June 19 is a holiday.
    expect(await set(soon.id)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', code: 'hearing_in_answer_time', values: { due: '2026-06-22' } }] },
    });
    expect((await set(later.id)).status).toBe(200);
    expect((await set(soon.id, { reason: 'The judge set it.' })).status).toBe(200);
    const { data } = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', out.id)
      .where('action', '=', 'case.apply-to-docket')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ reason: 'The judge set it.', hearingDate: '2026-06-15' });
  });

  test('another court’s, a past one and the one it stands on are refused at the field', async () => {
    const { id, docketId } = await desk.at('ON_DOCKET');
    const elsewhere = await docketFor({ courthouseId: referenceId('courthouse', 'ga-dekalb') });
    const past = await docketFor({ hearingDate: '2026-06-11' });
    for (const wrong of [elsewhere.id, past.id, docketId ?? '']) {
      expect(await apply(id, wrong)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'docketId' }] },
      });
    }
    expect(await apply(id, newId())).toMatchObject({ status: 404, body: { code: 'docket_not_found' } });
  });

  test('is changed by a continuance, which gives the first place back', async () => {
    const { id, docketId } = await desk.at('ON_DOCKET');
    const later = await docketFor();
    const moved = await apply(id, later.id);
    expect(moved.body).toMatchObject({
      status: 'ON_DOCKET',
      docketId: later.id,
      nextDate: '2026-06-29',
      nextDateKind: 'HEARING',
    });
    expect((moved.body['caseDockets'] as { state: string }[]).map(({ state }) => state).toSorted()).toEqual([
      'CONTINUED',
      'SET',
    ]);
    const left = await ok(t.call(dockets.details, { as: people.processor, params: { id: docketId ?? '' } }));
    expect(left.caseCount).toBe(0);
  });
});

describe('before the judgment', () => {
  const awaits = (id: string, body: object = {}) => post(`case/awaiting-judgment/${id}`, people.lawyer, body);

  test('there was a hearing, or nobody answered and somebody looked', async () => {
    const { id, tenants } = await desk.at('SENT_FOR_SERVING');
    expect((await awaits(id)).status, 'nobody was served yet').toBe(409);
    await post(`case/record-service/${id}`, people.processor, {
      service: tenants.map((tenant) => ({
        tenantId: tenant.id,
        result: 'SERVED',
        date: '2026-06-12',
        method: 'PERSONAL',
      })),
    });
    const early = await awaits(id, { basis: 'DEFAULT', docketChecked: 'NONE' });
    expect(early).toMatchObject({
      status: 409,
      body: {
        code: 'case_action_not_allowed',
        // June 19 is a holiday, and what follows it a weekend.
        obstacles: [
          {
            point: 'dayAhead',
            event: 'ANSWER_DUE',
            from: '2026-06-23',
            due: '2026-06-22',
            cite: 'O.C.G.A. § 44-7-51(b)',
          },
          { point: 'searchMissing', cite: '50 U.S.C. 3931' },
        ],
        mayPass: true,
      },
    });
    await desk.search({ id, tenants });
    const onlyEarly = await awaits(id, { basis: 'DEFAULT', docketChecked: 'NONE' });
    expect(onlyEarly.body).toMatchObject({ lawfulFrom: '2026-06-23' });
    expect(onlyEarly.body['message']).toContain('Answer due: 2026-06-22');
    const waiting = await ok(t.call(cases.details, { as: people.processor, params: { id } }));
    expect(waiting.availableActions).not.toContain('awaiting-judgment');
    expect(waiting.waiting).toMatchObject([
      { action: 'awaiting-judgment', ways: ['HEARING'], from: null, mayPass: false },
      { action: 'awaiting-judgment', ways: ['DEFAULT'], from: '2026-06-23', mayPass: false },
    ]);
    clock.moveTo('2026-06-23T14:00:00Z');
    try {
      const checked = { basis: 'DEFAULT' };
      expect(await awaits(id, checked)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'docketChecked' }] },
      });
      expect((await awaits(id, { docketChecked: 'ANSWER' })).status).toBe(409);
      expect((await awaits(id, { basis: 'HEARING' })).status, 'no hearing was held').toBe(409);
      expect((await awaits(id, { docketChecked: 'NONE' })).body).toMatchObject({
        status: 'AWAITING_JUDGMENT',
      });
      const possession = { outcome: 'POSSESSION_ONLY', date: '2026-06-23' };
      expect(await post(`case-judgment/create/${id}`, people.lawyer, possession)).toMatchObject({
        status: 409,
        body: { obstacles: [{ point: 'noHearing' }] },
      });
      const sunday = { outcome: 'DEFAULT_POSSESSION', date: '2026-06-21' };
      expect(await post(`case-judgment/create/${id}`, people.lawyer, sunday)).toMatchObject({
        status: 409,
        body: {
          obstacles: [
            { point: 'courtClosed', closedBecause: 'Sunday' },
            { point: 'dayAhead', from: '2026-06-23' },
          ],
        },
      });
      const byDefault = { outcome: 'DEFAULT_POSSESSION', date: '2026-06-23' };
      expect((await post(`case-judgment/create/${id}`, people.lawyer, byDefault)).status).toBe(201);
    } finally {
      clock.moveTo('2026-06-12T14:00:00Z');
    }
  });

  test('a lawyer passes the lawful day with a reason, which is kept and listed', async () => {
    const { id, title, tenants } = await desk.at('SENT_FOR_SERVING');
    await post(`case/record-service/${id}`, people.processor, {
      service: tenants.map((tenant) => ({
        tenantId: tenant.id,
        result: 'SERVED',
        date: '2026-06-12',
        method: 'PERSONAL',
      })),
    });
    await desk.search({ id, tenants });
    const reason = 'The tenant waived the time to answer in writing.';
    const body = {
      basis: 'DEFAULT',
      docketChecked: 'NONE',
      pass: { points: ['dayAhead'], reason },
    };
    expect((await post(`case/awaiting-judgment/${id}`, people.processor, body)).status).toBe(409);
    const empty = { ...body, pass: { points: ['dayAhead'], reason: 'x' } };
    expect(await awaits(id, empty)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'pass.reason' }] },
    });
    const other = { ...body, pass: { points: ['searchMissing'], reason } };
    expect((await awaits(id, other)).status, 'what stands in the way isn’t named').toBe(409);
    expect((await awaits(id, body)).body).toMatchObject({ status: 'AWAITING_JUDGMENT' });
    const listed = await ok(t.call(noticeGuard.overrides, { as: people.firmAdmin, query: {} }));
    expect(listed.overrides.filter(({ caseId }) => caseId === id)).toEqual([
      {
        caseId: id,
        caseTitle: title,
        point: 'dayAhead',
        action: 'awaiting-judgment',
        ruleId: 'GA-ANSWER',
        reason,
        passedBy: expect.any(String),
        at: '2026-06-12T14:00:00.000Z',
      },
    ]);
    const trail = async (as: Person) =>
      (await ok(t.call(cases.timeline, { as, params: { id }, query: {} }))).events.map(({ kind }) => kind);
    expect(await trail(people.lawyer)).toContain('case.pass-lawful-day');
    expect(await trail(people.owner)).not.toContain('case.pass-lawful-day');
  });

  test('a hearing that lies ahead wasn’t held', async () => {
    const { id } = await desk.at('ON_DOCKET');
    expect((await awaits(id)).status).toBe(409);
  });
});

describe('the judgment', () => {
  const judge = (id: string, as: Person, body: object) =>
    post(`case-judgment/create/${id}`, as, { date: '2026-06-12', ...body });

  test.each([
    ['an unknown outcome', { outcome: 'DRAW' }, 'outcome'],
    ['a day that is no day', { outcome: 'POSSESSION_ONLY', date: '12/06/2026' }, 'date'],
    ['a day to come', { outcome: 'CONSENT_JUDGMENT', date: '2026-06-15' }, 'date'],
    ['a day before the case', { outcome: 'CONSENT_JUDGMENT', date: '2026-06-01' }, 'date'],
    ['fewer than no days', { outcome: 'POSSESSION_ONLY', writDays: -1 }, 'writDays'],
  ])('%s is refused', async (_, body, field) => {
    const { id } = await desk.at('ON_DOCKET');
    expect(await judge(id, people.lawyer, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: field }] },
    });
  });

  test('of a processor stands, and waits for a lawyer’s word', async () => {
    const { id, tenants } = await desk.at('AWAITING_JUDGMENT');
    expect((await judge(id, people.manager, { outcome: 'POSSESSION_ONLY' })).status).toBe(403);
    await t.db
      .updateTable('cases.caseStep')
      .set({ roles: ['lawyer', 'case_processor'] })
      .where('caseId', '=', id)
      .execute();
    expect(await judge(id, people.processor, { outcome: 'DEFAULT_POSSESSION' }), 'no search').toMatchObject({
      status: 409,
      body: { obstacles: [{ point: 'searchMissing' }] },
    });
    await desk.search({ id, tenants });
    expect(await judge(id, people.processor, { outcome: 'DEFAULT_POSSESSION' })).toMatchObject({
      status: 201,
      body: {
        judgment: { needsLawyerConfirm: true, writDays: 0 },
        case: { status: 'JUDGMENT_RECORDED' },
      },
    });
  });

  test('against a tenant of whom no return is on record waits for it, also after the hearing', async () => {
    const { id, tenants } = await desk.at('AWAITING_JUDGMENT');
    await t.db
      .updateTable('cases.evictionCase')
      .set({ serviceStage: 'OUT', servedAt: null })
      .where('id', '=', id)
      .execute();
    for (const as of [people.processor, people.lawyer]) {
      expect(await judge(id, as, { outcome: 'POSSESSION_ONLY' })).toMatchObject({
        status: 409,
        body: { obstacles: [{ point: 'notServed', from: null }] },
      });
    }
    const service = tenants.map((tenant) => ({
      tenantId: tenant.id,
      result: 'SERVED',
      date: '2026-06-12',
      method: 'PERSONAL',
    }));
    expect((await post(`case/record-service/${id}`, people.processor, { service })).status).toBe(200);
    expect((await judge(id, people.lawyer, { outcome: 'POSSESSION_ONLY' })).status).toBe(201);
  });

  test('is amended in a second order', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    const amended = await judge(id, people.lawyer, { outcome: 'POSSESSION_AND_MONEY', amountCents: 100 });
    expect(amended.body).toMatchObject({
      judgment: { caseOrder: 2, amountCents: 100, needsLawyerConfirm: false },
      case: { status: 'JUDGMENT_RECORDED', caseJudgments: [{ caseOrder: 1 }, { caseOrder: 2 }] },
    });
  });

  test('of dismissal with prejudice ends the case for good', async () => {
    const { id } = await desk.at('ON_DOCKET');
    const count = async () =>
      (
        await ok(
          t.call(cases.dashboardStatus, { as: people.owner, params: { id: world.client.id }, query: {} }),
        )
      ).CasesDismissed;
    const before = await count();
    const { body } = await judge(id, people.lawyer, { outcome: 'DISMISSED_WITH_PREJUDICE' });
    expect(body).toMatchObject({
      case: { status: 'DISMISSED', dismissedAt: '2026-06-12T14:00:00.000Z', availableActions: [] },
    });
    expect(await count()).toBe(before + 1);
    const asAdmin = await ok(t.call(cases.details, { as: people.firmAdmin, params: { id } }));
    expect(asAdmin.availableActions, 'not even by the firm’s administrator').not.toContain('reopen');
  });

  test('of dismissal without prejudice may be reopened', async () => {
    const { id } = await desk.at('ON_DOCKET');
    await judge(id, people.lawyer, { outcome: 'DISMISSED_WITHOUT_PREJUDICE' });
    const asAdmin = await ok(t.call(cases.details, { as: people.firmAdmin, params: { id } }));
    expect(asAdmin.availableActions).toContain('reopen');
  });

  test('a hearing that was continued puts the case back where it was, without a place', async () => {
    const { id, docketId } = await desk.at('ON_DOCKET');
    const { body } = await judge(id, people.lawyer, { outcome: 'CONTINUED', comments: 'The judge was ill.' });
    expect(body).toMatchObject({
      case: { status: 'SENT_FOR_SERVING', docketId: null, hearingAt: null, hearingStage: 'CONTINUED' },
    });
    const left = await ok(t.call(dockets.details, { as: people.processor, params: { id: docketId ?? '' } }));
    expect(left.caseCount).toBe(0);
    expect(await stepOf(id, 'record-judgment'), 'no order came of it').toMatchObject({ doneAt: null });
  });

  test('a stay by agreement holds the case', async () => {
    const { id } = await desk.at('AWAITING_JUDGMENT');
    expect((await judge(id, people.lawyer, { outcome: 'STIPULATED_STAY' })).body).toMatchObject({
      case: { status: 'AWAITING_JUDGMENT', holds: [{ kind: 'SETTLEMENT', until: null }] },
    });
    expect(await stepOf(id, 'record-judgment'), 'no order came of it').toMatchObject({ doneAt: null });
    const order = { outcome: 'CONSENT_JUDGMENT', comments: 'The tenant broke the agreement.' } as const;
    expect((await judge(id, people.lawyer, order)).status).toBe(201);
    expect(await stepOf(id, 'record-judgment')).toMatchObject({ state: 'DONE' });
  });

  const stepOf = async (caseId: string, action: string) => {
    const { steps } = await ok(t.call(cases.stepDetails, { as: people.processor, params: { caseId } }));
    return steps.find((step) => step.action === action);
  };
});

describe('the search for military service', () => {
  const unbilled = async (id: string) =>
    (await ok(t.call(cases.billings, { as: people.manager, params: { id } }))).unbilled
      .filter(({ description }) => description === 'Military status search')
      .map(({ quantity }) => quantity);

  test('is billed when it was made, each time, and not again when it is corrected', async () => {
    const { id, tenants } = await desk.at('SENT_FOR_FILING');
    expect(await unbilled(id), 'nobody searched at the approval').toEqual([]);
    const search = (entries: (readonly [number, string, string])[]) =>
      post(`case/record-search/${id}`, people.processor, {
        searches: entries.map(([index, result, date]) => ({ tenantId: tenants[index]?.id, result, date })),
      });
    const reply = await search([
      [0, 'NOT_ACTIVE', '2026-06-11'],
      [1, 'UNABLE', '2026-06-11'],
    ]);
    expect(reply.body).toMatchObject({
      tenants: [
        { militaryStatus: 'NOT_ACTIVE', militaryCheckedOn: '2026-06-11' },
        { militaryStatus: 'UNABLE', militaryCheckedOn: '2026-06-11' },
      ],
    });
    expect(await unbilled(id)).toEqual([2]);
    expect((await search([[1, 'NOT_ACTIVE', '2026-06-11']])).status).toBe(200);
    expect(await unbilled(id)).toEqual([2]);
    expect((await search([[1, 'NOT_ACTIVE', '2026-06-12']])).status).toBe(200);
    expect(await unbilled(id)).toEqual([2, 1]);
    expect(await search([[0, 'NOT_ACTIVE', '2026-06-13']])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'searches.0.date' }] },
    });
    expect((await post(`case/record-search/${id}`, people.owner, { searches: [] })).status).toBe(403);
  });
});

describe('what the court takes', () => {
  const charged = async (id: string, name: string) =>
    (await ok(t.call(cases.billings, { as: people.manager, params: { id } }))).unbilled
      .filter(({ description }) => description === name)
      .map(({ amountCents }) => amountCents);

  test('comes from its schedule, with eight dollars for the second defendant', async () => {
    const { id } = await desk.at('SENT_FOR_FILING');
    expect(
      (await post(`case/add-case-number/${id}`, people.processor, { caseNumber: '26ED088001' })).status,
    ).toBe(200);
    expect(await charged(id, 'Court filing cost')).toEqual([11_900]);
  });

  test('for the service too, where the county has a schedule', async () => {
    const { id } = await desk.at('FILED');
    const line = { id: newId(), countyId: FULTON };
    await t.db
      .insertInto('cases.feeSchedule')
      .values({
        ...line,
        feeRows: JSON.stringify([
          {
            id: newId(),
            purpose: 'SERVICE',
            payee: 'SHERIFF',
            basis: 'PER_DEFENDANT',
            amountCents: 4_000,
            aboveCents: null,
            brackets: [],
            note: null,
            source: 'The sheriff’s page',
            confidence: 'S',
            verifiedBy: null,
            verifiedOn: null,
          },
        ]),
      })
      .execute();
    try {
      expect((await post(`case/sent-for-serving/${id}`, people.processor, {})).status).toBe(200);
      expect(await charged(id, 'Service of process')).toEqual([8_000]);
    } finally {
      await t.db.deleteFrom('cases.feeSchedule').where('id', '=', line.id).execute();
    }
  });
});
