import type { documents, PrintedValue } from '@writdesk/contract/documents/documents';
import { tagFields } from '@writdesk/contract/documents/tag-fields';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { findPaper } from './document-queries.ts';
import { printedOf } from './printed-facts.ts';
import { readPaperValues } from './read-paper-values.ts';
import { staleOf } from './stale-documents.ts';
import { factWords } from './tag-text.ts';

/** The facts that a document prints: each with its words, who entered it, and what it is now. */
export async function getPrinted(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof documents.printed>,
): Promise<{ values: PrintedValue[] }> {
  const db = deps.db.as(scope);
  const paper = found(await findPaper(db, scope, params.id), 'document_not_found');
  const record = found(await findCase(db, scope, paper.caseId), 'case_not_found');
  const now = await readPaperValues(db, record, deps.clock.now());
  const changed = (await staleOf(db, record, [paper], () => Promise.resolve(now)))(paper);
  return {
    values: printedOf(paper).map(({ path, value, setBy, setAt }) => ({
      path,
      printed: factWords(path, value),
      now: factWords(path, now[path]),
      differs: changed.some((one) => one.path === path),
      screen: tagFields[path].screen,
      setBy,
      setAt,
    })),
  };
}
