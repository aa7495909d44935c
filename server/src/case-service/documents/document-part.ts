import { type Condition, conditionHolds, pathsOf } from '@writdesk/contract/documents/conditions';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { paperOf } from '../../../templates/papers/index.ts';
import { type CaseRecord, casePart, type DetailsRead } from '../cases/record/index.ts';
import { conditionOf, type FittingTemplate } from '../document-templates/index.ts';
import { documentColumns, selectDocuments, selectNeeds } from './document-queries.ts';
import { documentReply, withoutOriginal } from './document-reply.ts';
import { momentReached, neededDocuments } from './needed-documents.ts';
import type { PaperValues } from './paper-facts.ts';
import { readPaperValues } from './read-paper-values.ts';
import { staleOf } from './stale-documents.ts';
import { templatesOfCase } from './templates-of-case.ts';

/** What lies on a case: uploads, and the documents that are made from its facts; and what it needs of either. */
export const documentPart = casePart('documents', {
  facts: { columns: () => documentColumns, of: ({ flagged }) => ({ flaggedDocuments: flagged }) },
  async details({ db, record, rights, now }) {
    const values = once(() => readPaperValues(db, record, now));
    const asking = selectNeeds(db, record, now);
    const [{ rows, stale }, papers, needs] = await Promise.all([
      shownDocuments({ db, record, rights }, values),
      papersNow(db, record, { now, values, asking }),
      asking,
    ]);
    const shown = rows.map((row) => documentReply(row, stale(row)));
    const documents = rights.seeFirmThread ? shown : shown.map(withoutOriginal);
    return {
      documents,
      neededDocuments: rights.seeDocuments ? neededDocuments({ ...needs, papers, documents: rows }) : [],
      generatedDocument: documents.findLast(({ source }) => source === 'GENERATED') ?? null,
    };
  },
});

/** What the reader may see of a case’s documents, and what of it is stale. */
async function shownDocuments(
  { db, record, rights }: Pick<DetailsRead, 'db' | 'record' | 'rights'>,
  values: () => Promise<PaperValues>,
) {
  const all = rights.seeDocuments ? await selectDocuments(db, record) : [];
  const rows = all.filter(({ visibility }) => rights.seeFirmThread || visibility === 'ALL');
  return { rows, stale: await staleOf(db, record, rows, values) };
}

/** Several ask for the case’s facts; they are read once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}

const asNeeded = ({ type, kind, name, formNumber }: FittingTemplate) => ({
  kind,
  name,
  courtForm: type === 'SLOT' ? formNumber : null,
});

/** Whether a condition can still hold, as far as facts are known. */
function mayHold(condition: Condition | null, known: Partial<PaperValues>): boolean {
  if (condition?.match !== 'ALL') return true;
  const rows = condition.rows.filter(({ path }) => path in known);
  return rows.length === 0 || conditionHolds({ match: 'ALL', rows }, known);
}

/** The documents that the case's place has for moments that the case has come to. */
async function papersNow(
  db: Kysely<DB>,
  record: CaseRecord,
  {
    now,
    values: read,
    asking,
  }: { now: Date; values: () => Promise<PaperValues>; asking: Promise<{ mayGiveNotice: boolean }> },
) {
  const reached = (await templatesOfCase(db, record, now)).filter(
    ({ moment, layout }) => momentReached(moment, record) && !paperOf(layout)?.onRequest,
  );
  // Most notices were given: what only a notice still to be given needs is then known without the facts of the case.
  const known: Partial<PaperValues> = (await asking).mayGiveNotice ? {} : { 'notice.toGive': null };
  const open = reached.filter((template) => mayHold(conditionOf(template), known));
  const isAsked = open.some((template) => pathsOf(conditionOf(template)).some((path) => !(path in known)));
  const values = isAsked ? await read() : known;
  return open.filter((template) => conditionHolds(conditionOf(template), values)).map(asNeeded);
}
