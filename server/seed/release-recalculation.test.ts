import { movedDates } from '@writdesk/contract/moved-dates/moved-dates';
import { type RulePackContent, rulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recalculateCases } from '../src/case-service/recalculations/index.ts';
import { makeServedCases } from '../src/case-service/recalculations/served-cases-factory.ts';
import { contextOf } from '../src/platform/context.ts';
import { newId } from '../src/platform/ids.ts';
import {
  FULTON_MAGISTRATE,
  firmWithAClient,
  type FirmWithAClient,
} from '../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../test/support/harness.ts';
import { seedReference } from './reference.ts';

let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
  const served = { stateCode: 'GA', courthouseId: FULTON_MAGISTRATE, servedOn: '2026-11-03' };
  await makeServedCases(t.db, { firmId: world.firm.id, clientId: world.client.id, ...served }, 3);
});
afterAll(() => t.close());

/** The installation as an earlier release left it: Georgia gave five days to answer. */
async function asBefore(version: (now: string) => string): Promise<void> {
  const { content } = await t.db
    .selectFrom('cases.rulePack')
    .select('content')
    .where('stateCode', '=', 'GA')
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  const pack = rulePackContent.parse(content);
  const before: RulePackContent = {
    ...pack,
    version: version(pack.version),
    deadlines: pack.deadlines.map((rule) => (rule.id === 'GA-ANSWER' ? { ...rule, n: 5 } : rule)),
  };
  await t.db
    .deleteFrom('cases.rulePack')
    .where('stateCode', '=', 'GA')
    .where('status', '=', 'SUPERSEDED')
    .execute();
  await t.db
    .updateTable('cases.rulePack')
    .set({ content: JSON.stringify(before), version: before.version })
    .where('stateCode', '=', 'GA')
    .execute();
  await sql`update users.reference_load set sha256 = 'older' where name = 'rule packs'`.execute(t.db);
}

const recalculations = () =>
  t.db
    .selectFrom('cases.recalculation')
    .select(['stateCode', 'reason', 'total', 'done', 'moved'])
    .orderBy('startedAt')
    .execute();
const work = () =>
  recalculateCases.handle(
    contextOf(t.opened.deps, { kind: 'job', name: recalculateCases.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const waiting = async () =>
  (
    await t.call(movedDates.list, { as: world.people.lawyer, query: { state: 'GA', size: 100 } })
  ).body.movedDates.map(({ event, was, becomes }) => [event, was, becomes]);

test('the first load counts nothing', async () => {
  expect(await recalculations()).toEqual([]);
});

test.each([
  ['of the same version with other rows', (now: string) => now, 1],
  ['of a newer version', () => '2025.9', 2],
] as const)(
  'a release %s recalculates the open cases, once, and keeps what changed for a lawyer',
  async (_, version, times) => {
    await asBefore(version);
    // Two processes begin at once.
    await Promise.all([seedReference(t.db), seedReference(t.db)]);
    const counted = { stateCode: 'GA', reason: 'RULE_PACK', total: 3, done: 0, moved: 0 };
    expect((await recalculations()).slice(times - 1)).toEqual([counted]);
    await Promise.all([work(), work()]);
    expect((await recalculations()).slice(times - 1)).toEqual([{ ...counted, done: 3, moved: 3 }]);
    const moves = await waiting();
    // A date that moves again waits once.
    expect(moves).toHaveLength(3);
    for (const move of moves) expect(move).toEqual(['ANSWER_DUE', '2026-11-09', '2026-11-10']);
    await seedReference(t.db);
    expect(await recalculations()).toHaveLength(times);
  },
);
