import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';

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
const approvedAt = (id: string, at: string) =>
  t.db.updateTable('cases.evictionCase').set({ approvedAt: at }).where('id', '=', id).execute();
const approvedCount = async () =>
  (await ok(t.call(cases.dashboardStatus, { as: people.owner, params: { id: world.client.id }, query: {} })))
    .CasesApproved;

describe('the approval', () => {
  test('is a lawyer’s, admitted in the state of the property', async () => {
    const { id } = await desk.at('REVIEW');
    const approve = (as: Person) => post(`case/send-for-filing/${id}`, as, {});
    const { person: texan } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      barStates: ['TX'],
    });
    expect(await approve(people.processor)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await approve(people.firmAdmin)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await approve(people.owner)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await approve(texan)).toMatchObject({ status: 403, body: { code: 'lawyer_bar_state' } });
    const before = await approvedCount();
    expect((await approve(people.lawyer)).body).toMatchObject({
      status: 'SENT_FOR_FILING',
      filingStage: 'QUEUED',
      approvedAt: '2026-06-12T14:00:00.000Z',
      approvedBy: { name: expect.any(String) },
    });
    expect(await approvedCount()).toBe(before + 1);
  });

  test('of another lawyer than the one who was given it makes the case theirs', async () => {
    const { id, assignedLawyer } = await desk.at('REVIEW');
    const { person: other, user } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      barStates: ['GA'],
    });
    const approved = await post(`case/send-for-filing/${id}`, other, {});
    expect(approved.body).toMatchObject({ approvedBy: { id: user.id }, assignedLawyer: { id: user.id } });
    expect(assignedLawyer?.id).not.toBe(user.id);
    const { steps } = await ok(t.call(cases.stepDetails, { as: people.processor, params: { caseId: id } }));
    const { name } = approved.body['approvedBy'] as { name: string };
    for (const step of ['Attorney review', 'Send for filing']) {
      expect(steps.find((one) => one.name === step)).toMatchObject({ state: 'DONE', doneBy: name });
    }
  });

  test('waits for the day on which the case may be filed', async () => {
    const { id } = await desk.at('REVIEW');
    await t.db.updateTable('cases.evictionCase').set({ fileOn: '2026-06-13' }).where('id', '=', id).execute();
    expect((await post(`case/send-for-filing/${id}`, people.lawyer, {})).body).toMatchObject({
      code: 'case_incomplete',
      errors: [{ path: 'fileOn', message: expect.stringContaining('2026-06-13') }],
    });
  });

  test('asks who lives there within 48 hours; a lawyer may pass that with a reason, which is kept', async () => {
    const { id } = await desk.at('REVIEW');
    await t.db
      .updateTable('cases.caseEviction')
      .set({ occupancyCheckedAt: new Date('2026-06-10T13:59:59Z') })
      .where('caseId', '=', id)
      .execute();
    expect((await post(`case/send-for-filing/${id}`, people.lawyer, {})).body).toMatchObject({
      code: 'case_incomplete',
      errors: [{ path: 'caseEviction.occupied' }],
    });
    const overrideReason = 'Seen by the officer this morning.';
    expect((await post(`case/send-for-filing/${id}`, people.lawyer, { overrideReason })).status).toBe(200);
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'case.send-for-filing')
      .executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({ override: overrideReason, passed: ['caseEviction.occupied'] });
  });

  test.each([
    ['the company looks again', 'manager', {}],
    ['the firm asks by telephone', 'processor', { confirmedBy: 'Renée Whitlock, by telephone' }],
  ] as const)('needs no reason once %s', async (_, who, said) => {
    const { id } = await desk.at('REVIEW');
    await t.db
      .updateTable('cases.caseEviction')
      .set({ occupancyCheckedAt: new Date('2026-06-10T13:59:59Z') })
      .where('caseId', '=', id)
      .execute();
    expect((await post(`case/send-for-filing/${id}`, people.lawyer, {})).status).toBe(400);
    const confirmed = await post(`case-eviction/add-details/${id}`, people[who], { occupied: true, ...said });
    expect(confirmed.body).toMatchObject({
      status: 'REVIEW',
      caseEviction: { occupied: true, occupancyCheckedAt: '2026-06-12T14:00:00.000Z' },
    });
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'case.add-eviction-details')
      .executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({ fields: ['caseEviction.occupied'], occupied: true, ...said });
    expect((await post(`case/send-for-filing/${id}`, people.lawyer, {})).status).toBe(200);
  });

  test('isn’t helped by the firm’s word alone, nor by an empty unit', async () => {
    const { id } = await desk.at('REVIEW');
    const say = (as: Person, body: object) => post(`case-eviction/add-details/${id}`, as, body);
    expect(await say(people.processor, { occupied: true })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'confirmedBy' }] },
    });
    expect(await say(people.manager, {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'occupied' }] },
    });
    expect((await say(people.manager, { occupied: false })).status).toBe(200);
    expect((await post(`case/send-for-filing/${id}`, people.lawyer, {})).body).toMatchObject({
      errors: [{ path: 'caseEviction.occupied' }],
    });
  });

  test('is stopped by a stay', async () => {
    const { id, firmId, clientId } = await desk.at('REVIEW');
    await t.db
      .insertInto('cases.caseHold')
      .values({
        firmId,
        clientId,
        caseId: id,
        id: newId(),
        kind: 'BANKRUPTCY_STAY',
        fromAt: new Date('2026-06-01T00:00:00Z'),
      })
      .execute();
    const { status, body } = await post(`case/send-for-filing/${id}`, people.lawyer, {});
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: expect.stringContaining('Bankruptcy stay') });
    expect(body['availableActions']).not.toContain('send-for-filing');
  });
});

describe('the court’s number', () => {
  test.each([
    ['of another shape', { caseNumber: 'nonsense' }, 'caseNumber'],
    ['with something around it', { caseNumber: 'x26ED041772x' }, 'caseNumber'],
    ['that is empty', { caseNumber: ' ' }, 'caseNumber'],
    ['from tomorrow', { caseNumber: '26ED041772', filedOn: '2026-06-13' }, 'filedOn'],
    ['for less than nothing', { caseNumber: '26ED041772', feeCents: -1 }, 'feeCents'],
  ])('%s is refused', async (_, body, field) => {
    const { id } = await desk.at('SENT_FOR_FILING');
    const reply = await post(`case/add-case-number/${id}`, people.processor, body);
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
  });

  test('files the case at what the clerk charged, and is corrected later without moving it', async () => {
    const { id } = await desk.at('SENT_FOR_FILING');
    await approvedAt(id, '2026-06-10T14:00:00Z');
    const number = (as: Person, body: object) => post(`case/add-case-number/${id}`, as, body);
    expect((await number(people.owner, { caseNumber: '26ED055001' })).status).toBe(403);
    expect(
      (await number(people.processor, { caseNumber: '26ED055001', filedOn: '2026-06-11', feeCents: 12_345 }))
        .body,
    ).toMatchObject({ status: 'FILED', filedOn: '2026-06-11', filingStage: 'ACCEPTED' });
    const { unbilled } = await ok(t.call(cases.billings, { as: people.owner, params: { id } }));
    expect(unbilled).toContainEqual(
      expect.objectContaining({ description: 'Court filing cost', amountCents: 12_345 }),
    );
    const corrected = await number(people.processor, { caseNumber: '26ED055002' });
    expect(corrected.body).toMatchObject({
      status: 'FILED',
      caseNumber: '26ED055002',
      filedOn: '2026-06-11',
    });
  });

  test('has no day of filing before the approval, counted at the court', async () => {
    const { id } = await desk.at('SENT_FOR_FILING');
    // The evening of June 10 in Atlanta.
    await approvedAt(id, '2026-06-11T02:00:00Z');
    const filed = (filedOn: string) =>
      post(`case/add-case-number/${id}`, people.processor, { caseNumber: '26ED055003', filedOn });
    expect(await filed('2026-06-09')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'filedOn', code: 'filed_before_approval', values: { day: '2026-06-10' } }] },
    });
    expect((await filed('2026-06-10')).body).toMatchObject({ status: 'FILED', filedOn: '2026-06-10' });
  });

  test('belongs to one case of a courthouse, also when two are given it at once', async () => {
    const [first, second] = [await desk.at('SENT_FOR_FILING'), await desk.at('SENT_FOR_FILING')];
    const replies = await Promise.all(
      [first, second].map(({ id }) =>
        post(`case/add-case-number/${id}`, people.processor, { caseNumber: '26ED077001' }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'case_number_taken',
      errors: [{ path: 'caseNumber' }],
    });
  });
});

describe('service', () => {
  test('goes out by the method given, or the usual one; a stranger isn’t served', async () => {
    const { id, tenants } = await desk.at('FILED');
    const [first] = tenants;
    const wrong = await post(`case/sent-for-serving/${id}`, people.processor, {
      service: [{ tenantId: newId(), method: 'PERSONAL' }],
    });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'service' }] } });
    const out = await post(`case/sent-for-serving/${id}`, people.processor, {
      service: [{ tenantId: first?.id, method: 'POST_AND_MAIL', server: 'Deputy Halloran' }],
    });
    expect(out.body).toMatchObject({
      status: 'SENT_FOR_SERVING',
      serviceStage: 'OUT',
      tenants: [
        { serviceMethod: 'POST_AND_MAIL', serviceServer: 'Deputy Halloran' },
        { serviceMethod: 'PERSONAL', serviceServer: null },
      ],
    });
  });

  test('is complete when everybody was served, and failed when nobody was', async () => {
    const { id, tenants } = await desk.at('SENT_FOR_SERVING');
    const returned = (entries: (readonly [number, 'SERVED' | 'FAILED'])[]) =>
      post(`case/record-service/${id}`, people.processor, {
        service: entries.map(([index, result]) => ({
          tenantId: tenants[index]?.id,
          result,
          date: '2026-06-12',
          method: 'PERSONAL',
        })),
      });
    expect((await returned([[0, 'FAILED']])).body).toMatchObject({ serviceStage: 'PARTIAL', servedAt: null });
    expect((await returned([[1, 'FAILED']])).body).toMatchObject({
      serviceStage: 'FAILED',
      // Five days on which the court is open: on June 19 it is not.
      nextDate: '2026-06-22',
      nextDateKind: 'RETURN_DUE',
    });
    expect(
      (
        await returned([
          [0, 'SERVED'],
          [1, 'SERVED'],
        ])
      ).body,
    ).toMatchObject({
      serviceStage: 'COMPLETE',
      servedAt: '2026-06-12T14:00:00.000Z',
      // Not two days after the service, but the day after the time to answer.
      nextDate: '2026-06-23',
      nextDateKind: 'DOCKET_DUE',
    });
  });

  test('is followed by a court day as soon as somebody answered', async () => {
    const { id, tenants } = await desk.at('SENT_FOR_SERVING');
    await post(`case/record-service/${id}`, people.processor, {
      service: tenants.map((tenant) => ({
        tenantId: tenant.id,
        result: 'SERVED',
        date: '2026-06-12',
        method: 'PERSONAL',
      })),
    });
    const looked = (found: 'NONE' | 'ANSWER') =>
      ok(t.call(cases.checkDocket, { as: people.processor, params: { id }, body: { found } }));
    expect(await looked('NONE')).toMatchObject({ nextDate: '2026-06-23', nextDateKind: 'DOCKET_DUE' });
    expect(await looked('ANSWER')).toMatchObject({ nextDate: '2026-06-16', nextDateKind: 'DOCKET_DUE' });
  });

  test('is not before the filing, from which no time to answer runs yet; a serve-first notice is', async () => {
    const { id, tenants } = await desk.at('SENT_FOR_SERVING');
    const change = (changes: { filedOn?: string; serveFirst?: boolean }) =>
      t.db.updateTable('cases.evictionCase').set(changes).where('id', '=', id).execute();
    const served = (date: string) =>
      post(`case/record-service/${id}`, people.processor, {
        service: [{ tenantId: tenants[0]?.id, result: 'SERVED', date, method: 'PERSONAL' }],
      });
    await change({ filedOn: '2026-06-11' });
    expect(await served('2026-06-10')).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'service.0.date', code: 'service_before_filing', values: { day: '2026-06-11' } }],
      },
    });
    expect((await served('2026-06-11')).body).toMatchObject({ serviceStage: 'PARTIAL' });
    await change({ serveFirst: true });
    expect((await served('2026-06-10')).status).toBe(200);
  });

  test('names every wrong line of a return at once, and writes none of it', async () => {
    const { id, tenants, version } = await desk.at('SENT_FOR_SERVING');
    const { status, body } = await post(`case/record-service/${id}`, people.processor, {
      service: [
        { tenantId: tenants[0]?.id, result: 'SERVED', date: '2026-06-13', method: 'PERSONAL' },
        { tenantId: newId(), result: 'FAILED', date: '2026-06-12', method: 'PERSONAL' },
      ],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'service.0.date' }, { path: 'service.1.tenantId' }] });
    const now = await ok(t.call(cases.details, { as: people.processor, params: { id } }));
    expect(now).toMatchObject({ version, tenants: [{ serviceResult: null }, { serviceResult: null }] });
  });
});
