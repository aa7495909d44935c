import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import {
  addFile,
  caseFacts,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { verifyAudit } from '../../../platform/audit/audit-queries.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { tallyFaults } from '../../tallies/index.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const post = (path: string, as: Person, body: unknown, key?: string) =>
  t.send('POST', `/api/case-service/case/${path}`, {
    as,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const auditRows = async (caseId: string, action: string) =>
  (
    await t.db
      .selectFrom('cases.auditEvent')
      .select('seq')
      .where('subjectId', '=', caseId)
      .where('action', '=', action)
      .execute()
  ).length;

async function submittable(): Promise<string> {
  const { id } = await desk.draft();
  await addFile(t, people.manager, id);
  return id;
}
const attested = { attestedBy: 'Wanda Beaufort' };

describe('at once', () => {
  test('ten submits of one case are one submit', async () => {
    const id = await submittable();
    const replies = await times(10, () => post(`submit/${id}`, people.manager, attested));
    expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect(await auditRows(id, 'case.submit')).toBe(1);
    const changes = await t.db
      .selectFrom('cases.statusChange')
      .select('toStatus')
      .where('caseId', '=', id)
      .orderBy('id')
      .execute();
    expect(changes.map(({ toStatus: to }) => to)).toEqual(['DRAFT', 'INTAKE']);
    expect((await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId: id })).fault).toBeNull();
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('twenty new cases are numbered without a gap and without a double', async () => {
    const replies = await times(20, (index) =>
      ok(
        t.call(cases.create, { as: people.manager, body: caseFacts(world, { lastName: `Abara-${index}` }) }),
      ),
    );
    const numbers = replies
      .map(({ caseDraftNumber }) => Number(caseDraftNumber.slice(-6)))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('a case that could not be made leaves no gap in the numbers', async () => {
    const number = ({ caseDraftNumber }: { caseDraftNumber: string }) => Number(caseDraftNumber.slice(-6));
    const before = await desk.draft();
    const refused = await post('create', people.manager, { ...caseFacts(world), courthouseId: newId() });
    expect(refused.status).toBe(400);
    expect(number(await desk.draft())).toBe(number(before) + 1);
  });

  test('two who saw the same version: the second learns what the case is now', async () => {
    const { id, version } = await desk.at('INITIAL_CHECK');
    const [first, second] = await Promise.all([
      post(`review/${id}`, people.processor, { version }),
      post(`send-back-to-client/${id}`, people.firmAdmin, { version, comment: 'Who signed the lease?' }),
    ]);
    expect([first.status, second.status].toSorted((left, right) => left - right)).toEqual([200, 409]);
    const [done, late] = first.status === 200 ? [first, second] : [second, first];
    const now = { id, version: version + 1, status: done.body['status'] };
    expect(done.body).toMatchObject(now);
    // What it came to decides how it is said: the action may still be possible, or not any more.
    if (late.body['code'] === 'conflict') expect(late.body).toMatchObject({ current: now });
    else expect(late.body).toMatchObject({ availableActions: expect.any(Array) });
  });

  test('the same version twice, and the second gets a conflict', async () => {
    const { id, version } = await desk.at('INTAKE');
    const save = (comment: string) => post(`save/${id}`, people.processor, { version, comment });
    const replies = await Promise.all([save('one'), save('two')]);
    expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
    const kept = replies.find(({ status }) => status === 200)?.body['comment'];
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      current: { version: version + 1, comment: kept },
    });
  });
});

describe('an idempotency key', () => {
  test('gives the same answer again and acts once', async () => {
    const id = await submittable();
    const key = newId();
    const [first, second] = [
      await post(`submit/${id}`, people.manager, attested, key),
      await post(`submit/${id}`, people.manager, attested, key),
    ];
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await auditRows(id, 'case.submit')).toBe(1);
  });

  test('does so too when both run at once', async () => {
    const key = newId();
    const create = () => post('create', people.manager, caseFacts(world, { lastName: 'Twin' }), key);
    const [first, second] = await Promise.all([create(), create()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const made = await t.db
      .selectFrom('cases.caseTenant')
      .select('id')
      .where('lastName', '=', 'Twin')
      .execute();
    expect(made).toHaveLength(1);

    const id = await submittable();
    const submits = await times(5, () => post(`submit/${id}`, people.manager, attested, `once-${id}`));
    expect(submits.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
    expect(new Set(submits.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await auditRows(id, 'case.submit')).toBe(1);
  });

  test('is refused for another request', async () => {
    const key = newId();
    const id = await submittable();
    await post(`submit/${id}`, people.manager, attested, key);
    for (const other of [
      await post(`submit/${id}`, people.manager, { attestedBy: 'Somebody Else' }, key),
      await post(`save/${id}`, people.manager, attested, key),
    ]) {
      expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
    }
  });

  test('is each person’s own', async () => {
    const key = newId();
    const [first, second] = [
      await post('create-draft', people.manager, { propertyId: world.property.id }, key),
      await post('create-draft', people.owner, { propertyId: world.property.id }, key),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body['id']).not.toBe(first.body['id']);
  });

  test('of what was refused is free for another try', async () => {
    const { id } = await desk.draft();
    const key = newId();
    expect((await post(`submit/${id}`, people.manager, attested, key)).status).toBe(400);
    await addFile(t, people.manager, id);
    expect((await post(`submit/${id}`, people.manager, attested, key)).status).toBe(200);
  });

  test.each([
    ['empty', ''],
    ['endless', 'k'.repeat(201)],
  ])('that is %s is refused by name', async (_, key) => {
    const { status, body } = await t.send('POST', '/api/case-service/case/create-draft', {
      as: people.manager,
      body: {},
      headers: { 'idempotency-key': key },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'Idempotency-Key' }] });
  });
});

describe('many cases at once', () => {
  test('each has its own result; what one is refused for stops no other', async () => {
    const ready = await submittable();
    const bare = await desk.draft();
    const gone = await desk.at('INTAKE');
    const nowhere = newId();
    const { status, body } = await post('bulk/submit', people.manager, {
      caseIds: [ready, bare.id, gone.id, nowhere, ready],
      data: attested,
    });
    expect(status).toBe(200);
    expect(body['results']).toEqual([
      { id: ready, ok: true, status: 'INTAKE' },
      expect.objectContaining({
        id: bare.id,
        ok: false,
        code: 'case_incomplete',
        errors: [expect.objectContaining({ path: 'documents.NOTICE_PROOF' })],
      }),
      expect.objectContaining({ id: gone.id, ok: false, code: 'case_action_not_allowed' }),
      expect.objectContaining({ id: nowhere, ok: false, code: 'case_not_found' }),
    ]);
  });

  test('with a key a repetition gives the same results and does nothing again', async () => {
    const ids = [await submittable(), await submittable()];
    const key = 'k'.repeat(200);
    const submit = () => post('bulk/submit', people.manager, { caseIds: ids, data: attested }, key);
    const [first, second] = [await submit(), await submit()];
    expect(first.body['results']).toEqual(ids.map((id) => ({ id, ok: true, status: 'INTAKE' })));
    expect(second.body).toEqual(first.body);
    for (const id of ids) expect(await auditRows(id, 'case.submit')).toBe(1);
  });

  test('asks each case’s own permission', async () => {
    const { id } = await desk.at('REVIEW');
    const { body } = await post('bulk/send-for-filing', people.processor, { caseIds: [id] });
    expect(body['results']).toEqual([expect.objectContaining({ id, ok: false, code: 'forbidden' })]);
    const signed = await post('bulk/send-for-filing', people.lawyer, { caseIds: [id] });
    expect(signed.body['results']).toEqual([{ id, ok: true, status: 'SENT_FOR_FILING' }]);
  });

  test.each([
    ['201 of them', { caseIds: Array.from({ length: 201 }, newId) }, 'caseIds'],
    ['none', { caseIds: [] }, 'caseIds'],
    ['what is no id', { caseIds: ['seven'] }, 'caseIds.0'],
    ['a wrong body', { caseIds: [newId()], data: { comment: '' } }, 'data.comment'],
  ])('%s is refused', async (_, body, field) => {
    const reply = await post('bulk/dismiss-case', people.lawyer, body);
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
  });

  test('an action that doesn’t exist for many is refused', async () => {
    expect(await post('bulk/close', people.lawyer, { caseIds: [newId()] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'action' }] },
    });
  });
});
