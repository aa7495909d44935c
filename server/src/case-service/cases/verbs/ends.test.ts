import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { tallyFaults } from '../../tallies/index.ts';

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let clientId: string;

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  clientId = world.client.id;
});
afterAll(() => t.close());

const post = (path: string, as: Person, body: unknown) =>
  t.send('POST', `/api/case-service/case/${path}`, { as, body });
const counters = async () =>
  ok(t.call(cases.dashboardStatus, { as: people.owner, params: { id: clientId }, query: {} }));
const placesOf = (caseId: string) =>
  t.db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.docket as d', (join) =>
      join.onRef('d.firmId', '=', 'x.firmId').onRef('d.id', '=', 'x.docketId'),
    )
    .select(['x.state', 'd.caseCount'])
    .where('x.caseId', '=', caseId)
    .execute();

describe('dismissing', () => {
  const paid = { comment: 'The tenant paid in full.', dismissReason: 'PAID' };

  test.each(['INTAKE', 'REVIEW', 'SENT_FOR_FILING'] as const)(
    'a manager ends what is not at court yet, from %s',
    async (status) => {
      const { id } = await desk.at(status);
      const before = await counters();
      const { status: answered, body } = await post(`dismiss-case/${id}`, people.manager, paid);
      expect(answered).toBe(200);
      expect(body).toMatchObject({
        status: 'DISMISSED',
        dismissedAt: '2026-06-12T14:00:00.000Z',
        nextDate: null,
      });
      expect(await counters()).toEqual({ ...before, CasesDismissed: before.CasesDismissed + 1 });
      expect(await tallyFaults(t.db)).toEqual([]);
    },
  );

  test('at court the manager can only ask; the case stays, and the firm is notified', async () => {
    const { id, status, version } = await desk.at('ON_DOCKET');
    const before = await counters();
    const asked = await post(`dismiss-case/${id}`, people.manager, paid);
    expect(asked.status).toBe(202);
    expect(asked.body).toMatchObject({
      status,
      dismissalRequestedAt: '2026-06-12T14:00:00.000Z',
      dismissedAt: null,
      version: version + 1,
    });
    expect(await counters()).toEqual(before);
    expect(await placesOf(id)).toEqual([{ state: 'SET', caseCount: 1 }]);
    const told = await t.send('GET', '/api/user-service/notifications/list', { as: people.lawyer });
    expect(told.body['notifications']).toContainEqual(
      expect.objectContaining({ caseId: id, kind: 'case.dismissal-requested' }),
    );

    const done = await post(`dismiss-case/${id}`, people.lawyer, { ...paid, withPrejudice: true });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ status: 'DISMISSED', docketId: null });
    expect(await placesOf(id)).toEqual([{ state: 'CANCELLED', caseCount: 0 }]);
  });

  test('the same request with the same key is answered with the same status', async () => {
    const { id } = await desk.at('FILED');
    const ask = () =>
      t.send('POST', `/api/case-service/case/dismiss-case/${id}`, {
        as: people.manager,
        body: paid,
        headers: { 'idempotency-key': `dismiss-${id}` },
      });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body).toEqual(first.body);
  });

  test('client care ends what is not at court, and nothing else', async () => {
    const [early, late] = [await desk.at('INTAKE'), await desk.at('FILED')];
    expect((await post(`dismiss-case/${late.id}`, people.crm, paid)).status).toBe(403);
    expect((await post(`dismiss-case/${early.id}`, people.crm, paid)).status).toBe(200);
  });

  test('needs words, and a known reason', async () => {
    const { id } = await desk.at('INTAKE');
    const { body } = await post(`dismiss-case/${id}`, people.lawyer, { comment: '', dismissReason: 'BORED' });
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path: 'comment' }, { path: 'dismissReason' }] });
  });

  test('a draft isn’t dismissed, and what has ended isn’t ended again', async () => {
    const draft = await desk.draft();
    expect((await post(`dismiss-case/${draft.id}`, people.lawyer, paid)).status).toBe(409);
    const { id } = await desk.at('INTAKE');
    await post(`dismiss-case/${id}`, people.lawyer, paid);
    for (const act of ['dismiss-case', 'deny-case']) {
      const again = await post(`${act}/${id}`, people.lawyer, { comment: 'again' });
      expect(again, act).toMatchObject({ status: 409, body: { availableActions: [] } });
    }
  });
});

describe('denying', () => {
  test('is the firm’s, and client care’s only for a conflict or a duplicate', async () => {
    const [first, second] = [await desk.at('INTAKE'), await desk.at('REVIEW')];
    const no = (id: string, as: Person, denyReason: string) =>
      post(`deny-case/${id}`, as, { comment: 'We act for the tenant.', denyReason });
    expect((await no(first.id, people.processor, 'CONFLICT')).status).toBe(403);
    expect((await no(first.id, people.owner, 'CONFLICT')).status).toBe(403);
    expect((await no(first.id, people.crm, 'WRONG_COURT')).status).toBe(403);
    const before = await counters();
    expect((await no(first.id, people.crm, 'CONFLICT')).body).toMatchObject({
      status: 'DENIED',
      deniedAt: '2026-06-12T14:00:00.000Z',
    });
    expect((await no(second.id, people.lawyer, 'DEFECTIVE_NOTICE')).body).toMatchObject({ status: 'DENIED' });
    expect(await counters()).toEqual({ ...before, CasesDenied: before.CasesDenied + 2 });
  });

  test('what is at court can’t be denied any more', async () => {
    const { id } = await desk.at('FILED');
    expect(await post(`deny-case/${id}`, people.lawyer, { comment: 'no' })).toMatchObject({
      status: 409,
      body: { availableActions: expect.arrayContaining(['dismiss-case']) },
    });
  });
});

describe('closing', () => {
  const close = (id: string, as: Person, body: object) => post(`close/${id}`, as, body);

  test('says why, and when possession came back', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    expect((await close(id, people.lawyer, { finalBill: true })).body).toMatchObject({
      errors: [{ path: 'closureReason' }],
    });
    const returned = { closureReason: 'POSSESSION_RETURNED', finalBill: true };
    expect((await close(id, people.lawyer, returned)).body).toMatchObject({
      errors: [{ path: 'possessionDate' }],
    });
    expect(
      (await close(id, people.lawyer, { ...returned, possessionDate: '2026-06-13' })).body,
    ).toMatchObject({ errors: [{ path: 'possessionDate' }] });
    expect(
      (await close(id, people.processor, { ...returned, possessionDate: '2026-06-12' })).body,
    ).toMatchObject({
      status: 'CLOSED',
      closedAt: '2026-06-12T14:00:00.000Z',
      possessionAt: '2026-06-12T12:00:00.000Z',
    });
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('leaves no fee unbilled, unless the final bill is asked for', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    expect(await close(id, people.lawyer, { closureReason: 'LOST' })).toMatchObject({
      status: 409,
      body: { code: 'case_action_not_allowed' },
    });
    expect((await close(id, people.lawyer, { closureReason: 'LOST', finalBill: true })).status).toBe(200);
  });

  test('before the judgment only what was settled or paid', async () => {
    const { id } = await desk.at('AWAITING_JUDGMENT');
    expect((await close(id, people.lawyer, { closureReason: 'LOST', finalBill: true })).status).toBe(409);
    expect((await close(id, people.lawyer, { closureReason: 'SETTLED', finalBill: true })).status).toBe(200);
  });

  test('is not the company’s', async () => {
    const { id } = await desk.at('JUDGMENT_RECORDED');
    expect((await close(id, people.owner, { closureReason: 'SETTLED' })).status).toBe(403);
  });
});
