import { setTimeout as sleep } from 'node:timers/promises';
import { fault } from '@writdesk/contract/sentences/fault';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { supportAccessAudits } from '../../user-service/support-access/index.ts';
import { liveByNoun } from '../../live-kinds.ts';
import { loadActor } from '../../user-service/users/index.ts';
import { type Context, contextOf } from '../context.ts';
import { allow, deny } from '../http/refuse.ts';
import { newId } from '../ids.ts';
import { againAfterDeadlock, type Tx, transact } from './transact.ts';

let t: TestApp;
let world: FirmWithAClient;
let context: Context;

beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
  const { accountId, roles } = world.people.processor;
  const actor = await loadActor(t.db, { sub: accountId, realm_access: { roles } }, new Date());
  context = contextOf(t.opened.deps, actor, newId());
});
afterAll(() => t.close());

const subjectId = () => newId();
const ended = supportAccessAudits.end;
const entry = (id: string) => ({
  firmId: world.firm.id,
  subjectId: id,
  data: { by: 'Ruth Hollis', endedBy: 'Ruth Hollis' },
});
/** Something to be undone: the firm's counter of this kind. */
const write = (tx: Tx, kind: string) =>
  tx.db
    .insertInto('cases.runningNumber')
    .values({ firmId: world.firm.id, kind, year: 2026, last: 1 })
    .execute();
const written = async (kind: string) =>
  (await t.db.selectFrom('cases.runningNumber').select('kind').where('kind', '=', kind).execute()).length;
const audited = async (id: string) =>
  (await t.db.selectFrom('cases.auditEvent').select('seq').where('subjectId', '=', id).execute()).length;

describe('a transaction', () => {
  test('that asked a policy and left a row on the trail is kept', async () => {
    const id = subjectId();
    const reply = await transact(context, async (tx) => {
      tx.authorize(allow);
      await write(tx, id);
      await tx.audit(ended, entry(id));
      return { id };
    });
    expect(reply).toEqual({ id });
    expect([await written(id), await audited(id)]).toEqual([1, 1]);
  });

  test('whose connection is lost between two queries fails, and the process goes on', async () => {
    const id = subjectId();
    const owner = new pg.Client(t.connection);
    await owner.connect();
    const attempt = transact(context, async (tx) => {
      tx.authorize(allow);
      await write(tx, id);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db);
      await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      // The server's farewell is read before the next query.
      await new Promise((heard) => setTimeout(heard, 50));
      await tx.audit(ended, entry(id));
    });
    await expect(attempt).rejects.toThrow(/terminat|not queryable|connection/i);
    await owner.end();
    expect([await written(id), await audited(id)]).toEqual([0, 0]);
    const again = subjectId();
    await transact(context, async (tx) => {
      tx.authorize(allow);
      await tx.audit(ended, entry(again));
    });
    expect(await audited(again)).toBe(1);
  });

  test('that puts a value on the trail which the kind doesn’t have, or a kind that nobody lists, is undone', async () => {
    const id = subjectId();
    const attempt = (audit: (tx: Tx) => Promise<void>) =>
      transact(context, async (tx) => {
        tx.authorize(allow);
        await write(tx, id);
        await audit(tx);
      });
    const more = { by: 'Ruth Hollis', endedBy: 'Ruth Hollis', ssn: '078-05-1120' };
    await expect(attempt((tx) => tx.audit(ended, { ...entry(id), data: more }))).rejects.toThrow(
      'Unrecognized key',
    );
    const unlisted = { ...ended, action: 'trial.write' };
    await expect(attempt((tx) => tx.audit(unlisted, entry(id)))).rejects.toThrow('Nobody lists');
    expect([await written(id), await audited(id)]).toEqual([0, 0]);
  });

  test('that asked no policy is undone, and is our mistake', async () => {
    const id = subjectId();
    const attempt = transact(context, async (tx) => {
      await write(tx, id);
      await tx.audit(ended, entry(id));
    });
    await expect(attempt).rejects.toThrow('without asking a policy');
    expect([await written(id), await audited(id)]).toEqual([0, 0]);
  });

  test('that left nothing on the trail is undone, and is our mistake', async () => {
    const id = subjectId();
    const attempt = transact(context, async (tx) => {
      tx.authorize(allow);
      await write(tx, id);
    });
    await expect(attempt).rejects.toThrow('without an audit row');
    expect(await written(id)).toBe(0);
  });

  test('that a policy refused is undone whole, with the policy’s words', async () => {
    const id = subjectId();
    const attempt = transact(context, async (tx) => {
      await write(tx, id);
      await tx.audit(ended, entry(id));
      tx.authorize(deny('lawyer_bar_state', fault('verdict_bar_state'), { earliestOn: '2026-07-01' }));
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'lawyer_bar_state',
      status: 403,
      message: 'Only a lawyer admitted in the state can say this about its rules.',
      extra: { earliestOn: '2026-07-01' },
    });
    expect([await written(id), await audited(id)]).toEqual([0, 0]);
  });

  test('that fails after its audit row leaves neither row nor trail nor event', async () => {
    const id = subjectId();
    const events = async () => (await t.db.selectFrom('jobs.liveEvent').select('id').execute()).length;
    const before = await events();
    const attempt = transact(context, async (tx) => {
      tx.authorize(allow);
      await write(tx, id);
      await tx.audit(ended, entry(id));
      tx.publish(liveByNoun.caseLive.changed, { firmId: world.firm.id, caseId: newId() });
      throw new Error('too late');
    });
    await expect(attempt).rejects.toThrow('too late');
    expect([await written(id), await audited(id), await events()]).toEqual([0, 0, before]);
  });

  test('of a machine needs no policy, but a trail all the same', async () => {
    const machine = contextOf(t.opened.deps, { kind: 'job', name: 'trial.nightly' }, newId());
    const id = subjectId();
    await expect(transact(machine, (tx) => write(tx, id))).rejects.toThrow('without an audit row');
    await transact(machine, async (tx) => {
      await write(tx, id);
      await tx.audit(ended, entry(id));
    });
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select(['actorKind', 'actorName', 'actorId'])
      .where('subjectId', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ actorKind: 'job', actorName: 'trial.nightly', actorId: null });
  });
});

test('ten who write about one subject at once make one chain', async () => {
  const id = subjectId();
  await Promise.all(
    Array.from({ length: 10 }, () =>
      transact(context, async (tx) => {
        tx.authorize(allow);
        await tx.audit(ended, entry(id));
      }),
    ),
  );
  const rows = await t.db
    .selectFrom('cases.auditEvent')
    .select('seq')
    .where('subjectId', '=', id)
    .orderBy('seq')
    .execute();
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

describe('a request that the database ends, because it and another waited for each other', () => {
  /** Takes one counter and then another, which the other person holds, who then asks for the first. */
  async function meetADeadlock(before: (tx: Tx, fresh: Context) => Promise<void> = async () => undefined) {
    const [mine, theirs] = [newId(), newId()];
    await t.db
      .insertInto('cases.runningNumber')
      .values([mine, theirs].map((kind) => ({ firmId: world.firm.id, kind, year: 2026, last: 0 })))
      .execute();
    const raise = 'update cases.running_number set last = last + 1 where firm_id = $1 and kind = $2';
    const theirRaise = (kind: string) => other.query(raise, [world.firm.id, kind]);
    const other = new pg.Client(t.connection);
    await other.connect();
    await other.query('begin');
    // They wait long before they look for a deadlock: the request is the one that finds it.
    await other.query(`set local deadlock_timeout = '1min'`);
    await theirRaise(theirs);
    const fresh = contextOf(t.opened.deps, context.actor, newId());
    let tries = 0;
    let theirEnd: Promise<unknown> | undefined;
    const add = (tx: Tx, kind: string) =>
      tx.db
        .updateTable('cases.runningNumber')
        .set((eb) => ({ last: eb('last', '+', 1) }))
        .where('firmId', '=', world.firm.id)
        .where('kind', '=', kind)
        .execute();
    const request = againAfterDeadlock(fresh, () =>
      transact(fresh, async (tx) => {
        tries += 1;
        tx.authorize(allow);
        await before(tx, fresh);
        await add(tx, mine);
        // The request waits first, and so it is the one that looks for a deadlock first, also on a node of a cluster.
        const waiting = add(tx, theirs);
        theirEnd ??= sleep(300)
          .then(() => theirRaise(mine))
          .then(() => other.query('commit'));
        await waiting;
        await tx.audit(ended, entry(newId()));
      }),
    );
    const outcome = await request.then(
      () => 'done',
      (error: { code?: unknown }) => error.code,
    );
    await theirEnd;
    const lasts = await t.db
      .selectFrom('cases.runningNumber')
      .select(['kind', 'last'])
      .where('kind', 'in', [mine, theirs])
      .execute();
    await other.end();
    return {
      outcome,
      tries,
      lasts: [mine, theirs].map((kind) => lasts.find((row) => row.kind === kind)?.last),
    };
  }

  test('begins again, and both have happened once', async () => {
    expect(await meetADeadlock()).toEqual({ outcome: 'done', tries: 2, lasts: [2, 2] });
  });

  test('is not repeated after something that no rollback undoes', async () => {
    expect(await meetADeadlock((tx) => tx.requireStanding())).toEqual({
      outcome: '40P01',
      tries: 1,
      lasts: [1, 1],
    });
    const kept = (_: Tx, fresh: Context) => {
      fresh.lasting.isDone = true;
      return Promise.resolve();
    };
    expect(await meetADeadlock(kept)).toMatchObject({ outcome: '40P01', tries: 1 });
  });
});
