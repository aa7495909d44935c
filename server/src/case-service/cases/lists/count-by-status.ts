import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { type LawfulStep, lawfulSteps } from '@writdesk/contract/cases/cases';
import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { selectTallies, type Tallied } from '../../tallies/index.ts';

const statusWhats = caseStatuses.map((status) => `status.${status}` as const);
const stepWhats = lawfulSteps.map((step) => `step.${step}` as const);

export interface StatusCount {
  status: string;
  n: number;
}

export type MayDoCounts = Record<LawfulStep, number>;

const nameOf = (what: string) => what.slice(what.indexOf('.') + 1);
const statusesOf = (rows: readonly Tallied[]): StatusCount[] =>
  rows.flatMap(({ what, n }) => (what.startsWith('status.') ? [{ status: nameOf(what), n }] : []));

/** Exact counts by status from the tallies, or null where they don't know. */
export async function countByStatus(
  database: Pick<Database, 'as'>,
  scope: Scope,
  of: { clientId?: string | null; countyId?: string | null },
): Promise<StatusCount[] | null> {
  const rows = await selectTallies(database, scope, { ...of, what: statusWhats });
  return rows && statusesOf(rows);
}

/** The same, and by step the cases in which it is lawful on a day. */
export async function countQueuesBy(
  database: Pick<Database, 'as'>,
  scope: Scope,
  { clientId, on }: { clientId: string | null; on: string },
): Promise<{ statuses: StatusCount[]; mayDo: MayDoCounts } | null> {
  // A status has the first of all days.
  const rows = await selectTallies(database, scope, {
    clientId,
    what: [...statusWhats, ...stepWhats],
    to: on,
  });
  if (!rows) return null;
  const of = (step: LawfulStep) => rows.find(({ what }) => what === `step.${step}`)?.n ?? 0;
  const mayDo = {
    FILE: of('FILE'),
    ASK_DEFAULT: of('ASK_DEFAULT'),
    APPLY_WRIT: of('APPLY_WRIT'),
    ALT_OFFICER: of('ALT_OFFICER'),
  };
  return { statuses: statusesOf(rows), mayDo };
}
