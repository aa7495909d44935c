import { cases } from '@writdesk/contract/cases/cases';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { rowOf } from '../../../test/support/rule-desk.ts';
import { standingClock } from '../../platform/clock.ts';

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const detailsOf = (id: string, as: Person = people.processor) =>
  ok(t.call(cases.details, { as, params: { id } }));
const published = async () =>
  (await t.call(rulePacks.details, { as: people.lawyer, params: { state: 'GA' } })).body;
const say = async (verdict: object) =>
  ok(
    t.call(rulePacks.say, {
      as: people.lawyer,
      params: { state: 'GA' },
      body: {
        ruleId: 'GA-SERVICE-POSTED',
        hash: rowOf(await published(), 'GA-SERVICE-POSTED').hash,
        ...verdict,
      } as never,
    }),
  );

test('a case says how its papers can be served, to the company too', async () => {
  const { id } = await desk.at('FILED');
  const { serviceRules } = await detailsOf(id);
  expect(serviceRules.map((rule) => [rule.id, rule.methods, rule.cite])).toEqual([
    ['GA-SERVICE', ['PERSONAL'], 'O.C.G.A. § 44-7-51(a)'],
    ['GA-SERVICE-ADULT', ['SUBSTITUTED_ADULT'], 'O.C.G.A. § 44-7-51(a)'],
    ['GA-SERVICE-POSTED', ['POST_AND_MAIL'], 'O.C.G.A. § 44-7-51(a)'],
  ]);
  expect((await detailsOf(id, people.manager)).serviceRules).toEqual(serviceRules);
});

test('a way that no rule names is recorded all the same: a court may have ordered it', async () => {
  const { id, tenants } = await detailsOf((await desk.at('SENT_FOR_SERVING')).id);
  const service = tenants
    .filter(({ isMinor }) => !isMinor)
    .map((tenant) => ({
      tenantId: tenant.id,
      result: 'SERVED',
      date: '2026-06-12',
      method: 'CERTIFIED_MAIL',
    }));
  const { status, body } = await t.send('POST', `/api/case-service/case/record-service/${id}`, {
    as: people.processor,
    body: { service },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await detailsOf(id)).tenants.map(({ serviceMethod }) => serviceMethod)).toContain('CERTIFIED_MAIL');
});

test('before a serve-first case is filed its notice is what is served', async () => {
  const { id } = await desk.at('REVIEW');
  const serveFirst = (value: boolean) =>
    t.db.updateTable('cases.evictionCase').set({ serveFirst: value }).where('id', '=', id).execute();
  await serveFirst(true);
  expect((await detailsOf(id)).serviceRules).toEqual([]);
  await serveFirst(false);
  expect((await detailsOf(id)).serviceRules).toHaveLength(3);
});

test('a lawyer verifies a row like any other, and none is applied while one of them is disputed', async () => {
  const { id } = await desk.at('FILED');
  expect(rowOf(await published(), 'GA-SERVICE-POSTED')).toMatchObject({ kind: 'SERVICE', verdict: null });
  expect(await say({ verdict: 'VERIFIED' })).toMatchObject({
    kind: 'SERVICE',
    verdict: { verdict: 'VERIFIED' },
  });
  const [, , posted] = (await detailsOf(id)).serviceRules;
  expect(posted?.verifiedBy).toEqual(expect.any(String));
  await say({ verdict: 'WRONG', reason: 'A copy must go by certified mail.' });
  expect((await detailsOf(id)).serviceRules).toEqual([]);
  await say({ verdict: 'WITHDRAWN' });
  expect((await detailsOf(id)).serviceRules).toHaveLength(3);
});
