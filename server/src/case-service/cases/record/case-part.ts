import type { CaseFacts } from '@writdesk/contract/cases/case-facts';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely, RawBuilder } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { type Registry, registry } from '../../../platform/registry.ts';
import type { CaseRecord } from './case-queries.ts';
import type { CaseRights } from './case-rights.ts';

export type CaseDetailsReply = RouteReplyInput<typeof cases.details>;

/** Expressions over `cases.eviction_case c`, by name. All parts' columns are read in one statement. */
export type FactColumns = Readonly<Record<string, RawBuilder<unknown>>>;
type RowOf<C extends FactColumns> = { [K in keyof C]: C[K] extends RawBuilder<infer T> ? T : never };

/** What the rules ask of the case's own row: a list reads no more of it than this and what it shows. */
export type RuleColumns = Pick<
  CaseRecord,
  | 'id'
  | 'status'
  | 'stateCode'
  | 'filingStage'
  | 'serviceStage'
  | 'hearingStage'
  | 'hearingAt'
  | 'approvedAt'
  | 'resumeStatus'
  | 'statusBeforeDocket'
  | 'statusBeforeEnd'
  | 'serveFirst'
  | 'changedSinceReturn'
  | 'withPrejudice'
>;

/** Which rows of a part a case has at all, by name. */
type RowsOf<H extends string> = Readonly<Record<H, RawBuilder<boolean>>>;

/** What a part's page is read with; the case itself is read already. */
export interface DetailsRead<H extends string = string> {
  db: Kysely<DB>;
  actor: Actor;
  rights: CaseRights;
  record: CaseRecord;
  now: Date;
  /** Whether the case has rows of a name: what isn’t there needs no statement of its own. */
  has(name: H): Promise<boolean>;
}

interface Definition<
  C extends FactColumns,
  F extends keyof CaseFacts,
  D extends keyof CaseDetailsReply,
  H extends string,
> {
  /** What the rules ask of this part. */
  facts?: {
    /** `now` is a place in the statement: it isn’t known yet. */
    columns(now: Date): C;
    of(row: RowOf<C>, record: RuleColumns, now: Date): Pick<CaseFacts, F>;
  };
  /** Rows that most cases don’t have; whether this one does is asked together with the facts. */
  rows?: RowsOf<H>;
  /** What this part shows on the case's page: all parts are read at once. */
  details?(read: DetailsRead<H>): Promise<Pick<CaseDetailsReply, D>>;
}

/** What a noun adds to a case. `server/src/case-parts.ts` lists all of them. */
export interface CasePart<F extends keyof CaseFacts = never, D extends keyof CaseDetailsReply = never> {
  readonly key: string;
  readonly facts?: {
    columns(now: Date): FactColumns;
    of(row: Readonly<Record<string, unknown>>, record: RuleColumns, now: Date): Pick<CaseFacts, F>;
  };
  readonly rows?: RowsOf<string>;
  readonly details?: (read: DetailsRead) => Promise<Pick<CaseDetailsReply, D>>;
}

export function casePart<
  C extends FactColumns = Record<never, never>,
  F extends keyof CaseFacts = never,
  D extends keyof CaseDetailsReply = never,
  H extends string = never,
>(key: string, { facts, rows, details }: Definition<C, F, D, H>): CasePart<F, D> {
  return {
    key,
    ...(rows && { rows }),
    ...(details && { details }),
    // The row has the columns of this very part.
    ...(facts && {
      facts: { columns: facts.columns, of: (row, record, now) => facts.of(row as RowOf<C>, record, now) },
    }),
  };
}

export const caseParts: Registry<CasePart> = registry('case parts');
