import type { CommentType } from '@writdesk/contract/internal-comments/internal-comments';
import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CasesInternalComment, DB } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { type CaseOwner, keysOf } from '../record/index.ts';

export type CommentRecord = Selectable<CasesInternalComment>;
type Key = Pick<CommentRecord, 'firmId' | 'caseId' | 'id'>;

export interface NewComment {
  id: string;
  type: CommentType;
  message: string;
  by: { userId: string | null; name: string };
  at: Date;
  parentId?: string | null;
  isByClient?: boolean;
  taggedUserIds?: readonly string[];
  mentions?: readonly Role[];
  notifiedUserIds?: readonly string[];
}

export async function insertComment(
  db: Kysely<DB>,
  record: CaseOwner,
  { id, type, message, by, at, parentId = null, isByClient = false, ...given }: NewComment,
): Promise<void> {
  await db
    .insertInto('cases.internalComment')
    .values({
      ...keysOf(record),
      id,
      commentType: type,
      message,
      parentId,
      byClient: isByClient,
      // A thread that the company begins waits for the firm.
      awaitsAnswer: isByClient && parentId === null,
      taggedUserIds: [...(given.taggedUserIds ?? [])],
      mentions: [...(given.mentions ?? [])],
      notifiedUserIds: [...(given.notifiedUserIds ?? [])],
      createdBy: by.userId,
      createdByName: by.name,
      createdAt: at,
    })
    .execute();
}

/** A comment by its id, of any case that the database lets the reader see; its case is asked for by the caller. */
export function findComment(db: Kysely<DB>, id: string): Promise<CommentRecord | undefined> {
  return db.selectFrom('cases.internalComment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked: who replies, edits or deletes in a thread goes after the other. */
export function lockComment(db: Kysely<DB>, { firmId, caseId, id }: Key): Promise<CommentRecord | undefined> {
  return db
    .selectFrom('cases.internalComment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateComment(
  db: Kysely<DB>,
  { firmId, caseId, id, version }: Key & Pick<CommentRecord, 'version'>,
  changes: Updateable<CasesInternalComment>,
): Promise<void> {
  await db
    .updateTable('cases.internalComment')
    .set({ ...changes, version: version + 1 })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}

/** Keeps what a comment said until now. */
export async function keepText(db: Kysely<DB>, comment: CommentRecord, until: Date): Promise<void> {
  const { firmId, clientId, caseId, id: commentId, commentType, message } = comment;
  await db
    .insertInto('cases.internalCommentText')
    .values({ firmId, clientId, caseId, commentId, id: newId(), commentType, message, until })
    .execute();
}

/** Counts a thread's replies, and whether the company wrote last, from its rows; the thread is locked. */
export async function settleThread(db: Kysely<DB>, { firmId, caseId, id }: Key): Promise<void> {
  await sql`
    update cases.internal_comment set replies = there.n, awaits_answer = there.waits
    from (
      select count(*) filter (where parent_id is not null)::int as n,
        coalesce((array_agg(by_client and comment_type = 'Client' order by created_at desc, id desc))[1], false) as waits
      from cases.internal_comment
      where firm_id = ${firmId} and case_id = ${caseId} and (id = ${id} or parent_id = ${id}) and deleted_at is null
    ) there
    where internal_comment.firm_id = ${firmId} and internal_comment.case_id = ${caseId}
      and internal_comment.id = ${id}`.execute(db);
}

/** What somebody has read stays read: a mark only moves on. */
export async function moveMarks(
  db: Kysely<DB>,
  record: CaseOwner,
  { userId, types, until }: { userId: string; types: readonly CommentType[]; until: Date },
): Promise<void> {
  await db
    .insertInto('cases.internalCommentMark')
    .values(types.map((commentType) => ({ ...keysOf(record), userId, commentType, readUntil: until })))
    .onConflict((conflict) =>
      conflict
        .columns(['firmId', 'caseId', 'userId', 'commentType'])
        .doUpdateSet({ readUntil: sql`greatest(internal_comment_mark.read_until, excluded.read_until)` }),
    )
    .execute();
}
