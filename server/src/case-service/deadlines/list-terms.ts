import type { deadlines } from '@writdesk/contract/deadlines/deadlines';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { readLawBook } from './law-book.ts';

/** The own words of every state whose law is known: a list says each row in the words of its state. */
export async function listTerms({
  deps,
  scope,
}: UserContext): Promise<RouteReplyInput<typeof deadlines.terms>> {
  const { packs } = await readLawBook(deps.db.as(scope));
  return { states: [...packs.values()].flatMap(({ state, terms }) => (terms ? [{ state, terms }] : [])) };
}
