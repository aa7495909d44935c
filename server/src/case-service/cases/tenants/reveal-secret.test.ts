import { cases } from '@writdesk/contract/cases/cases';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';

const SSN = '123-45-6789';
const BORN = '1988-04-02';
const clock = standingClock('2026-06-12T14:00:00Z');
const logged: string[] = [];
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let record: CaseDetails;
beforeAll(async () => {
  t = await testApp({ clock, logTo: (line) => logged.push(line) });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  record = await desk.draft();
});
afterAll(() => t.close());

const reason = 'For the military search';
const url = () => cases.revealSecret.url.replace('{caseId}', record.id);
const look = (as: Person, changes: object = {}, headers: Record<string, string> = {}) =>
  t.send('POST', url(), {
    as,
    headers,
    body: { tenantId: record.tenants[0]?.id, field: 'ssn', reason, ...changes },
  });

describe('a look', () => {
  test('shows the number or the day to those who may, and is on the trail before', async () => {
    const { firmAdmin, lawyer, processor } = world.people;
    for (const person of [firmAdmin, lawyer, processor]) {
      expect((await look(person)).body).toEqual({ value: SSN });
      expect((await look(person, { field: 'dateOfBirth' })).body).toEqual({ value: BORN });
    }
    const rows = await t.db
      .selectFrom('cases.auditEvent')
      .select(['actorName', 'visibility', 'data'])
      .where('subjectId', '=', record.id)
      .where('action', '=', 'tenant.unmask')
      .execute();
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatchObject({
      visibility: 'FIRM',
      data: { tenantId: record.tenants[0]?.id, field: 'ssn', reason },
    });
  });

  test('is refused to everybody else, the company that wrote it too', async () => {
    const { owner, manager, admin, crm } = world.people;
    const given = { firmId: world.firm.id };
    const assistant = (await makeUser(t.db, { roles: ['firm_user'], ...given })).person;
    const billing = (await makeUser(t.db, { roles: ['firm_billing'], ...given })).person;
    for (const person of [owner, manager, admin, crm, assistant, billing])
      expect((await look(person)).status, person.email).toBe(403);
  });

  test('leaves no copy: no cache, no kept reply, no line of the log', async () => {
    const key = newId();
    const reply = await look(world.people.lawyer, {}, { 'idempotency-key': key });
    expect(reply.headers['cache-control']).toBe('no-store');
    const kept = await t.db
      .selectFrom('jobs.idempotencyKey')
      .select('reply')
      .where('key', '=', key)
      .execute();
    expect(kept).toEqual([]);
    const all = await t.db.selectFrom('cases.auditEvent').select('data').execute();
    for (const text of [...logged, JSON.stringify(all)]) {
      expect(text).not.toContain(SSN);
      expect(text).not.toContain(SSN.replaceAll('-', ''));
    }
  });

  test('names the field of what is wrong', async () => {
    const { lawyer } = world.people;
    const errors = async (changes: object) => (await look(lawyer, changes)).body['errors'];
    expect(await errors({ reason: ' ' })).toMatchObject([{ path: 'reason' }]);
    expect(await errors({ tenantId: newId() })).toMatchObject([{ path: 'tenantId' }]);
    expect(await errors({ tenantId: record.tenants[1]?.id })).toMatchObject([{ path: 'field' }]);
    expect(await errors({ field: 'lastName' })).toMatchObject([{ path: 'field' }]);
  });
});

test('thirty looks in ten minutes, and no more, however they are pressed', async () => {
  const { person } = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
  const replies = await Promise.all(Array.from({ length: 33 }, () => look(person)));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' });
  expect(refused[0]?.headers['retry-after']).toBe('600');
  expect((await look(world.people.lawyer)).status).toBe(200);
  clock.moveTo('2026-06-12T14:10:01Z');
  expect((await look(person)).status).toBe(200);
});

test('a value sealed for one person can’t be opened as another’s', async () => {
  const second = await ok(t.call(cases.details, { as: world.people.lawyer, params: { id: record.id } }));
  const [first, next] = second.tenants;
  const sealed = await t.db
    .selectFrom('cases.caseTenant')
    .select('ssnSealed')
    .where('id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  await t.db
    .updateTable('cases.caseTenant')
    .set(sealed)
    .where('id', '=', next?.id ?? '')
    .execute();
  expect((await look(world.people.lawyer, { tenantId: next?.id })).status).toBe(500);
});
