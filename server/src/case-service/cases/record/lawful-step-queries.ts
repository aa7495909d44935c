import type { LawfulStep } from '@writdesk/contract/cases/cases';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';

export interface LawfulSteps {
  firmId: string;
  caseId: string;
  mayDo: LawfulStep | null;
  mayDoOn: string | null;
  /** The next date where the law sets it; undefined leaves the case its own. */
  next: { date: string; kind: string } | null | undefined;
}

/** Keeps what may be done next in many cases. A case is touched only where that or its next date has changed: each write changes all of its indexes. */
export async function keepLawfulSteps(db: Kysely<DB>, rows: readonly LawfulSteps[]): Promise<void> {
  const columns = {
    firm: rows.map(({ firmId }) => firmId),
    id: rows.map(({ caseId }) => caseId),
    mayDo: rows.map(({ mayDo }) => mayDo),
    mayDoOn: rows.map(({ mayDoOn }) => mayDoOn),
    setsNext: rows.map(({ next }) => next !== undefined),
    nextDate: rows.map(({ next }) => next?.date ?? null),
    nextKind: rows.map(({ next }) => next?.kind ?? null),
  };
  await updateSteps(db, columns);
}

interface StepColumns {
  firm: string[];
  id: string[];
  mayDo: (string | null)[];
  mayDoOn: (string | null)[];
  setsNext: boolean[];
  nextDate: (string | null)[];
  nextKind: (string | null)[];
}
const updateSteps = prepared(
  (
    _db,
    columns: StepColumns,
  ) => sql`update cases.eviction_case c set may_do = row.may_do, may_do_on = row.may_do_on,
      next_date = case when row.sets_next then row.next_date else c.next_date end,
      next_date_kind = case when row.sets_next then row.next_kind else c.next_date_kind end
    from unnest(${columns.firm}::uuid[], ${columns.id}::uuid[], ${columns.mayDo}::text[], ${columns.mayDoOn}::date[],
      ${columns.setsNext}::boolean[], ${columns.nextDate}::date[], ${columns.nextKind}::text[])
      as row (firm_id, case_id, may_do, may_do_on, sets_next, next_date, next_kind)
    where c.firm_id = row.firm_id and c.id = row.case_id
      and ((c.may_do, c.may_do_on) is distinct from (row.may_do, row.may_do_on)
        or row.sets_next and (c.next_date, c.next_date_kind) is distinct from (row.next_date, row.next_kind))`,
);
