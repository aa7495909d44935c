import { conditionHolds } from '@writdesk/contract/documents/conditions';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { paperOf } from '../../../templates/papers/index.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { conditionOf, type FittingTemplate } from '../document-templates/index.ts';
import { selectDocuments } from './document-queries.ts';
import { isFilled } from './fill-template.ts';
import { wasGiven } from './given-notice.ts';
import { type MissingFact, missingFacts } from './missing-facts.ts';
import { momentReached } from './needed-documents.ts';
import { readPaperValues } from './read-paper-values.ts';
import { staleOf } from './stale-documents.ts';
import { templatesOfCase } from './templates-of-case.ts';

interface DuePaper {
  template: FittingTemplate;
  /** What the case has of it: out of date, or not made. */
  before: { id: string } | undefined;
  missing: MissingFact[];
}

/** What a case needs now and lacks, could not be made, or prints facts that have changed. */
export async function duePapers(db: Kysely<DB>, record: CaseRecord, now: Date): Promise<DuePaper[]> {
  const values = await readPaperValues(db, record, now);
  const present = await selectDocuments(db, record);
  const stale = await staleOf(db, record, present, () => Promise.resolve(values));
  const needed = (await templatesOfCase(db, record, now)).filter(
    (template) =>
      isFilled(template) &&
      !paperOf(template.layout)?.onRequest &&
      !wasGiven(template, values) &&
      momentReached(template.moment, record) &&
      conditionHolds(conditionOf(template), values),
  );
  return needed.flatMap((template) => {
    const before = present.findLast(({ kind, source }) => kind === template.kind && source === 'GENERATED');
    const isDue = !before || before.status === 'FAILED' || stale(before).length > 0;
    return isDue ? [{ template, before, missing: missingFacts(template, values) }] : [];
  });
}
