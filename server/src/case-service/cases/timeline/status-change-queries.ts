import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { type CaseOwner, keysOf } from '../record/index.ts';

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

export async function insertStatusChange(
  db: Kysely<DB>,
  record: CaseOwner,
  change: StatusChange,
): Promise<void> {
  await db
    .insertInto('cases.statusChange')
    .values({
      ...keysOf(record),
      id: change.id,
      fromStatus: change.fromStatus,
      toStatus: change.toStatus,
      action: change.action,
      comment: change.comment,
      actorKind: change.actorKind,
      actorId: change.actorId,
      actorName: change.actorName,
      occurredAt: change.at,
    })
    .execute();
}
