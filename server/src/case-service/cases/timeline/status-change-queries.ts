import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { Kysely } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { type CaseKeys, type CaseOwner, keysOf } from '../record/index.ts';

export interface StatusChange {
  id: string;
  fromStatus: CaseStatus | null;
  toStatus: CaseStatus;
  action: string;
  comment: string | null;
  actorKind: string;
  actorId: string | null;
  actorName: string;
  at: Date;
}

const insert = prepared((db, row: CaseKeys & StatusChange) =>
  db.insertInto('cases.statusChange').values({
    firmId: row.firmId,
    clientId: row.clientId,
    caseId: row.caseId,
    id: row.id,
    fromStatus: row.fromStatus,
    toStatus: row.toStatus,
    action: row.action,
    comment: row.comment,
    actorKind: row.actorKind,
    actorId: row.actorId,
    actorName: row.actorName,
    occurredAt: row.at,
  }),
);

export async function insertStatusChange(
  db: Kysely<DB>,
  record: CaseOwner,
  change: StatusChange,
): Promise<void> {
  await insert(db, { ...keysOf(record), ...change });
}

/** Many changes of one case at once. */
export async function insertStatusChanges(
  db: Kysely<DB>,
  record: CaseOwner,
  changes: readonly StatusChange[],
): Promise<void> {
  const rows = changes.map(({ at, ...change }) => ({ ...keysOf(record), ...change, occurredAt: at }));
  if (rows.length) await db.insertInto('cases.statusChange').values(rows).execute();
}
