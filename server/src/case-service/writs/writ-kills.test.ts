import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isOpenWrit } from '@writdesk/contract/writs/case-status-of-writ';
import type { Route } from '@writdesk/contract/route';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { caseDesk } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { pathOf, type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { killProcess } from '../../../test/support/processes.ts';
import { randomFrom } from '../../../test/support/random-from.ts';
import { startApp } from '../../../test/support/start-app.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { writFaults, writPlays } from '../../../test/support/writ-plays.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { tallyFaults } from '../tallies/index.ts';

// The play of `writ-play.test.ts` on a server that is killed: while people press, and while what they pressed waits inside of its
// transaction. Whatever was answered stays, whatever wasn’t is sent again under its key, and nothing happens twice.

const SEED = 20_261_126;
const CASES = 4;
const KILLS = 8;
/** So many answers come before a kill. */
const ACTS = 12;
const NOW = '2026-06-24T14:00:00Z';

const children: ChildProcess[] = [];
const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: FirmWithAClient;
let writ: WritDesk;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  writ = writDesk(t, world, caseDesk(t, world));
});
afterEach(() => Promise.all(children.splice(0).map(killProcess)));
afterAll(() => t.close());

interface Reply {
  status: number;
  body: Record<string, unknown>;
}
/** A call with its key, and how it was answered, if it was. */
interface Sent {
  as: Person;
  route: Route;
  path: string;
  body: unknown;
  key: string;
  reply: Reply | null;
}

async function send(address: string, { as, route, path, body, key }: Sent): Promise<Reply> {
  const reply = await fetch(address + path, {
    method: route.method,
    headers: {
      authorization: `bearer ${await t.tokenOf(as)}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** People press at random until the server is gone. @returns what they pressed. */
function play(address: string, caseIds: readonly string[], seed: number) {
  const below = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const { lawyer, processor, firmAdmin, manager, owner } = world.people;
  const people = [lawyer, lawyer, processor, processor, processor, firmAdmin, manager, manager, owner];
  const sent: Sent[] = [];
  const gone = new AbortController();
  /** As the test’s own calls are made, but to that server. */
  const call = async (route: Route, given: { as?: Person; body?: unknown } = {}) => {
    const { as = processor, body = {} } = given;
    const one: Sent = { as, route, path: pathOf(route, given), body, key: newId(), reply: null };
    sent.push(one);
    try {
      one.reply = await send(address, one);
    } catch (error) {
      gone.abort();
      throw error;
    }
    return one.reply;
  };
  const there = { ...t, call } as TestApp;
  const usual = writDesk(there, world, caseDesk(there, world));

  async function press(caseId: string): Promise<void> {
    const { writs: all } = await writ.detailsOf(caseId);
    const last = all.at(-1);
    if (below(10) < 5) {
      const isOpen = last !== undefined && isOpenWrit(last.status) && last.status !== 'POSTED';
      // Where the next step isn’t lawful now, it is refused.
      await (isOpen ? usual.advance(last) : usual.start(caseId)).catch(() => undefined);
    } else {
      const { route, on, body } = pick(writPlays);
      const id = on === 'writ' ? (last?.id ?? caseId) : caseId;
      await call(route, { as: pick(people), body, params: { id } } as never).catch(() => undefined);
    }
  }
  async function person(caseId: string): Promise<void> {
    while (!gone.signal.aborted) await press(caseId);
  }
  // Two people at each case.
  const end = Promise.all([...caseIds, ...caseIds].map(person));
  return { sent, end };
}

const answered = (sent: readonly Sent[]) => sent.filter(({ reply }) => reply !== null);
const done = (sent: readonly Sent[]) => sent.filter(({ reply }) => (reply?.status ?? 500) < 300);

/** Keeps every case, so that whatever is pressed waits in its transaction; then `kill` and let go. */
async function whileHeld(kill: () => Promise<void>): Promise<void> {
  const holder = new pg.Client(t.connection);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select id from cases.eviction_case for update');
    const waiting = async () =>
      (
        await holder.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
    await kill();
    await holder.query('rollback');
  } finally {
    await holder.end();
  }
}

/** The transactions that put rows on the trail of people, and those that kept a reply: each is one and the same. */
async function transactions() {
  const owner = new pg.Client(t.connection);
  await owner.connect();
  const of = async (sql: string) => (await owner.query<{ tx: string }>(sql)).rows.map(({ tx }) => tx);
  const rows = await of(
    `select distinct xmin::text as tx from cases.audit_event where actor_kind = 'user' order by 1`,
  );
  const kept = await of('select xmin::text as tx from jobs.idempotency_key order by 1');
  await owner.end();
  return { rows, kept };
}

test(
  'the server is killed again and again while people act on writs: what was answered stays, and nothing happens twice',
  { timeout: 400_000 },
  async () => {
    const caseIds: string[] = [];
    for (let n = 0; n < CASES; n += 1) {
      clock.moveTo('2026-06-12T14:00:00Z');
      caseIds.push(await writ.judged());
    }
    clock.moveTo(NOW);
    const before = new Set((await transactions()).rows);
    const all: Sent[] = [];
    let unanswered = 0;
    const start = () => startApp(t, children, { services: ['web', 'worker'], now: NOW });
    let server = await start();
    for (let n = 0; n < KILLS; n += 1) {
      const { sent, end } = play(server.line, caseIds, SEED + n);
      await expect.poll(() => answered(sent).length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(ACTS);
      const kill = () => killProcess(server.child);
      if (n % 2) await whileHeld(kill);
      else {
        await pause((n * 7) % 30);
        await kill();
      }
      await end;
      const lost = sent.filter(({ reply }) => reply === null);
      unanswered += lost.length;
      server = await start();
      for (const one of lost) one.reply = await send(server.line, one);
      // Whoever presses again gets the answer that they had.
      for (const one of done(sent)) expect(await send(server.line, one)).toEqual(one.reply);
      for (const caseId of caseIds) expect(writFaults(await writ.detailsOf(caseId)), `kill ${n}`).toEqual([]);
      all.push(...sent);
    }
    expect(unanswered, 'the kills hit calls that were running').toBeGreaterThan(KILLS);
    expect(all.filter(({ reply }) => (reply?.status ?? 500) >= 500)).toEqual([]);
    expect(done(all).length, 'enough of it was lawful').toBeGreaterThan(20);
    const { rows, kept } = await transactions();
    expect(kept).toHaveLength(done(all).length);
    expect(rows.filter((tx) => !before.has(tx))).toEqual(kept);
    for (const subjectId of caseIds)
      expect((await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId })).fault).toBeNull();
    expect(await tallyFaults(t.db)).toEqual([]);
  },
);
