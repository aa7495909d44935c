import type { CommentType } from '@writdesk/contract/internal-comments/internal-comments';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { UserActor } from '../../../platform/actor.ts';
import { selectPage } from '../../../platform/db/page.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseKey } from '../record/index.ts';
import { readsOwnThreadsOnly } from './comment-policy.ts';

/** Which threads of a case are asked for: those that the reader may know of, see the policy. */
export interface Asked {
  record: CaseKey;
  types: readonly CommentType[];
  reader: UserActor;
}

/** One page of threads, newest first. */
export const selectThreadPage = (db: Kysely<DB>, asked: Asked, wanted: { page: number; size: number }) =>
  selectPage(db, threads(db, asked), wanted, (rows) =>
    shown(rows).orderBy('r.createdAt', 'desc').orderBy('r.id', 'desc'),
  );
export type CommentRow = Awaited<ReturnType<typeof selectThreadPage>>['rows'][number];

export const selectAllThreads = (db: Kysely<DB>, asked: Asked): Promise<CommentRow[]> =>
  shown(threads(db, asked)).orderBy('r.createdAt', 'desc').orderBy('r.id', 'desc').execute();

/** The replies of some threads, oldest first. */
export async function selectReplies(
  db: Kysely<DB>,
  { firmId, id: caseId }: CaseKey,
  threadIds: readonly string[],
): Promise<CommentRow[]> {
  if (threadIds.length === 0) return [];
  return shown(
    db
      .selectFrom('cases.internalComment as r')
      .where('r.firmId', '=', firmId)
      .where('r.caseId', '=', caseId)
      .where('r.parentId', '=', sql<string>`any(${[...threadIds]}::uuid[])`)
      .where('r.deletedAt', 'is', null),
  )
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .execute();
}

export function findCommentRow(
  db: Kysely<DB>,
  { firmId, id: caseId }: CaseKey,
  commentId: string,
): Promise<CommentRow | undefined> {
  return shown(
    db
      .selectFrom('cases.internalComment as r')
      .where('r.firmId', '=', firmId)
      .where('r.caseId', '=', caseId)
      .where('r.id', '=', commentId),
  ).executeTakeFirst();
}

/** Whether a thread is one that the reader may know of, beyond its type. */
export async function isReadableThread(db: Kysely<DB>, asked: Asked, threadId: string): Promise<boolean> {
  const row = await threads(db, asked).select('r.id').where('r.id', '=', threadId).executeTakeFirst();
  return row !== undefined;
}

/** What comments said before, oldest first. */
export function selectEarlier(
  db: Kysely<DB>,
  { firmId, id: caseId }: CaseKey,
  commentIds: readonly string[],
): Promise<{ commentId: string; message: string; until: Date }[]> {
  return db
    .selectFrom('cases.internalCommentText')
    .select(['commentId', 'message', 'until'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('commentId', '=', sql<string>`any(${[...commentIds]}::uuid[])`)
    .orderBy('until')
    .orderBy('id')
    .execute();
}

/** Up to when the reader has read each type; one that they never read is absent. */
export function selectMarks(db: Kysely<DB>, { record, reader }: Asked) {
  return db
    .selectFrom('cases.internalCommentMark')
    .select(['commentType', 'readUntil'])
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('userId', '=', reader.userId)
    .execute();
}

/** How many comments are new to the reader: those of others since they last read. */
export async function countUnread(db: Kysely<DB>, asked: Asked): Promise<number> {
  const { record, reader } = asked;
  const { n } = await db
    .selectFrom('cases.internalComment as u')
    .innerJoin(threads(db, asked).select('r.id').as('t'), (join) =>
      join.on(sql<SqlBool>`t.id = coalesce(u.parent_id, u.id)`),
    )
    .leftJoin('cases.internalCommentMark as m', (join) =>
      join
        .onRef('m.firmId', '=', 'u.firmId')
        .onRef('m.caseId', '=', 'u.caseId')
        .onRef('m.commentType', '=', 'u.commentType')
        .on('m.userId', '=', reader.userId),
    )
    .where('u.firmId', '=', record.firmId)
    .where('u.caseId', '=', record.id)
    .where('u.deletedAt', 'is', null)
    .where(sql<SqlBool>`u.created_by is distinct from ${reader.userId}::uuid`)
    .where(sql<SqlBool>`(m.read_until is null or u.created_at > m.read_until)`)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

function threads(db: Kysely<DB>, { record: { firmId, id: caseId }, types, reader }: Asked) {
  return db
    .selectFrom('cases.internalComment as r')
    .where('r.firmId', '=', firmId)
    .where('r.caseId', '=', caseId)
    .where('r.parentId', 'is', null)
    .where('r.commentType', '=', sql<CommentType>`any(${[...types]}::text[])`)
    .where((eb) => eb.or([eb('r.deletedAt', 'is', null), eb('r.replies', '>', 0)]))
    .$if(readsOwnThreadsOnly(reader), (rows) => rows.where(concerns(reader)));
}

/** A thread that accounts payable began, or in which one of them is mentioned. */
const concerns = ({
  userId,
}: UserActor): Expression<SqlBool> => sql<SqlBool>`(r.created_by = ${userId} or exists (
  select from cases.internal_comment said
  where said.firm_id = r.firm_id and said.case_id = r.case_id and (said.id = r.id or said.parent_id = r.id)
    and said.deleted_at is null
    and (${userId}::uuid = any(said.tagged_user_ids) or 'client_ap' = any(said.mentions))))`;

function shown(rows: ReturnType<typeof threads>) {
  return rows.selectAll('r').select(
    sql<{ id: string; name: string }[]>`coalesce((
      select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id)
      from users.published_person_name p where p.id = any(r.tagged_user_ids)), '[]')`.as('taggedUsers'),
  );
}
