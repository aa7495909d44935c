import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cases } from '@writdesk/contract/cases/cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { standingClock } from '../../src/platform/clock.ts';
import { verifyAllAudits } from '../../src/platform/audit/audit-queries.ts';
import { newId } from '../../src/platform/ids.ts';
import { ok } from '../support/case-desk.ts';
import { caseFacts, type FirmWithAClient, firmWithAClient } from '../support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../support/harness.ts';

// A node of the cluster is killed while people open cases. What was answered with 201 stays, once; what failed is asked again
// with its Idempotency-Key and happens once; the product goes on by itself when the node is back.

const FIRMS = 6; // firms lie on both workers
const BEFORE = 4;
const DURING = 6;

let t: TestApp;
let worlds: FirmWithAClient[];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  worlds = [];
  for (let n = 0; n < FIRMS; n += 1) worlds.push(await firmWithAClient(t));
});
afterAll(() => t.close());

const { program, folder } = inject('citus');
const node = (verb: 'kill' | 'again', number: number) =>
  promisify(execFile)(program, [verb, folder, String(number)]);

interface Try {
  world: FirmWithAClient;
  key: string;
  unitLabel: string;
  answers: { status: number; id?: string }[];
}
let units = 0;
function newTry(world: FirmWithAClient): Try {
  units += 1;
  return { world, key: newId(), unitLabel: `K${units}`, answers: [] };
}

async function open(attempt: Try): Promise<void> {
  const { world, key, unitLabel } = attempt;
  const reply = await t.send('POST', cases.create.url, {
    as: world.people.manager,
    headers: { 'idempotency-key': key },
    body: caseFacts(world, { unitLabel, lastName: `Killed-${unitLabel}` }),
  });
  attempt.answers.push({
    status: reply.status,
    ...(reply.status === 201 && { id: String(reply.body['id']) }),
  });
}

test('a worker that is killed in the middle loses nothing and doubles nothing', async () => {
  const tries: Try[] = [];
  const round = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const now = worlds.map(newTry);
      tries.push(...now);
      await Promise.all(now.map(open));
    }
  };
  await round(BEFORE);
  expect(tries.every(({ answers }) => answers[0]?.status === 201)).toBe(true);

  const busy = round(DURING);
  await node('kill', 1);
  await busy;
  const failed = tries.filter(({ answers }) => answers[0]?.status !== 201);
  expect(failed.length, 'somebody met the dead worker').toBeGreaterThan(0);
  for (const { answers } of failed) expect(answers[0]?.status).toBeGreaterThanOrEqual(500);

  await node('again', 1);
  for (const attempt of failed)
    await vi.waitFor(
      async () => {
        await open(attempt);
        expect(attempt.answers.at(-1)?.status).toBe(201);
      },
      { timeout: 60_000, interval: 500 },
    );
  // Everybody sends the same once more: the kept reply is given, and nothing is done again.
  for (const attempt of tries) await open(attempt);

  for (const { answers } of tries) {
    const ids = new Set(answers.flatMap(({ id }) => id ?? []));
    expect(ids.size, JSON.stringify(answers)).toBe(1);
  }
  const { rows } = await sql<{ unitLabel: string; id: string }>`
    select unit_label, id from cases.eviction_case where unit_label like 'K%'`.execute(t.db);
  expect(rows.map((row) => row.unitLabel).toSorted()).toEqual(
    tries.map(({ unitLabel }) => unitLabel).toSorted(),
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(tries.map(({ answers }) => answers.at(-1)?.id)));
}, 240_000);

test('counters, trail and lists agree afterwards', async () => {
  const { rows } = await sql<{ counted: number; there: number }>`
    select (select coalesce(sum(n), 0) from cases.case_tally where grain = 'FIRM' and what like 'status.%')
      + (select coalesce(sum(n), 0) from cases.case_tally_delta where what like 'status.%') as counted,
      (select count(*) from cases.eviction_case) as there`.execute(t.db);
  expect(rows[0]?.counted).toBe(rows[0]?.there);
  expect((await verifyAllAudits(t.db)).faults).toEqual([]);
  for (const world of worlds) {
    const list = await ok(t.call(cases.list, { as: world.people.processor }));
    expect(list.total).toBe(BEFORE + DURING);
  }
});
