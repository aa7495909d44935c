import type { deadlines } from '@writdesk/contract/deadlines/deadlines';
import type { NoticeType } from '@writdesk/contract/notices/notice-types';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { type PublishedPack, readLawBook } from './law-book.ts';

/** The own words of every state whose law is known: a list says each row in the words of its state. */
export async function listTerms({
  deps,
  scope,
}: UserContext): Promise<RouteReplyInput<typeof deadlines.terms>> {
  const { packs } = await readLawBook(deps.db.as(scope));
  const federal = noticesOf(packs.get('US'));
  return {
    states: [...packs.values()].flatMap((pack) =>
      pack.terms
        ? [{ state: pack.state, terms: pack.terms, notices: [...new Set([...noticesOf(pack), ...federal])] }]
        : [],
    ),
  };
}

/** The notices that a law names: by a rule that dates one, a rule of how it is given, or as usual for a reason. */
function noticesOf(pack: PublishedPack | undefined): NoticeType[] {
  if (!pack) return [];
  return [
    ...Object.values(pack.usualNotice),
    ...pack.deadlines
      .filter(({ event }) => event === 'NOTICE_EXPIRES')
      .flatMap(({ appliesIf }) => appliesIf?.noticeType ?? []),
    ...pack.notices.flatMap(({ types }) => types ?? []),
  ];
}
