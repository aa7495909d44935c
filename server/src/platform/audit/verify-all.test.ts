import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { cloneDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';
import { newId } from '../ids.ts';
import { auditOf } from './audit-kind.ts';
import { appendAudit, verifyAllAudits } from './audit-queries.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase({ connection: database.connection });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const kind = auditOf('cases', 'case')('case.save', { comment: z.string() });

test('all chains are recalculated, and one that somebody changed is named', async () => {
  const [firmId, first, second] = [newId(), newId(), newId()];
  const actor = { kind: 'system', reason: 'a test' } as const;
  const append = (subjectId: string, comment: string) =>
    db
      .as(systemScope)
      .transaction()
      .execute((tx) =>
        appendAudit(tx, actor, kind, { firmId, subjectId, data: { comment } }, { now: new Date() }),
      );
  for (const comment of ['one', 'two', 'three']) await append(first, comment);
  await append(second, 'alone');
  expect(await verifyAllAudits(db.as(systemScope))).toEqual({ chains: 2, rows: 4, faults: [] });

  // The application's own role may not do this; whoever owns the database can, and is found out.
  const owner = new pg.Client(database.connection);
  await owner.connect();
  await owner.query(
    `update cases.audit_event set data = '{"comment":"changed"}' where subject_id = $1 and seq = 2`,
    [first],
  );
  await owner.end();
  expect((await verifyAllAudits(db.as(systemScope))).faults).toEqual([
    { trail: 'cases', subject: 'case', subjectId: first, seq: 2, what: 'CHANGED' },
  ]);
});
