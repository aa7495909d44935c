import type { CaseActor, CaseFacts } from '@writdesk/contract/cases/case-facts';
import { supportRole } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { supportFor } from '../../../user-service/access/index.ts';
import type { Deps } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { type CaseKey, caseParts, type CaseRecord, type RuleColumns } from '../record/index.ts';
import { selectFactColumns } from './case-facts-queries.ts';

/** What a case is to the rules; undefined where the reader doesn't see it. */
export type FactsOf = (record: RuleColumns) => CaseFacts | undefined;

/** Cases as the rules see them: what their own rows say, which may be read at the same time, and what each part adds, in one statement. */
export async function readFacts(
  { registered }: Pick<Deps, 'registered'>,
  db: Kysely<DB>,
  keys: readonly CaseKey[],
  now: Date,
): Promise<FactsOf> {
  const parts = registered.of(caseParts).flatMap(({ facts }) => {
    if (!facts) return [];
    const columns = facts.columns(now);
    return [{ of: facts.of, names: Object.keys(columns), columns: Object.values(columns) }];
  });
  const values = await selectFactColumns(
    db,
    keys,
    parts.flatMap(({ columns }) => columns),
  );
  return (record) => {
    const rest = values.get(record.id)?.values();
    if (!rest) return undefined;
    const added = parts.map(({ of, names }) =>
      of(Object.fromEntries(names.map((name) => [name, rest.next().value])), record),
    );
    // That nothing is missing is proven where the parts are listed.
    return Object.assign(ownFacts(record, now), ...added) as CaseFacts;
  };
}

export type OwnFact = keyof ReturnType<typeof ownFacts>;

/** What the case's own row says. */
function ownFacts(record: RuleColumns, now: Date) {
  return {
    status: record.status,
    stateCode: record.stateCode,
    filingStage: record.filingStage,
    serviceStage: record.serviceStage,
    approvedAt: record.approvedAt?.toISOString() ?? null,
    resumeStatus: record.resumeStatus,
    statusBeforeDocket: record.statusBeforeDocket,
    statusBeforeEnd: record.statusBeforeEnd,
    serveFirst: record.serveFirst,
    openSpecialApprovals: 0,
    hearingHeld: record.hearingStage === 'HELD' || (record.hearingAt !== null && record.hearingAt <= now),
    withPrejudice: record.withPrejudice,
    openWrit: false,
  } satisfies Partial<CaseFacts>;
}

/** The actor as the rules see them; an administrator with an open access to the firm as a processor of it, too. */
export function caseActor(actor: Actor, record: Pick<CaseRecord, 'firmId' | 'id'>): CaseActor {
  if (actor.kind !== 'user') return { roles: [], barStates: [], system: true };
  const lent = supportFor(actor, { firmId: record.firmId, caseId: record.id }) ? [supportRole] : [];
  return { roles: [...actor.roles, ...lent], barStates: actor.barStates };
}
