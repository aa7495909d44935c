import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { type CaseOwner, keysOf } from '../record/index.ts';

export async function insertComment(
  db: Kysely<DB>,
  record: CaseOwner,
  comment: {
    id: string;
    type: 'Firm' | 'Client';
    message: string;
    by: { userId: string | null; name: string };
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('cases.internalComment')
    .values({
      ...keysOf(record),
      id: comment.id,
      commentType: comment.type,
      message: comment.message,
      createdBy: comment.by.userId,
      createdByName: comment.by.name,
      createdAt: comment.at,
    })
    .execute();
}
