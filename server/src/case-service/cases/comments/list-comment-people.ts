import {
  type internalComments,
  mentionableRoles,
} from '@writdesk/contract/internal-comments/internal-comments';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { found } from '../../../platform/http/refuse.ts';
import { findCase } from '../record/index.ts';
import { askedOf } from './list-comments.ts';
import { selectReaders } from './reader-queries.ts';

/** Whom a comment can name: those who read the thread but oneself, and roles. @throws `case_not_found`, `invalid` for another type. */
export async function listCommentPeople(
  context: UserContext,
  { params, query }: RouteInput<typeof internalComments.people>,
) {
  const { deps, scope } = context;
  const { reader } = await askedOf(context, params.id, [query.commentType]);
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, params.id), 'case_not_found');
  const people = await selectReaders(db, record, query.commentType);
  return {
    success: true as const,
    people: people.filter(({ id }) => id !== reader.userId),
    roles: [...mentionableRoles[query.commentType]],
  };
}
