import { evictionReasonCalls } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { newId } from '../../platform/ids.ts';

const as: Person = { accountId: newId(), email: 'newcomer@company.example', roles: [] };

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function codes(stateId?: string): Promise<string[]> {
  const { status, body } = await t.call(evictionReasonCalls.list, { as, query: { stateId } });
  expect(status).toBe(200);
  return body.evictionReasons.map(({ code }) => code);
}

test('all reasons, in their order', async () => {
  const { body } = await t.call(evictionReasonCalls.list, { as, query: {} });
  expect(body.evictionReasons).toHaveLength(28);
  expect(body.evictionReasons[0]).toMatchObject({
    code: 'NONPAYMENT',
    requiresAmount: true,
    requiresText: false,
    curable: true,
    states: [],
  });
  expect(body.evictionReasons.at(-1)).toMatchObject({ code: 'OTHER', requiresText: true });
});

test('those that a state knows', async () => {
  const georgia = await codes(referenceId('state', 'GA'));
  expect(georgia).toEqual(expect.arrayContaining(['NONPAYMENT', 'TENANT_AT_SUFFERANCE', 'SQUATTER']));
  expect(georgia).not.toContain('OWNER_MOVE_IN');
  expect(await codes(referenceId('state', 'CA'))).toContain('OWNER_MOVE_IN');
});

test('of a state that nobody knows: those of every state', async () => {
  expect(await codes(newId())).not.toContain('TENANT_AT_SUFFERANCE');
});

test('a reason that is no longer in use is not offered', async () => {
  await t.db
    .updateTable('cases.evictionReason')
    .set({ active: false })
    .where('code', '=', 'ABANDONMENT')
    .execute();
  expect(await codes()).not.toContain('ABANDONMENT');
});

test('bad input names its field, and nobody gets in without a token', async () => {
  const bad = await t.call(evictionReasonCalls.list, { as, query: { stateId: 'GA' } });
  expect(bad.status).toBe(400);
  expect(bad.body).toMatchObject({ errors: [{ path: 'stateId' }] });
  expect((await t.send('GET', evictionReasonCalls.list.url)).status).toBe(401);
});
