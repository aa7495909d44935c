import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp } from '../../../test/support/harness.ts';
import { ga, type RuleDesk, ruleDesk } from '../../../test/support/rule-desk.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeServedCases } from '../recalculations/served-cases-factory.ts';

// A count is of every firm's cases; each reader sees only those that they see (domain: totals count visible rows).

let desk: RuleDesk;
let idle: Person;
let crm: Person;
beforeAll(async () => {
  desk = await ruleDesk();
  idle = (await firmWithAClient(desk.t)).people.processor;
  crm = (await makeUser(desk.t.db, { roles: ['crm_user'], crmClientIds: [desk.theirs.client.id] })).person;
});
afterAll(() => desk.t.close());

/** Everybody who reads rules, with how many of Georgia's five served cases are theirs. */
const readers = (): (readonly [string, Person, number])[] => [
  ['admin', desk.admin, 5],
  ['three of five', desk.mine.people.processor, 3],
  ['two of five', desk.theirs.people.lawyer, 2],
  ['care of one company', crm, 2],
  ['a firm without cases', idle, 0],
];

test('what a draft moves is counted for each reader of their own cases', async () => {
  await ok(desk.t.call(rulePacks.startDraft, { as: desk.admin, ...ga, body: { note: 'Eight days' } }));
  await desk.changeDraft('GA-ANSWER', { n: 8 });
  await desk.preview();
  const all = await ok(desk.t.call(rulePacks.impact, { as: desk.admin, ...ga, query: {} }));
  expect(all.count).toMatchObject({ total: 5, done: 5 });
  for (const [who, as, cases] of readers()) {
    const { count, dates } = await ok(desk.t.call(rulePacks.impact, { as, ...ga, query: {} }));
    expect(count, who).toMatchObject({ total: cases, done: cases, moved: dates });
  }
});

test('and so is how far the count of a published version is', async () => {
  await desk.publish();
  const { moved } = await desk.recalculated();
  const dates = moved / 5;
  for (const [who, as, cases] of readers()) {
    const { count } = await ok(desk.t.call(rulePacks.recalculation, { as, ...ga }));
    expect(count, who).toMatchObject({ total: cases, done: cases, moved: cases * dates });
  }
});

test('while it runs too, on the page of a state and in the list of all', async () => {
  // Without a worker, which would go on with it.
  const t = await testApp();
  try {
    const firms = [await firmWithAClient(t), await firmWithAClient(t)];
    const [counted, waiting] = firms.toSorted((a, b) => (a.firm.id < b.firm.id ? -1 : 1));
    if (!counted || !waiting) return expect.unreachable();
    const served = { stateCode: 'GA', courthouseId: FULTON_MAGISTRATE, servedOn: '2026-11-02' };
    for (const [world, cases] of [[counted, 3] as const, [waiting, 2] as const])
      await makeServedCases(t.db, { firmId: world.firm.id, clientId: world.client.id, ...served }, cases);
    const last = { afterFirm: counted.firm.id, afterCase: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
    const count = {
      reason: 'RULE_PACK',
      stateCode: 'GA',
      packVersion: '2026.1',
      total: 5,
      done: 3,
      moved: 3,
    };
    await t.db
      .insertInto('cases.recalculation')
      .values({ id: newId(), ...count, ...last, startedAt: new Date() })
      .execute();
    for (const [as, told] of [
      [counted.people.admin, { total: 5, done: 3, moved: 3 }],
      [counted.people.lawyer, { total: 3, done: 3, moved: 0 }],
      [waiting.people.lawyer, { total: 2, done: 0, moved: 0 }],
    ] as const) {
      const page = await ok(t.call(rulePacks.recalculation, { as, ...ga }));
      expect(page.count).toMatchObject({ ...told, endedAt: null });
      const list = await ok(t.call(rulePacks.list, { as }));
      expect(list.packs.find(({ state }) => state === 'GA')?.count).toEqual(page.count);
    }
  } finally {
    await t.close();
  }
});
