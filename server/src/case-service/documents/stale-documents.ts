import { endStatuses } from '@writdesk/contract/cases/case-status';
import { isNotice } from '@writdesk/contract/documents/notice-kinds';
import type { ChangedValue } from '@writdesk/contract/documents/printed-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { CaseKey, CaseRecord } from '../cases/record/index.ts';
import { type DocumentRecord, selectDocuments } from './document-queries.ts';
import type { PaperValues } from './paper-facts.ts';
import { changedFacts } from './printed-facts.ts';
import { readPaperValues } from './read-paper-values.ts';

type CaseOf = CaseKey & Pick<CaseRecord, 'filedAt' | 'status'>;
type Row = Pick<DocumentRecord, 'kind' | 'status' | 'createdAt' | 'printed' | 'keptValues'>;

/** What the court has stays as it is, and so does what an ended case has. */
const mayBeStale = (row: Row, { filedAt, status }: CaseOf): boolean =>
  row.status === 'READY' &&
  row.printed !== null &&
  !endStatuses.includes(status) &&
  (filedAt === null || row.createdAt > filedAt);

/** Which printed facts of a document are different now. */
export type StaleOf = (row: Row) => ChangedValue[];

/** Compares documents with their case as it is now; the case’s facts are read only where a document can be stale. */
export async function staleOf(
  db: Kysely<DB>,
  record: CaseOf,
  rows: readonly Row[],
  read: Date | (() => Promise<PaperValues>),
): Promise<StaleOf> {
  if (!rows.some((row) => mayBeStale(row, record))) return () => [];
  const values = await (read instanceof Date ? readPaperValues(db, record, read) : read());
  // What the tenant was given stays as it was given.
  const isGiven = ({ kind }: Row) => isNotice(kind) && values['notice.toGive'] === null;
  return (row) => (mayBeStale(row, record) && !isGiven(row) ? changedFacts(row, values) : []);
}

/** What leaves the firm says what the case says. @throws `case_incomplete`, naming each document. */
export async function requireFresh(db: Kysely<DB>, record: CaseOf, now: Date): Promise<void> {
  const errors = await staleFaults(db, record, now);
  if (errors.length) refuse('case_incomplete', { errors });
}

/** Nobody signs or files a document whose facts have changed: what must be made again or kept, by name. */
export async function staleFaults(
  db: Kysely<DB>,
  record: CaseOf,
  now: Date,
  rows?: Awaited<ReturnType<typeof selectDocuments>>,
): Promise<FieldError[]> {
  const documents = rows ?? (await selectDocuments(db, record));
  const changed = await staleOf(db, record, documents, now);
  return documents
    .filter((document) => changed(document).length > 0)
    .map(({ title }) => atField('documents', fault('paper_stale', { title })));
}
