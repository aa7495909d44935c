import type { CaseActor, CaseFacts } from '@writdesk/contract/cases/case-facts';
import { supportRole } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { supportFor } from '../../../user-service/access/index.ts';
import type { Deps } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.ts';
import {
  type CaseKey,
  type CasePart,
  caseParts,
  type CaseRecord,
  type RuleColumns,
} from '../record/index.ts';
import { type FactShape, selectFactColumns } from './case-facts-queries.ts';

/** What a case is to the rules; undefined where the reader doesn't see it. */
export type FactsOf = (record: RuleColumns) => CaseFacts | undefined;

/** Where the values of each part stand among the columns of the statement. */
interface PartColumns {
  of: NonNullable<CasePart['facts']>['of'];
  columns: { name: string; at: string }[];
}
interface Layout {
  facts: PartColumns[];
  /** The column of each row that a part asks about. */
  rows: ReadonlyMap<CasePart, Readonly<Record<string, string>>>;
  shapes: { ofFacts: FactShape; ofDetails: FactShape };
}
const layouts = new WeakMap<readonly CasePart[], Layout>();

function layoutOf(parts: readonly CasePart[]): Layout {
  const known = layouts.get(parts);
  if (known) return known;
  let fact = 0;
  let row = 0;
  const layout = {
    facts: parts.flatMap(({ facts }): PartColumns[] => {
      if (!facts) return [];
      const names = Object.keys(facts.columns(new Date()));
      return [{ of: facts.of, columns: names.map((name) => ({ name, at: `fact${fact++}` })) }];
    }),
    rows: new Map(
      parts.map((part) => [
        part,
        Object.fromEntries(Object.keys(part.rows ?? {}).map((name) => [name, `rows${row++}`])),
      ]),
    ),
    shapes: { ofFacts: { parts, withRows: false }, ofDetails: { parts, withRows: true } },
  };
  layouts.set(parts, layout);
  return layout;
}

type Row = Record<string, unknown>;

function factsIn(layout: Layout, row: Row, record: RuleColumns, now: Date): CaseFacts {
  const added = layout.facts.map(({ of, columns }) =>
    of(Object.fromEntries(columns.map(({ name, at }) => [name, row[at]])), record, now),
  );
  // That nothing is missing is proven where the parts are listed.
  return Object.assign(ownFacts(record, now), ...added) as CaseFacts;
}

/** Cases as the rules see them: what their own rows say, which may be read at the same time, and what each part adds, in one statement. */
export async function readFacts(
  { registered }: Pick<Deps, 'registered'>,
  db: Kysely<DB>,
  keys: readonly CaseKey[],
  now: Date,
): Promise<FactsOf> {
  const layout = layoutOf(registered.of(caseParts));
  const firmIds = [...new Set(keys.map(({ firmId }) => firmId))];
  const ids = keys.map(({ id }) => id);
  const rows = keys.length ? await selectFactColumns(db, { firmIds, ids, now }, layout.shapes.ofFacts) : [];
  const values = new Map(rows.map((row) => [row.id, row]));
  return (record) => {
    const row = values.get(record.id);
    return row && factsIn(layout, row, record, now);
  };
}

/** A case as the rules see it, and which rows it has of what its parts ask about. */
export interface KnownOfCase {
  facts: CaseFacts;
  has(part: CasePart, name: string): boolean;
}

/** The same for the page of one case; undefined where the reader doesn't see it. */
export async function readKnown(
  { registered }: Pick<Deps, 'registered'>,
  db: Kysely<DB>,
  record: CaseRecord,
  now: Date,
): Promise<KnownOfCase | undefined> {
  const layout = layoutOf(registered.of(caseParts));
  const asked = { firmIds: [record.firmId], ids: [record.id], now };
  const [row] = await selectFactColumns(db, asked, layout.shapes.ofDetails);
  if (!row) return undefined;
  return {
    facts: factsIn(layout, row, record, now),
    has: (part, name) => row[layout.rows.get(part)?.[name] ?? ''] === true,
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
    hearingHeld: record.hearingStage === 'HELD' || (record.hearingAt !== null && record.hearingAt <= now),
    withPrejudice: record.withPrejudice,
  } satisfies Partial<CaseFacts>;
}

/** The actor as the rules see them; an administrator with an open access to the firm as a processor of it, too. */
export function caseActor(actor: Actor, record: Pick<CaseRecord, 'firmId' | 'id'>): CaseActor {
  if (actor.kind !== 'user') return { roles: [], barStates: [], system: true };
  const support = supportFor(actor, { firmId: record.firmId, caseId: record.id }) ? [supportRole] : [];
  return { roles: [...actor.roles, ...support], barStates: actor.barStates };
}
