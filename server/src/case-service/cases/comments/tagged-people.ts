import { type CommentType, mentionableRoles } from '@writdesk/contract/internal-comments/internal-comments';
import type { Role } from '@writdesk/contract/permissions/roles';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Tx } from '../../../platform/db/transact.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { groupAudience } from '../actions/index.ts';
import type { CaseRecord } from '../record/index.ts';
import { selectReaders, type ThreadReader } from './reader-queries.ts';

interface Tags {
  taggedUserIds: readonly string[];
  mentions: readonly Role[];
}

/**
 * Whom tags notify: the people, and those who have a mentioned role; of a work queue whoever has the case, else all of it.
 * @throws `invalid` with the index of whoever can't read the thread, in the same words whether they exist or not.
 */
export async function peopleOfTags(
  tx: Tx,
  record: CaseRecord,
  type: CommentType,
  { taggedUserIds, mentions }: Tags,
): Promise<string[]> {
  if (taggedUserIds.length === 0 && mentions.length === 0) return [];
  const readers = await selectReaders(tx.db, record, type);
  const errors = [
    ...taggedUserIds.flatMap((id, index) =>
      readers.some((reader) => reader.id === id)
        ? []
        : [atField(`taggedUserIds.${index}`, fault('comment_tag'))],
    ),
    ...mentions.flatMap((role, index) =>
      mentionableRoles[type].includes(role) ? [] : [atField(`mentions.${index}`, fault('comment_role'))],
    ),
  ];
  if (errors.length) refuse('invalid', { errors });
  const ofRoles = await Promise.all(mentions.map((role) => peopleOfRole(tx, record, role, readers)));
  return [...new Set([...taggedUserIds, ...ofRoles.flat()])];
}

async function peopleOfRole(
  { db }: Tx,
  record: CaseRecord,
  role: Role,
  readers: readonly ThreadReader[],
): Promise<string[]> {
  if (role === 'case_processor') return groupAudience(db, record, ['processor']);
  if (role === 'lawyer') return groupAudience(db, record, ['lawyer']);
  if (role === 'crm_user') return groupAudience(db, record, ['care']);
  return readers.filter(({ roles }) => roles.includes(role)).map(({ id }) => id);
}
