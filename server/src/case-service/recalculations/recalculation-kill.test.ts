import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FULTON_MAGISTRATE,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../test/support/firm-with-a-client.ts';
import { killProcess } from '../../../test/support/processes.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { recalculateCases } from './recalculate-cases.job.ts';
import { findRecalculation } from './recalculation-queries.ts';
import { makeServedCases } from './served-cases-factory.ts';

const CASES = 4_200;
let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
  const served = { stateCode: 'GA', courthouseId: FULTON_MAGISTRATE, servedOn: '2026-11-02' };
  await makeServedCases(t.db, { firmId: world.firm.id, clientId: world.client.id, ...served }, CASES);
});
afterAll(() => t.close());

/** Does the job as a worker does. */
const work = () =>
  recalculateCases.handle(
    contextOf(t.opened.deps, { kind: 'job', name: recalculateCases.name }, newId()),
    {},
    { id: newId(), number: 2, isLast: false, signal: new AbortController().signal },
  );

async function publishEightDays(): Promise<void> {
  const as = world.people.admin;
  const params = { state: 'GA' };
  const { body: draft } = await t.call(rulePacks.startDraft, { as, params, body: {} });
  const answer = draft.rows.find(({ row }) => row.id === 'GA-ANSWER');
  if (answer?.kind !== 'DEADLINE') return expect.unreachable();
  const { body: changed } = await t.call(rulePacks.changeRow, {
    as,
    params: { ...params, ruleId: 'GA-ANSWER' },
    body: { version: draft.lockVersion, kind: 'DEADLINE', row: { ...answer.row, n: 8 } },
  });
  const version = changed.lockVersion;
  // So many are counted by a job.
  const asked = await t.call(rulePacks.startImpact, { as, params, body: { version } });
  expect(asked).toMatchObject({ status: 202, body: { total: CASES, done: 0, endedAt: null } });
  await work();
  const { body: impact } = await t.call(rulePacks.impact, { as, params, query: { size: 1 } });
  expect(impact).toMatchObject({ total: CASES, dates: CASES, isCurrent: true, count: { done: CASES } });
  const published = await t.call(rulePacks.publish, { as, params, body: { version, note: 'Eight days' } });
  expect(published.status).toBe(200);
}

const moved = async () => {
  const { rows } = await sql<{ dates: number; cases: number }>`
    select count(*)::int as dates, count(distinct case_id)::int as cases from cases.moved_date`.execute(t.db);
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from cases.case_dates
    where dates->'ANSWER_DUE'->>'date' = '2026-11-10'`.execute(t.db);
  return { ...rows[0], ...counted.rows[0] };
};

test('a count that is killed in the middle goes on where it stopped: nothing is left out, nothing is done twice', async () => {
  await publishEightDays();
  const { id } = (await findRecalculation(t.db, 'RULE_PACK', 'GA')) ?? expect.unreachable();
  const script = fileURLToPath(new URL('../../../test/support/recalculation-worker.ts', import.meta.url));
  const worker = spawn(process.execPath, [script, id], {
    env: { ...process.env, CONNECTION: JSON.stringify(t.connection) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  await killProcess(worker);
  const stopped = (await findRecalculation(t.db, 'RULE_PACK', 'GA')) ?? expect.unreachable();
  expect(stopped.endedAt).toBeNull();
  expect(stopped.done).toBeGreaterThan(0);
  expect(stopped.done).toBeLessThan(CASES);
  expect(await moved()).toEqual({ dates: stopped.done, cases: stopped.done, counted: stopped.done });
  const again = await t.call(rulePacks.startDraft, {
    as: world.people.admin,
    params: { state: 'GA' },
    body: {},
  });
  expect(again.status).toBe(201);

  // Two workers at once do no more than one.
  await Promise.all([work(), work()]);
  expect(await moved()).toEqual({ dates: CASES, cases: CASES, counted: CASES });
  const { body } = await t.call(rulePacks.recalculation, { as: world.people.admin, params: { state: 'GA' } });
  expect(body.count).toMatchObject({ total: CASES, done: CASES, moved: CASES, endedAt: expect.any(String) });
  const told = await t.db
    .selectFrom('users.notification')
    .select('id')
    .where('kind', '=', 'rule-pack.moved')
    .execute();
  expect(told).toHaveLength(2);
}, 60_000);
